import { describe, expect, test } from 'vitest';
import type { ColumnMapping } from '#domain/sync/column-mapping.ts';
import { guessMapping } from '#imports/mapping/guess-mapping.ts';
import { sheetRows, workbookFile } from '#testing/files/workbook-file.ts';
import { openTable } from '#testing/read-import.ts';
import { firstMapping, mapKnownTables, mappedFile, mapTable } from './map-tables.ts';
import { openFiles } from './open-files.ts';
import { openQuestions } from './open-questions.ts';

const NOW = Date.parse('2026-12-01T00:00Z');
const MILK = 'Date,Time,Amount (ml)\n2026-03-01,08:00,120\n';
const WEIGHTS = [
  ['Date', 'Weight (kg)'],
  ['2026-03-01', '4.2'],
];

const open = (...files: File[]) => openFiles(files);
/** Maps the first table as the parent did, and then the tables with the same header. */
async function mapFirst(opened: Awaited<ReturnType<typeof open>>, change: Partial<ColumnMapping> = {}) {
  const [table] = opened.unmapped;
  if (!table) throw new Error('A table has to be mapped.');
  const mapping = { ...guessMapping(table), ...change };
  return mapKnownTables(await mapTable(opened, table, mapping), () => mapping);
}

describe('mapKnownTables', () => {
  test('leaves a table to the parent whose name says another kind', async () => {
    const opened = await open(new File([MILK], 'Bottle.csv'), new File([MILK], 'Pumping.csv'));
    const { files, unmapped } = await mapFirst(opened);
    expect(files.map(({ name }) => name)).toEqual(['Bottle.csv']);
    expect(unmapped.map(({ name }) => name)).toEqual(['Pumping.csv']);
  });

  test('leaves a table to the parent whose name says another measure', async () => {
    const text = 'Date,Value\n2026-03-01,4.2\n';
    const opened = await open(new File([text], 'Weights.csv'), new File([text], 'Heights.csv'));
    const { unmapped } = await mapFirst(opened, {
      columns: { date: 'date', weight: 'value' },
      rows: 'growth',
    });
    expect(unmapped.map(({ name }) => name)).toEqual(['Heights.csv']);
  });

  test('asks whose each sheet is', async () => {
    const sheets = { Mia: sheetRows(...WEIGHTS), Leo: sheetRows(...WEIGHTS) };
    const { files } = await mapFirst(await open(new File([workbookFile({ sheets })], 'log.xlsx')));
    const questions = await openQuestions(files, NOW);
    expect(questions.children.map(({ name }) => name)).toEqual(['Mia', 'Leo']);
  });

  test('asks once for tables whose names differ only by a number', async () => {
    const opened = await open(new File([MILK], 'Bottle.csv'), new File([MILK], 'Bottle (2).csv'));
    const { files } = await mapFirst(opened);
    const questions = await openQuestions(files, NOW);
    expect(questions.children).toEqual([{ name: '' }]);
  });
});

test('mappedFile yields at least once for each row, so that the page can respond', async () => {
  const rows = Array.from({ length: 20 }, (_, at) => `2026-03-01,${(at % 12) + 1}:00,120\n`);
  const table = await openTable(`Date,Time,Amount (ml)\n${rows.join('')}`, 'Bottle.csv');
  const steps = mappedFile(table, guessMapping(table));
  let yields = 0;
  while (!steps.next().done) yields += 1;
  expect(yields).toBeGreaterThanOrEqual(20);
});

test('firstMapping has the columns of a table of another kind, and no kind', async () => {
  const bottles = guessMapping(await openTable(MILK, 'Bottle.csv'));
  const first = firstMapping(await openTable(MILK, 'Pumping.csv'), bottles);
  expect(first).toEqual({ ...bottles, rows: null });
});
