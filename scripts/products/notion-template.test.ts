import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { csvOf } from './notion/notion-tables.ts';
import { makeNotionTemplate } from './notion-template.ts';

const FOLDER = 'Wee Hours baby log';
const TABLES = ['Babies', 'Diapers', 'Feeds', 'Growth', 'Questions for the visit', 'Sleep'];
const entries = Object.entries(unzipSync(makeNotionTemplate()));
const texts = Object.fromEntries(entries.map(([path, bytes]) => [path, strFromU8(bytes)]));

function rowsOf(table: string): Record<string, string>[] {
  const csv = texts[`${FOLDER}/${table}.csv`] ?? '';
  return Papa.parse<Record<string, string>>(csv.trimEnd(), { header: true }).data;
}

test('the zip has the pages, their folder, and a table for each kind of entry', () => {
  expect(Object.keys(texts).toSorted()).toEqual(
    [
      'Read me first.md',
      `${FOLDER}.md`,
      ...['A week', 'Firsts', 'Notes of a visit', 'When to call'].map((page) => `${FOLDER}/${page}.md`),
      ...TABLES.map((table) => `${FOLDER}/${table}.csv`),
    ].toSorted(),
  );
});

test('the home page links to every file of its folder, and to no other', () => {
  const home = texts[`${FOLDER}.md`] ?? '';
  const targets = [...home.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => decodeURIComponent(target));
  const inside = Object.keys(texts).filter((path) => path.startsWith(`${FOLDER}/`));
  expect(targets.toSorted()).toEqual(inside.toSorted());
});

describe.each(TABLES)('the table %s', (table) => {
  test('has sample rows as wide as its header', () => {
    const [header, ...lines] = Papa.parse<string[]>((texts[`${FOLDER}/${table}.csv`] ?? '').trimEnd()).data;
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toHaveLength(header?.length ?? 0);
  });
});

test('sample rows have times in the format of Notion', () => {
  expect(rowsOf('Feeds')[0]).toMatchObject({
    Feed: 'Right breast',
    Began: 'February 28, 2026 12:40 AM',
    Ended: 'February 28, 2026 12:57 AM',
    Type: 'Right breast',
    'Amount (oz)': '',
  });
  expect(rowsOf('Feeds').find(({ Type }) => Type === 'Bottle')?.['Amount (oz)']).toBe('3');
  expect(rowsOf('Diapers').map(({ Type }) => Type)).toContain('Wet and dirty');
  expect(rowsOf('Sleep').at(-1)?.Ended).toBe('March 1, 2026 12:10 AM');
  expect(rowsOf('Growth').at(-1)).toMatchObject({
    Date: 'February 28, 2026',
    'Weight (kg)': '4.2',
    'Weight (lb)': '9.26',
  });
});

test('the readme names no column that does not exist', () => {
  const readme = texts['Read me first.md'] ?? '';
  const named = [...readme.matchAll(/^\| (?!Table|---|all)([^|]+) \| ([^|]+) \| [^|]+ \|$/gm)];
  expect(named.length).toBeGreaterThan(8);
  for (const [, tables = '', columns = ''] of named) {
    for (const table of tables.split(', ')) {
      const header = Object.keys(rowsOf(table)[0] ?? {});
      for (const column of columns.split(', ')) {
        expect(
          header.some((name) => name.startsWith(column)),
          `${table}: ${column}`,
        ).toBe(true);
      }
    }
  }
});

test('the readme names every column of dates and of numbers', () => {
  const readme = texts['Read me first.md'] ?? '';
  const lines = [...readme.matchAll(/^\| ([^|]+) \| ([^|]+) \| (Date|Number) \|$/gm)];
  const isNamed = (table: string, column: string, kind: string) =>
    lines.some(
      ([, tables = '', columns = '', named]) =>
        named === kind &&
        tables.split(', ').includes(table) &&
        columns.split(', ').some((name) => column.startsWith(name)),
    );
  const unnamed = TABLES.flatMap((table) => {
    const rows = rowsOf(table);
    return Object.keys(rows[0] ?? {}).flatMap((column) => {
      const cells = rows.map((row) => row[column] ?? '').filter(Boolean);
      const are = (kind: RegExp) => cells.length > 0 && cells.every((cell) => kind.test(cell));
      if (are(/^[A-Z][a-z]+ \d+, \d{4}/))
        return isNamed(table, column, 'Date') ? [] : [`${table}: ${column}`];
      if (are(/^[\d.]+$/)) return isNamed(table, column, 'Number') ? [] : [`${table}: ${column}`];
      return [];
    });
  });
  expect(unnamed).toEqual([]);
});

test('a bottle has its amount in ounces and in milliliters', () => {
  expect(rowsOf('Feeds').find(({ Type }) => Type === 'Bottle')).toMatchObject({
    'Amount (oz)': '3',
    'Amount (ml)': '90',
  });
});

test('no cell is a formula, whatever text a row has', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ unit: 'binary' }), fc.string()), { minLength: 1 }), (rows) => {
      const evil = [['=1+1', '\t@SUM(A1)'], [' -2', "'quoted"], ...rows];
      const { data } = Papa.parse<string[]>(csvOf({ name: 'T', columns: ['A', 'B'], rows: evil }));
      for (const cell of data.slice(1).flat()) expect(cell).not.toMatch(/^\s*[=+\-@]/);
    }),
  );
});
