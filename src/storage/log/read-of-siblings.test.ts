import { liveQuery } from 'dexie';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KINDS } from '#domain/kinds/registry.ts';
import { newId } from '#domain/record.ts';
import { settledMomentOf } from '#domain/time/when.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { aBaby, TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { addMadeUpKinds, anOuting, madeUp, removeMadeUpKinds } from '#testing/made-up/made-up-kinds.ts';
import { readLatest } from './read-latest.ts';
import { addRecord, readDays } from './records.ts';
import { searchEntries } from './search-entries.ts';
import { siblingIds } from './sibling-ids.ts';

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

const placesOf = async (babyId: string) => {
  const log = await siblingIds(db, babyId).then((siblings) =>
    readDays(db, babyId, siblings, TEST_DAY, TEST_DAY),
  );
  return log[madeUp('outing')].map((entry) => entry.babyId);
};

test('readDays reads entries for siblings for all babies born within seven days', async () => {
  expect(await placesOf('ada')).toEqual(['ada']);
  expect(await placesOf('ben')).toEqual(['ada']);
  expect(await placesOf('cy')).toEqual([]);
});

const FAR = '2026-12-31';
const latestOf = async (babyId: string) =>
  (await readLatest(db, madeUp('outing'), babyId, '', FAR)) as { id?: string } | undefined;

test('readLatest finds the latest entry of all siblings', async () => {
  const at = (time: string) => settledMomentOf(`${TEST_DAY}T${time}`, TEST_ZONE).at;
  const add = (id: string, babyId: string, startTime: string, more: object = {}) =>
    addRecord(
      db,
      madeUp('outing'),
      anOuting({ id, babyId, startTime, startedAt: at(startTime), ...more }) as never,
    );
  await add('early', 'ben', '07:00');
  await add('a-late', 'ben', '23:40');
  await add('damaged', 'ben', '23:50', { note: 7 });
  await add('other', 'cy', '23:55');
  expect((await latestOf('ada'))?.id).toBe('a-late');
  expect((await latestOf('cy'))?.id).toBe('other');
  expect(await latestOf('nobody')).toBeUndefined();
});

test('searchEntries finds the notes of all siblings', async () => {
  const found = async (babyId: string) =>
    (await searchEntries(db, babyId, ({ record }) => record.note.includes('warm'))).found.map(
      ({ record }) => record.babyId,
    );
  expect(await found('ben')).toEqual(['ada']);
  expect(await found('cy')).toEqual([]);
});

test('readDays leaves out the entries of a removed sibling', async () => {
  await db.babies.update('ada', { removedAt: 1 });
  expect(await placesOf('ben')).toEqual([]);
});

test('a live query runs again after an entry for a sibling', async () => {
  const seen: number[] = [];
  const watch = liveQuery(() => placesOf('ben')).subscribe((places) => void seen.push(places.length));
  await expect.poll(() => seen).toEqual([1]);
  await addRecord(db, madeUp('outing'), anOuting({ babyId: 'ada' }) as never);
  await expect.poll(() => seen).toEqual([1, 2]);
  watch.unsubscribe();
});
