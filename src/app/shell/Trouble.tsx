import type { StorageProblem } from '#domain/log/storage-problem.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { LogGone } from './LogGone.tsx';
import { LogTakenOver } from './LogTakenOver.tsx';
import { RecordsTrouble } from './RecordsTrouble.tsx';

/** Reports a storage problem. The report replaces the screen, or is above a screen that still shows the log. */
export function Trouble({ problem, db }: { problem: StorageProblem; db: RecordsDb | null }) {
  if (problem === 'gone') return <LogGone problem={problem} alone={!db} />;
  return db ? <LogTakenOver problem={problem} /> : <RecordsTrouble problem={problem} />;
}
