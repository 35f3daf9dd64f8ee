import type { DBCore, DBCoreTable } from 'dexie';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTimer, type Timer } from '#domain/kinds/timer.ts';
import { emptyLog, type FamilyLog } from '#domain/log/family-log.ts';
import { entriesOfTimer } from '#domain/log/timed-kinds.ts';
import { newId } from '#domain/record.ts';
import { contentText } from '#domain/sync/backup.ts';
import { mergeLogs } from '#domain/sync/merge.ts';
import { backupFile } from '#exports/backup-file.ts';
import { openBackup, readBackup } from '#imports/backup/backup-file.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import { RecordsDb } from '#storage/database/records-db.ts';
import { addBaby } from '#storage/log/change-babies.ts';
import { revertImport, saveImport } from '#storage/log/imports.ts';
import { addRecord, deleteRecords, updateRecord } from '#storage/log/records.ts';
import { addTimer, discardTimer, finishTimer, listTimers, unfinishTimer } from '#storage/log/timers.ts';
import { purgeTrash } from '#storage/log/trash.ts';
import { aBaby, aDiaper, aFeed, aSleep, TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import { familyLogs } from '#testing/random-log.ts';
import { sortedLog } from '#testing/sorted-log.ts';
import { applyFile, readFamilyLog, revertFile } from './backup.ts';
import { noteBackup, readEntryTimes, readLastBackup } from './last-backup.ts';
import { forgetOldSnapshots, lastAppliedFile } from './snapshots.ts';

const NOW = 1_790_000_000_000;
const DAY = 24 * 3_600_000;
const author = { device: 'mine', now: NOW };
const later = (ms: number) => ({ ...author, now: NOW + ms });
const owner = { userId: 'me', preferences: { zone: 'device' } };
const CREATED = NOW - 5 * DAY;
const { userId: _userId, ...juniper } = aBaby();

const mine: FamilyLog = {
  ...emptyLog(),
  babies: [juniper],
  feed: [aFeed({ id: '1' })],
  sleep: [aSleep({ id: '2' })],
};
const theirs: FamilyLog = {
  ...emptyLog(),
  babies: [{ ...juniper, name: 'June', updatedAt: 2 }],
  feed: [aFeed({ id: '1', note: 'edited there', updatedAt: 5, updatedBy: 'yours' })],
  diaper: [aDiaper({ id: '3' })],
  trash: [
    { id: '2', deleted: { kind: 'sleep', record: aSleep({ id: '2' }) }, deletedAt: 6, deletedBy: 'yours' },
  ],
};

let db: RecordsDb;
beforeEach(async () => {
  db = await openUserRecords(newId(Date.now()));
});
afterEach(() => db.delete());

/** Reads the log, sorted, and counts the snapshots. */
async function everything(of: RecordsDb) {
  return { log: sortedLog(await readFamilyLog(of)), snapshots: await of.snapshots.count() };
}

const replaceWith = (log: FamilyLog, at = author) =>
  applyFile(db, { act: 'replace', log, created: CREATED }, owner, at);
const mergeWith = (log: FamilyLog, at = author) =>
  applyFile(db, { act: 'merge', log, created: CREATED }, owner, at);

describe('a backup that is applied to an empty account', () => {
  test('is identical when exported again', async () => {
    await fc.assert(
      fc.asyncProperty(familyLogs, async (log) => {
        const [old, fresh] = await Promise.all([
          openUserRecords(newId(Date.now())),
          openUserRecords(newId(Date.now())),
        ]);
        await applyFile(old, { act: 'replace', log, created: CREATED }, owner, author);
        const content = { log: await readFamilyLog(old), preferences: { zone: 'device' } };
        const options = { created: NOW, day: '2026-05-06', passphrase: 'moonlight', iterations: 1 };
        const file = await backupFile(content, options);
        const restored = await readBackup(await openBackup(file, file.name), 'moonlight');
        const someoneElse = { ...owner, userId: 'someone-else' };
        await applyFile(fresh, { act: 'replace', log: restored.log, created: NOW }, someoneElse, author);
        const again = { log: await readFamilyLog(fresh), preferences: restored.preferences };
        expect(contentText(again)).toBe(contentText({ log, preferences: content.preferences }));
        expect((await fresh.babies.toArray()).every(({ userId }) => userId === 'someone-else')).toBe(true);
        await Promise.all([old.delete(), fresh.delete()]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a replacement', () => {
  test('keeps an entry whose kind this version now knows', async () => {
    const stamp = { id: 't', babyId: juniper.babyId, createdAt: 1, updatedAt: 1, updatedBy: 'yours' };
    await db.entries.put({ ...stamp, kind: 'from-the-future', day: TEST_DAY } as never);
    const record = anEntry('temperature', { ...stamp, updatedAt: 2 });
    const log = { ...theirs, temperature: [record as never] };
    await applyFile(db, { act: 'replace', log, created: CREATED }, owner, author);
    expect((await db.entries.toArray()).map(({ kind }) => kind)).toEqual(['temperature']);
  });

  test('makes the log equal to the file, and can be reverted entirely', async () => {
    await replaceWith(mine);
    await replaceWith(theirs, later(1));
    expect(await readFamilyLog(db)).toEqual(theirs);
    expect(await lastAppliedFile(db, NOW + 1)).toBe(NOW + 1);
    expect(await revertFile(db, NOW + 1, 'me', later(2))).toEqual({ preferences: owner.preferences });
    expect(await readFamilyLog(db)).toEqual(mine);
    expect((await db.babies.get('baby-1'))?.userId).toBe('me');
  });

  test('keeps later entries and deletions of this phone when it is reverted', async () => {
    const [feed, deleted] = [aFeed({ updatedBy: 'mine', updatedAt: NOW + 5 }), aDiaper()];
    await replaceWith({ ...mine, diaper: [deleted] });
    await replaceWith(theirs, later(1));
    await addRecord(db, 'feed', feed);
    await addRecord(db, 'diaper', deleted);
    await deleteRecords(db, [{ kind: 'diaper', id: deleted.id }], later(6));
    await revertFile(db, NOW + 1, 'me', later(9));
    const log = await readFamilyLog(db);
    expect(sortedLog({ ...log, trash: [] })).toEqual(sortedLog({ ...mine, feed: [...mine.feed, feed] }));
    expect(log.trash.map(({ id }) => id)).toEqual([deleted.id]);
  });

  test('keeps a later edit when it is reverted, even if a fast clock wrote the entry', async () => {
    const ahead = aFeed({ id: '1', updatedAt: NOW + 365 * DAY, updatedBy: 'yours' });
    await addRecord(db, 'feed', ahead);
    await replaceWith(mine);
    await updateRecord(db, 'feed', aFeed({ id: '1' }), { note: 'edited since' }, later(DAY));
    await revertFile(db, NOW, 'me', later(2 * DAY));
    expect((await readFamilyLog(db)).feed.map(({ note }) => note)).toEqual(['edited since']);
    // The edit also wins a merge with another phone.
    const merged = mergeLogs(await readFamilyLog(db), { ...emptyLog(), feed: [ahead] });
    expect(merged.feed.map(({ note }) => note)).toEqual(['edited since']);
  });

  test('restores an earlier edit when it is reverted, although an import came between', async () => {
    const mended = aFeed({ id: '1', note: 'mended', updatedAt: NOW - 10, updatedBy: 'mine' });
    await addRecord(db, 'feed', mended);
    await replaceWith({ ...mine, feed: [] });
    const counts = { feed: 1, diaper: 0, sleep: 0, growth: 0 };
    const run = { id: 'run', source: 'Wee Hours', importedAt: NOW + 1, counts, babyIds: [] };
    const old = { ...mended, note: 'old', updatedAt: NOW - 20, importId: 'run' };
    const content = { babies: [], records: [{ kind: 'feed' as const, record: old }] };
    await saveImport(db, run, content, () => {}, new AbortController().signal);
    await revertFile(db, NOW, 'me', later(2));
    expect((await readFamilyLog(db)).feed.map(({ note }) => note)).toEqual(['mended']);
  });

  test('keeps a later import when it is reverted, even of entries deleted earlier', async () => {
    const feed = aFeed({ id: '1', updatedAt: NOW - 20 });
    await addRecord(db, 'feed', feed);
    await deleteRecords(db, [{ kind: 'feed', id: '1' }], later(-10));
    await replaceWith({ ...mine, feed: [] });
    const counts = { feed: 1, diaper: 0, sleep: 0, growth: 0 };
    const run = { id: 'run', source: 'Wee Hours', importedAt: NOW + 1, counts, babyIds: [] };
    const content = {
      babies: [],
      records: [{ kind: 'feed' as const, record: { ...feed, importId: 'run' } }],
    };
    await saveImport(db, run, content, () => {}, new AbortController().signal);
    await revertFile(db, NOW, 'me', later(2));
    expect((await readFamilyLog(db)).feed.map(({ id }) => id)).toEqual(['1']);
  });

  test('does not restore the entries of a reverted import when it is reverted itself', async () => {
    const run = (id: string, now: number) => ({
      id,
      source: 'Wee Hours',
      importedAt: now,
      counts: { feed: 1, diaper: 0, sleep: 0, growth: 0 },
      babyIds: [],
    });
    const importAndTakeBack = async (id: string, ms: number) => {
      const record = aFeed({ id: '1', importId: id });
      const content = { babies: [], records: [{ kind: 'feed' as const, record }] };
      await saveImport(db, run(id, NOW + ms), content, () => {}, new AbortController().signal);
      await revertImport(db, id, later(ms + 1));
    };
    await importAndTakeBack('first run', 1);
    await mergeWith({ ...emptyLog(), diaper: theirs.diaper }, later(5));
    await importAndTakeBack('second run', 10);
    await revertFile(db, NOW + 5, 'me', later(20));
    expect((await readFamilyLog(db)).feed).toEqual([]);
  });

  test('keeps a later timer when it is reverted, and restores an earlier one', async () => {
    const timer = (now: number, kind: 'feed' | 'sleep') =>
      startTimer('baby-1', kind, null, { ...author, now });
    const [before, since] = [timer(NOW - 1, 'sleep'), timer(NOW + 5, 'feed')];
    await replaceWith({ ...mine, timers: [before] });
    await replaceWith(mine, later(1));
    await addTimer(db, since);
    await revertFile(db, NOW + 1, 'me', later(9));
    expect(await listTimers(db)).toEqual([before, since]);
  });

  test('keeps a later timer, not an earlier one of its kind, when it is reverted', async () => {
    const sleep = (now: number, babyId = 'baby-1') => startTimer(babyId, 'sleep', null, { ...author, now });
    const [before, ofAnother, since] = [sleep(NOW - 2), sleep(NOW - 1, 'baby-2'), sleep(NOW + 5)];
    await replaceWith({ ...mine, timers: [before, ofAnother] });
    await replaceWith(mine, later(1));
    await addTimer(db, since);
    await revertFile(db, NOW + 1, 'me', later(9));
    expect((await db.timers.toArray()).map(({ id }) => id).sort()).toEqual([ofAnother.id, since.id].sort());
  });

  test('does not restart a timer that was finished later, when it is reverted', async () => {
    const timer = startTimer('baby-1', 'sleep', null, { ...author, now: NOW - 1 });
    await replaceWith({ ...mine, timers: [timer] });
    await replaceWith({ ...theirs, timers: [timer] }, later(1));
    await finishTimer(db, timer.id, (now) => entriesOfTimer(now, NOW + 5, TEST_ZONE, later(5)), later(5));
    await revertFile(db, NOW + 1, 'me', later(9));
    expect(await listTimers(db)).toEqual([]);
    expect((await readFamilyLog(db)).sleep.map(({ id }) => id)).toEqual([timer.id, '2']);
  });

  test('does not restart a timer whose entry was deleted later, when it is reverted', async () => {
    const timer = startTimer('baby-1', 'sleep', null, { ...author, now: NOW - 1 });
    await replaceWith({ ...mine, timers: [timer] });
    await replaceWith({ ...theirs, timers: [timer] }, later(1));
    await finishTimer(db, timer.id, (now) => entriesOfTimer(now, NOW + 5, TEST_ZONE, later(5)), later(5));
    await deleteRecords(db, [{ kind: 'sleep', id: timer.id }], later(6));
    await revertFile(db, NOW + 1, 'me', later(9));
    expect(await listTimers(db)).toEqual([]);
  });

  test('keeps a timer running after an undone finish, when it is reverted', async () => {
    const timer = startTimer('baby-1', 'sleep', null, { ...author, now: NOW - 1 });
    await replaceWith({ ...mine, timers: [timer] });
    await replaceWith({ ...theirs, timers: [timer] }, later(1));
    const ended = (now: Timer) => entriesOfTimer(now, NOW + 5, TEST_ZONE, later(5));
    const finished = await finishTimer(db, timer.id, ended, later(5));
    if (!finished) throw new Error('nothing was finished');
    await unfinishTimer(db, finished, later(6));
    await revertFile(db, NOW + 1, 'me', later(9));
    expect((await listTimers(db)).map(({ id }) => id)).toEqual([timer.id]);
  });

  test('keeps the baby of a later entry when it is reverted', async () => {
    await replaceWith(mine);
    await replaceWith({ ...emptyLog(), babies: [{ ...juniper, babyId: 'wren' }] }, later(1));
    await addRecord(db, 'feed', aFeed({ babyId: 'wren', updatedAt: NOW + 5, updatedBy: 'mine' }));
    await revertFile(db, NOW + 1, 'me', later(9));
    expect((await db.babies.toCollection().primaryKeys()).sort()).toEqual(['baby-1', 'wren']);
  });

  test('counts as a backup made on the file’s date, until it is reverted', async () => {
    await replaceWith(theirs);
    expect(await readLastBackup(db, NOW)).toBe(CREATED);
    await revertFile(db, NOW, 'me', later(1));
    expect(await readLastBackup(db, NOW)).toBeNull();
  });
});

describe('a merge', () => {
  test('combines both logs and returns the changes', async () => {
    await replaceWith(mine);
    const { feed: feeds, diaper: diapers, sleep: sleeps, babies } = await mergeWith(theirs, later(1));
    expect(
      [feeds.changed, diapers.added, sleeps.removed, babies.changed].map(({ length }) => length),
    ).toEqual([1, 1, 1, 1]);
    expect(sortedLog(await readFamilyLog(db))).toEqual(sortedLog(mergeLogs(mine, theirs)));
  });

  test('is idempotent, and leaves one snapshot', async () => {
    await replaceWith(mine);
    await mergeWith(theirs, later(1));
    const once = await everything(db);
    await mergeWith(theirs, later(2));
    expect(await everything(db)).toEqual(once);
  });

  test('leaves the log as before when it is reverted', async () => {
    await replaceWith(mine);
    await mergeWith(theirs, later(1));
    expect(await revertFile(db, NOW + 1, 'me', later(2))).toBeNull();
    expect(await readFamilyLog(db)).toEqual(mine);
  });

  test('keeps a later edit of an entry from the file when it is reverted', async () => {
    await replaceWith(mine);
    await mergeWith(theirs, later(1));
    const diaper = theirs.diaper[0] ?? aDiaper();
    await updateRecord(db, 'diaper', diaper, { note: 'mine now' }, later(5));
    await revertFile(db, NOW + 1, 'me', later(9));
    expect((await readFamilyLog(db)).diaper.map(({ note }) => note)).toEqual(['mine now']);
  });

  test('restarts timers that it stopped, when it is reverted, but not those ended here', async () => {
    const timer = startTimer('baby-1', 'sleep', null, { ...author, now: NOW - 1 });
    const asleep = aSleep({ id: timer.id, updatedAt: NOW, updatedBy: 'yours' });
    await replaceWith({ ...mine, timers: [timer] });
    await mergeWith({ ...theirs, sleep: [asleep] }, later(1));
    expect(await listTimers(db)).toEqual([]);
    await revertFile(db, NOW + 1, 'me', later(2));
    expect(await readFamilyLog(db)).toEqual({ ...mine, timers: [timer] });

    await mergeWith(theirs, later(3));
    await discardTimer(db, timer.id, later(5));
    await revertFile(db, NOW + 3, 'me', later(4));
    expect(await listTimers(db)).toEqual([]);

    await addTimer(db, timer);
    await mergeWith(theirs, later(5));
    await finishTimer(db, timer.id, (now) => entriesOfTimer(now, NOW + 6, TEST_ZONE, later(6)), later(5));
    await revertFile(db, NOW + 5, 'me', later(7));
    expect(await listTimers(db)).toEqual([]);
  });

  test('does not return entries that differ only in their import', async () => {
    const imported = aFeed({ id: '1', importId: 'run', importKey: 'key' });
    await addRecord(db, 'feed', imported);
    expect((await mergeWith({ ...emptyLog(), feed: [aFeed({ id: '1' })] })).feed.changed).toEqual([]);
    expect(await lastAppliedFile(db, NOW + 1)).toBeNull();
  });

  test('leaves two phones with the same log after they exchange their files', async () => {
    await fc.assert(
      fc.asyncProperty(familyLogs, familyLogs, async (one, other) => {
        const [here, there] = await Promise.all([
          openUserRecords(newId(Date.now())),
          openUserRecords(newId(Date.now())),
        ]);
        await applyFile(here, { act: 'replace', log: one, created: CREATED }, owner, author);
        await applyFile(there, { act: 'replace', log: other, created: CREATED }, owner, author);
        const fromHere = await readFamilyLog(here);
        await applyFile(
          here,
          { act: 'merge', log: await readFamilyLog(there), created: NOW },
          owner,
          later(1),
        );
        await applyFile(there, { act: 'merge', log: fromHere, created: NOW }, owner, later(1));
        const shared = (log: FamilyLog) => sortedLog({ ...log, timers: [], imports: [] });
        expect(shared(await readFamilyLog(here))).toEqual(shared(await readFamilyLog(there)));
        await Promise.all([here.delete(), there.delete()]);
      }),
      { numRuns: 40 },
    );
  });
});

test.each([
  ['merge', mergeWith],
  ['replace', replaceWith],
])('a baby that is removed in the file is kept for 30 days after a %s', async (_, bring) => {
  await addBaby(db, aBaby());
  const removed = { ...juniper, removedAt: NOW - 40 * DAY, updatedAt: NOW - 40 * DAY };
  await bring({ ...emptyLog(), babies: [removed] });
  expect(await purgeTrash(db, NOW + 29 * DAY)).toBe(0);
  expect((await bring({ ...emptyLog(), babies: [removed] }, later(DAY))).babies.changed).toEqual([]);
  expect(await purgeTrash(db, NOW + 31 * DAY)).toBe(1);
});

test('a baby that is removed in the file is kept for 30 days on a new phone', async () => {
  const removed = { ...juniper, removedAt: NOW - 40 * DAY };
  await replaceWith({ ...mine, babies: [removed] });
  expect(await purgeTrash(db, NOW + 29 * DAY)).toBe(0);
  expect(await purgeTrash(db, NOW + 31 * DAY)).toBe(1);
});

describe.each(['replace', 'merge'] as const)('a file that was applied with a wrong clock (%s)', (act) => {
  test('keeps what was logged with the right clock later, when it is reverted', async () => {
    const diaper = aDiaper({ id: 'since', updatedBy: 'mine', updatedAt: NOW + 2 });
    const timer = startTimer('baby-1', 'feed', 'left', later(4));
    const ahead = later(6 * 3_600_000);
    await replaceWith({ ...mine, feed: [...mine.feed, aFeed({ id: '4' })] });
    await applyFile(
      db,
      { act, log: { ...theirs, feed: [...theirs.feed, aFeed({ id: '4' })] }, created: CREATED },
      owner,
      ahead,
    );
    await addRecord(db, 'diaper', diaper);
    await deleteRecords(db, [{ kind: 'feed', id: '4' }], later(3));
    await addTimer(db, timer);
    await revertFile(db, ahead.now, 'me', later(9));
    const log = await readFamilyLog(db);
    expect(log.diaper).toEqual([diaper]);
    expect(log.trash.map(({ id }) => id)).toEqual(['4']);
    expect(log.timers).toEqual([timer]);
    expect(log.feed).toEqual(mine.feed);
    expect(log.sleep).toEqual(mine.sleep);
  });

  test('is not reverted before files that were applied later', async () => {
    const [ahead, right] = [later(400 * DAY), later(DAY)];
    await replaceWith(mine);
    await applyFile(db, { act, log: theirs, created: CREATED }, owner, ahead);
    await replaceWith(mine, right);
    expect(await lastAppliedFile(db, right.now)).toBe(right.now);
  });
});

describe('reverting', () => {
  /** Reverts every file that can be reverted at `now`, the latest first. Returns the number of files. */
  async function stepsBack(now: number): Promise<number> {
    let steps = 0;
    for (let at = await lastAppliedFile(db, now); at !== null; at = await lastAppliedFile(db, now)) {
      await revertFile(db, at, 'me', { ...author, now });
      steps += 1;
    }
    return steps;
  }

  test('is possible for 30 days', async () => {
    await replaceWith(mine);
    expect(await lastAppliedFile(db, NOW + 29 * DAY)).toBe(NOW);
    expect(await lastAppliedFile(db, NOW + 31 * DAY)).toBeNull();
  });

  test('is impossible after 30 days, when the snapshot is removed', async () => {
    await replaceWith(mine);
    await forgetOldSnapshots(db, NOW + 29 * DAY);
    expect(await db.snapshots.count()).toBe(1);
    await forgetOldSnapshots(db, NOW + 31 * DAY);
    expect(await db.snapshots.count()).toBe(0);
  });

  test('goes file by file, the latest first, and covers at most five merges', async () => {
    for (let step = 0; step < 7; step += 1)
      await mergeWith(
        { ...emptyLog(), feed: [aFeed({ id: `step-${step}`, updatedBy: 'yours' })] },
        later(step),
      );
    expect(await stepsBack(NOW + 9)).toBe(5);
    expect((await readFamilyLog(db)).feed.map(({ id }) => id)).toEqual(['step-0', 'step-1']);
  });

  test('restores a replaced log for 30 days, even with daily merges', async () => {
    await addRecord(db, 'feed', aFeed({ id: 'only here' }));
    await replaceWith(mine);
    for (let evening = 1; evening < 30; evening += 1)
      await mergeWith(
        { ...emptyLog(), feed: [aFeed({ id: `evening-${evening}`, updatedBy: 'yours' })] },
        later(evening * DAY),
      );
    expect(await stepsBack(NOW + 30 * DAY - 1)).toBe(6);
    expect((await readFamilyLog(db)).feed.map(({ id }) => id)).toEqual(['only here']);
  });

  test('also reverts the files applied later', async () => {
    for (let step = 0; step < 3; step += 1) {
      await replaceWith({ ...mine, feed: [aFeed({ id: `step-${step}` })] }, later(step));
    }
    await revertFile(db, NOW + 1, 'me', later(9));
    expect((await readFamilyLog(db)).feed).toMatchObject([{ id: 'step-0' }]);
    expect(await lastAppliedFile(db, NOW + 9)).toBe(NOW);
  });

  test('does nothing without a snapshot', async () => {
    await replaceWith(mine);
    expect(await revertFile(db, NOW + 77, 'me', later(99))).toBeNull();
    expect(await readFamilyLog(db)).toEqual(mine);
  });
});

/** Opens a user's records on a disk that refuses the write with the number `refused`. */
async function onBadDisk(name: string, refused: number): Promise<{ bad: RecordsDb; writes: () => number }> {
  let writes = 0;
  const bad = new RecordsDb(name);
  bad.use({
    stack: 'dbcore',
    name: 'bad disk',
    create: (core: DBCore) => ({
      ...core,
      table: (table: string): DBCoreTable => ({
        ...core.table(table),
        async mutate(request) {
          writes += 1;
          if (writes === refused) throw new DOMException('The disk is full.', 'QuotaExceededError');
          return core.table(table).mutate(request);
        },
      }),
    }),
  });
  await bad.open();
  return { bad, writes: () => writes };
}

describe('a disk that fails midway', () => {
  const acts = {
    replace: (on: RecordsDb) =>
      applyFile(on, { act: 'replace', log: theirs, created: CREATED }, owner, later(2)),
    merge: (on: RecordsDb) => applyFile(on, { act: 'merge', log: theirs, created: CREATED }, owner, later(2)),
    revert: (on: RecordsDb) => revertFile(on, NOW + 1, 'me', later(2)),
  };

  test.each(Object.entries(acts))('leaves the log unchanged, whichever write fails: %s', async (_, act) => {
    await replaceWith(theirs);
    await replaceWith(mine, later(1));
    const before = { ...(await everything(db)), backups: await db.backups.toArray() };
    const { name } = db;
    db.close();
    let failures = 0;
    for (let nth = 1; ; nth += 1) {
      const { bad, writes } = await onBadDisk(name, nth);
      const error = await act(bad).then(
        () => null,
        (reason: unknown) => reason,
      );
      if (error === null) {
        expect(writes()).toBe(nth - 1);
        bad.close();
        break;
      }
      failures += 1;
      expect({ ...(await everything(bad)), backups: await bad.backups.toArray() }).toEqual(before);
      bad.close();
    }
    expect(failures).toBeGreaterThan(4);
    await db.open();
  });

  test('leaves the log unchanged, whichever record of a merge fails', async () => {
    await replaceWith(mine);
    const before = await everything(db);
    const feeds = Array.from({ length: 9 }, (_, index) => aFeed({ id: `new-${index}` }));
    for (let refused = 1; refused <= feeds.length; refused += 1) {
      let created = 0;
      const refuse = () => {
        created += 1;
        if (created === refused) throw new DOMException('The disk is full.', 'QuotaExceededError');
      };
      db.feeds.hook('creating', refuse);
      await expect(mergeWith({ ...theirs, feed: feeds }, later(refused))).rejects.toThrow();
      db.feeds.hook('creating').unsubscribe(refuse);
      expect(await everything(db)).toEqual(before);
    }
  });
});

describe('the inputs of isBackupDue', () => {
  test('are empty for an empty log', async () => {
    expect(await readLastBackup(db, NOW)).toBeNull();
    expect(await readEntryTimes(db)).toEqual({ firstEntry: null, latestEntry: null });
  });

  test('ignore a backup that a wrong clock dated a year ahead', async () => {
    await noteBackup(db, NOW - DAY);
    await noteBackup(db, NOW + 365 * DAY);
    expect(await readLastBackup(db, NOW)).toBe(NOW - DAY);
  });

  test('are the times of the last backup and of the first and the latest entry', async () => {
    await addRecord(db, 'feed', aFeed({ id: '01-a', createdAt: 10 }));
    await addRecord(db, 'sleep', aSleep({ id: '01-b', createdAt: 30 }));
    await addRecord(db, 'feed', aFeed({ id: '01-c', createdAt: 20 }));
    await noteBackup(db, 12);
    await noteBackup(db, 11);
    expect(await readLastBackup(db, NOW)).toBe(12);
    expect(await readEntryTimes(db)).toEqual({ firstEntry: 10, latestEntry: 30 });
  });
});
