import Dexie from 'dexie';
import { kindNames, kindOf } from '#domain/kinds/registry.ts';
import { partOfRow } from '#domain/log/log-stores.ts';
import type { CountedPart } from '#domain/sync/backup-preview.ts';
import { oneAtATime, withAccounts } from '#storage/accounts/accounts-db.ts';
import { readSavedUser, saveUser } from '#storage/accounts/saved-session.ts';
import { chooseAppearance } from '#storage/browser/appearance.ts';
import { forgetNames } from '#storage/browser/local-store.ts';
import { idempotentWrite, withRetry } from '#storage/database/durable-write.ts';
import { forgetLastSeen } from '#storage/database/eviction-guard.ts';
import { withTimeout } from '#storage/database/open-database.ts';
import { deleteUserRecords, userRecordsName } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { tableOf } from './kind-stores.ts';

/** What all our databases, and all our caches but the app's own files, are named with. */
const OURS = 'weehours-';

/** How much a log holds, by part. The rows of a store that kinds share are read, all others only counted. */
export async function countLog(db: RecordsDb): Promise<Partial<Record<CountedPart, number>>> {
  return withRetry(db, async () => {
    const counts: Partial<Record<CountedPart, number>> = { babies: await db.babies.count() };
    for (const kind of kindNames().filter((name) => kindOf(name).store)) {
      counts[kind] = await tableOf(db, kind).count();
    }
    await db.entries.each((row) => {
      const part = partOfRow(db.entries.name, row) as CountedPart;
      counts[part] = (counts[part] ?? 0) + 1;
    });
    return counts;
  });
}

/**
 * Empties a log in one transaction: babies, records, timers, the trash, imports, and what could be taken back. Emptied and
 * not deleted, so that other tabs see it at once. There is no way back.
 */
export async function eraseLog(db: RecordsDb): Promise<void> {
  // First: a log that was emptied on purpose must not look evicted.
  forgetLastSeen(db.name);
  await idempotentWrite(db, db.tables, () => Promise.all(db.tables.map((table) => table.clear())));
  await forgetHandedFiles();
}

/**
 * Removes a user from this device: the records, the account, and all that is kept under their id. With the last user all
 * that the app keeps goes, the device's own settings included. The user must be signed out in every tab by then; rejects
 * where a tab does not let go in ten seconds, and can then be done again. There is no way back.
 */
export async function eraseUser(userId: string): Promise<void> {
  // First: when the rest fails, the owner signs in again to finish it. The log must not look evicted then.
  forgetLastSeen(userRecordsName(userId));
  // The account goes after its records: as long as anything of them is left, its owner can sign in and delete it.
  await withTimeout(deleteUserRecords(userId));
  await oneAtATime(() => eraseAccount(userId));
  await forgetHandedFiles();
}

async function eraseAccount(userId: string): Promise<void> {
  const othersLeft = await withAccounts(async (db) => {
    await db.accounts.delete(userId);
    return db.accounts.count();
  });
  if (othersLeft === 0) {
    for (const name of await ourDatabases()) await withTimeout(Dexie.delete(name));
    // Chosen anew and not only forgotten, so that the page is lit so at once.
    chooseAppearance('auto');
  }
  // Somebody else may have signed in while this waited.
  if (readSavedUser()?.userId === userId) saveUser(null);
  for (const area of ['local', 'session'] as const) {
    forgetNames(area, (name) => othersLeft === 0 || name.includes(userId));
  }
}

async function ourDatabases(): Promise<string[]> {
  const names = await Dexie.getDatabaseNames();
  return names.filter((name) => name.startsWith(OURS));
}

/** What other apps shared with this one and nobody took yet. */
async function forgetHandedFiles(): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) if (name.startsWith(OURS)) await caches.delete(name);
}
