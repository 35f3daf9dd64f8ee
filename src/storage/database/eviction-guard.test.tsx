import { waitFor } from '@testing-library/react';
import { forceCloseDatabase } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { newId } from '#domain/record.ts';
import { eraseLog } from '#storage/log/erase.ts';
import { addRecord } from '#storage/log/records.ts';
import { aBaby, aFeed } from '#testing/builders.ts';
import { lastSeenAt, trackLastSeen } from './eviction-guard.ts';
import { openUserRecords, userRecordsName } from './open-log.ts';
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

/** Opens a log, adds a baby and a feed, and waits until the guard has noted that the log exists. */
async function aLog(userId: string): Promise<RecordsDb> {
  const db = await opened(userId);
  trackLastSeen(db);
  await db.babies.put(aBaby());
  await addRecord(db, 'feed', aFeed());
  await waitFor(() => expect(lastSeenAt(db.name)).not.toBeNull());
  return db;
}

const problemOf = (opening: Promise<unknown>) =>
  opening.then(
    () => null,
    (error: unknown) => storageProblem(error),
  );

const exists = async (name: string) => (await indexedDB.databases()).some((one) => one.name === name);

test('openUserRecords rejects an evicted log and creates no empty database', async () => {
  const userId = newId(Date.now());
  await (await aLog(userId)).delete();
  for (const _ of ['at once', 'and again']) {
    expect(await problemOf(openUserRecords(userId))).toBe('gone');
    expect(await exists(userRecordsName(userId))).toBe(false);
  }
});

test('openUserRecords rejects an empty database in place of an evicted log', async () => {
  const userId = newId(Date.now());
  const db = await aLog(userId);
  await Promise.all(db.tables.map((table) => table.clear()));
  // The rows disappeared without `eraseLog`, so the note that a log exists is still stored.
  localStorage.setItem(`weehours:kept:${db.name}`, '1790000000000');
  db.close();
  expect(await problemOf(openUserRecords(userId))).toBe('gone');
});

test('an open log reports its eviction and refuses every write', async () => {
  const userId = newId(Date.now());
  const onTrouble = vi.fn();
  (await aLog(userId)).close();
  const db = await opened(userId, { onTrouble });
  const connection = db.backendDB();
  const deleted = new Promise((resolve) => {
    indexedDB.deleteDatabase(db.name).onsuccess = resolve;
  });
  // The parameter is typed as the class, but the function needs an instance.
  forceCloseDatabase(connection as never);
  await deleted;
  await waitFor(() => expect(onTrouble).toHaveBeenCalledOnce());
  expect(storageProblem(onTrouble.mock.calls[0]?.[0])).toBe('gone');
  expect(await problemOf(addRecord(db, 'feed', aFeed()))).toBe('gone');
  expect(await exists(db.name)).toBe(false);
});

test('openUserRecords with `afresh` opens an empty log in place of an evicted one', async () => {
  const userId = newId(Date.now());
  await (await aLog(userId)).delete();
  const empty = await opened(userId, { afresh: true });
  expect(await empty.babies.count()).toBe(0);
  // The note stays stored, although the new log holds no baby yet.
  empty.close();
  expect(await problemOf(openUserRecords(userId))).toBe('gone');
});

test('openUserRecords accepts a log that was erased, and one that was never filled', async () => {
  const userId = newId(Date.now());
  const db = await aLog(userId);
  await eraseLog(db);
  await waitFor(() => expect(lastSeenAt(db.name)).toBeNull());
  db.close();
  const again = await opened(userId);
  await again.delete();
  expect(await problemOf(opened(userId))).toBeNull();
});
