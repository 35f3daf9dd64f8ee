import { useLive } from '#app/family/use-live.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { readOwnCopy } from '#storage/sync/digest-notes.ts';
import { words } from '#words/now.ts';
import { useSharingStatus } from './sharing-status.ts';

/** Describes the state of a shared log in a few words. */
export function useStatusWords(db: RecordsDb): string {
  const { connection, unsent, isFull } = useSharingStatus();
  const copy = useLive(db, 'own copy', (log) => readOwnCopy(log, Date.now()));
  const { status } = words.sharing;
  if (connection === 'connecting') return status.connecting;
  if (connection !== 'connected') return status[connection];
  if (copy?.isComplete !== true || copy.unlike.length > 0) return status.getting;
  if (isFull) return status.full;
  return unsent > 0 ? status.waiting(unsent) : status.inStep;
}
