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

/** A log with a baby and a feed, used for a while. */
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
    (error: unknown) => storageProblem(error).cause,
  );

const exists = async (name: string) => (await indexedDB.databases()).some((one) => one.name === name);

test('refuses to open an evicted log, and makes no database in its place', async () => {
  const userId = newId(Date.now());
  await (await aLog(userId)).delete();
  for (const _ of ['at once', 'and again']) {
    expect(await problemOf(openUserRecords(userId))).toBe('gone');
    expect(await exists(userRecordsName(userId))).toBe(false);
  }
});

test('refuses an empty database in place of a log', async () => {
  const userId = newId(Date.now());
  const db = await aLog(userId);
  await Promise.all(db.tables.map((table) => table.clear()));
  // Other code did it, so the note is kept.
  localStorage.setItem(`weehours:kept:${db.name}`, '1790000000000');
  db.close();
  expect(await problemOf(openUserRecords(userId))).toBe('gone');
});

test('reports the eviction of an open log, and refuses every write', async () => {
  const userId = newId(Date.now());
  const onTrouble = vi.fn();
  (await aLog(userId)).close();
  const db = await opened(userId, { onTrouble });
  const connection = db.backendDB();
  const deleted = new Promise((resolve) => {
    indexedDB.deleteDatabase(db.name).onsuccess = resolve;
  });
  // The type asks for the class instead of an instance.
  forceCloseDatabase(connection as never);
  await deleted;
  await waitFor(() => expect(onTrouble).toHaveBeenCalledOnce());
  expect(storageProblem(onTrouble.mock.calls[0]?.[0]).cause).toBe('gone');
  expect(await problemOf(addRecord(db, 'feed', aFeed()))).toBe('gone');
  expect(await exists(db.name)).toBe(false);
});

test('opens a new empty log, and reports the next eviction', async () => {
  const userId = newId(Date.now());
  await (await aLog(userId)).delete();
  const empty = await opened(userId, { afresh: true });
  expect(await empty.babies.count()).toBe(0);
  // The note is kept until the log holds a baby again.
  empty.close();
  expect(await problemOf(openUserRecords(userId))).toBe('gone');
});

test('accepts a log that its owner emptied, and one that was always empty', async () => {
  const userId = newId(Date.now());
  const db = await aLog(userId);
  await eraseLog(db);
  await waitFor(() => expect(lastSeenAt(db.name)).toBeNull());
  db.close();
  const again = await opened(userId);
  await again.delete();
  expect(await problemOf(opened(userId))).toBeNull();
});
