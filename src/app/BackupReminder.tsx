import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { useSession } from '#session/session.ts';
import styles from './BackupReminder.module.css';
import { useBackupTimes } from './use-backup-times.ts';

/**
 * One quiet line once a week or more was logged that no backup holds. It waits where it stands, asks nothing, and is gone
 * with the next backup.
 */
export function BackupReminder() {
  const signedIn = useSession((session) => session.status === 'signed-in');
  const backup = useBackupTimes();
  if (!signedIn || !backup?.due) return null;
  return (
    <p className={styles.reminder}>
      {backup.words} <Link to={`${paths.profile}#backup`}>Make a backup</Link>
    </p>
  );
}
