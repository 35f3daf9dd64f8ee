import { describe, expect, test } from 'vitest';
import type { UnreadableFileError } from '#imports/containers/unreadable-file-error.ts';
import { readImportFile } from '#imports/pipeline/read-import-file.ts';
import { sheetRows, workbookFile } from '#testing/files/workbook-file.ts';
import { openTable } from '#testing/read-import.ts';

const fault = (text: string) =>
  readImportFile(new Blob([text]), 'log.csv').then(
    () => null,
    (error: UnreadableFileError) => error.files[0]?.fault.code,
  );

describe('a table that no format knows', () => {
  test('has its titles, and its rows with their line in a spreadsheet', async () => {
    const { titles, rows } = await openTable('sep=;\nDate;Weight\n\n1.3.2026;4,2\n', 'growth.csv');
    expect(titles).toEqual(['Date', 'Weight']);
    expect(rows).toEqual([{ line: 4, cells: ['1.3.2026', '4,2'] }]);
  });

  test('begins at its header, below a title of the sheet', async () => {
    const { titles, rows } = await openTable('Emma’s growth,,\n,,\nDate,Weight,\n2026-03-01,4.2,\n');
    expect(titles).toEqual(['Date', 'Weight']);
    expect(rows.map(({ line, damage }) => [line, damage])).toEqual([[4, undefined]]);
  });

  test('has the cells of the mark that separates dates from other cells', async () => {
    const decimal = await openTable('Date;Weight, kg\n1.3.2026;4,2\n');
    expect(decimal).toMatchObject({ titles: ['Date', 'Weight, kg'], rows: [{ cells: ['1.3.2026', '4,2'] }] });
    const several = await openTable('Date;Weight, kg, or g\n1.3.2026;4,2\n');
    expect(several.titles).toEqual(['Date', 'Weight, kg, or g']);
  });

  test('gets a different title for each column', async () => {
    const { titles } = await openTable('Date,,Amount,amount\n2026-03-01,x,1,2\n');
    expect(titles).toEqual(['Date', '2', 'Amount', 'amount (4)']);
  });

  test('may be a sheet of an Excel file', async () => {
    const sheets = { Growth: sheetRows(['Mia'], ['Date', 'Weight'], ['2026-03-01', '4.2']) };
    const { name, titles, rows } = await openTable(workbookFile({ sheets }), 'mia.xlsx');
    expect({ name, titles, rows }).toEqual({
      name: 'mia.xlsx/Growth',
      titles: ['Date', 'Weight'],
      rows: [{ line: 3, cells: ['2026-03-01', '4.2'] }],
    });
  });

  test('may be in JSON', async () => {
    const { name, titles, rows } = await openTable(
      JSON.stringify({ name: 'x', weights: [{ day: '2026-03-01', kg: 4.125 }] }),
    );
    expect({ name, titles }).toEqual({ name: 'table.csv/weights', titles: ['day', 'kg'] });
    expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual([[2, '2026-03-01', '4.1250']]);
  });

  test.each([
    ['one column', 'Date\n2026-03-01\n', 'noColumns'],
    ['no dates', 'name,color\nnight,#fff\n', 'unknownColumns'],
    ['no header', '2026-03-01,4.2\n2026-03-15,4.8\n', 'unknownColumns'],
    ['no rows', 'Date,Weight\n', 'unknownColumns'],
    ['prose', 'Dear diary,\non 2026-03-01 she slept.', 'unknownColumns'],
    ['more columns than a parent can map', `Date${',x'.repeat(101)}\n2026-03-01\n`, 'unknownColumns'],
    [
      'a spreadsheet table of ours',
      'Baby;Date;Time zone (IANA);Note\nMia;2026-03-01;UTC;\n',
      'forSpreadsheets',
    ],
    ['a summary of ours', 'Baby (Wee Hours)\tDay\nMia\t2026-03-01\n', 'summary'],
  ])('is refused with %s', async (_, text, code) => expect(await fault(text)).toBe(code));
});
