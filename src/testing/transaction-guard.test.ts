import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#domain/record.ts';
import { durableWrite } from '#storage/database/durable-write.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { aFeed } from './builders.ts';
import { takeOutlived } from './transaction-guard.ts';

let db: RecordsDb;
beforeEach(async () => {
  db = await openUserRecords(newId(Date.now()));
});
afterEach(() => db.delete());

const hash = () => crypto.subtle.digest('SHA-256', new Uint8Array(1));
const aTask = () => new Promise((resolve) => setImmediate(resolve));

/** Awaits a promise at the beginning (0), in the middle (1) or at the end (2) of a write. */
async function writeAwaiting(foreign: () => Promise<unknown>, place: number): Promise<void> {
  const waitAt = async (here: number) => here === place && (await foreign());
  await durableWrite(db, [db.feeds], async () => {
    await waitAt(0);
    await db.feeds.put(aFeed());
    await waitAt(1);
    await db.feeds.put(aFeed());
    await waitAt(2);
  }).catch(() => undefined);
}

test.each([0, 1, 2])(
  'watchTransactions finds a hash that a transaction awaits at place %i',
  async (place) => {
    await writeAwaiting(hash, place);
    expect(takeOutlived()).toEqual([expect.stringContaining('feeds')]);
  },
);

test.each([0, 1, 2])(
  'watchTransactions finds a wait that fake-indexeddb tolerates at place %i',
  async (place) => {
    await writeAwaiting(aTask, place);
    expect(takeOutlived()).toEqual([expect.stringContaining('feeds')]);
  },
);

test('watchTransactions accepts a transaction with only database calls', async () => {
  await durableWrite(db, [db.feeds, db.sleeps], async () => {
    await Promise.all([db.feeds.bulkPut([aFeed(), aFeed()]), db.sleeps.count()]);
    await Promise.resolve();
    for (const feed of await db.feeds.filter(({ note }) => note === '').toArray())
      await db.feeds.delete(feed.id);
    await db.feeds.toCollection().modify({ note: 'none left' });
  });
  await expect(
    durableWrite(db, [db.feeds], async () => {
      await db.feeds.put(aFeed());
      throw new Error('on purpose');
    }),
  ).rejects.toThrow('on purpose');
  expect(takeOutlived()).toEqual([]);
});
