import Dexie from 'dexie';
import { kindNames, kindOf } from '#domain/kinds/registry.ts';
import { partOfRow } from '#domain/log/log-stores.ts';
import type { CountedPart } from '#domain/sync/backup-preview.ts';
import { oneAtATime, withAccounts } from '#storage/accounts/accounts-db.ts';
import { readSavedUser, saveUser } from '#storage/accounts/saved-session.ts';
import { chooseAppearance } from '#storage/browser/appearance.ts';
import { forgetCachedLanguage } from '#storage/browser/language.ts';
import { forgetNames } from '#storage/browser/local-store.ts';
import { idempotentWrite, withRetry } from '#storage/database/durable-write.ts';
import { forgetLastSeen } from '#storage/database/eviction-guard.ts';
import { withTimeout } from '#storage/database/open-database.ts';
import { deleteUserRecords, userRecordsName } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { noteSharedLog } from '#storage/database/shared-log.ts';
import { tableOf } from './kind-stores.ts';

/** The prefix of all databases of the app, and of its caches except the one with the app's own files. */
const OURS = 'weehours-';

/**
 * Counts the rows of each part of a log. Reads only the rows of the shared store, because their kinds decide the part.
 */
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
 * Empties a log in one transaction: babies, records, timers, the trash, imports and snapshots. The database is emptied
 * instead of deleted, so that other tabs show the change immediately. This cannot be undone.
 */
export async function eraseLog(db: RecordsDb): Promise<void> {
  // This comes first, because a log that was emptied on purpose must not look evicted.
  forgetLastSeen(db.name);
  noteSharedLog(db.name, false);
  await idempotentWrite(db, db.tables, () => Promise.all(db.tables.map((table) => table.clear())));
  await forgetHandedFiles();
}

/**
 * Removes a user from this device: the records, the account, and everything stored under their id. If this is the last
 * user, everything of the app is removed, including the device's settings. The user must be signed out in every tab.
 * Rejects if a tab does not close the database within ten seconds. The call can then be repeated. This cannot be
 * undone.
 */
export async function eraseUser(userId: string): Promise<void> {
  // This comes first. If the rest fails, the owner signs in again to finish it. The log must not look evicted then.
  forgetLastSeen(userRecordsName(userId));
  // The account is removed after its records. While any records are left, their owner can sign in and delete them.
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
    // `chooseAppearance` also notifies the page, so that the colors change immediately.
    chooseAppearance('auto');
    await forgetCachedLanguage();
  }
  // Another user may have signed in during the wait.
  if (readSavedUser()?.userId === userId) saveUser(null);
  for (const area of ['local', 'session'] as const) {
    forgetNames(area, (name) => othersLeft === 0 || name.includes(userId));
  }
}

async function ourDatabases(): Promise<string[]> {
  const names = await Dexie.getDatabaseNames();
  return names.filter((name) => name.startsWith(OURS));
}

/** Deletes files that other apps shared and that no page has read yet. */
async function forgetHandedFiles(): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) if (name.startsWith(OURS)) await caches.delete(name);
}
