import { useLiveQuery } from 'dexie-react-hooks';
import type { ReactNode } from 'react';
import { RecordsProvider } from '#session/use-records.ts';
import { listBabies } from '#storage/babies.ts';
import type { RecordsDb } from '#storage/records-db.ts';
import { listTimers } from '#storage/timers.ts';
import { BabiesContext } from './use-babies.ts';
import { TimersContext } from './use-timers.ts';

/**
 * The open records for everything inside. The babies, and what runs for them, are read here and once: half a dozen places
 * of every screen want them, and each reading of its own would hold up the first screen.
 */
export function LiveFamily({ db, children }: { db: RecordsDb | null; children: ReactNode }) {
  const babies = useLiveQuery(async () => db && { db, rows: await listBabies(db) }, [db]);
  const timers = useLiveQuery(async () => db && { db, rows: await listTimers(db) }, [db]);
  // A live query keeps its last answer until it has the next: nothing of one family may stand in the frame of another.
  return (
    <RecordsProvider value={db}>
      <BabiesContext value={babies?.db === db ? babies?.rows : undefined}>
        <TimersContext value={timers?.db === db ? timers?.rows : undefined}>{children}</TimersContext>
      </BabiesContext>
    </RecordsProvider>
  );
}
