import { describe, expect, test } from 'vitest';
import type { UnreadableFileError } from '#imports/containers/unreadable-file-error.ts';
import { readImportFile } from '#imports/pipeline/read-import-file.ts';
import { sheetRows, workbookFile } from '#testing/files/workbook-file.ts';
import { openTable, readMapped } from '#testing/read-import.ts';

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

  test.each([
    ['two cells', 'Baby log,Mia\n\nDate,Time,Type,Amount\n', 4],
    ['two cells, filled up by a spreadsheet', 'Baby log,Mia,,\nDate,Time,Type,Amount\n', 3],
    ['two cells apart', 'Baby log,,,Mia\nDate,Time,Type,Amount\n', 3],
    ['three lines', 'Baby log,Mia\nBorn,2026-01-05\nDoctor,Lee\nDate,Time,Type,Amount\n', 5],
    ['a cell above two columns', ',When,,What\nDate,Time,Type,Amount\n', 3],
  ])('begins at its header, below a title of %s', async (_, above, line) => {
    const { titles, rows } = await openTable(`${above}2026-03-01,8:05,Bottle,120\n2026-03-01,9:00,Wet,\n`);
    expect(titles).toEqual(['Date', 'Time', 'Type', 'Amount']);
    expect(rows.map((row) => [row.line, row.damage])).toEqual([
      [line, undefined],
      [line + 1, undefined],
    ]);
  });

  test('begins below a title that is as wide as most of its rows', async () => {
    const { titles } = await openTable('Baby log,Mia\nDate,Weight,Height\n2026-03-01,4.2\n2026-03-08,4.4\n');
    expect(titles).toEqual(['Date', 'Weight', 'Height']);
  });

  test.each([
    ['a title', 'Baby log,Mia\nDate,Wet\n2026-03-01,x\n2026-03-02,x\n', ['Date', 'Wet']],
    ['a title, in a column of units', 'Baby log,Mia\nDate,kg\n2026-03-01,4.2\n', ['Date', 'kg']],
    ['its units', 'Date,Weight\nyyyy-mm-dd,(kg)\n2026-03-01,4.2\n', ['Date', 'Weight']],
    [
      'a first row of words',
      'Date,Time,Notes\nMonday,early,first feed\n2026-03-01,9:00,a\n',
      ['Date', 'Time', 'Notes'],
    ],
    ['a row without a date', 'Date,Type\nsoon,Wet\n2026-03-01,Wet\n', ['Date', 'Type']],
  ])('has its column names although %s has as many cells', async (_, text, titles) => {
    expect((await openTable(text)).titles).toEqual(titles);
  });

  const TWO_TABLES = [
    ['Date', 'Weight'],
    ['2026-03-01', '4.2'],
    ['2026-03-08', '4.4'],
    [],
    ['Date', 'Time', 'Type', 'Amount'],
    ['2026-03-01', '8:05', 'Bottle', '120 ml'],
    ['2026-03-01', '9:30', 'Bottle', '90 ml'],
  ];

  test('lists the rows of a smaller table above it', async () => {
    const text = TWO_TABLES.map((cells) => `${cells.join(',')}\n`).join('');
    const { entries, listed } = await readMapped(text);
    expect(entries).toEqual(['2026-03-01 08:05–08:05 bottle 4.06', '2026-03-01 09:30–09:30 bottle 3.04']);
    expect(listed.map((reason) => reason.replace(/ .*:/, ''))).toEqual([
      '2 It’s above the column names.',
      '3 It’s above the column names.',
    ]);
  });

  const OTHER = 'It belongs to another table in the file.';

  test.each([
    ['after a blank line', '\n'],
    ['without a blank line', ''],
  ])('lists the rows of another table below it, %s', async (_, gap) => {
    const { entries, listed, doubts } = await readMapped(
      `Date,Time,Type,Amount\n2026-03-01,8:00,Bottle,120 ml\n2026-03-01,9:00,Bottle,90 ml\n${gap}Date,Weight,Height,Head\n2026-03-01,4.50,54,37\n`,
    );
    expect(entries).toHaveLength(2);
    expect(listed.map((reason) => reason.replace(/^\d+ \w+: /, ''))).toEqual([OTHER, OTHER]);
    expect(doubts).toEqual([]);
  });

  test('is the table with the most dates if a summary has as many columns', async () => {
    const { titles, rows, others } = await openTable(
      'Day,Feeds,Diapers,Sleep\n2026-03-01,8,6,14\n\nDate,Time,Type,Amount\n2026-03-01,8:05,Bottle,120 ml\n2026-03-01,9:30,Wet,\n',
    );
    expect(titles).toEqual(['Date', 'Time', 'Type', 'Amount']);
    expect(rows.map(({ line }) => line)).toEqual([5, 6]);
    expect(others?.map(({ line, damage }) => [line, damage])).toEqual([[2, 'otherTable']]);
  });

  test('continues after a row without a date and after a repeated header', async () => {
    const { rows, others } = await openTable(
      'Date,Time,Type,Notes\n2026-03-01,8:05,Bottle,\n\n,,Wet,before the bath\nDate,Time,Type,Notes\n2026-03-02,8:05,Wet,\n',
    );
    expect(rows.map(({ line }) => line)).toEqual([2, 4, 5, 6]);
    expect(others).toBeUndefined();
  });

  test.each([
    ['', 'Born,2026-01-05\n'],
    ['a name and ', 'Baby,Mia\nBorn,2026-01-05\n'],
  ])('begins below %sa birth date that is as wide', async (_, above) => {
    const { entries, listed } = await readMapped(`${above}Date,Weight (kg)\n2026-03-01,4.2\n`);
    expect(entries).toEqual(['2026-03-01 4.2/–/–']);
    expect(listed).toHaveLength(1);
  });

  test('lists the rows of a smaller table above it in an Excel file', async () => {
    const sheets = { Log: sheetRows(...TWO_TABLES) };
    const { titles, rows, others } = await openTable(workbookFile({ sheets }), 'mia.xlsx');
    expect({ titles, lines: rows.map(({ line }) => line) }).toEqual({ titles: TWO_TABLES[4], lines: [6, 7] });
    expect(others?.map(({ line, damage }) => [line, damage])).toEqual([
      [2, 'aboveHeader'],
      [3, 'aboveHeader'],
    ]);
  });

  test.each([
    ['a row without a date', 'Date,Type,Notes\nsoon,Wet,\n2026-03-01,Wet,\n'],
    ['a row with too many cells', 'Date,Type,Notes\n,4,2,1,5\n2026-03-01,Wet,\n2026-03-01,Wet,x\n'],
    [
      'a note that goes on',
      'Date,Type,Notes\n2026-03-01,Wet,she\nslept, ate, sang, smiled\n2026-03-01,Wet,\n',
    ],
    ['its units', 'Date,Type,Notes\n,,words\n2026-03-01,Wet,\n'],
  ])('begins at its first line, above %s', async (_, text) => {
    const { titles, rows } = await openTable(text);
    expect(titles).toEqual(['Date', 'Type', 'Notes']);
    expect(rows[0]?.line).toBe(2);
  });

  test('has the mark that gives rows, whatever mark its title has', async () => {
    const { titles } = await openTable('Baby log, Mia\nDate;Weight\n1.3.2026;4,2\n8.3.2026;4,4\n');
    expect(titles).toEqual(['Date', 'Weight']);
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

  test('may be below a title of two cells in an Excel file', async () => {
    const rows = sheetRows(['Baby log', 'Mia'], ['Date', 'Time', 'Type'], ['2026-03-01', '8:05', 'Wet']);
    const table = await openTable(workbookFile({ sheets: { Log: rows } }), 'mia.xlsx');
    expect(table.titles).toEqual(['Date', 'Time', 'Type']);
    expect(table.rows).toEqual([{ line: 3, cells: ['2026-03-01', '8:05', 'Wet'] }]);
  });

  test('may be in JSON', async () => {
    const { name, titles, rows } = await openTable(
      JSON.stringify({ name: 'x', weights: [{ day: '2026-03-01', kg: 4.125 }] }),
    );
    expect({ name, titles }).toEqual({ name: 'table.csv/weights', titles: ['day', 'kg'] });
    expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual([[2, '2026-03-01', '4.1250']]);
  });

  test('may be below the first level of JSON, also several times', async () => {
    const entry = [{ when: '2026-03-01 08:05', ml: 120 }];
    const nested = JSON.stringify({ version: 2, data: { baby: { name: 'Mia' }, entries: entry } });
    expect(await openTable(nested, 'log.json')).toMatchObject({
      name: 'log.json/data/entries',
      titles: ['when', 'ml'],
      rows: [{ line: 2, cells: ['2026-03-01 08:05', '120'] }],
    });
    const wrapped = JSON.stringify([{ data: { entries: entry } }]);
    expect(await openTable(wrapped, 'log.json')).toMatchObject({ name: 'log.json/data/entries' });
    const children = JSON.stringify({ babies: { Mia: { log: entry }, Leo: { log: entry } } });
    const { unmapped } = await readImportFile(new Blob([children]), 'log.json');
    expect(unmapped.map(({ name }) => name)).toEqual(['log.json/babies/Mia/log', 'log.json/babies/Leo/log']);
  });

  test('doubts the last row of a nested list that has more pages', async () => {
    const page = { next: 'https://a.example/?page=2', results: [{ when: '2026-03-01', kg: 4 }] };
    const { rows } = await openTable(JSON.stringify({ response: page }));
    expect(rows.map(({ doubt }) => doubt)).toEqual(['morePages']);
  });

  test('may have an object of JSON in each line', async () => {
    const lines = ['{"when":"2026-03-01","kg":4.125}', '', '{"when":"2026-03-08","g":4400}', ''].join('\r\n');
    const { titles, rows } = await openTable(`\uFEFF${lines}`, 'log.ndjson');
    expect(titles).toEqual(['when', 'kg', 'g']);
    expect(rows).toEqual([
      { line: 1, cells: ['2026-03-01', '4.1250', ''] },
      { line: 3, cells: ['2026-03-08', '', '4400'] },
    ]);
  });

  test('may be one object of JSON', async () => {
    const { rows } = await openTable('{"when":"2026-03-01","kg":4.1}\n', 'log.jsonl');
    expect(rows).toEqual([{ line: 2, cells: ['2026-03-01', '4.1'] }]);
  });

  test('has damaged lines of JSON as damaged rows', async () => {
    const { rows } = await openTable(
      '{"when":"2026-03-01","kg":4}\n{"when":2026-03-02}\n{"when":"2026-03-03","kg":5}\n{"when":"20',
      'log.ndjson',
    );
    expect(rows.map(({ line, damage }) => [line, damage])).toEqual([
      [1, undefined],
      [2, 'jsonUnread'],
      [3, undefined],
      [4, 'jsonUnread'],
    ]);
  });

  test.each(['{"when":"2026-03-01",\n"kg":4', '[{"when":"2026-03-01"},\n{"when":"20', '{"when":\n"20'])(
    'is refused if the JSON text %s is cut',
    async (text) => expect(await fault(text)).toBe('jsonDamaged'),
  );

  test.each([
    ['one column', 'Date\n2026-03-01\n', 'noColumns'],
    ['no dates', 'name,color\nnight,#fff\n', 'unknownColumns'],
    ['no header', '2026-03-01,4.2\n2026-03-15,4.8\n', 'unknownColumns'],
    ['words below its first row', '2026-03-01,Wet\nfor,Mia\n2026-03-02,Wet\n', 'unknownColumns'],
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
