import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTimer } from '#domain/kinds/timer.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import { emptyLog, type FamilyLog } from '#domain/log/family-log.ts';
import { logOfStores, rowsByStore } from '#domain/log/log-by-store.ts';
import { newId } from '#domain/record.ts';
import { contentText } from '#domain/sync/backup.ts';
import {
  broughtUnseen,
  countImportedApart,
  goingToTrash,
  isEmptyLog,
  latestOf,
} from '#domain/sync/backup-preview.ts';
import { canonicalJson } from '#domain/sync/canonical-json.ts';
import { logDifference } from '#domain/sync/log-difference.ts';
import { backupFile } from '#exports/backup-file.ts';
import { openBackup, readBackup } from '#imports/backup/backup-file.ts';
import { applyFile, readFamilyLog, readQuarantined, revertFile } from '#storage/backup/backup.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { addBaby, removeBaby } from '#storage/log/change-babies.ts';
import { countRecords } from '#storage/log/count-records.ts';
import { countLog } from '#storage/log/erase.ts';
import { addRecord, deleteRecords, updateRecord } from '#storage/log/records.ts';
import { listTimers } from '#storage/log/timers.ts';
import { listTrash, purgeTrash, restoreAll } from '#storage/log/trash.ts';
import { aBaby, aDiaper, aFeed, TEST_DAY } from '#testing/builders.ts';
import { sortedLog } from '#testing/sorted-log.ts';
import {
  addMadeUpKinds,
  anOuting,
  aSalve,
  aSalveOfTheFamily,
  aTooth,
  madeUpRecord,
  removeMadeUpKinds,
} from './made-up-kinds.ts';

const NOW = 1_790_000_000_000;
const author = { device: 'older', now: NOW };
const later = (ms: number) => ({ ...author, now: NOW + ms });
const owner = { userId: 'user-1', preferences: {} };
const { userId: _userId, ...juniper } = aBaby();

/** Runs `work` as a newer version of the app, which knows the made-up kinds. */
async function inNewer<T>(work: () => T | Promise<T>): Promise<T> {
  addMadeUpKinds();
  try {
    return await work();
  } finally {
    removeMadeUpKinds();
  }
}

function trashOf(deleted: CareRecord, deletedAt: number) {
  return { id: deleted.record.id, deleted, deletedAt, deletedBy: 'newer' };
}

/** The rows of a newer version's log, by store. */
const feed = { ...aFeed({ id: 'feed' }), mood: { score: 3, words: ['calm'] } };
const outing = { ...anOuting({ id: 'outing', note: '=1+1 \u{1f37c}\ud800' }), weather: { sun: 0.1 + 0.2 } };
const outingDeleted = madeUpRecord('outing', anOuting({ id: 'outing-deleted' }));
const newerStores = {
  babies: [{ ...juniper, eyes: 'blue' }],
  feeds: [feed],
  diapers: [],
  sleeps: [],
  growths: [],
  entries: [outing, aTooth({ id: 'tooth', importKey: 'key' }), aSalve({ id: 'salve' })],
  family: [{ ...aSalveOfTheFamily(), doses: [1, 2] }],
  timers: [startTimer('baby-1', 'outing', null, { device: 'newer', now: 7 })],
  trash: [
    trashOf(outingDeleted, 9),
    trashOf({ kind: 'feed', record: aFeed({ id: 'feed-deleted' }) }, NOW - 5),
  ],
  imports: [{ id: 'run', source: 'Wee Hours', importedAt: 5, counts: { outing: 2 }, babyIds: [] }],
};

async function backupOf(log: FamilyLog): Promise<File> {
  return backupFile({ log, preferences: {} }, { created: NOW, day: TEST_DAY, passphrase: null });
}

const newerFile = () => inNewer(() => backupOf(logOfStores(newerStores)));

async function readFile(file: File): Promise<FamilyLog> {
  return (await readBackup(await openBackup(file, file.name), '')).log;
}

let db: RecordsDb;
beforeEach(async () => {
  db = await openUserRecords(newId(Date.now()));
});
afterEach(() => db.delete());

async function bring(act: 'replace' | 'merge', file: File, at = author, into = db) {
  return applyFile(into, { act, log: await readFile(file), created: NOW }, owner, at);
}

/** Restores a backup with a newer version. Returns the restored rows by store. */
const inNewerStores = async (file: File) =>
  inNewer(async () => {
    const fresh = await openUserRecords(newId(Date.now()));
    await bring('replace', file, author, fresh);
    const rows = rowsByStore(sortedLog(await readFamilyLog(fresh)));
    await fresh.delete();
    return rows;
  });

const text = (rows: object) => canonicalJson(rows);
const byId = <Row extends { id: string }>(rows: readonly Row[]) =>
  rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));

describe('an older version with the backup of a newer one', () => {
  test('restores it and exports identical bytes', async () => {
    await bring('replace', await newerFile());
    expect(await readQuarantined(db)).toEqual([]);
    expect(contentText({ log: await readFamilyLog(db), preferences: {} })).toBe(
      await inNewer(() => contentText({ log: logOfStores(newerStores), preferences: {} })),
    );
  });

  test('keeps unknown entries unchanged when it edits known ones', async () => {
    await bring('replace', await newerFile());
    await updateRecord(db, 'feed', feed, { note: 'mended' }, later(1));
    await addRecord(db, 'diaper', aDiaper({ id: 'diaper' }));
    await deleteRecords(db, [{ kind: 'diaper', id: 'diaper' }], later(2));
    const rows = await inNewerStores(await backupOf(await readFamilyLog(db)));
    for (const store of ['babies', 'family', 'timers', 'imports'] as const)
      expect(text(rows[store] ?? [])).toBe(text(newerStores[store]));
    expect(text(rows.entries ?? [])).toBe(
      await inNewer(() => text(rowsByStore(sortedLog(logOfStores(newerStores))).entries ?? [])),
    );
    expect(rows.feeds).toEqual([{ ...feed, note: 'mended', updatedAt: NOW + 1, updatedBy: 'older' }]);
    expect(rows.trash).toHaveLength(3);
    expect(rows.trash).toEqual(expect.arrayContaining(newerStores.trash));
  });

  test('merges the backup with its own log, in either order', async () => {
    const own = {
      ...emptyLog(),
      babies: [juniper],
      feed: [aFeed({ id: 'own' })],
      diaper: [aDiaper({ id: 'own-diaper' })],
    };
    const ownFile = await backupOf(own);
    const files = [ownFile, await newerFile()] as const;
    for (const [first, second] of [files, files.toReversed() as [File, File]]) {
      const fresh = await openUserRecords(newId(Date.now()));
      await bring('replace', first, author, fresh);
      await bring('merge', second, later(1), fresh);
      const rows = await inNewerStores(await backupOf(await readFamilyLog(fresh)));
      await fresh.delete();
      expect(text(byId(rows.entries as typeof newerStores.entries))).toBe(text(byId(newerStores.entries)));
      expect(text(rows.family ?? [])).toBe(text(newerStores.family));
      expect(text(byId(rows.trash as { id: string }[]))).toBe(text(byId(newerStores.trash)));
      expect(text(byId(rows.feeds as { id: string }[]))).toBe(text(byId([feed, ...own.feed])));
    }
  });

  test('reverts the merge entirely', async () => {
    await addBaby(db, aBaby());
    await addRecord(db, 'feed', aFeed({ id: 'own' }));
    const before = await readFamilyLog(db);
    await bring('merge', await newerFile());
    await revertFile(db, NOW, 'user-1', later(1));
    expect(sortedLog(await readFamilyLog(db))).toEqual(sortedLog(before));
  });

  test('takes over later writes of unknown entries, and does not undo them', async () => {
    await bring('replace', await newerFile());
    const stale = await backupOf(await readFamilyLog(db));
    const edited = { ...outing, note: 'later', updatedAt: 20 };
    const second = {
      ...newerStores,
      entries: [edited, aSalve({ id: 'salve' })],
      trash: [...newerStores.trash, trashOf(madeUpRecord('tooth', aTooth({ id: 'tooth' })), 21)],
    };
    await bring('merge', await inNewer(() => backupOf(logOfStores(second))), later(1));
    const log = await readFamilyLog(db);
    expect(log.others).toContainEqual(edited);
    expect(log.others.map(({ id }) => id).toSorted()).toEqual(['outing', 'salve']);
    expect(log.trash.map(({ id }) => id)).toContain('tooth');

    await inNewer(async () => {
      const fresh = await openUserRecords(newId(Date.now()));
      await applyFile(fresh, { act: 'replace', log: logOfStores(second), created: 1 }, owner, author);
      const before = sortedLog(await readFamilyLog(fresh));
      await bring('merge', stale, later(2), fresh);
      expect(sortedLog(await readFamilyLog(fresh))).toEqual(before);
      await fresh.delete();
    });
  });

  test('shows no timer and no deleted entry of an unknown kind', async () => {
    await bring('replace', await newerFile());
    expect(await listTimers(db)).toEqual([]);
    expect((await listTrash(db)).map(({ id }) => id)).toEqual(['feed-deleted']);
    await restoreAll(db, later(1));
    const log = await readFamilyLog(db);
    expect(log.trash).toEqual([newerStores.trash[0]]);
    expect(log.timers).toEqual(newerStores.timers);
  });

  test('counts unknown entries, and purges them with their baby', async () => {
    await bring('replace', await newerFile());
    expect(await countLog(db)).toEqual({ babies: 1, feed: 1, diaper: 0, sleep: 0, growth: 0, others: 3 });
    expect(await countRecords(db, 'baby-1')).toMatchObject({ feed: 1, others: 3, timers: 1 });
    const { day: _day, ...undated } = outing;
    await db.table('entries').put({ ...undated, id: 'undated' });
    await removeBaby(db, aBaby(), later(1));
    await purgeTrash(db, NOW + 31 * 24 * 3_600_000);
    const log = await readFamilyLog(db);
    expect({ ...log, family: [], imports: [] }).toEqual(emptyLog());
  });

  test('counts unknown entries in the preview of a backup', async () => {
    const [here, there] = [
      { ...emptyLog(), feed: [aFeed()], babies: [juniper] },
      await readFile(await newerFile()),
    ];
    const removed = { ...there, babies: there.babies.map((baby) => ({ ...baby, removedAt: NOW })) };
    const difference = logDifference(here, removed);
    expect(goingToTrash(here, difference)).toMatchObject([{ counts: { feed: 1, others: 3 } }]);
    expect(broughtUnseen(emptyLog(), logDifference(emptyLog(), removed))).toMatchObject([
      { counts: { others: 3 } },
    ]);
    expect(latestOf(there)).toEqual({ kind: 'feed', record: feed });
    expect(countImportedApart(here, there)).toBe(0);
    expect(isEmptyLog({ ...emptyLog(), others: there.others })).toBe(false);
  });
});

describe('a row that only resembles an unknown kind', () => {
  test.each<[string, Record<string, object[]>]>([
    ['an entry in the shared store whose kind has its own store', { entries: [{ ...outing, kind: 'feed' }] }],
    [
      'a trash row whose entry has another kind than the row',
      { trash: [trashOf(madeUpRecord('outing', { ...anOuting(), kind: 'feed' as 'outing' }), 9)] },
    ],
  ])('is quarantined: %s', async (_what, stores) => {
    for (const [store, rows] of Object.entries(stores)) await db.table(store).bulkPut(rows);
    const rows = Object.entries(stores).flatMap(([part, all]) => all.map((row) => ({ part, row })));
    expect(await readQuarantined(db)).toEqual(rows);
  });
});
