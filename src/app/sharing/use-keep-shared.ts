import { useEffect } from 'react';
import { whenNothingIsUnsaved } from '#pwa/unsaved-work.ts';
import { userIn, useSession } from '#session/session.ts';
import { reopenRecords } from '#session/use-records.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { isSharedLog, onSharedElsewhere } from '#storage/database/shared-log.ts';
import { changeSharingStatus, resetConnectionStatus } from './sharing-status.ts';

/** Keeps the open log in step with the other phones, if it is shared. Loads no code of sharing otherwise. */
export function useKeepShared(db: RecordsDb | null): void {
  const user = useSession(userIn);
  useEffect(() => {
    if (!import.meta.env.VITE_SYNC_URL || !db || !user) return;
    let stopWaiting = () => {};
    const stopWatching = onSharedElsewhere(db.name, () => {
      stopWaiting();
      stopWaiting = whenNothingIsUnsaved(() => void openAgain(db));
    });
    const keeping = isSharedLog(db.name)
      ? import('./keep-shared.ts').then(({ keepShared }) => keepShared(db, user))
      : null;
    // Without the code, the log stays as it is. The next start of the app tries again.
    keeping?.catch(() => changeSharingStatus({ connection: 'unreachable' }));
    return () => {
      stopWatching();
      stopWaiting();
      resetConnectionStatus();
      void keeping?.then((stop) => stop()).catch(() => {});
    };
  }, [db, user]);
}

/** Opens a log again that another tab shares. What this tab wrote until now has no mark, so the phones compare. */
async function openAgain(db: RecordsDb): Promise<void> {
  const { makeDigestDue } = await import('#storage/sync/digest-notes.ts');
  await makeDigestDue(db).catch(() => {});
  await reopenRecords();
}
