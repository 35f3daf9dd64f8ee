import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#domain/record.ts';
import { HOUR } from '#domain/time/when.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { aBaby, aDiaper, aFeed, aSleep } from '#testing/builders.ts';
import { revertImport } from './imports.ts';
import { addRecord, deleteRecords } from './records.ts';
import { listTrash, purgeTrash, restoreAll, restoreRecords } from './trash.ts';

const NOW = 1_790_000_000_000;
const DAY = 24 * HOUR;
const author = { device: 'this-device', now: NOW };
let db: RecordsDb;

beforeEach(async () => {
  db = await openUserRecords(newId(Date.now()));
  await db.babies.put(aBaby());
});
afterEach(() => db.delete());

/** Deletes a new diaper of a baby at an instant. Returns its id. */
async function deletedAt(at: number, babyId = 'baby-1'): Promise<string> {
  const diaper = aDiaper({ babyId });
  await addRecord(db, 'diaper', diaper);
  await deleteRecords(db, [{ kind: 'diaper', id: diaper.id }], { device: 'this-device', now: at });
  return diaper.id;
}

const idsInTrash = async () => (await listTrash(db)).map(({ id }) => id);

describe('the trash', () => {
  test('lists the latest deletion first', async () => {
    const [first, last] = [await deletedAt(NOW - 2 * DAY), await deletedAt(NOW - DAY)];
    expect(await idsInTrash()).toEqual([last, first]);
  });

  test('leaves out entries of a baby without a profile', async () => {
    const id = await deletedAt(NOW);
    await deletedAt(NOW, 'went-with-its-import');
    expect(await idsInTrash()).toEqual([id]);
    await restoreAll(db, author);
    expect(await db.diapers.toArray()).toMatchObject([{ id }]);
    expect(await db.trash.count()).toBe(1);
  });

  test('restores all entries unchanged, as the latest write', async () => {
    const [feed, sleep] = [{ ...aFeed({ note: 'sleepy' }), mood: 'calm' }, aSleep()];
    await addRecord(db, 'feed', feed);
    await addRecord(db, 'sleep', sleep);
    const gone = [
      { kind: 'feed' as const, id: feed.id },
      { kind: 'sleep' as const, id: sleep.id },
    ];
    await deleteRecords(db, gone, { device: 'another', now: NOW - DAY });
    await restoreAll(db, author);
    const latest = { updatedAt: NOW, updatedBy: 'this-device' };
    expect(await db.feeds.toArray()).toEqual([{ ...feed, ...latest }]);
    expect(await db.sleeps.toArray()).toEqual([{ ...sleep, ...latest }]);
    expect(await idsInTrash()).toEqual([]);
  });
});

test('"restore all" leaves out a reverted import; its entries restore one by one', async () => {
  const [imported, deleted] = [aDiaper({ importId: 'run' }), await deletedAt(NOW - DAY)];
  await addRecord(db, 'diaper', imported);
  await revertImport(db, 'run', author);
  // The same file was imported again, and the entry has another id.
  const anew = aDiaper({ importId: 'next run' });
  await addRecord(db, 'diaper', anew);
  await restoreAll(db, author);
  expect((await db.diapers.toCollection().primaryKeys()).sort()).toEqual([deleted, anew.id].sort());
  expect(await idsInTrash()).toEqual([imported.id]);
  await restoreRecords(db, [imported.id], author);
  expect(await db.diapers.count()).toBe(3);
});

describe('purging the trash', () => {
  test('removes entries deleted more than 30 days ago', async () => {
    await deletedAt(NOW - 31 * DAY);
    const kept = [await deletedAt(NOW - 30 * DAY), await deletedAt(NOW)];
    expect(await purgeTrash(db, NOW)).toBe(1);
    expect((await idsInTrash()).sort()).toEqual(kept.sort());
  });

  test('leaves the log untouched', async () => {
    await addRecord(db, 'feed', aFeed({ createdAt: 1, updatedAt: 1 }));
    expect(await purgeTrash(db, NOW)).toBe(0);
    expect(await db.feeds.count()).toBe(1);
  });
});
