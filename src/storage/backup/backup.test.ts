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

/** Everything that the database holds, the way back included. */
async function everything(of: RecordsDb) {
  return { log: sortedLog(await readFamilyLog(of)), snapshots: await of.snapshots.count() };
}

const replaceWith = (log: FamilyLog, at = author) =>
  applyFile(db, { act: 'replace', log, created: CREATED }, owner, at);
const mergeWith = (log: FamilyLog, at = author) =>
  applyFile(db, { act: 'merge', log, created: CREATED }, owner, at);

describe('a backup brought into an empty account', () => {
  test('and made again there is equal to the byte', async () => {
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

describe('replacing', () => {
  test('keeps an entry whose kind this version has come to know', async () => {
    const stamp = { id: 't', babyId: juniper.babyId, createdAt: 1, updatedAt: 1, updatedBy: 'yours' };
    await db.entries.put({ ...stamp, kind: 'from-the-future', day: TEST_DAY } as never);
    const record = anEntry('temperature', { ...stamp, updatedAt: 2 });
    const log = { ...theirs, temperature: [record as never] };
    await applyFile(db, { act: 'replace', log, created: CREATED }, owner, author);
    expect((await db.entries.toArray()).map(({ kind }) => kind)).toEqual(['temperature']);
  });

  test('makes the log what the file holds, and can be taken back whole', async () => {
    await replaceWith(mine);
    await replaceWith(theirs, later(1));
    expect(await readFamilyLog(db)).toEqual(theirs);
    expect(await lastAppliedFile(db, NOW + 1)).toBe(NOW + 1);
    expect(await revertFile(db, NOW + 1, 'me', later(2))).toEqual({ preferences: owner.preferences });
    expect(await readFamilyLog(db)).toEqual(mine);
    expect((await db.babies.get('baby-1'))?.userId).toBe('me');
  });

  test('taken back keeps what was logged, changed and deleted here since', async () => {
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

  test('taken back keeps what was edited here since, though a clock that was ahead wrote it last before', async () => {
    const ahead = aFeed({ id: '1', updatedAt: NOW + 365 * DAY, updatedBy: 'yours' });
    await addRecord(db, 'feed', ahead);
    await replaceWith(mine);
    await updateRecord(db, 'feed', aFeed({ id: '1' }), { note: 'edited since' }, later(DAY));
    await revertFile(db, NOW, 'me', later(2 * DAY));
    expect((await readFamilyLog(db)).feed.map(({ note }) => note)).toEqual(['edited since']);
    // To another phone it is the later word as well.
    const merged = mergeLogs(await readFamilyLog(db), { ...emptyLog(), feed: [ahead] });
    expect(merged.feed.map(({ note }) => note)).toEqual(['edited since']);
  });

  test('taken back keeps what was edited before, though an older import brought it as it was', async () => {
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

  test('taken back leaves an import as it is that brought what had been deleted before', async () => {
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

  test('taken back leaves an import taken back that was so before and since', async () => {
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

  test('taken back keeps the timer that was started since, and brings back the one that ran before', async () => {
    const timer = (now: number, kind: 'feed' | 'sleep') =>
      startTimer('baby-1', kind, null, { ...author, now });
    const [before, since] = [timer(NOW - 1, 'sleep'), timer(NOW + 5, 'feed')];
    await replaceWith({ ...mine, timers: [before] });
    await replaceWith(mine, later(1));
    await addTimer(db, since);
    await revertFile(db, NOW + 1, 'me', later(9));
    expect(await listTimers(db)).toEqual([before, since]);
  });

  test('taken back lets go on what was started since, and not what of its kind ran before', async () => {
    const sleep = (now: number, babyId = 'baby-1') => startTimer(babyId, 'sleep', null, { ...author, now });
    const [before, ofAnother, since] = [sleep(NOW - 2), sleep(NOW - 1, 'baby-2'), sleep(NOW + 5)];
    await replaceWith({ ...mine, timers: [before, ofAnother] });
    await replaceWith(mine, later(1));
    await addTimer(db, since);
    await revertFile(db, NOW + 1, 'me', later(9));
    expect((await db.timers.toArray()).map(({ id }) => id).sort()).toEqual([ofAnother.id, since.id].sort());
  });

  test('taken back leaves a timer stopped that was stopped since', async () => {
    const timer = startTimer('baby-1', 'sleep', null, { ...author, now: NOW - 1 });
    await replaceWith({ ...mine, timers: [timer] });
    await replaceWith({ ...theirs, timers: [timer] }, later(1));
    await finishTimer(db, timer.id, (now) => entriesOfTimer(now, NOW + 5, TEST_ZONE, later(5)));
    await revertFile(db, NOW + 1, 'me', later(9));
    expect(await listTimers(db)).toEqual([]);
    expect((await readFamilyLog(db)).sleep.map(({ id }) => id)).toEqual([timer.id, '2']);
  });

  test('nor starts one again whose entry was deleted since', async () => {
    const timer = startTimer('baby-1', 'sleep', null, { ...author, now: NOW - 1 });
    await replaceWith({ ...mine, timers: [timer] });
    await replaceWith({ ...theirs, timers: [timer] }, later(1));
    await finishTimer(db, timer.id, (now) => entriesOfTimer(now, NOW + 5, TEST_ZONE, later(5)));
    await deleteRecords(db, [{ kind: 'sleep', id: timer.id }], later(6));
    await revertFile(db, NOW + 1, 'me', later(9));
    expect(await listTimers(db)).toEqual([]);
  });

  test('but lets one run on whose stop was taken back', async () => {
    const timer = startTimer('baby-1', 'sleep', null, { ...author, now: NOW - 1 });
    await replaceWith({ ...mine, timers: [timer] });
    await replaceWith({ ...theirs, timers: [timer] }, later(1));
    const ended = (now: Timer) => entriesOfTimer(now, NOW + 5, TEST_ZONE, later(5));
    const finished = await finishTimer(db, timer.id, ended);
    if (!finished) throw new Error('nothing was finished');
    await unfinishTimer(db, finished, later(6));
    await revertFile(db, NOW + 1, 'me', later(9));
    expect((await listTimers(db)).map(({ id }) => id)).toEqual([timer.id]);
  });

  test('taken back brings along the baby about whom something was logged since', async () => {
    await replaceWith(mine);
    await replaceWith({ ...emptyLog(), babies: [{ ...juniper, babyId: 'wren' }] }, later(1));
    await addRecord(db, 'feed', aFeed({ babyId: 'wren', updatedAt: NOW + 5, updatedBy: 'mine' }));
    await revertFile(db, NOW + 1, 'me', later(9));
    expect((await db.babies.toCollection().primaryKeys()).sort()).toEqual(['baby-1', 'wren']);
  });

  test('counts as a backup of then, until it is taken back', async () => {
    await replaceWith(theirs);
    expect(await readLastBackup(db, NOW)).toBe(CREATED);
    await revertFile(db, NOW, 'me', later(1));
    expect(await readLastBackup(db, NOW)).toBeNull();
  });
});

describe('merging', () => {
  test('brings both logs together, and says what changed', async () => {
    await replaceWith(mine);
    const { feed: feeds, diaper: diapers, sleep: sleeps, babies } = await mergeWith(theirs, later(1));
    expect(
      [feeds.changed, diapers.added, sleeps.removed, babies.changed].map(({ length }) => length),
    ).toEqual([1, 1, 1, 1]);
    expect(sortedLog(await readFamilyLog(db))).toEqual(sortedLog(mergeLogs(mine, theirs)));
  });

  test('the same file twice changes nothing the second time, and leaves no second way back', async () => {
    await replaceWith(mine);
    await mergeWith(theirs, later(1));
    const once = await everything(db);
    await mergeWith(theirs, later(2));
    expect(await everything(db)).toEqual(once);
  });

  test('taken back is as if the file had never come', async () => {
    await replaceWith(mine);
    await mergeWith(theirs, later(1));
    expect(await revertFile(db, NOW + 1, 'me', later(2))).toBeNull();
    expect(await readFamilyLog(db)).toEqual(mine);
  });

  test('taken back keeps an edit of what the file brought', async () => {
    await replaceWith(mine);
    await mergeWith(theirs, later(1));
    const diaper = theirs.diaper[0] ?? aDiaper();
    await updateRecord(db, 'diaper', diaper, { note: 'mine now' }, later(5));
    await revertFile(db, NOW + 1, 'me', later(9));
    expect((await readFamilyLog(db)).diaper.map(({ note }) => note)).toEqual(['mine now']);
  });

  test('taken back starts a timer again that it stopped, unless that was stopped or forgotten here', async () => {
    const timer = startTimer('baby-1', 'sleep', null, { ...author, now: NOW - 1 });
    const asleep = aSleep({ id: timer.id, updatedAt: NOW, updatedBy: 'yours' });
    await replaceWith({ ...mine, timers: [timer] });
    await mergeWith({ ...theirs, sleep: [asleep] }, later(1));
    expect(await listTimers(db)).toEqual([]);
    await revertFile(db, NOW + 1, 'me', later(2));
    expect(await readFamilyLog(db)).toEqual({ ...mine, timers: [timer] });

    await mergeWith(theirs, later(3));
    await discardTimer(db, timer.id);
    await revertFile(db, NOW + 3, 'me', later(4));
    expect(await listTimers(db)).toEqual([]);

    await addTimer(db, timer);
    await mergeWith(theirs, later(5));
    await finishTimer(db, timer.id, (now) => entriesOfTimer(now, NOW + 6, TEST_ZONE, later(6)));
    await revertFile(db, NOW + 5, 'me', later(7));
    expect(await listTimers(db)).toEqual([]);
  });

  test('does not say of entries that are the same that they changed: which import they came with is not seen', async () => {
    const imported = aFeed({ id: '1', importId: 'run', importKey: 'key' });
    await addRecord(db, 'feed', imported);
    expect((await mergeWith({ ...emptyLog(), feed: [aFeed({ id: '1' })] })).feed.changed).toEqual([]);
    expect(await lastAppliedFile(db, NOW + 1)).toBeNull();
  });

  test('two phones that exchange their files hold the same log', async () => {
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
])(
  'a baby who was removed in the file is kept for 30 days from when it is heard here: %s',
  async (_, bring) => {
    await addBaby(db, aBaby());
    const removed = { ...juniper, removedAt: NOW - 40 * DAY, updatedAt: NOW - 40 * DAY };
    await bring({ ...emptyLog(), babies: [removed] });
    expect(await purgeTrash(db, NOW + 29 * DAY)).toBe(0);
    expect((await bring({ ...emptyLog(), babies: [removed] }, later(DAY))).babies.changed).toEqual([]);
    expect(await purgeTrash(db, NOW + 31 * DAY)).toBe(1);
  },
);

test('a baby who was removed in the file is kept for 30 days on a new phone as well', async () => {
  const removed = { ...juniper, removedAt: NOW - 40 * DAY };
  await replaceWith({ ...mine, babies: [removed] });
  expect(await purgeTrash(db, NOW + 29 * DAY)).toBe(0);
  expect(await purgeTrash(db, NOW + 31 * DAY)).toBe(1);
});

describe.each(['replace', 'merge'] as const)('a clock that was wrong when a file came (%s)', (act) => {
  test('takes nothing away that was logged, deleted or started since by the right one', async () => {
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

  test('does not put its way back before those of files that came later', async () => {
    const [ahead, right] = [later(400 * DAY), later(DAY)];
    await replaceWith(mine);
    await applyFile(db, { act, log: theirs, created: CREATED }, owner, ahead);
    await replaceWith(mine, right);
    expect(await lastAppliedFile(db, right.now)).toBe(right.now);
  });
});

describe('the way back', () => {
  /** Takes back all that can be taken back at an instant, the last file first; answers how many files that were. */
  async function stepsBack(now: number): Promise<number> {
    let steps = 0;
    for (let at = await lastAppliedFile(db, now); at !== null; at = await lastAppliedFile(db, now)) {
      await revertFile(db, at, 'me', { ...author, now });
      steps += 1;
    }
    return steps;
  }

  test('is offered for 30 days', async () => {
    await replaceWith(mine);
    expect(await lastAppliedFile(db, NOW + 29 * DAY)).toBe(NOW);
    expect(await lastAppliedFile(db, NOW + 31 * DAY)).toBeNull();
  });

  test('is gone after that with all that lay in it, and not before', async () => {
    await replaceWith(mine);
    await forgetOldSnapshots(db, NOW + 29 * DAY);
    expect(await db.snapshots.count()).toBe(1);
    await forgetOldSnapshots(db, NOW + 31 * DAY);
    expect(await db.snapshots.count()).toBe(0);
  });

  test('goes step by step, the last file first, five merges at the most', async () => {
    for (let step = 0; step < 7; step += 1)
      await mergeWith(
        { ...emptyLog(), feed: [aFeed({ id: `step-${step}`, updatedBy: 'yours' })] },
        later(step),
      );
    expect(await stepsBack(NOW + 9)).toBe(5);
    expect((await readFamilyLog(db)).feed.map(({ id }) => id)).toEqual(['step-0', 'step-1']);
  });

  test('to a log that was replaced is kept for 30 days, also by who merges every evening', async () => {
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

  test('takes the files that came later along', async () => {
    for (let step = 0; step < 3; step += 1) {
      await replaceWith({ ...mine, feed: [aFeed({ id: `step-${step}` })] }, later(step));
    }
    await revertFile(db, NOW + 1, 'me', later(9));
    expect((await readFamilyLog(db)).feed).toMatchObject([{ id: 'step-0' }]);
    expect(await lastAppliedFile(db, NOW + 9)).toBe(NOW);
  });

  test('that is gone already changes nothing', async () => {
    await replaceWith(mine);
    expect(await revertFile(db, NOW + 77, 'me', later(99))).toBeNull();
    expect(await readFamilyLog(db)).toEqual(mine);
  });
});

/** The records of a user on a disk that refuses the n-th write: whole batches, and then row by row. */
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

describe('a disk that fails in the middle', () => {
  const acts = {
    replace: (on: RecordsDb) =>
      applyFile(on, { act: 'replace', log: theirs, created: CREATED }, owner, later(2)),
    merge: (on: RecordsDb) => applyFile(on, { act: 'merge', log: theirs, created: CREATED }, owner, later(2)),
    'take back': (on: RecordsDb) => revertFile(on, NOW + 1, 'me', later(2)),
  };

  test.each(Object.entries(acts))('%s leaves all as it was, whichever write fails', async (_, act) => {
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

  test('leaves all as it was at whichever record it fails', async () => {
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

describe('what tells whether a backup is due', () => {
  test('nothing is known of an empty log', async () => {
    expect(await readLastBackup(db, NOW)).toBeNull();
    expect(await readEntryTimes(db)).toEqual({ firstEntry: null, latestEntry: null });
  });

  test('a backup that a wrong clock dated a year ahead does not silence the reminder', async () => {
    await noteBackup(db, NOW - DAY);
    await noteBackup(db, NOW + 365 * DAY);
    expect(await readLastBackup(db, NOW)).toBe(NOW - DAY);
  });

  test('the last backup, the first entry and the latest', async () => {
    await addRecord(db, 'feed', aFeed({ id: '01-a', createdAt: 10 }));
    await addRecord(db, 'sleep', aSleep({ id: '01-b', createdAt: 30 }));
    await addRecord(db, 'feed', aFeed({ id: '01-c', createdAt: 20 }));
    await noteBackup(db, 12);
    await noteBackup(db, 11);
    expect(await readLastBackup(db, NOW)).toBe(12);
    expect(await readEntryTimes(db)).toEqual({ firstEntry: 10, latestEntry: 30 });
  });
});
