import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OtherEntry } from '#domain/log/any-entry.ts';
import { type CareRecord, careLogOf } from '#domain/log/care-record.ts';
import { newId } from '#domain/record.ts';
import { canonicalJson } from '#domain/sync/canonical-json.ts';
import { recordsCsv } from '#exports/records-csv.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { leftOfImport, readHeld, revertImport, saveImport } from '#storage/log/imports.ts';
import { readAllRecords } from '#storage/log/read-all-records.ts';
import { listTrash } from '#storage/log/trash.ts';
import { aBaby, aFeed } from '#testing/builders.ts';
import { prepareRead, readImport, reasonOf, reasons } from '#testing/read-import.ts';
import {
  addMadeUpKinds,
  anOuting,
  aSalve,
  aTooth,
  MADE_UP_SAMPLES,
  removeMadeUpKinds,
} from './made-up-kinds.ts';

const OTHERS = [
  { ...anOuting({ note: '=1+1' }), weather: { sun: 0.1 + 0.2 } },
  aTooth({ importKey: 'key' }),
  aSalve({ updatedAt: 5, updatedBy: '@phone' }),
] as object[] as OtherEntry[];

const log = (others = OTHERS) => ({
  babies: [aBaby()],
  ...careLogOf((kind) => (kind === 'feed' ? [aFeed({ id: 'feed' })] : [])),
  others,
});

let db: RecordsDb;
beforeEach(async () => {
  db = await openUserRecords(newId(Date.now()));
});
afterEach(async () => {
  removeMadeUpKinds();
  await db.delete();
});

/** Imports a file into an account. Returns the content of the account. */
async function imported(csv: string, into = db) {
  const { babies, records, others, notImported, doubts } = prepareRead(await readImport(csv), {
    babies: new Map(),
  });
  expect({ notImported, doubts }).toEqual({ notImported: [], doubts: [] });
  const run = { id: 'run-1', source: 'Wee Hours', importedAt: 9, counts: {}, babyIds: ['baby-1'] };
  const content = { babies, records: [...records, ...others] };
  await saveImport(into, run, content, () => {}, new AbortController().signal);
  return { babies, ...(await readAllRecords(into)) };
}

const bare = (rows: readonly object[]) =>
  rows
    .map((row) => canonicalJson({ ...row, importId: undefined, importKey: undefined }))
    .toSorted((a, b) => (a < b ? -1 : 1));

describe('the table of all entries with unknown kinds', () => {
  test('gives identical bytes when imported and exported again', async () => {
    const csv = recordsCsv(log());
    const after = await imported(csv);
    expect(bare(after.others)).toEqual(bare(OTHERS));
    expect(recordsCsv(after)).toBe(csv);
  });

  test('gives identical bytes for any fields', async () => {
    const fields = fc.dictionary(
      fc.string({ unit: 'binary', maxLength: 8 }).filter((name) => !(name in {}) && name !== 'importId'),
      fc.jsonValue({ depthSize: 'small', maxDepth: 2 }),
      { maxKeys: 5 },
    );
    const others = fc.array(
      fc.tuple(fields, fc.constantFrom({}, { day: '2026-05-06' }, { day: 'someday' }, { day: '' })),
      { maxLength: 4 },
    );
    await fc.assert(
      fc.asyncProperty(others, async (all) => {
        const stamp = { babyId: 'baby-1', kind: 'outing', createdAt: 1, updatedAt: 2, updatedBy: 'd' };
        const rows = all.map(([more, day]) => ({ ...more, ...day, ...stamp, id: newId(1) }));
        const csv = recordsCsv(log(rows as object[] as OtherEntry[]));
        const { others: read, babies } = prepareRead(await readImport(csv), { babies: new Map() });
        const again = read.map(({ record }) => record as OtherEntry);
        expect(recordsCsv({ ...log(again), babies })).toBe(csv);
      }),
      { numRuns: 200 },
    );
  });

  test('is read by a version that knows the kinds', async () => {
    const csv = recordsCsv(log());
    addMadeUpKinds();
    const after = await imported(csv);
    expect(after.others).toEqual([]);
    const rows = ['outing', 'tooth', 'salve'].flatMap((kind) => after[kind as 'feed'] as object[]);
    expect(bare(rows)).toEqual(bare(OTHERS));
  });

  test('is read without damaged entries of a known kind', async () => {
    const csv = recordsCsv(log([{ ...aTooth(), jaw: 'both' } as object as OtherEntry]));
    addMadeUpKinds();
    const read = await readImport(csv);
    expect(reasons(read)).toEqual(['4 tooth: Its extra column is damaged.']);
  });

  test('is read without entries whose fields a newer version put in other columns', async () => {
    addMadeUpKinds();
    const entries: CareRecord[] = Object.values(MADE_UP_SAMPLES).map((sample) => sample());
    const csv = recordsCsv({
      ...log([]),
      ...careLogOf((kind) => entries.filter((entry) => entry.kind === kind).map(({ record }) => record)),
    });
    removeMadeUpKinds();
    const read = await readImport(csv);
    expect(new Set(read.notImported.map((note) => `${note.kind}: ${reasonOf(note)}`))).toEqual(
      new Set(
        ['outing', 'tooth', 'salve'].map(
          (kind) => `${kind}: A newer Wee Hours wrote it. Update the app, then import it again.`,
        ),
      ),
    );
    expect(read.unreadColumns).toContain('tooth_jaw');
    expect(prepareRead(read, { babies: new Map() }).others).toEqual([]);
  });

  test('gives each entry once, in its latest version', async () => {
    const csv = recordsCsv(log());
    await imported(csv);
    const again = prepareRead(await readImport(csv), {
      babies: new Map(),
      held: await readHeld(db, ['baby-1']),
    });
    expect(again).toMatchObject({ known: 5, others: [], records: [] });
    const [first] = OTHERS;
    if (!first) throw new Error('no entry');
    const later = recordsCsv({ ...log([{ ...first, updatedAt: 9 }]), feed: [] });
    const both = prepareRead(await readImport({ 'a.csv': csv, 'b.csv': later }), { babies: new Map() });
    expect(both.others).toHaveLength(3);
    expect(both.others.find(({ record }) => record.id === first.id)?.record.updatedAt).toBe(9);
    expect(both.repeated).toBe(2);
  });

  test('is read without entries of a removed or missing baby', async () => {
    const csv = recordsCsv({ ...log(), feed: [] });
    const held = await readHeld(db, []);
    const removed = prepareRead(await readImport(csv), {
      babies: new Map(),
      held: { ...held, babyIds: new Set(['baby-1']), removed: new Set(['baby-1']) },
    });
    expect(removed.others).toEqual([]);
    expect(removed.notImported).toHaveLength(4);
    const nobodys = prepareRead(await readImport(recordsCsv({ ...log(), babies: [], feed: [] })));
    expect(new Set(nobodys.notImported.map(({ fault }) => fault))).toEqual(new Set(['babyUnknown']));
  });

  test('goes to the trash when its import is reverted', async () => {
    await imported(recordsCsv(log()));
    const run = { id: 'run-1', source: 'Wee Hours', importedAt: 9, counts: {}, babyIds: ['baby-1'] };
    expect((await leftOfImport(db, run)).counts).toMatchObject({ feed: 1, others: 3 });
    expect(await revertImport(db, 'run-1', { device: 'd', now: 10 })).toBe(4);
    expect((await readAllRecords(db)).others).toEqual([]);
    expect(await db.trash.count()).toBe(4);
    expect(await listTrash(db)).toEqual([]);
  });
});
