import { createContext, useContext, useEffect } from 'react';
import { create } from 'zustand';
import type { StorageProblem } from '#domain/log/storage-problem.ts';
import { authorNow } from '#storage/browser/device.ts';
import { readPreferences } from '#storage/browser/preferences.ts';
import { forgetLastSeen, trackLastSeen } from '#storage/database/eviction-guard.ts';
import { openUserRecords, userRecordsName } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { storageProblem } from '#storage/database/storage-error.ts';
import { DEMO_OWNER, ownerOf, useSession } from './session.ts';
import { zoneOf } from './use-preferences.ts';

/** The state of the session's records. */
type Records =
  | { status: 'closed' }
  | { status: 'opening'; owner: string }
  | { status: 'open'; owner: string; db: RecordsDb }
  /** The open log has a problem. Its content stays readable, and writes are refused. */
  | { status: 'read-only'; owner: string; db: RecordsDb; problem: StorageProblem }
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
  if ('db' in records) records.db.close();
  useRecordsStore.setState({ status: 'closed' }, true);
}

async function openDemo(daysAtOnce: number): Promise<RecordsDb> {
  const { openDemoRecords } = await import('#storage/database/open-demo.ts');
  return openDemoRecords(zoneOf(readPreferences(DEMO_OWNER, navigator.language)), authorNow(), daysAtOnce);
}

interface Opening {
  /** How many days of entries the demo has when it opens. More days are added while the page is idle. */
  demoDays: number;
  /** Opens an empty log in place of one that the browser evicted. */
  afresh?: boolean;
}

/**
 * Opens the records of `owner`. A repeated call does nothing, unless the previous call failed or the log is read-only.
 */
async function openRecords(owner: string, { demoDays, afresh = false }: Opening): Promise<void> {
  const records = useRecordsStore.getState();
  if (openOwner() === owner && (records.status === 'opening' || records.status === 'open')) return;
  closeRecords();
  useRecordsStore.setState({ status: 'opening', owner }, true);
  const settle = (next: Records) => {
    if (openOwner() === owner) useRecordsStore.setState(next, true);
    else if ('db' in next) next.db.close();
  };
  let trouble: StorageProblem | null = null;
  const show = (db: RecordsDb) =>
    settle(trouble ? { status: 'read-only', owner, db, problem: trouble } : { status: 'open', owner, db });
  const onTrouble = (error: Error) => {
    trouble = storageProblem(error);
    const now = useRecordsStore.getState();
    if ('db' in now && now.owner === owner) show(now.db);
  };
  try {
    const db =
      owner === DEMO_OWNER ? await openDemo(demoDays) : await openUserRecords(owner, { onTrouble, afresh });
    show(db);
    if (trouble) return;
    tidyLater(db, owner);
    if (owner === DEMO_OWNER) return;
    trackLastSeen(db);
  } catch (error) {
    settle({ status: 'failed', owner, problem: storageProblem(error) });
  }
}

/**
 * Opens an empty log in place of an evicted one. `toRestore` means that a backup will fill it. If no backup does, the
 * next start reports the loss again.
 */
export async function beginAfresh({ toRestore }: { toRestore: boolean }): Promise<void> {
  const owner = openOwner();
  if (owner === null) return;
  if (!toRestore) forgetLastSeen(userRecordsName(owner));
  closeRecords();
  await openRecords(owner, { demoDays: Number.POSITIVE_INFINITY, afresh: true });
}

/** Opens the session's log again, so that its writes are marked if it is shared now. */
export async function reopenRecords(): Promise<void> {
  const owner = openOwner();
  if (owner === null) return;
  closeRecords();
  await openRecords(owner, { demoDays: Number.POSITIVE_INFINITY });
}

/** The delay in milliseconds. By then the first screen has read its data. */
const TIDY_AFTER_MS = 5000;

/**
 * Tidies the log in the background and requests persistent storage. If this fails, the next start of the app retries.
 */
function tidyLater(db: RecordsDb, owner: string): void {
  async function tidy() {
    const [{ tidyLog }, { askToPersistWhenKept }] = await Promise.all([
      import('./tidy-log.ts'),
      import('#storage/browser/persistence.ts'),
    ]);
    if (!db.isOpen()) return;
    if (owner !== DEMO_OWNER) askToPersistWhenKept(db);
    await tidyLog(db, owner, authorNow().now);
  }
  setTimeout(() => void tidy().catch(() => {}), TIDY_AFTER_MS);
}

/**
 * Opens the session's records before a screen needs them. Resolves to null when signed out or when they cannot be
 * opened.
 */
export async function openRecordsAhead(demoDays: number): Promise<RecordsDb | null> {
  const owner = ownerOf(useSession.getState());
  if (owner === null) return null;
  await openRecords(owner, { demoDays });
  const records = useRecordsStore.getState();
  return 'db' in records ? records.db : null;
}

/**
 * Returns the session's records for the frame of the app, and opens them on first use. `demoDays` must be a stable
 * function. Screens use {@link useRecords}.
 */
export function useOpenRecords(demoDays: () => number): Records {
  const owner = useSession(ownerOf);
  const records = useRecordsStore();
  useEffect(() => {
    if (owner !== null) void openRecords(owner, { demoDays: demoDays() });
  }, [owner, demoDays]);
  return records;
}

const RecordsContext = createContext<RecordsDb | null>(null);
export const RecordsProvider = RecordsContext.Provider;

/** Returns the open records. Throws outside the provider. */
export function useRecords(): RecordsDb {
  const db = useContext(RecordsContext);
  if (!db) throw new Error('useRecords is for screens inside the app, where the records are open.');
  return db;
}
