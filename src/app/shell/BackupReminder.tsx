import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFamily } from '#app/family/use-family.ts';
import { useLastBackup } from '#app/family/use-last-backup.ts';
import { type EntryTimes, isBackupDue } from '#domain/sync/backup-due.ts';
import { paths } from '#paths.ts';
import { useSession } from '#session/session.ts';
import { useRecords } from '#session/use-records.ts';
import { readEntryTimes } from '#storage/backup/last-backup.ts';
import styles from './BackupReminder.module.css';

/** One line once a week or more of entries is in no backup. It is not a dialog, and disappears with the next backup. */
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
      <span>{backup.words}</span> <Link to={`${paths.profile}#backup`}>Make a backup</Link>
    </p>
  );
}

/** The entry times as of this visit or this morning. A live query would re-run with every tap for a weekly line. */
function useEntryTimes(): EntryTimes | null {
  const db = useRecords();
  const { today } = useFamily();
  const [times, setTimes] = useState<EntryTimes | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day that begins is a reason to look again.
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
