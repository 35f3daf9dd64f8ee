import { describe, expect, test } from 'vitest';
import { sheetColumns } from '#domain/sync/care-sheet.ts';
import { APP_LOGS } from '#testing/app-logs.ts';
import { type FileContent, readImport as read, reasonOf } from '#testing/read-import.ts';
import { speechIn } from '#testing/speech.ts';
import { describeRefusedFiles } from '#words/say/file-faults.ts';
import { type ImportFile, readImportFile } from './read-import-file.ts';
import { UnreadableFileError } from './unreadable-file-error.ts';

const HEADER = 'Date and Time,End Time,Duration (min),Activity,Quantity,Extra data,Text,Notes,Caregiver';
const BOTTLE = '12/12/20 7:05 PM,12/12/20 7:36 PM,30,Bottle,8.2,Formula,,Zoë,U';
const SMALL = `${HEADER}\n${BOTTLE}\n`;

function open(content: FileContent, name = 'log.csv'): Promise<ImportFile> {
  return readImportFile(new Blob([content]), name);
}

async function refusal(content: FileContent): Promise<string> {
  return reasonFor(open(content));
}

/** Why a file can't be read, and what to do, in English. */
async function reasonFor(opened: Promise<ImportFile>): Promise<string> {
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

function utf16(text: string, littleEndian: boolean): Uint8Array<ArrayBuffer> {
  const marked = `\uFEFF${text}`;
  const view = new DataView(new ArrayBuffer(marked.length * 2));
  for (let index = 0; index < marked.length; index += 1) {
    view.setUint16(index * 2, marked.charCodeAt(index), littleEndian);
  }
  return new Uint8Array(view.buffer);
}

describe('a file that cannot be read', () => {
  const zip = 'PK\x03\x04\x14\x00\x06\x00\x08\x00\x00\x00!\x00';
  test.each([
    [
      'a spreadsheet under the name of a CSV',
      bytes(`${zip}[Content_Types].xml`),
      /“log.csv” is a spreadsheet.*save it as CSV/,
    ],
    ['an archive', bytes(`${zip}photos/1.jpg`), /“log.csv” is a zip archive.*Unpack it/],
    [
      'an old spreadsheet',
      bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
      /old Excel spreadsheet.*save it as CSV/,
    ],
    ['a PDF', bytes('%PDF-1.7\n%âãÏÓ'), /“log.csv” is a PDF/],
    ['a photo', bytes('\xff\xd8\xff\xe0\x00\x10JFIF'), /“log.csv” is a photo/],
    ['a web page', '<!doctype html><html><body>Sign in</body></html>', /“log.csv” is a web page/],
    ['nothing at all', '', /“log.csv” is empty/],
    ['only a byte order mark', '\uFEFF', /line 1 names no columns/],
    ['a header alone', `${HEADER}\r\n`, /“log.csv” has the columns of Baby Connect, but no entries/],
    ['a header and blank lines', `${HEADER}\n\n,,,,,,,,\n \n`, /but no entries/],
    ['prose', 'Dear diary,\ntoday she slept.', /names columns that Wee Hours doesn’t know: Dear diary,/],
    [
      'one word',
      'hello',
      /“log.csv” isn’t a CSV file: line 1 names no columns.*Wee Hours, Baby Connect, .*and Baby Buddy/,
    ],
    [
      'another app’s table',
      'foo,bar\n1,2',
      /Line 1 of “log.csv” names columns that Wee Hours doesn’t know: foo,bar/,
    ],
    ['random bytes', bytes('\x00\x07\x1b\x00,\xfe\x01'), /isn’t a CSV file/],
  ])('%s', async (_, content, sentence) => expect(await refusal(content)).toMatch(sentence));

  test('100 MB are rejected before reading, with the limit in the message', async () => {
    const huge = {
      size: 100_000_000,
      arrayBuffer: () => Promise.reject(new Error('read')),
    } as unknown as Blob;
    expect(await reasonFor(readImportFile(huge, 'film.csv'))).toContain(
      '“film.csv” is 100 MB. Files up to 20 MB can be read.',
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
  ])('%s', async (_, content, sentence) => expect(await refusal(content)).toMatch(sentence));

  test('a file that was deleted, or is still in the cloud', async () => {
    const gone = { size: 10, arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) };
    expect(await reasonFor(readImportFile(gone as unknown as Blob, 'log.csv'))).toContain(
      'couldn’t be opened',
    );
  });
});

describe('a log saved in different ways', () => {
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
    ['the code page of Windows', bytes(SMALL)],
  ])('%s', async (_, content) => {
    const { rows, records, notImported } = await read(content);
    expect({ rows, notImported }).toEqual({ rows: 1, notImported: [] });
    expect(records.map(({ rows: [row], draft }) => [row?.line, draft.fields.note])).toEqual([[2, 'Zoë']]);
  });

  test('below the line that names the separator for Excel', async () => {
    const { headers, rows } = await open(`sep=;\r\n${SMALL.replaceAll(',', ';').replaceAll('\n', '\r\n')}`);
    expect(headers).toHaveLength(9);
    expect(rows.map(({ line }) => line)).toEqual([3]);
    expect((await open(`sep=,\n${SMALL}`)).rows).toHaveLength(1);
    expect(await refusal('sep=;\na;b\n1;2')).toMatch(/Line 2 of “log.csv” names columns .* know: a;b/);
  });

  test('in UTF-8 with one invalid character, which affects only that character', async () => {
    const [before, after] = SMALL.replace('Zoë', 'Zoë | Zoë').split('|');
    const encoder = new TextEncoder();
    const parts = [encoder.encode(before), Uint8Array.of(0xe9), encoder.encode(after)];
    const { records } = await read(new Uint8Array(await new Blob(parts).arrayBuffer()));
    expect(records[0]?.draft.fields.note).toBe('Zoë \uFFFD Zoë');
    const marked = [Uint8Array.of(0xef, 0xbb, 0xbf), bytes(SMALL)];
    const ofMarked = await read(new Uint8Array(await new Blob(marked).arrayBuffer()));
    expect(ofMarked.records[0]?.draft.fields.note).toBe('Zo\uFFFD');
  });

  test('is recognized by its header, not by its name', async () => {
    expect((await open(SMALL, 'huckleberry.pdf')).format.name).toBe('Baby Connect');
    expect((await open(`${sheetColumns().join(',')}\r\nbaby\r\n`, 'x')).format.name).toBe('Wee Hours');
  });
});

describe('damaged rows', () => {
  const listed = async (...lines: string[]) =>
    (await read([HEADER, ...lines].join('\n'))).notImported.map(
      (note) => `${note.row.line}: ${reasonOf(note)}`,
    );

  test('include a row that breaks off', async () => {
    expect(await listed(BOTTLE, '12/12/20 7:05 PM,12/12/20 7:36 PM,30,Bott')).toEqual([
      '3: It breaks off after 4 of 9 cells.',
    ]);
  });

  test('exclude a block of rows without their empty cells at the end', async () => {
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

  test('include a row with a quotation mark that never closes', async () => {
    expect(await listed(BOTTLE, BOTTLE.replace('Zoë', '"Zoë'), BOTTLE)).toEqual([
      '3: A quotation mark opens in it and never closes.',
    ]);
  });

  test('exclude the rows between a quotation mark and the next one far below', async () => {
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
      '55: It breaks off after 3 of 9 cells.',
    ]);
  });

  test('leave the page responsive while many of them are parsed', async () => {
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
      '5: It breaks off after 1 of 9 cells.',
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

  test.each(Object.entries(APP_LOGS))('are absent in a log of %s', async (_, log) =>
    expect((await read(log)).unreadColumns).toEqual([]),
  );
});
