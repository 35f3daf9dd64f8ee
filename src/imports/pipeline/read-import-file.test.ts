import { inflateSync, strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { sheetColumns } from '#domain/sync/care-sheet.ts';
import { UnreadableFileError } from '#imports/containers/unreadable-file-error.ts';
import { APP_LOGS, OTHER_LOGS } from '#testing/app-logs.ts';
import { sheetRows, workbookFile } from '#testing/files/workbook-file.ts';
import { type FileContent, openImport, readImport as read, reasonOf, told } from '#testing/read-import.ts';
import { speechIn } from '#testing/speech.ts';
import { describeRefusedFiles } from '#words/say/file-faults.ts';
import { type ImportFile, readImportFile } from './read-import-file.ts';

const HEADER = 'Date and Time,End Time,Duration (min),Activity,Quantity,Extra data,Text,Notes,Caregiver';
const BOTTLE = '12/12/20 7:05 PM,12/12/20 7:36 PM,30,Bottle,8.2,Formula,,Zoë,U';
const SMALL = `${HEADER}\n${BOTTLE}\n`;

/** Opens a file that has one table. */
async function open(content: FileContent, name = 'log.csv'): Promise<ImportFile> {
  const { files, refused } = await readImportFile(new Blob([content]), name);
  const [file] = files;
  if (!file || files.length > 1 || refused.length) throw new Error('The file does not have one table.');
  return file;
}

async function refusal(content: FileContent): Promise<string> {
  return reasonFor(open(content));
}

/** Opens a file that must be rejected. Returns the English text: why it can't be read, and what to do. */
async function reasonFor(opened: Promise<unknown>): Promise<string> {
  const error = await opened.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof UnreadableFileError)) throw new Error('The file was read.', { cause: error });
  const { happened, todo } = describeRefusedFiles(error.files, speechIn('en-US'));
  return `${happened} ${todo}`;
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function utf16(text: string, littleEndian: boolean, mark = '\uFEFF'): Uint8Array<ArrayBuffer> {
  const marked = `${mark}${text}`;
  const view = new DataView(new ArrayBuffer(marked.length * 2));
  for (let index = 0; index < marked.length; index += 1) {
    view.setUint16(index * 2, marked.charCodeAt(index), littleEndian);
  }
  return new Uint8Array(view.buffer);
}

describe('the reader of an import file', () => {
  const zip = 'PK\x03\x04'.padEnd(30, '\0');
  test.each([
    [
      'a spreadsheet of another app',
      bytes(`${zip}Index/Document.iwa`),
      /“log.csv” is a spreadsheet or document, not an .xlsx or CSV file.*save it as CSV/,
    ],
    [
      'an old spreadsheet, or one with a password',
      bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
      /old Excel spreadsheet, or it has a password.*save it as CSV/,
    ],
    ['a PDF', bytes('%PDF-1.7\n%âãÏÓ'), /“log.csv” is a PDF/],
    ['a photo', bytes('\xff\xd8\xff\xe0\x00\x10JFIF'), /“log.csv” is a photo/],
    ['a web page', '<!doctype html><html><body>Sign in</body></html>', /“log.csv” is a web page/],
    ['nothing at all', '', /“log.csv” is empty/],
    ['only a byte order mark', '\uFEFF', /Line 1 has no column names/],
    ['a header alone', `${HEADER}\r\n`, /“log.csv” has columns from Baby Connect but no entries/],
    ['a header and blank lines', `${HEADER}\n\n,,,,,,,,\n \n`, /but no entries/],
    ['prose', 'Dear diary,\ntoday she slept.', /names columns that Wee Hours doesn’t know: Dear diary,/],
    [
      'one word',
      'hello',
      /“log.csv” isn’t a CSV file. Line 1 has no column names.*Wee Hours, Baby Connect, .*and /,
    ],
    [
      'another app’s table',
      'foo,bar\n1,2',
      /Line 1 of “log.csv” names columns that Wee Hours doesn’t know: foo,bar/,
    ],
    ['random bytes', bytes('\x00\x07\x1b\x00,\xfe\x01'), /isn’t a CSV file/],
  ])('rejects %s', async (_, content, sentence) => expect(await refusal(content)).toMatch(sentence));

  test('rejects 100 MB before reading, with the limit in the message', async () => {
    const huge = Object.defineProperties(new Blob(['a,b']), {
      size: { value: 100_000_000 },
      arrayBuffer: { value: () => Promise.reject(new Error('read')) },
    });
    expect(await reasonFor(readImportFile(huge, 'film.csv'))).toContain(
      '“film.csv” is 100 MB. Files can be up to 20 MB.',
    );
  });

  test.each([
    ['15 MB of line breaks', `${HEADER}\n${'\n'.repeat(15_000_000)}`, /has more than 250,000 lines/],
    ['4 million short lines', `${HEADER}\r\n${',"a\r\n'.repeat(3_000_000)}`, /has more than 250,000 lines/],
    [
      'one cell of 16 MB of quotation marks',
      `${HEADER}\n"${'""'.repeat(8_000_000)}"\n`,
      /Line 2 of “log.csv” has more than a million characters/,
    ],
    [
      'one line of 16 MB with a quotation mark that never closes',
      `${HEADER}\n"${'""'.repeat(8_000_000)}\n`,
      /Line 2 of “log.csv” has more than a million characters/,
    ],
  ])('rejects %s', async (_, content, sentence) => expect(await refusal(content)).toMatch(sentence));

  test('rejects a file that was deleted, or is still in the cloud', async () => {
    const gone = Object.defineProperties(new Blob(['a,b']), {
      slice: { value: () => gone },
      arrayBuffer: { value: () => Promise.reject(new DOMException('', 'NotReadableError')) },
    });
    expect(await reasonFor(readImportFile(gone, 'log.csv'))).toContain('couldn’t be opened');
  });
});

describe('a zip archive', () => {
  const zip = (files: Record<string, string | Uint8Array>) =>
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([path, content]) => [
          path,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
    ) as Uint8Array<ArrayBuffer>;
  const openZip = (files: Parameters<typeof zip>[0]) => readImportFile(new Blob([zip(files)]), 'all.zip');

  test('opens every log in it, with its place as its name', async () => {
    const { files, refused } = await openZip({
      'year.csv': SMALL,
      'logs/2020/more.csv': utf16(SMALL, true),
      'photo.jpg': 'a picture',
    });
    expect(files.map(({ name, format }) => [name, format.name])).toEqual([
      ['all.zip/year.csv', 'Baby Connect'],
      ['all.zip/logs/2020/more.csv', 'Baby Connect'],
    ]);
    expect(files[1]?.rows[0]).toMatchObject({ file: 'all.zip/logs/2020/more.csv', line: 2 });
    expect(refused).toEqual([]);
  });

  test('opens its logs and lists the files that are no log', async () => {
    const { files, refused } = await openZip({ 'year.csv': SMALL, 'a.zip': zip({}), 'b.csv': 'x,y\n1,2\n' });
    expect(files).toHaveLength(1);
    expect(refused.map(({ name, fault }) => [name, fault.code])).toEqual([
      ['all.zip/a.zip', 'zipInZip'],
      ['all.zip/b.csv', 'unknownColumns'],
    ]);
  });

  test.each([
    ['has no files', {}, /“all.zip” is an archive without a log in it/],
    ['has only pictures', { 'a.png': 'p' }, /“all.zip” is an archive without a log in it/],
    [
      'has only another archive',
      { 'a.zip': zip({ 'a.csv': SMALL }) },
      /archive inside an archive.*Unpack it/,
    ],
  ])('is refused if it %s', async (_, files, sentence) =>
    expect(await reasonFor(openZip(files))).toMatch(sentence),
  );
});

describe('a JSON file', () => {
  test('is read as a table with a column for each key', async () => {
    const row = { child_first_name: 'Mia', weight: 4.125, date: '2026-05-06', notes: null, tags: '' };
    const { files } = await readImportFile(new Blob([JSON.stringify([row])]), 'weight.json');
    expect(files.map(({ format, rows }) => [format.name, rows])).toEqual([
      ['Baby Buddy', [{ file: 'weight.json', line: 2, cells: ['Mia', '4.1250', '2026-05-06', '', ''] }]],
    ]);
  });

  test.each([
    ['it was cut', '[{"weight": 4.1', /“log.csv” is damaged.*Export the log again/],
    ['its keys are not known', '{"a": [{"b": 1}]}', /has no table that Wee Hours knows/],
    ['it has no table', '{}', /has no table that Wee Hours knows/],
  ])('is refused if %s', async (_, content, sentence) => expect(await refusal(content)).toMatch(sentence));
});

describe('an Excel file', () => {
  const header = ['Type', 'Start', 'End', 'Duration', 'Start Condition', 'End Condition', 'Notes'];
  const sleep = ['Sleep', [46_148.25, 2], [46_148.3125, 2], [0.0625, 3], '', '', 'Zoë'] as const;
  const openSheets = (sheets: Record<string, string>) =>
    readImportFile(new Blob([workbookFile({ sheets })]), 'log.xlsx');

  test('is recognized sheet by sheet, with its sheet in the place of a row', async () => {
    const sprout = ['Date', 'Time', 'Activity Type', 'Sub-Type', 'Start Time', 'End Time', 'Duration'];
    const { files, unmapped, refused } = await openSheets({
      Sleep: sheetRows(header, [...sleep]),
      Mine: sheetRows(['Mood'], ['good']),
      Weights: sheetRows(['Day', 'Weight'], ['2026-05-06', '4.2 kg']),
      Sprout: sheetRows([...sprout, 'Amount', 'Unit', 'Details', 'Notes', 'Caretaker'], ['05/06/2026']),
      Empty: sheetRows(header),
    });
    expect(files.map(({ name, format, rows }) => [name, format.name, rows[0]?.file])).toEqual([
      ['log.xlsx/Sleep', 'Huckleberry', 'log.xlsx/Sleep'],
      ['log.xlsx/Sprout', 'Sprout Track', 'log.xlsx/Sprout'],
    ]);
    expect(unmapped.map(({ name }) => name)).toEqual(['log.xlsx/Weights']);
    expect(refused.map(({ name, fault }) => [name, fault.code])).toEqual([
      ['log.xlsx/Mine', 'unknownTables'],
    ]);
  });

  test('is read with its dates and numbers, in a zip archive too', async () => {
    const file = workbookFile({ sheets: { Log: sheetRows(header, [...sleep]) } });
    const zipped = zipSync({ 'a/log.xlsx': [file, { level: 0 }] }) as Uint8Array<ArrayBuffer>;
    for (const content of [file, zipped]) {
      expect(told(await read(content))).toEqual(['2026-05-06T06:00–2026-05-06T07:30 night Zoë']);
    }
  });

  test('leaves no question about the order of day and month', async () => {
    const titles = ['Baby name', 'Start time', 'End time', 'Activity', 'Amount', 'Duration', 'Info', 'Notes'];
    const row = ['Mia', [46_117.25, 2], [46_117.5, 2], 'Sleep', '', '', '', ''] as const;
    const content = workbookFile({ sheets: { Log: sheetRows(titles, [...row]) } });
    const { files, questions } = await openImport(content);
    expect([files[0]?.format.name, questions.dateQuestions]).toEqual(['Hatch', []]);
    expect(told(await read(content, { dateOrder: 'day-first' }))).toEqual([
      '2026-04-05T06:00–2026-04-05T12:00 night',
    ]);
  });

  test('is refused if it is cut', async () => {
    const cut = workbookFile({ sheets: {} }).slice(0, -40);
    expect(await reasonFor(readImportFile(new Blob([cut]), 'log.xlsx'))).toMatch(/“log.xlsx” is damaged/);
  });

  test.each([
    ['no sheet is known', { Log: sheetRows(['Mood'], ['good']) }, /has no table that Wee Hours knows/],
    ['no sheet has a row', { Log: sheetRows(header) }, /columns from Huckleberry but no entries/],
    ['it has no sheet', {}, /has no table that Wee Hours knows/],
    [
      'it is a table for reading',
      { Log: sheetRows(['Baby', 'Date', 'Time zone', 'Note'], ['Mia']) },
      /is a table that Wee Hours makes for spreadsheets/,
    ],
  ])('is refused if %s', async (_, sheets, sentence) =>
    expect(await reasonFor(openSheets(sheets))).toMatch(sentence),
  );
});

describe('a log', () => {
  test.each([
    ['plain', SMALL],
    ['with a byte order mark', `\uFEFF${SMALL}`],
    ['CRLF', SMALL.replaceAll('\n', '\r\n')],
    ['the lone CR of old Macs', SMALL.replaceAll('\n', '\r')],
    ['without a line end after its last line', SMALL.trimEnd()],
    ['semicolons', SMALL.replaceAll(',', ';')],
    ['tabs', SMALL.replaceAll(',', '\t')],
    [
      'every cell quoted',
      SMALL.trim()
        .split('\n')
        .map((line) =>
          line
            .split(',')
            .map((cell) => `"${cell}"`)
            .join(','),
        )
        .join('\r\n'),
    ],
    ['headers in capitals, with blanks', SMALL.replace(HEADER, HEADER.toUpperCase().replaceAll(',', ' , '))],
    ['empty columns at the right', SMALL.replaceAll(/$/gm, ',,')],
    ['UTF-16, little-endian', utf16(SMALL, true)],
    ['UTF-16, big-endian', utf16(SMALL, false)],
    ['UTF-16 without a mark, little-endian', utf16(SMALL, true, '')],
    ['UTF-16 without a mark, big-endian', utf16(SMALL, false, '')],
    ['UTF-16 with tabs', utf16(SMALL.replaceAll(',', '\t'), true)],
    ['the code page of Windows', bytes(SMALL)],
  ])('is read when it is saved in this way: %s', async (_, content) => {
    const { rows, records, notImported } = await read(content);
    expect({ rows, notImported }).toEqual({ rows: 1, notImported: [] });
    expect(records.map(({ rows: [row], draft }) => [row?.line, draft.fields.note])).toEqual([[2, 'Zoë']]);
  });

  test('is read with a first line that names the separator for Excel', async () => {
    const { headers, rows } = await open(`sep=;\r\n${SMALL.replaceAll(',', ';').replaceAll('\n', '\r\n')}`);
    expect(headers).toHaveLength(9);
    expect(rows.map(({ line }) => line)).toEqual([3]);
    expect((await open(`sep=,\n${SMALL}`)).rows).toHaveLength(1);
    expect(await refusal('sep=;\na;b\n1;2')).toMatch(/Line 2 of “log.csv” names columns .* know: a;b/);
  });

  test.each([
    [
      'Shift_JIS',
      'ミルクをよく飲んだ',
      [131, 126, 131, 139, 131, 78, 130, 240, 130, 230, 130, 173, 136, 249, 130, 241, 130, 190],
    ],
    ['EUC-KR', '분유를 잘 먹음', [186, 208, 192, 175, 184, 166, 32, 192, 223, 32, 184, 212, 192, 189]],
    ['Windows-1252', 'Zoë, über, décembre', [...'Zoë, über, décembre'].map((letter) => letter.charCodeAt(0))],
  ])('is read in %s', async (_, note, encoded) => {
    const [before = '', after = ''] = SMALL.replace('Zoë', '"|"').split('|');
    const parts = [before, Uint8Array.from(encoded), after];
    const { records } = await read(new Uint8Array(await new Blob(parts).arrayBuffer()));
    expect(records[0]?.draft.fields.note).toBe(note);
  });

  test('is read in UTF-8 with one invalid character, which affects only that character', async () => {
    const [before, after] = SMALL.replace('Zoë', 'Zoë | Zoë').split('|');
    const encoder = new TextEncoder();
    const parts = [encoder.encode(before), Uint8Array.of(0xe9), encoder.encode(after)];
    const { records } = await read(new Uint8Array(await new Blob(parts).arrayBuffer()));
    expect(records[0]?.draft.fields.note).toBe('Zoë \uFFFD Zoë');
    const marked = [Uint8Array.of(0xef, 0xbb, 0xbf), bytes(SMALL)];
    const ofMarked = await read(new Uint8Array(await new Blob(marked).arrayBuffer()));
    expect(ofMarked.records[0]?.draft.fields.note).toBe('Zo\uFFFD');
  });

  test('is recognized below a title that a spreadsheet added', async () => {
    const { format, rows } = await open(`Baby log,Zoë,,,,,,,\n,,,,,,,,\n${SMALL}`);
    expect(format.name).toBe('Baby Connect');
    expect(rows.map(({ line, damage }) => [line, damage])).toEqual([[4, undefined]]);
  });

  test('is recognized by its header, not by its name', async () => {
    expect((await open(SMALL, 'huckleberry.pdf')).format.name).toBe('Baby Connect');
    expect((await open(`${sheetColumns().join(',')}\r\nbaby\r\n`, 'x')).format.name).toBe('Wee Hours');
  });
});

describe('a JSON file', () => {
  const openJson = (value: unknown) => readImportFile(new Blob([JSON.stringify(value)]), 'log.json');
  const tummy = {
    id: 1,
    child: 1,
    start: '2026-05-06T08:00:00Z',
    end: '2026-05-06T08:10:00Z',
    milestone: '',
  };

  test('has its unknown lists mapped beside the known ones', async () => {
    const { files, unmapped } = await openJson({ tummy: [tummy], weights: [{ day: '2026-05-06', kg: 4.2 }] });
    expect([files, unmapped].map((all) => all.map(({ name }) => name))).toEqual([
      ['log.json/tummy'],
      ['log.json/weights'],
    ]);
  });
});

/** A database that SQLite wrote: table "core_sleep" has the columns of Baby Buddy's CSV, with times in UTC. */
const OWN_DATABASE = inflateSync(
  Buffer.from(
    'Cw70ySxJVUjLL8pNLFEwZmBiYGRkcFBQYGAAMiEYBhiBmAWNTwgwMeglM/KCFDPWMADRKEACjYyM7OKKioyNviWJSTmpyflFqfHFOampBQgWk3OQq2OIq0KIo5OPqwJCXEEjM0XB0y/E1d01SCEgyNPXMShSwds1UkchOSMzJyUeKBviGhGio1BcklhUAmUrpealKEHZeYkFIP2akLi5yABEo2A4AF1GNgZ+Y2MOQyMDIzNdA1NdAzMFAyMrAwMgQhIyNIAIAQA=',
    'base64',
  ),
);

test('a database of an app is not read by the columns of its CSV files', async () => {
  const { files, unmapped } = await readImportFile(new Blob([OWN_DATABASE]), 'db.sqlite3');
  expect([files, unmapped.map(({ name }) => name)]).toEqual([[], ['db.sqlite3/core_sleep']]);
});

describe('damaged rows', () => {
  const listed = async (...lines: string[]) =>
    (await read([HEADER, ...lines].join('\n'))).notImported.map(
      (note) => `${note.row.line}: ${reasonOf(note)}`,
    );

  test('include a row that breaks off', async () => {
    expect(await listed(BOTTLE, '12/12/20 7:05 PM,12/12/20 7:36 PM,30,Bott')).toEqual([
      '3: It ends after 4 of 9 cells.',
    ]);
  });

  test('exclude neighboring rows that both lack their empty cells at the end', async () => {
    const short = '12/12/20 7:05 PM,,30,Bottle,8.2,Formula';
    const { records, notImported } = await read(`${HEADER}\n${short}\n${short}\n${BOTTLE}\n`);
    expect(notImported).toEqual([]);
    expect(records).toHaveLength(3);
  });

  test('include a row with an extra comma', async () => {
    expect(await listed(BOTTLE.replace('Zoë', 'Zoë, twice'))).toEqual([
      '2: It has 10 cells, but the header has 9.',
    ]);
  });

  test('include a row with a decimal comma without quotation marks before an empty cell', async () => {
    const row = '12/12/20 7:05 PM,,30,Bottle,8,2,,,';
    expect(row.split(',')).toHaveLength(9);
    expect(await listed(BOTTLE, `${row},`)).toEqual(['3: It has 10 cells, but the header has 9.']);
  });

  test('include a row with a quotation mark that never closes', async () => {
    expect(await listed(BOTTLE, BOTTLE.replace('Zoë', '"Zoë'), BOTTLE)).toEqual([
      '3: A quotation mark opens in it and never closes.',
    ]);
  });

  test('exclude the rows between two unrelated quotation marks', async () => {
    const row = (minute: number, activity: string, text: string) =>
      `12/12/20 7:${String(minute).padStart(2, '0')} PM,,,${activity},,,${text},,A`;
    const tall = row(0, 'Milestone', '"Eva is 24" tall');
    const bottles = Array.from({ length: 50 }, (_, index) => row(index + 1, 'Bottle', ''));
    const height = '12/12/20 7:52 PM,,,Height,2.23,ft,"Eva is 2 ft, 2.8 in",,A';
    const cutOff = row(54, 'Milestone', '"Eva\r\nsmiled');
    const lines = [tall, ...bottles, height, cutOff, row(55, 'Bottle', '')];
    const { rows, records, notImported } = await read([HEADER, ...lines, ''].join('\r\n'));
    expect(rows).toBe(55);
    expect(
      records.flatMap(({ rows: from }) => from.map(({ line }) => line)).toSorted((a, b) => a - b),
    ).toEqual([...Array.from({ length: 51 }, (_, index) => index + 3), 56]);
    expect(notImported.map((note) => `${note.row.line}: ${reasonOf(note)}`)).toEqual([
      '2: Its quotation marks don’t match.',
      '54: A quotation mark opens in it and never closes.',
      '55: It ends after 3 of 9 cells.',
    ]);
  });

  test('leave the page responsive while many damaged rows are parsed', async () => {
    let answers = 0;
    const timer = setInterval(() => {
      answers += 1;
    });
    const { rows } = await open(`${HEADER}\n${',"a\n'.repeat(100_000)}`);
    clearInterval(timer);
    expect(rows).toHaveLength(100_000);
    expect(answers).toBeGreaterThan(3);
  });

  test('include a row with quotation marks inside a quoted cell', async () => {
    expect(await listed(BOTTLE.replace('Zoë', '"the "big" one"'), BOTTLE)).toEqual([
      '2: Its quotation marks don’t match.',
    ]);
  });

  test('exclude a row with a quoted cell that ends in blanks', async () => {
    const { records, notImported } = await read(
      `${HEADER}\n${BOTTLE.replace('Zoë', '"Zoë, ""two""" ')}\n${BOTTLE}\n`,
    );
    expect(notImported).toEqual([]);
    expect(records[0]?.draft.fields.note).toBe('Zoë, "two"');
  });

  test('include a row with a day that does not exist, with its cell', async () => {
    const { notImported } = await read(SMALL.replaceAll('12/12/20', '2/30/20'));
    expect(notImported).toEqual([
      {
        row: expect.objectContaining({ file: 'log.csv', line: 2 }),
        kind: 'Bottle',
        fault: 'noSuchDay',
        found: ['2/30/20 7:05 PM'],
      },
    ]);
  });

  test('show only the beginning of a very long cell', async () => {
    const { notImported } = await read(SMALL.replace('Bottle', 'x'.repeat(100_000)));
    expect(notImported[0]?.kind).toHaveLength(81);
  });

  test('have the row numbers of a spreadsheet, which counts blank rows', async () => {
    expect(await listed('', BOTTLE.replace('Zoë', '"one\ntwo\nthree"'), '', 'cut')).toEqual([
      '5: It ends after 1 of 9 cells.',
    ]);
  });
});

describe('columns that are not read', () => {
  test.each([
    ['a column that the format does not know', `${HEADER},Mood`, `${BOTTLE},happy`, ['Mood']],
    ['an empty column', `${HEADER},Mood`, `${BOTTLE},`, []],
    ['a second column of the same name', `${HEADER},Notes`, `${BOTTLE},more`, ['Notes']],
    ['a column without a name', `${HEADER},,Mood`, `${BOTTLE},more,`, ['column 10']],
    ['a column of a file without a readable row', `${HEADER},Mood`, 'soon,,,Bottle,,,,,,happy', []],
  ])('are named: %s', async (_, header, row, columns) =>
    expect((await read(`${header}\n${row}\n`)).unreadColumns).toEqual(columns),
  );

  test.each(Object.entries({ ...APP_LOGS, ...OTHER_LOGS }))('are absent in a log of %s', async (_, log) =>
    expect((await read(log)).unreadColumns).toEqual([]),
  );
});
