import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFamily } from '#app/family/use-family.ts';
import { useLastBackup } from '#app/family/use-last-backup.ts';
import { type EntryTimes, isBackupDue } from '#domain/sync/backup-due.ts';
import { paths } from '#paths.ts';
import { useSession } from '#session/session.ts';
import { useRecords } from '#session/use-records.ts';
import { readEntryTimes } from '#storage/backup/last-backup.ts';
import { words } from '#words/now.ts';
import styles from './BackupReminder.module.css';

/** Shows one line if entries of a week or more are in no backup. The next backup removes the line. */
export function BackupReminder() {
  const signedIn = useSession((session) => session.status === 'signed-in');
  return signedIn ? <Reminder /> : null;
}

function Reminder() {
  const backup = useLastBackup();
  const entries = useEntryTimes();
  const { now } = useFamily();
  if (!backup || !entries || !isBackupDue(backup.at, entries, now)) return null;
  return (
    <p className={styles.reminder}>
      <span>{backup.words}</span> <Link to={paths.backup}>{words.first.frame.makeBackup}</Link>
    </p>
  );
}

/**
 * Returns the entry times, which are read on mount and on each new day. A live query would run again after every tap.
 */
function useEntryTimes(): EntryTimes | null {
  const db = useRecords();
  const { today } = useFamily();
  const [times, setTimes] = useState<EntryTimes | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new day reads the times again.
  useEffect(() => {
    let gone = false;
    // Other components report a log that cannot be read.
    readEntryTimes(db).then(
      (read) => gone || setTimes(read),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [db, today]);
  return times;
}
