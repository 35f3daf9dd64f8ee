import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTimer } from '#domain/kinds/timer.ts';
import { type CareRecord, dayOfRecord, isDayOnly, isSpan, logOfEntries } from '#domain/log/care-record.ts';
import { conflictsOf, conflictsWithin } from '#domain/log/conflict.ts';
import { timelineOf } from '#domain/log/day-timeline.ts';
import { entriesOfTimer } from '#domain/log/timed-kinds.ts';
import { newId } from '#domain/record.ts';
import { countOfKind, summarizeDays } from '#domain/summaries/day-summary.ts';
import { mergeLogs } from '#domain/sync/merge.ts';
import { addDays } from '#domain/time/when.ts';
import { US_UNITS } from '#domain/units/units.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { addBaby, removeBaby, restoreBaby } from '#storage/log/change-babies.ts';
import { countRecords } from '#storage/log/count-records.ts';
import { countLog, eraseLog } from '#storage/log/erase.ts';
import { leftOfImport, listImports, revertImport, saveImport } from '#storage/log/imports.ts';
import { readAllRecords } from '#storage/log/read-all-records.ts';
import {
  addRecord,
  deleteRecords,
  readDays,
  readKind,
  readRecord,
  updateRecord,
} from '#storage/log/records.ts';
import { searchEntries } from '#storage/log/search-entries.ts';
import { addTimer, finishTimer, listTimers, unfinishTimer } from '#storage/log/timers.ts';
import { listTrash, purgeTrash, restoreRecords } from '#storage/log/trash.ts';
import { aBaby, aSleep, TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { speechIn } from '#testing/speech.ts';
import { describeRecord } from '#words/say/kinds.ts';
import {
  addMadeUpKinds,
  aFamilyLog,
  MADE_UP_SAMPLES,
  type MadeUpName,
  madeUp,
  removeMadeUpKinds,
} from './made-up-kinds.ts';

const NOW = 1_790_000_000_000;
const NEXT_DAY = addDays(TEST_DAY, 1);
const author = { device: 'mine', now: NOW };
const later = (ms: number) => ({ ...author, now: NOW + ms });

let db: RecordsDb;
beforeEach(async () => {
  addMadeUpKinds();
  db = await openUserRecords(newId(Date.now()));
  await addBaby(db, aBaby());
});
afterEach(async () => {
  await db.delete();
  removeMadeUpKinds();
});

const WORDS = { outing: 'Outing, =Park', tooth: 'Tooth, lower jaw', salve: 'Salve salve-1' };

const daysLogged = (kind: CareRecord['kind']) => readKind(db, kind, 'baby-1', '', '');

describe.each(Object.keys(MADE_UP_SAMPLES) as MadeUpName[])('a made-up kind: %s', (name) => {
  const kind = madeUp(name);
  let entry: CareRecord;
  beforeEach(() => {
    entry = MADE_UP_SAMPLES[name]();
  });

  test('is read by day, shown in the timeline, described and counted', async () => {
    await addRecord(db, kind, entry.record as never);
    const log = await readDays(db, 'baby-1', [], TEST_DAY, TEST_DAY);
    expect(log[kind]).toEqual([entry.record]);
    expect(timelineOf(log, TEST_DAY).map(({ id }) => id)).toEqual([entry.record.id]);
    expect(describeRecord(entry, US_UNITS, speechIn('en-US'))).toBe(WORDS[name]);
    const days = summarizeDays(log, TEST_DAY, NEXT_DAY, TEST_ZONE);
    expect(days.map((day) => countOfKind(kind, day))).toEqual([1, 0]);
    const next = await readDays(db, 'baby-1', [], NEXT_DAY, NEXT_DAY);
    expect(timelineOf(next, NEXT_DAY)).toHaveLength(name === 'outing' ? 1 : 0);
  });

  test('is edited, deleted and restored', async () => {
    await addRecord(db, kind, entry.record as never);
    await updateRecord(db, kind, entry.record as never, { note: 'rain' } as never, author);
    expect(await readRecord(db, kind, entry.record.id)).toMatchObject({ note: 'rain', updatedAt: NOW });
    await deleteRecords(db, [{ kind, id: entry.record.id }], later(1));
    expect(await daysLogged(kind)).toEqual([]);
    expect((await listTrash(db)).map(({ deleted }) => deleted.kind)).toEqual([kind]);
    await restoreRecords(db, [entry.record.id], later(2));
    expect(await daysLogged(kind)).toEqual([
      { ...entry.record, note: 'rain', updatedAt: NOW + 2, updatedBy: 'mine' },
    ]);
  });

  test('is found by its note', async () => {
    await addRecord(db, kind, entry.record as never);
    const { found, next } = await searchEntries(db, 'baby-1', ({ record }) => record.note.includes('warm'));
    expect(found).toEqual([entry]);
    expect(next).not.toBeUndefined();
  });

  test('does not conflict with simultaneous entries', () => {
    const asleep: CareRecord = {
      kind: 'sleep',
      record: aSleep({ startTime: `${TEST_DAY}T08:00`, endTime: `${NEXT_DAY}T06:00` }),
    };
    expect(conflictsOf(entry, logOfEntries([entry, asleep]))).toEqual([]);
    expect(conflictsWithin(logOfEntries([entry, asleep])).size).toBe(0);
  });

  test('is the same on two phones after a merge, even if one of them deleted it', () => {
    const edited = { kind, record: { ...entry.record, note: 'edited', updatedAt: 5 } } as CareRecord;
    const gone = { id: entry.record.id, deleted: entry, deletedAt: 4, deletedBy: 'yours' };
    const deleted = { ...aFamilyLog(), trash: [gone] };
    for (const [mine, yours] of [
      [aFamilyLog(edited), deleted],
      [deleted, aFamilyLog(edited)],
    ] as const)
      expect(mergeLogs(mine, yours)).toEqual(aFamilyLog(edited));
    expect(mergeLogs(aFamilyLog(entry), deleted)).toEqual(deleted);
    expect(mergeLogs(deleted, aFamilyLog(entry))).toEqual(deleted);
  });

  test('is removed by reverting its import, and restored from the trash', async () => {
    const record = { ...entry.record, importId: 'run' };
    const run = { id: 'run', source: 'Wee Hours', importedAt: NOW, counts: { [kind]: 1 }, babyIds: [] };
    const content = { babies: [], records: [{ kind, record } as CareRecord] };
    await saveImport(db, run, content, () => {}, new AbortController().signal);
    const [standing = run] = await listImports(db);
    expect((await leftOfImport(db, standing)).counts).toMatchObject({ [kind]: 1, feed: 0 });
    expect(await revertImport(db, 'run', later(1))).toBe(1);
    expect(await daysLogged(kind)).toEqual([]);
    await restoreRecords(db, [record.id], later(2));
    expect(await daysLogged(kind)).toHaveLength(1);
  });

  test('is removed with its baby, can be restored, and is purged after 30 days', async () => {
    await addRecord(db, kind, entry.record as never);
    expect(await countRecords(db, 'baby-1')).toMatchObject({ [kind]: 1, feed: 0 });
    await removeBaby(db, aBaby(), author);
    expect((await readAllRecords(db))[kind]).toEqual([]);
    await restoreBaby(db, aBaby(), later(1));
    expect((await readAllRecords(db))[kind]).toEqual([entry.record]);
    await removeBaby(db, aBaby(), later(2));
    await purgeTrash(db, NOW + 31 * 24 * 3_600_000);
    expect(await db.entries.count()).toBe(0);
  });

  test('is counted, and erased with the log', async () => {
    await addRecord(db, kind, entry.record as never);
    expect(await countLog(db)).toMatchObject({ babies: 1, [kind]: 1 });
    await eraseLog(db);
    expect(await db.entries.count()).toBe(0);
  });
});

test('the time shape of a kind decides its day and whether it is a span', () => {
  const all = Object.values(MADE_UP_SAMPLES).map((sample) => sample());
  expect(all.map(dayOfRecord)).toEqual([TEST_DAY, TEST_DAY, TEST_DAY]);
  expect(all.map(isSpan)).toEqual([true, false, false]);
  expect(all.map(isDayOnly)).toEqual([false, true, false]);
});

test('a timer of a made-up kind writes one entry, and runs again after an undo', async () => {
  const timer = startTimer('baby-1', 'outing', null, author);
  await addTimer(db, timer);
  const write = (end: number) => (running: typeof timer) =>
    entriesOfTimer(running, NOW + end, TEST_ZONE, later(end));
  const finished = await finishTimer(db, timer.id, write(600_000), later(600_000));
  if (!finished) throw new Error('It had stopped before.');
  const kind = madeUp('outing');
  expect(await daysLogged(kind)).toMatchObject([
    { id: timer.id, kind: 'outing', startedAt: NOW, endedAt: NOW + 600_000, note: '' },
  ]);
  await unfinishTimer(db, finished, later(600_001));
  expect(await daysLogged(kind)).toEqual([]);
  expect(await listTimers(db)).toMatchObject([{ id: timer.id, kind: 'outing' }]);
  await finishTimer(db, timer.id, write(1_200_000), later(600_000));
  expect(await daysLogged(kind)).toMatchObject([{ id: timer.id, endedAt: NOW + 1_200_000 }]);
  expect(await listTrash(db)).toEqual([]);
});
