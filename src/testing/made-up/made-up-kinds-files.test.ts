import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { kindOf } from '#domain/kinds/registry.ts';
import { type CareRecord, logOfEntries } from '#domain/log/care-record.ts';
import { emptyLog, type FamilyLog } from '#domain/log/family-log.ts';
import { newId } from '#domain/record.ts';
import { canonicalJson } from '#domain/sync/canonical-json.ts';
import { US_UNITS } from '#domain/units/units.ts';
import { backupFile } from '#exports/backup-file.ts';
import { everythingSchema } from '#exports/everything-schema.ts';
import { everythingZip } from '#exports/everything-zip.ts';
import { kindTables } from '#exports/kind-csv.ts';
import { recordsCsv } from '#exports/records-csv.ts';
import { openBackup, readBackup } from '#imports/backup/backup-file.ts';
import { applyFile, readFamilyLog, revertFile } from '#storage/backup/backup.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { addBaby } from '#storage/log/change-babies.ts';
import { eraseLog } from '#storage/log/erase.ts';
import { saveImport } from '#storage/log/imports.ts';
import { readAllRecords } from '#storage/log/read-all-records.ts';
import { addRecord, readKind, updateRecord } from '#storage/log/records.ts';
import { aBaby, aFeed, TEST_DAY } from '#testing/builders.ts';
import { prepareRead, readImport } from '#testing/read-import.ts';
import { faultsOf } from '#testing/schema-faults.ts';
import { sortedLog } from '#testing/sorted-log.ts';
import { speechIn } from '#testing/speech.ts';
import {
  addMadeUpKinds,
  aFamilyLog,
  aSalveOfTheFamily,
  MADE_UP_SAMPLES,
  type MadeUpName,
  madeUp,
  removeMadeUpKinds,
} from './made-up-kinds.ts';

const AMERICAN = { units: US_UNITS, ...speechIn('en-US') };
const NOW = 1_790_000_000_000;
const author = { device: 'mine', now: NOW };
const later = (ms: number) => ({ ...author, now: NOW + ms });
const owner = { userId: 'user-1', preferences: {} };
const { userId: _userId, ...juniper } = aBaby();

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

const daysLogged = (kind: CareRecord['kind']) => readKind(db, kind, 'baby-1', '', '');

async function fromBackup(log: FamilyLog): Promise<FamilyLog> {
  const file = await backupFile({ log, preferences: {} }, { created: NOW, day: TEST_DAY, passphrase: null });
  return (await readBackup(await openBackup(file, file.name), '')).log;
}

const bring = (act: 'replace' | 'merge', log: FamilyLog, at = author) =>
  applyFile(db, { act, log, created: NOW }, owner, at);

describe.each(Object.keys(MADE_UP_SAMPLES) as MadeUpName[])('a made-up kind: %s', (name) => {
  const kind = madeUp(name);
  let entry: CareRecord;
  beforeEach(() => {
    entry = MADE_UP_SAMPLES[name]();
  });

  test('is restored exactly from the table of all entries', async () => {
    const mine = { babies: [aBaby()], ...logOfEntries([entry, { kind: 'feed', record: aFeed() }]) };
    const csv = recordsCsv(mine);
    const { babies, records, notImported, doubts } = prepareRead(await readImport(csv), {
      babies: new Map(),
    });
    expect({ notImported, doubts }).toEqual({ notImported: [], doubts: [] });
    await eraseLog(db);
    const run = { id: 'run-1', source: 'Wee Hours', importedAt: NOW, counts: {}, babyIds: ['baby-1'] };
    await saveImport(db, run, { babies, records }, () => {}, new AbortController().signal);
    expect(recordsCsv({ ...(await readAllRecords(db)), babies })).toBe(csv);
  });

  test('is not imported again from the same file', async () => {
    const csv = recordsCsv({ babies: [aBaby()], ...logOfEntries([entry]) });
    const { known, records } = prepareRead(await readImport(csv), {
      babies: new Map(),
      held: {
        ids: new Set([entry.record.id]),
        babyIds: new Set(['baby-1']),
        removed: new Set(),
        fingerprints: new Map(),
        entries: new Map(),
        deleted: new Set(),
      },
    });
    expect({ known, records }).toEqual({ known: 2, records: [] });
  });

  test('has its own spreadsheet', () => {
    const tables = kindTables({ babies: [juniper], ...logOfEntries([entry]) }, AMERICAN);
    const table = tables.find(({ path }) => path === `${kindOf(kind).table}.csv`);
    const [head, row, ...more] = String(table?.content).trimEnd().split('\r\n');
    expect(more).toEqual([]);
    expect({ head: head?.slice(1), row }).toEqual(TABLES[name]);
  });

  test('satisfies the schema of the full export, but not without its day', async () => {
    const log = aFamilyLog(entry);
    log.trash = [{ id: 'x', deleted: MADE_UP_SAMPLES[name](), deletedAt: 5, deletedBy: 'd' }];
    const file = await everythingZip(
      { log, setAside: [], preferences: {}, account: null },
      { created: NOW, day: TEST_DAY, ...AMERICAN, onProgress: () => {} },
    );
    const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const json = JSON.parse(new TextDecoder().decode(files['wee-hours.json']));
    expect(json.entries).toEqual([entry.record]);
    expect(json.family).toEqual([aSalveOfTheFamily()]);
    expect(faultsOf(json, everythingSchema(AMERICAN))).toEqual([]);
    delete json.entries[0].day;
    expect(faultsOf(json, everythingSchema(AMERICAN))).toEqual(['/entries/0']);
  });

  test('is restored from a backup, and a later edit survives the revert', async () => {
    await addRecord(db, 'feed', aFeed({ id: 'mine' }));
    const before = sortedLog(await readFamilyLog(db));
    const log = aFamilyLog(entry);
    const read = await fromBackup(log);
    expect(canonicalJson(read)).toBe(canonicalJson(log));
    await bring('replace', read);
    expect(canonicalJson(sortedLog(await readFamilyLog(db)))).toBe(canonicalJson(sortedLog(log)));
    await updateRecord(db, kind, entry.record as never, { note: 'since' } as never, later(5));
    await revertFile(db, NOW, 'user-1', later(9));
    const after = await readFamilyLog(db);
    expect(after.feed).toEqual(before.feed);
    expect(after[kind]).toMatchObject([{ id: entry.record.id, note: 'since' }]);
    expect(after.family).toEqual([]);
  });

  test('is merged from a backup, and the later of two edits wins', async () => {
    await addRecord(db, kind, { ...entry.record, note: 'mine', updatedAt: 5 } as never);
    const theirs = MADE_UP_SAMPLES[name]();
    const difference = await bring('merge', await fromBackup(aFamilyLog(entry, theirs)));
    expect(difference[kind].added).toEqual([theirs.record]);
    expect(difference[kind].changed).toEqual([]);
    expect((await daysLogged(kind)).map(({ note }) => note).toSorted()).toEqual(['first warm day', 'mine']);
  });

  test('is in the snapshot of a merge; older snapshots without its store revert too', async () => {
    await addRecord(db, kind, entry.record as never);
    await bring('merge', { ...emptyLog(), feed: [aFeed({ id: 'theirs' })] });
    expect((await db.snapshots.get(NOW))?.log.entries).toEqual([entry.record]);
    await revertFile(db, NOW, 'user-1', later(1));
    expect(await daysLogged(kind)).toEqual([entry.record]);

    await bring('merge', { ...emptyLog(), feed: [aFeed({ id: 'theirs' })] }, later(2));
    const kept = await db.snapshots.get(NOW + 2);
    const { entries: _entries, family: _family, ...older } = kept?.log ?? {};
    if (kept) await db.snapshots.put({ ...kept, log: older });
    await revertFile(db, NOW + 2, 'user-1', later(3));
    expect((await readFamilyLog(db)).feed).toEqual([]);
  });
});

/** The spreadsheet table of each kind: its head and its row. */
const TABLES = {
  outing: {
    head: 'Baby,Date,Start,End,Minutes,Place,Time zone (IANA),Note',
    row: "Juniper,2026-05-06,23:30,00:45,75,'=Park,America/Los_Angeles,first warm day",
  },
  tooth: {
    head: 'Baby,Date,Jaw,Length (in),Hurts,Time zone (IANA),Note',
    row: 'Juniper,2026-05-06,Lower jaw,0.12,Yes,America/Los_Angeles,first warm day',
  },
  salve: {
    head: 'Baby,Date,Time,Salve,Time zone (IANA),Note',
    row: 'Juniper,2026-05-06,14:05,salve-1,America/Los_Angeles,first warm day',
  },
};

test('a log without entries of later kinds is backed up without their store', async () => {
  const log = { ...emptyLog(), babies: [juniper], feed: [aFeed()] };
  const file = await backupFile({ log, preferences: {} }, { created: NOW, day: TEST_DAY, passphrase: null });
  expect(await file.text()).not.toContain('"entries"');
  expect(await fromBackup(log)).toEqual(log);
});
