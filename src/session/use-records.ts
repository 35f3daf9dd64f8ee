import { createContext, useContext, useEffect } from 'react';
import { create } from 'zustand';
import { LOOK_BACK_DAYS } from '#domain/log/care-state.ts';
import { paths } from '#paths.ts';
import { authorNow } from '#storage/browser/device.ts';
import { readPreferences } from '#storage/browser/preferences.ts';
import { forgetLastSeen, trackLastSeen } from '#storage/database/eviction-guard.ts';
import { openUserRecords, userRecordsName } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { type StorageProblem, storageProblem } from '#storage/database/storage-error.ts';
import { DEMO_OWNER, ownerOf, useSession } from './session.ts';
import { zoneOf } from './use-preferences.ts';

/** The records of whoever is here, on their way to being open. */
type Records =
  | { status: 'closed' }
  | { status: 'opening'; owner: string }
  | { status: 'open'; owner: string; db: RecordsDb }
  /** Something befell the open log: what is on the screen stays to be read, and every write is refused. */
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

/** Today, the days that the dashboard looks back on, and the two from which a feed or a sleep may reach into them. */
const DAYS_OF_DASHBOARD = 1 + LOOK_BACK_DAYS + 2;

/** Opened on another screen the demo has all of its days at once: what that says of a part would change under the eyes. */
async function openDemo(): Promise<RecordsDb> {
  const isOtherOffset = location.pathname.startsWith(`${paths.dashboard}/`);
  const daysAtOnce = isOtherOffset ? Number.POSITIVE_INFINITY : DAYS_OF_DASHBOARD;
  const { openDemoRecords } = await import('#storage/database/open-demo.ts');
  return openDemoRecords(zoneOf(readPreferences(DEMO_OWNER, navigator.language)), authorNow(), daysAtOnce);
}

/** Opens the records of `owner`, once however often it is called; a failure can be tried again. */
async function openRecords(owner: string, afresh = false): Promise<void> {
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
    const db = owner === DEMO_OWNER ? await openDemo() : await openUserRecords(owner, { onTrouble, afresh });
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
 * Where the browser dropped the log of whoever is here: opens an empty one in its place. `toRestore` means that it is to be
 * filled from a backup: should nothing come of that, the loss is told again.
 */
export async function beginAfresh({ toRestore }: { toRestore: boolean }): Promise<void> {
  const owner = openOwner();
  if (owner === null) return;
  if (!toRestore) forgetLastSeen(userRecordsName(owner));
  closeRecords();
  await openRecords(owner, true);
}

/** Well after the first screen has read what it shows. */
const TIDY_AFTER_MS = 5000;

/** Removes what was deleted a month ago. What cannot be removed today is removed another day; nobody waits for it. */
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

/** Opens the records of whoever is here before a screen asks for them; null where nobody is, or they cannot be opened. */
export async function openRecordsAhead(): Promise<RecordsDb | null> {
  const owner = ownerOf(useSession.getState());
  if (owner === null) return null;
  await openRecords(owner);
  const records = useRecordsStore.getState();
  return 'db' in records ? records.db : null;
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
