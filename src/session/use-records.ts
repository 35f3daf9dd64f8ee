import { createContext, useContext, useEffect } from 'react';
import { create } from 'zustand';
import { authorNow } from '#storage/device.ts';
import { readPreferences } from '#storage/preferences.ts';
import { openDemoRecords, openUserRecords, type RecordsDb } from '#storage/records-db.ts';
import { type StorageProblem, storageProblem } from '#storage/storage-error.ts';
import { purgeTrash } from '#storage/trash.ts';
import { DEMO_OWNER, ownerOf, useSession } from './session.ts';
import { zoneOf } from './use-preferences.ts';

/** The records of whoever is here, on their way to being open. */
type Records =
  | { status: 'closed' }
  | { status: 'opening'; owner: string }
  | { status: 'open'; owner: string; db: RecordsDb }
  | { status: 'failed'; owner: string; problem: StorageProblem };

const useRecordsStore = create<Records>()(() => ({ status: 'closed' }));

useSession.subscribe((session) => {
  if (ownerOf(session) !== openOwner()) closeRecords();
});

function openOwner(): string | null {
  const records = useRecordsStore.getState();
  return records.status === 'closed' ? null : records.owner;
}

function closeRecords(): void {
  const records = useRecordsStore.getState();
  if (records.status === 'open') records.db.close();
  useRecordsStore.setState({ status: 'closed' }, true);
}

/** Opens the records of `owner`, once however often it is called; a failure can be tried again. */
async function openRecords(owner: string): Promise<void> {
  const records = useRecordsStore.getState();
  if (openOwner() === owner && records.status !== 'failed') return;
  closeRecords();
  useRecordsStore.setState({ status: 'opening', owner }, true);
  const settle = (next: Records) => {
    if (openOwner() === owner) useRecordsStore.setState(next, true);
    else if (next.status === 'open') next.db.close();
  };
  try {
    const superseded = () =>
      settle({ status: 'failed', owner, problem: storageProblem({ name: 'DatabaseClosedError' }) });
    const db =
      owner === DEMO_OWNER
        ? await openDemoRecords(zoneOf(readPreferences(owner, navigator.language)), authorNow())
        : await openUserRecords(owner, superseded);
    settle({ status: 'open', owner, db });
    emptyTrashLater(db);
  } catch (error) {
    settle({ status: 'failed', owner, problem: storageProblem(error) });
  }
}

/** Well after the first screen has read what it shows. */
const TIDY_AFTER_MS = 5000;

/** Removes what was deleted a month ago. What cannot be removed today is removed another day; nobody waits for it. */
function emptyTrashLater(db: RecordsDb): void {
  setTimeout(() => db.isOpen() && void purgeTrash(db, authorNow().now).catch(() => {}), TIDY_AFTER_MS);
}

/** The records of whoever is here, opened on first use. For the app's shell; screens use {@link useRecords}. */
export function useOpenRecords(): Records {
  const owner = useSession(ownerOf);
  const records = useRecordsStore();
  useEffect(() => {
    if (owner !== null) void openRecords(owner);
  }, [owner]);
  return records;
}

const RecordsContext = createContext<RecordsDb | null>(null);
export const RecordsProvider = RecordsContext.Provider;

/** The open records. Throws outside the signed-in app. */
export function useRecords(): RecordsDb {
  const db = useContext(RecordsContext);
  if (!db) throw new Error('useRecords is for screens inside the app, where the records are open.');
  return db;
}
