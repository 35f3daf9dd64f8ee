import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { IMPORT_FORMATS } from '#imports/formats/formats.ts';
import { APP_LOGS, OTHER_LOGS } from '#testing/app-logs.ts';
import { DAYBOOK_BACKUP } from '#testing/files/daybook-backup.ts';
import { sheetRows, workbookFile } from '#testing/files/workbook-file.ts';
import { FUZZ_RUNS, goThrough, recordsOf, recordsWithoutDetails, wounded } from '#testing/wounded-files.ts';

// Every file is imported correctly or rejected with a reason. No file causes a crash, and no row is lost.

/** The most lines of one record, among the logs of this test. */
const LINES_OF_RECORD = 4;

async function recordsIn(log: string): Promise<Set<string>> {
  return new Set(recordsOf(await goThrough(log)));
}

test('there is a log of every format', () => {
  expect([...Object.keys({ ...APP_LOGS, ...OTHER_LOGS }), 'Baby Daybook']).toEqual(
    expect.arrayContaining(IMPORT_FORMATS.map(({ name }) => name)),
  );
});

describe.each(Object.entries({ ...APP_LOGS, ...OTHER_LOGS }))('%s', (_, log) => {
  test('is refused with a reason, or every row is accounted for, if it is damaged', async () => {
    await fc.assert(
      fc.asyncProperty(wounded(log), async (content) => void (await goThrough(content))),
      { numRuns: FUZZ_RUNS },
    );
  });

  test('is refused, doubted or read in part if it is cut at any point', async () => {
    const whole = new Set(recordsWithoutDetails(await goThrough(log)));
    for (let length = 0; length < log.length; length += 1) {
      const content = log.slice(0, length);
      const answer = await goThrough(content);
      if ('refused' in answer) continue;
      const lines = content.trimEnd().split(/\r?\n/);
      // A record of a text can have several lines.
      const lastIsDoubted = answer.doubts.some(({ row }) => row.line > lines.length - LINES_OF_RECORD);
      const invented = recordsWithoutDetails(answer).filter((record) => !whole.has(record));
      if (!lastIsDoubted) expect({ content, invented }).toEqual({ content, invented: [] });
    }
  });
});

/** A damaged line makes a whole JSON file unreadable. */
const LOGS_OF_LINES = Object.entries({ ...APP_LOGS, ...OTHER_LOGS }).filter(
  ([, log]) => !log.startsWith('{'),
);

describe.each(LOGS_OF_LINES)('%s', (_, log) => {
  test('keeps its other rows if one row is damaged', async () => {
    const [header = '', ...rows] = log.split(/\r?\n/).filter(Boolean);
    const whole = await recordsIn(log);
    const damaged = fc.record({
      at: fc.nat(rows.length),
      text: fc.oneof(
        fc.string({ maxLength: 30 }).map((text) => text.replace(/["\r\n]/g, '')),
        fc.constantFrom('__proto__', ',,,,,', 'x'.repeat(70_000), '\0'),
      ),
    });
    await fc.assert(
      fc.asyncProperty(damaged, async ({ at, text }) => {
        const answer = await goThrough(
          `${[header, ...rows.slice(0, at), text, ...rows.slice(at)].join('\n')}\n`,
        );
        expect(recordsOf(answer)).toEqual(expect.arrayContaining([...whole]));
      }),
      { numRuns: 100 },
    );
  });
});

/** Generates damaged versions of a file of bytes. Each has one to four bytes changed, and may be cut. */
function woundedBytes(whole: Uint8Array) {
  const wounds = fc.array(fc.record({ at: fc.nat(whole.length - 1), byte: fc.nat(255) }), {
    minLength: 1,
    maxLength: 4,
  });
  return fc
    .record({ wounds, length: fc.oneof(fc.constant(whole.length), fc.nat(whole.length)) })
    .map((damage) => {
      const bytes = Uint8Array.from(whole);
      for (const { at, byte } of damage.wounds) bytes[at] = byte;
      return bytes.slice(0, damage.length);
    });
}

const ZIP = zipSync({
  'log.csv': strToU8(APP_LOGS.Hatch ?? ''),
  'deep/log.txt': strToU8(OTHER_LOGS.PiyoLog ?? ''),
});

const ROWS = (APP_LOGS.Huckleberry ?? '')
  .trim()
  .split('\n')
  .map((line) => line.replaceAll('"', '').split(','));
const WORKBOOK = workbookFile({ sheets: { Log: sheetRows(...ROWS) } });

test.each([
  ['a database', DAYBOOK_BACKUP],
  ['a zip archive', ZIP],
  ['an Excel file', WORKBOOK],
])('%s is refused with a reason, or every row is accounted for, if it is damaged', async (_, whole) => {
  await fc.assert(
    fc.asyncProperty(woundedBytes(whole), async (bytes) => void (await goThrough(bytes))),
    { numRuns: FUZZ_RUNS },
  );
});

// The checksum of an archive reveals damaged bytes, so the parts are damaged before they are packed.
test.each([
  ['sheet', (Log: string) => workbookFile({ sheets: { Log } }), sheetRows(...ROWS)],
  [
    'list of texts',
    (strings: string) => workbookFile({ sheets: { Log: sheetRows(...ROWS) }, strings }),
    '<si><t>one</t></si><si><r><t>two</t></r><rPh><t>2</t></rPh></si>',
  ],
])(
  'an Excel file is refused with a reason, or every row is accounted for, if its %s is damaged',
  async (_, pack, whole) => {
    await fc.assert(
      fc.asyncProperty(wounded(whole), async (content) => void (await goThrough(pack(content)))),
      { numRuns: FUZZ_RUNS },
    );
  },
);

test('a file of random bytes is refused with a reason', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
      expect(await goThrough(Uint8Array.from(bytes))).toHaveProperty('refused');
    }),
    { numRuns: FUZZ_RUNS },
  );
});

/** Tables whose column names are common. A table with one more column is a table of another app. */
const OF_COMMON_COLUMNS = [
  ...['Baby Tracker, sleep', 'Baby Tracker, bottles', 'Baby Tracker, diapers'],
  ...['Glow Baby, sleep', 'Glow Baby, bottles', 'Glow Baby, breast', 'Sprout Track'],
];

test.each(['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'valueOf'])(
  'an extra column named %s changes no record',
  async (column) => {
    for (const [name, log] of Object.entries(APP_LOGS)) {
      if (OF_COMMON_COLUMNS.includes(name)) continue;
      const [header, ...rows] = log.trimEnd().split(/\r?\n/);
      const widened = [`${column},${header}`, ...rows.map((row) => `${column},${row}`), ''].join('\n');
      expect(await recordsIn(widened)).toEqual(await recordsIn(log));
    }
  },
);
