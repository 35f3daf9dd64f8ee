import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOfRecord } from '#domain/log/care-record.ts';
import {
  COLUMN_ROLES,
  type ColumnMapping,
  ROW_KINDS,
  usedMapping,
  valuesIn,
  withRole,
} from '#domain/sync/column-mapping.ts';
import { doubtsOf, prepareRead, readTable, tell } from '#testing/read-import.ts';
import { FUZZ_RUNS } from '#testing/wounded-files.ts';
import type { UnmappedTable } from './find-tables.ts';
import { guessMapping } from './guess-mapping.ts';

// Any mapping of any table gives right entries, or a reason with a line. It never causes a crash.

const TITLES = [
  ...['Date', 'Time', 'Start', 'End', 'Duration (h)', 'Amount (oz)', 'Unit', 'Left', 'Right (ml)'],
  ...['Weight (kg)', 'oz', 'Height', 'Head [in]', 'Temp (°F)', 'Type', 'Notes', 'Child', '__proto__', '7'],
];

const cell = fc.oneof(
  fc.constantFrom(
    ...['', '', '2026-03-01', '3/1/26', '14.03.2026', '1-Mar-26', '2026-03-01 10:20:00 +0100', '1772359200'],
    ...['8:05', '20:15', '8:05 PM', '2026-03-01 25:00', '0:45', '1h 5m', '1,5', '4.2', '1,265', '3500', '0'],
    ...['8 lb 2 oz', '120 ml', '4.2 kg', '37.5', '99.1 F', '-4', '4.2.1', '9'.repeat(30), 'left', 'both'],
    ...['Wet and dirty', 'Bottle', 'Formula', 'Carrot, pea', 'Vitamin D', 'constructor', 'NaN', '😀'],
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

/** Generates a table, and a mapping that a parent could choose for it. */
const mapped = fc.uniqueArray(fc.constantFrom(...TITLES), { minLength: 2 }).chain((titles) =>
  fc
    .record({
      cells: fc.array(fc.array(cell, { minLength: titles.length, maxLength: titles.length }), {
        minLength: 1,
        maxLength: 6,
      }),
      roles: fc.array(fc.option(fc.constantFrom(...COLUMN_ROLES)), { maxLength: titles.length }),
      rows: fc.constantFrom(...ROW_KINDS),
      kinds: fc.array(fc.option(fc.constantFrom(...ROW_KINDS)), { minLength: 6, maxLength: 6 }),
      isGuess: fc.boolean(),
    })
    .map(({ cells, roles, rows, kinds, isGuess }) => {
      const lines = cells.map((one, index) => ({ line: index + 2, cells: one }));
      const table: UnmappedTable = { name: 'table.csv', titles, rows: lines };
      const empty: ColumnMapping = { columns: {}, rows, kinds: new Map() };
      const chosen = roles.reduce<ColumnMapping>(
        (mapping, role, at) => withRole(mapping, titles[at]?.toLowerCase() ?? '', role ?? undefined),
        empty,
      );
      const { kind } = chosen.columns;
      const values = kind === undefined ? [] : [...valuesIn(table, kind).keys()];
      const ofValues = new Map(values.map((value, at) => [value, kinds[at] ?? null]));
      return { table, mapping: usedMapping(isGuess ? guessMapping(table) : { ...chosen, kinds: ofValues }) };
    }),
);

test('a table gives entries, or a reason for each row, whatever its mapping is', async () => {
  await fc.assert(
    fc.asyncProperty(mapped, async ({ table, mapping }) => {
      const read = await readTable(table, mapping);
      const { records, notImported } = prepareRead(read, { babies: new Map([['', 'baby-1']]) });
      expect(JSON.parse(JSON.stringify(records))).toEqual(records);
      expect(records.filter((entry) => !Number.isFinite(instantOfRecord(entry)))).toEqual([]);
      expect([...notImported, ...read.doubts].filter(({ row }) => row.line < 2)).toEqual([]);
    }),
    { numRuns: FUZZ_RUNS },
  );
});

test('a weight becomes its number in kilograms, or is a listed row or a doubt', async () => {
  const text = fc.oneof(
    fc.tuple(fc.nat(60), fc.nat(999)).map(([whole, part]) => `${whole}.${part}`),
    fc.stringMatching(/^[0-9.,]{1,8}$/),
    cell,
  );
  await fc.assert(
    fc.asyncProperty(text, async (weight) => {
      const rows = [{ line: 2, cells: ['2026-03-01', weight] }];
      const table: UnmappedTable = { name: 'table.csv', titles: ['Date', 'Weight (kg)'], rows };
      const read = await readTable(table, {
        columns: { date: 'date', weight: 'weight (kg)' },
        rows: 'growth',
        kinds: new Map(),
      });
      const { records, notImported } = prepareRead(read);
      expect(records.length + notImported.length).toBe(1);
      const plain = /^\d{1,2}(\.\d{1,2})?$/.test(weight.trim()) ? Number(weight) : null;
      if (plain !== null && plain >= 0.2 && plain <= 40) {
        expect(records.map(tell)).toEqual([`2026-03-01 ${plain}/–/–`]);
        expect(doubtsOf(read)).toEqual([]);
      }
    }),
    { numRuns: FUZZ_RUNS },
  );
});
