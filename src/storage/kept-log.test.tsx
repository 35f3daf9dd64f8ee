import { waitFor } from '@testing-library/react';
import { forceCloseDatabase } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { newId } from '#domain/record.ts';
import { aBaby, aFeed } from '#testing/builders.ts';
import { eraseLog } from './erase.ts';
import { lastKept, noteWhileKept } from './kept-log.ts';
import { openUserRecords, userRecordsName } from './open-log.ts';
import { addRecord } from './records.ts';
import type { RecordsDb } from './records-db.ts';
import { storageProblem } from './storage-error.ts';

let open: RecordsDb[] = [];
afterEach(() => {
  for (const db of open) db.close();
  open = [];
});

async function opened(userId: string, opening = {}): Promise<RecordsDb> {
  const db = await openUserRecords(userId, opening);
  open.push(db);
  return db;
}

/** A log with a baby and a feed, used for a while. */
async function aLog(userId: string): Promise<RecordsDb> {
  const db = await opened(userId);
  noteWhileKept(db);
  await db.babies.put(aBaby());
  await addRecord(db, 'feed', aFeed());
  await waitFor(() => expect(lastKept(db.name)).not.toBeNull());
  return db;
}

const problemOf = (opening: Promise<unknown>) =>
  opening.then(
    () => null,
    (error: unknown) => storageProblem(error).cause,
  );

const exists = async (name: string) => (await indexedDB.databases()).some((one) => one.name === name);

test('a log that the browser dropped is said to be gone, and nothing is made in its place', async () => {
  const userId = newId(Date.now());
  await (await aLog(userId)).delete();
  for (const _ of ['at once', 'and again']) {
    expect(await problemOf(openUserRecords(userId))).toBe('gone');
    expect(await exists(userRecordsName(userId))).toBe(false);
  }
});

test('a log that somebody else’s code made anew, empty, is gone as well', async () => {
  const userId = newId(Date.now());
  const db = await aLog(userId);
  await Promise.all(db.tables.map((table) => table.clear()));
  // Not by us: our own note stays.
  localStorage.setItem(`weehours:kept:${db.name}`, '1790000000000');
  db.close();
  expect(await problemOf(openUserRecords(userId))).toBe('gone');
});

test('an open log that is cleared tells so, and refuses every write', async () => {
  const userId = newId(Date.now());
  const onTrouble = vi.fn();
  (await aLog(userId)).close();
  const db = await opened(userId, { onTrouble });
  const connection = db.backendDB();
  const deleted = new Promise((resolve) => {
    indexedDB.deleteDatabase(db.name).onsuccess = resolve;
  });
  // Its type asks for the class where it wants one of them.
  forceCloseDatabase(connection as never);
  await deleted;
  await waitFor(() => expect(onTrouble).toHaveBeenCalledOnce());
  expect(storageProblem(onTrouble.mock.calls[0]?.[0]).cause).toBe('gone');
  expect(await problemOf(addRecord(db, 'feed', aFeed()))).toBe('gone');
  expect(await exists(db.name)).toBe(false);
});

test('a log begun anew is empty, and the next loss is told again', async () => {
  const userId = newId(Date.now());
  await (await aLog(userId)).delete();
  const anew = await opened(userId, { afresh: true });
  expect(await anew.babies.count()).toBe(0);
  // The note stays until there is a log again: what was to be restored and was not is still missing.
  anew.close();
  expect(await problemOf(openUserRecords(userId))).toBe('gone');
});

test('a log that its owner emptied, and one that never held anything, are no losses', async () => {
  const userId = newId(Date.now());
  const db = await aLog(userId);
  await eraseLog(db);
  await waitFor(() => expect(lastKept(db.name)).toBeNull());
  db.close();
  const again = await opened(userId);
  await again.delete();
  expect(await problemOf(opened(userId))).toBeNull();
});
