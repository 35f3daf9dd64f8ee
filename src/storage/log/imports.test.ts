import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Baby } from '#domain/baby/baby.ts';
import type { Feed } from '#domain/kinds/feed/feed.ts';
import { type CareRecord, emptyCareLog } from '#domain/log/care-record.ts';
import { emptyLog, type ImportRun } from '#domain/log/family-log.ts';
import { newId } from '#domain/record.ts';
import { fingerprint } from '#domain/sync/fingerprint.ts';
import { mergeLogs } from '#domain/sync/merge.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { aBaby, aDiaper, aFeed, aGrowth, aSleep } from '#testing/builders.ts';
import { listBabies } from './babies.ts';
import { removeBaby, updateBaby } from './change-babies.ts';
import { listImports, readHeld, revertImport, saveImport } from './imports.ts';
import { readAllRecords } from './read-all-records.ts';
import { addRecord, deleteRecords, updateRecord } from './records.ts';
import { restoreRecords } from './trash.ts';

const author = { device: 'this-device', now: 1_790_000_000_000 };
const EMPTY = { ...emptyCareLog(), others: [] };
let db: RecordsDb;

beforeEach(async () => {
  db = await openUserRecords(newId(Date.now()));
});
afterEach(() => db.delete());

function aRun(changes: Partial<ImportRun> = {}): ImportRun {
  const counts = { feed: 1, diaper: 1, sleep: 1, growth: 1 };
  return { id: 'run', source: 'Baby Connect', importedAt: author.now, counts, babyIds: [], ...changes };
}

function imported(entry: CareRecord): CareRecord {
  entry.record.importId = 'run';
  entry.record.importKey = fingerprint(entry);
  return entry;
}

function oneOfEach(): CareRecord[] {
  const entries: CareRecord[] = [
    { kind: 'feed', record: aFeed() },
    { kind: 'diaper', record: aDiaper() },
    { kind: 'sleep', record: aSleep() },
    { kind: 'growth', record: aGrowth() },
  ];
  return entries.map(imported);
}

async function save(records: CareRecord[], babies: Baby[] = [], run = aRun()): Promise<number[]> {
  const heard: number[] = [];
  const { signal } = new AbortController();
  await saveImport(db, run, { babies, records }, (share) => heard.push(share), signal);
  return heard;
}

describe('saving an import', () => {
  test('writes every record, the babies and the run, and reports progress', async () => {
    const feeds = Array.from({ length: 1200 }, () => imported({ kind: 'feed', record: aFeed() }));
    const heard = await save([...feeds, ...oneOfEach()], [aBaby()]);
    expect(await db.feeds.count()).toBe(1201);
    expect(await db.growths.count()).toBe(1);
    expect(await listBabies(db)).toEqual([aBaby()]);
    expect(await listImports(db)).toEqual([aRun()]);
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
    expect(heard.length).toBeGreaterThan(3);
    expect(heard.at(-1)).toBe(1);
  });

  test('writes nothing if it fails midway, and leaves existing data untouched', async () => {
    const held = aFeed();
    await addRecord(db, 'feed', held);
    // The database cannot store a function, so the write fails only at the last record.
    const unstorable = { ...aGrowth(), measure: () => 4 };
    const records = [...oneOfEach(), { kind: 'growth', record: unstorable } as CareRecord];
    await expect(save(records, [aBaby()])).rejects.toThrow();
    expect(await readAllRecords(db)).toEqual({ ...EMPTY, feed: [held] });
    expect(await listBabies(db)).toEqual([]);
    expect(await listImports(db)).toEqual([]);
  });

  test('writes nothing if it is aborted', async () => {
    const stop = new AbortController();
    const records = Array.from({ length: 1200 }, () => imported({ kind: 'feed', record: aFeed() }));
    const saving = saveImport(db, aRun(), { babies: [aBaby()], records }, () => stop.abort(), stop.signal);
    await expect(saving).rejects.toThrow();
    expect(await readAllRecords(db)).toEqual(EMPTY);
    expect(await listBabies(db)).toEqual([]);
    expect(await listImports(db)).toEqual([]);
  });

  test('restores deleted entries and removes them from the trash', async () => {
    const records = oneOfEach();
    await save(records);
    await revertImport(db, 'run', author);
    await save(records);
    expect(await db.trash.count()).toBe(0);
    // The stamp is later than the deletion. Otherwise a merge with another phone would delete the entry again.
    expect((await readAllRecords(db)).feed.map(({ updatedAt }) => updatedAt)).toEqual([author.now + 1]);
  });

  test('is invisible to another user', async () => {
    await save(oneOfEach(), [aBaby()]);
    const other = await openUserRecords(newId(Date.now()));
    expect(await readAllRecords(other)).toEqual(EMPTY);
    expect(await listImports(other)).toEqual([]);
    expect((await readHeld(other, ['baby-1'])).fingerprints.size).toBe(0);
    await other.delete();
  });
});

describe('reverting an import', () => {
  test('removes all its entries, including edited ones, and nothing else', async () => {
    const mine = aFeed({ note: 'typed by hand' });
    await addRecord(db, 'feed', mine);
    const records = oneOfEach();
    await save(records);
    const [first] = records;
    if (first?.kind === 'feed') await updateRecord(db, 'feed', first.record, { note: 'mended' }, author);
    expect(await revertImport(db, 'run', author)).toBe(4);
    expect(await readAllRecords(db)).toEqual({ ...EMPTY, feed: [mine] });
    expect(await listImports(db)).toEqual([]);
  });

  test('moves its records to the trash, where they can be restored', async () => {
    const records = oneOfEach();
    await save(records);
    await revertImport(db, 'run', author);
    await restoreRecords(
      db,
      records.map(({ record }) => record.id),
      author,
    );
    expect(await db.feeds.count()).toBe(1);
  });

  test('removes the babies that it added, except one with other entries', async () => {
    const [guest, stays] = [aBaby({ babyId: 'guest' }), aBaby({ babyId: 'stays' })];
    const run = aRun({ babyIds: ['guest', 'stays'] });
    await save(oneOfEach(), [guest, stays], run);
    await addRecord(db, 'sleep', aSleep({ babyId: 'stays' }));
    await revertImport(db, 'run', author);
    expect(await listBabies(db)).toEqual([stays]);
  });

  test('keeps a baby whose profile was edited after the import', async () => {
    const guest = aBaby({ babyId: 'guest' });
    await save(oneOfEach(), [guest], aRun({ babyIds: ['guest'] }));
    const { name, birthDate, sex, photoUrl } = guest;
    const fields = { name, birthDate, sex, photoUrl, dueDate: null };
    await updateBaby(db, guest, { ...fields, name: 'June' }, { ...author, now: author.now + 1 });
    await revertImport(db, 'run', author);
    expect((await listBabies(db)).map((baby) => baby.name)).toEqual(['June']);
  });

  test('removes a baby whose profile was edited only before the export', async () => {
    const guest = aBaby({ babyId: 'guest', createdAt: 1, updatedAt: 5, updatedBy: author.device });
    await save(oneOfEach(), [guest], aRun({ babyIds: ['guest'] }));
    await revertImport(db, 'run', author);
    expect(await listBabies(db)).toEqual([]);
  });

  test('stamps the deletion later than an edit by a phone with a fast clock', async () => {
    const record = aFeed({ importId: 'run', updatedAt: author.now + 5000, updatedBy: 'ahead' });
    await save([{ kind: 'feed', record }]);
    await revertImport(db, 'run', author);
    expect(await db.trash.toArray()).toMatchObject([
      { deletedAt: author.now + 5001, deletedBy: author.device },
    ]);
  });

  test('is idempotent', async () => {
    await save(oneOfEach());
    await revertImport(db, 'run', author);
    expect(await revertImport(db, 'run', author)).toBe(0);
  });
});

describe('readHeld', () => {
  test('includes a record by its id, its current fingerprint and its imported one', async () => {
    const [entry] = oneOfEach();
    if (entry?.kind !== 'feed') throw new Error('The first is a feed.');
    await save([entry]);
    await updateRecord(db, 'feed', entry.record, { startedAt: entry.record.startedAt + 60_000 }, author);
    const held = await readHeld(db, ['baby-1']);
    expect(held.ids).toEqual(new Set([entry.record.id]));
    expect(held.fingerprints.has(entry.record.importKey ?? '')).toBe(true);
    expect(held.fingerprints.size).toBe(2);
  });

  test('includes an imported record that was moved to another baby', async () => {
    const [entry] = oneOfEach();
    if (entry?.kind !== 'feed') throw new Error('The first is a feed.');
    await save([entry]);
    await updateRecord(db, 'feed', entry.record, { babyId: 'other' }, author);
    const held = await readHeld(db, [entry.record.babyId]);
    expect([...held.fingerprints.keys()]).toEqual([entry.record.importKey]);
  });

  test('includes ids for every baby, but fingerprints only for the given babies', async () => {
    await addRecord(db, 'diaper', aDiaper({ babyId: 'other' }));
    await addRecord(db, 'diaper', aDiaper());
    const held = await readHeld(db, ['baby-1']);
    expect([held.ids.size, held.fingerprints.size]).toEqual([2, 1]);
  });

  test('includes the babies of the log, and marks the removed ones', async () => {
    const [stays, goes] = [aBaby(), aBaby({ babyId: 'goes' })];
    await save([], [stays, goes]);
    await removeBaby(db, goes, author);
    const { babyIds, removed } = await readHeld(db, ['baby-1']);
    expect([[...babyIds], [...removed]]).toEqual([['baby-1', 'goes'], ['goes']]);
  });

  test('includes an imported record that was deleted, unless its import was reverted', async () => {
    const records = oneOfEach();
    await save(records);
    const [first] = records;
    if (first) await deleteRecords(db, [{ kind: 'feed', id: first.record.id }], author);
    expect((await readHeld(db, ['baby-1'])).deleted).toEqual(new Set([first?.record.importKey]));
    const deleted = await db.trash.toArray();
    await revertImport(db, 'run', author);
    expect((await readHeld(db, ['baby-1'])).deleted.size).toBe(0);

    // Another phone knows only the deletion. The revert is the later write and wins a merge in either direction.
    const [here, there] = [
      { ...emptyLog(), trash: await db.trash.toArray() },
      { ...emptyLog(), trash: deleted },
    ];
    for (const merged of [mergeLogs(here, there), mergeLogs(there, here)]) {
      expect(merged.trash.map(({ takenBack }) => takenBack)).toEqual(records.map(() => true));
    }
  });

  test('includes a record that another phone imported and this phone deleted', async () => {
    const [first] = oneOfEach();
    if (first?.kind !== 'feed') throw new Error('The first is a feed.');
    await addRecord(db, 'feed', first.record);
    await deleteRecords(db, [{ kind: 'feed', id: first.record.id }], author);
    expect(await listImports(db)).toEqual([]);
    expect((await readHeld(db, ['baby-1'])).deleted).toEqual(new Set([first.record.importKey]));
  });
});

describe('details that a later import adds', () => {
  const bottle = imported({
    kind: 'feed',
    record: aFeed({ type: 'bottle', amountOz: 4, importNote: 'Formula', note: 'spat some up' }),
  });
  const { importNote: _, ...withoutText } = bottle.record;
  const filling = {
    entry: {
      kind: 'feed',
      record: { ...withoutText, milk: 'formula', updatedBy: 'this-device' },
    } as CareRecord,
    names: ['milk'],
    before: { note: 'spat some up', importNote: 'Formula' },
    moved: ['9:00 PM Meds: Vitamin D'],
  };
  const later = aRun({ id: 'later', importedAt: author.now + 5, counts: {} });

  async function fill(): Promise<ImportRun> {
    await save([bottle]);
    const { signal } = new AbortController();
    return saveImport(db, later, { babies: [], records: [], filled: [filling] }, () => {}, signal);
  }
  const read = () => db.feeds.get(bottle.record.id);

  test('are written with the run, and a revert removes them', async () => {
    await fill();
    const filled = await read();
    expect(filled).toMatchObject({ milk: 'formula', note: 'spat some up', importId: 'run' });
    expect(filled).not.toHaveProperty('importNote');
    expect(await revertImport(db, 'later', { ...author, now: author.now + 9 })).toBe(0);
    const { updatedAt: _at, updatedBy: _by, ...before } = bottle.record;
    expect(await read()).toMatchObject(before);
    expect(await read()).not.toHaveProperty('milk');
  });

  test('stay after a revert if the parent changed the entry meanwhile', async () => {
    await fill();
    const filled = (await read()) as Feed;
    await updateRecord(db, 'feed', filled, { amountOz: 5 }, { ...author, now: author.now + 7 });
    await revertImport(db, 'later', { ...author, now: author.now + 9 });
    expect(await read()).toMatchObject({
      amountOz: 5,
      milk: 'formula',
      importNote: '9:00 PM Meds: Vitamin D',
    });
  });

  test('are left out for an entry that was changed since the preview', async () => {
    await save([bottle]);
    await updateRecord(db, 'feed', bottle.record as Feed, { note: 'choked' }, author);
    const { signal } = new AbortController();
    await saveImport(db, later, { babies: [], records: [], filled: [filling] }, () => {}, signal);
    expect(await read()).toMatchObject({ note: 'choked', importNote: 'Formula' });
  });

  test('stay away after a merge, even if the entry has a stamp of the future', async () => {
    const ahead = { ...bottle.record, updatedAt: author.now + 1e9 };
    await save([{ kind: 'feed', record: ahead } as CareRecord]);
    const entry = {
      kind: 'feed',
      record: { ...filling.entry.record, updatedAt: ahead.updatedAt },
    } as CareRecord;
    const { signal } = new AbortController();
    await saveImport(
      db,
      later,
      { babies: [], records: [], filled: [{ ...filling, entry }] },
      () => {},
      signal,
    );
    const filled = await read();
    await revertImport(db, 'later', { ...author, now: author.now + 9 });
    expect((await read())?.updatedAt).toBeGreaterThan(filled?.updatedAt ?? Number.POSITIVE_INFINITY);
  });

  test('are left out for an entry that was deleted meanwhile', async () => {
    const { signal } = new AbortController();
    const run = await saveImport(db, later, { babies: [], records: [], filled: [filling] }, () => {}, signal);
    expect(run.filled).toBeUndefined();
    expect(await read()).toBeUndefined();
  });
});
