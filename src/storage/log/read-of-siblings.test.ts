import { liveQuery } from 'dexie';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KINDS } from '#domain/kinds/registry.ts';
import { newId } from '#domain/record.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { aBaby, TEST_DAY } from '#testing/builders.ts';
import { addMadeUpKinds, anOuting, madeUp, removeMadeUpKinds } from '#testing/made-up/made-up-kinds.ts';
import { addRecord, readDays } from './records.ts';

let db: RecordsDb;

beforeEach(async () => {
  addMadeUpKinds();
  const outing = madeUp('outing');
  Object.assign(KINDS, { outing: { ...KINDS[outing], isForSiblings: true } });
  db = await openUserRecords(newId(Date.now()));
  await db.babies.bulkPut([
    aBaby({ babyId: 'ada', birthDate: '2026-03-25' }),
    aBaby({ babyId: 'ben', birthDate: '2026-04-01' }),
    aBaby({ babyId: 'cy', birthDate: '2026-04-02' }),
  ]);
  await addRecord(db, outing, anOuting({ babyId: 'ada' }) as never);
});

afterEach(async () => {
  removeMadeUpKinds();
  await db.delete();
});

const placesOf = async (babyId: string) =>
  (await readDays(db, babyId, TEST_DAY, TEST_DAY))[madeUp('outing')].map((entry) => entry.babyId);

test('shows a kind for siblings with every baby born within seven days', async () => {
  expect(await placesOf('ada')).toEqual(['ada']);
  expect(await placesOf('ben')).toEqual(['ada']);
  expect(await placesOf('cy')).toEqual([]);
});

test('leaves out a baby who was removed', async () => {
  await db.babies.update('ada', { removedAt: 1 });
  expect(await placesOf('ben')).toEqual([]);
});

test('tells a live query of the other baby', async () => {
  const seen: number[] = [];
  const watch = liveQuery(() => placesOf('ben')).subscribe((places) => void seen.push(places.length));
  await expect.poll(() => seen).toEqual([1]);
  await addRecord(db, madeUp('outing'), anOuting({ babyId: 'ada' }) as never);
  await expect.poll(() => seen).toEqual([1, 2]);
  watch.unsubscribe();
});
