import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IMPORT_FORMATS } from '#imports/formats/formats.ts';
import { APP_LOGS } from '#testing/app-logs.ts';
import { FUZZ_RUNS, goThrough, recordsOf, wounded } from '#testing/wounded-files.ts';

// Every file gives a reason or a correct result. No file causes a crash, and every row is accounted for.

async function recordsIn(log: string): Promise<Set<string>> {
  return new Set(recordsOf(await goThrough(log)));
}

test('APP_LOGS has a log of every format', () => {
  expect(Object.keys(APP_LOGS)).toEqual(expect.arrayContaining(IMPORT_FORMATS.map(({ name }) => name)));
});

describe.each(Object.entries(APP_LOGS))('%s', (_, log) => {
  test('with some damage gives a reason, or accounts for every row', async () => {
    await fc.assert(
      fc.asyncProperty(wounded(log), async (content) => void (await goThrough(content))),
      { numRuns: FUZZ_RUNS },
    );
  });

  test('cut at any point gives part of the records, or a doubt, or a reason', async () => {
    const whole = await recordsIn(log);
    for (let length = 0; length < log.length; length += 1) {
      const content = log.slice(0, length);
      const answer = await goThrough(content);
      if ('refused' in answer) continue;
      const lastLine = content.split(/\r?\n/).length;
      const lastIsDoubted = answer.doubts.some(({ row }) => row.line === lastLine);
      const invented = recordsOf(answer).filter((record) => !whole.has(record));
      if (!lastIsDoubted) expect({ content, invented }).toEqual({ content, invented: [] });
    }
  });

  test('reads the rows around a damaged row', async () => {
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

test('a file of random bytes gives a reason', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
      expect(await goThrough(Uint8Array.from(bytes))).toHaveProperty('refused');
    }),
    { numRuns: FUZZ_RUNS },
  );
});

/** Tables with common column names. With one more column, they are tables of another app. */
const OF_COMMON_COLUMNS = [
  ...['Baby Tracker, sleep', 'Baby Tracker, bottles', 'Baby Tracker, diapers'],
  ...['Glow Baby, sleep', 'Glow Baby, bottles', 'Glow Baby, breast'],
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
