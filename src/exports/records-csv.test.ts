import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import type { Baby } from '#domain/baby/baby.ts';
import { type CareLog, emptyCareLog } from '#domain/log/care-record.ts';
import { newId } from '#domain/record.ts';
import { sheetColumns } from '#domain/sync/care-sheet.ts';
import { fingerprint } from '#domain/sync/fingerprint.ts';
import { clockPart, dayPart, HOUR, MINUTE, momentAt } from '#domain/time/when.ts';
import { aBaby, aDiaper, aFeed, aGrowth, aSleep } from '#testing/builders.ts';
import { prepareRead, readImport } from '#testing/read-import.ts';
import { recordsCsv, recordsCsvFile } from './records-csv.ts';

type Everything = CareLog & { babies: Baby[] };
const NOTHING: Everything = { ...emptyCareLog(), babies: [] };

function rowsOf(csv: string): Record<string, string>[] {
  return Papa.parse<Record<string, string>>(csv.slice(1).trimEnd(), { header: true }).data;
}

/** Imports the file into an empty account. Returns the content of the account. */
async function afterImport(csv: string): Promise<Everything> {
  const read = await readImport(csv, { zone: 'Asia/Kathmandu', now: 0 });
  const { babies, records, notImported, known, repeated } = prepareRead(read, {
    babies: new Map(),
    userId: 'somebody else',
    importId: newId(Date.now()),
    author: { device: 'other device', now: 5 },
  });
  expect({ notImported, known, repeated }).toEqual({ notImported: [], known: 0, repeated: 0 });
  const log: Everything = { ...NOTHING, ...emptyCareLog(), babies };
  for (const { kind, record } of records) (log[kind] as object[]).push(record);
  return log;
}

describe('the table', () => {
  test('has a byte order mark, CRLF, one header, and one row for each baby and entry', () => {
    const csv = recordsCsv({ ...NOTHING, babies: [aBaby()], feed: [aFeed()] });
    expect(csv.startsWith('\uFEFFkind,id,baby_id,')).toBe(true);
    expect(csv.split('\r\n')).toHaveLength(4);
    expect(csv.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(csv.slice(1).split('\r\n')[0]).toBe(sheetColumns().join(','));
  });

  test('has wall times, instants and an amount with its unit in the header', () => {
    const feed = aFeed({
      type: 'bottle',
      startTime: '23:50',
      endTime: '00:10',
      amountOz: 4.057,
      note: 'sleepy',
    });
    const [row] = rowsOf(recordsCsv({ ...NOTHING, feed: [feed] }));
    expect(row).toMatchObject({
      kind: 'feed',
      date: '2026-05-06',
      start_local: '2026-05-06T23:50',
      end_local: '2026-05-07T00:10',
      zone: 'America/Los_Angeles',
      start_utc: '2026-05-07T06:50:00.000Z',
      end_utc: '2026-05-07T07:10:00.000Z',
      type: 'bottle',
      amount_oz: '4.057',
      note: 'sleepy',
    });
  });

  test('puts babies first, then entries from the oldest, for any order of the log', () => {
    const log: Everything = {
      ...emptyCareLog(),
      babies: [aBaby({ babyId: 'b', createdAt: 2 }), aBaby({ babyId: 'a', createdAt: 9, name: 'Ash' })],
      feed: [
        aFeed({ startTime: '12:00', endTime: '12:10' }),
        aFeed({ startTime: '07:00', endTime: '07:10' }),
      ],
      diaper: [aDiaper()],
      sleep: [aSleep()],
      growth: [aGrowth()],
    };
    const csv = recordsCsv(log);
    expect(rowsOf(csv).map(({ kind }) => kind)).toEqual([
      'baby',
      'baby',
      'growth',
      'feed',
      'diaper',
      'sleep',
      'feed',
    ]);
    expect(recordsCsv({ ...log, babies: log.babies.toReversed(), feed: log.feed.toReversed() })).toBe(csv);
  });

  test('contains no formula in any cell', () => {
    const note = '=HYPERLINK("https://evil.example","Juniper")';
    const [baby, feed] = rowsOf(
      recordsCsv({ ...NOTHING, babies: [aBaby({ name: '@home' })], feed: [aFeed({ note })] }),
    );
    expect(baby?.baby_name).toBe("'@home");
    expect(feed?.note).toBe(`'${note}`);
  });

  test('leaves out user id, import id and a redundant key, but keeps unknown fields', () => {
    const record = aFeed({ importId: 'run' });
    const importKey = fingerprint({ kind: 'feed', record });
    const feed = { ...record, importKey, mood: 'calm', tags: ['a'] };
    const csv = recordsCsv({ ...NOTHING, babies: [aBaby({ userId: 'user-secret' })], feed: [feed] });
    expect(csv).not.toMatch(/run|user-secret|feed\|/);
    expect(rowsOf(csv)[1]?.extra).toBe('{"mood":"calm","tags":["a"]}');
  });

  test('has the day in its file name, and only a header for an empty log', async () => {
    const file = await recordsCsvFile(NOTHING, '2026-05-06');
    expect(file.name).toBe('wee-hours-everything-2026-05-06.csv');
    expect(file.type).toBe('text/csv');
    expect(await file.text()).toBe(`${sheetColumns().join(',')}\r\n`);
  });
});

test('recordsCsv leaves out a field that an edit cleared', () => {
  const { orderUnknown: _, ...feed } = aFeed({ sessionId: 's', orderUnknown: true });
  expect(recordsCsv({ ...NOTHING, feed: [{ ...feed, orderUnknown: undefined }] })).toBe(
    recordsCsv({ ...NOTHING, feed: [feed] }),
  );
});

describe('a table that is imported into an empty account', () => {
  test('restores everything unchanged', async () => {
    const log: Everything = {
      ...emptyCareLog(),
      babies: [aBaby({ dueDate: '2026-04-20', photoUrl: 'data:image/jpeg;base64,/9j/4AAQ' })],
      feed: [
        aFeed({ sessionId: 'sitting', type: 'left' }),
        aFeed({ sessionId: 'unordered', type: 'left', orderUnknown: true, importNote: '=Sleepy, at dawn' }),
        aFeed({ type: 'bottle', amountOz: 4, milk: 'mixed', breastOz: 1.5, brand: '=Hipp | 1' }),
        aFeed({ sessionId: 'sitting', type: 'right', note: 'then “slept”;\r\n\tat last' }),
      ],
      diaper: [
        aDiaper({ type: 'mixed' }),
        aDiaper({
          type: 'dirty',
          colors: ['yellow', 'green'],
          texture: 'seedy',
          dirtyAmount: 'large',
          rash: true,
        }),
        aDiaper({ type: 'dry', blowout: true, wetAmount: 'huge' as 'large' }),
        aDiaper({ note: "'tis wet" }),
        aDiaper({ note: "x;=1+1;'y\n- z" }),
      ],
      sleep: [aSleep({ isNight: true })],
      growth: [aGrowth({ weightKg: 9.071847400000001, headCm: null })],
    };
    const {
      babies,
      feed: feeds,
      diaper: diapers,
      sleep: sleeps,
      growth: growths,
    } = await afterImport(recordsCsv(log));
    expect(babies).toEqual([{ ...log.babies[0], userId: 'somebody else' }]);
    const bare = (records: object[]) =>
      records.map((record) => ({ ...record, importId: undefined, importKey: undefined }));
    expect(bare(feeds)).toEqual(bare(log.feed));
    expect(bare(diapers)).toEqual(bare(log.diaper));
    expect(bare(sleeps)).toEqual(bare(log.sleep));
    expect(bare(growths)).toEqual(bare(log.growth));
  });

  test('has the columns of later fields at the end, and joins colors', () => {
    const diaper = [aDiaper({ type: 'dirty', colors: ['yellow', 'green'] })];
    const [head = '', row = ''] = recordsCsv({ ...emptyCareLog(), babies: [], diaper }).split('\r\n');
    const added = [
      'milk',
      'breast_oz',
      'brand',
      'color',
      'texture',
      'wet_amount',
      'dirty_amount',
      'rash',
      'blowout',
    ];
    const [, later = ''] = head.split('extra,');
    expect(later.split(',').slice(0, 12)).toEqual(['celsius', 'typed_unit', 'site', ...added]);
    expect(row).toContain('yellow | green');
  });

  test('keeps the import key of a record that was edited after its import', async () => {
    const feeds = [aFeed({ type: 'bottle', amountOz: 3, importKey: 'as its first file said' })];
    const log = await afterImport(recordsCsv({ ...NOTHING, babies: [aBaby()], feed: feeds }));
    expect(log.feed.map(({ importKey }) => importKey)).toEqual(['as its first file said']);
  });

  test('keeps both occurrences of a repeated hour apart', async () => {
    const at = (utc: string) => Date.parse(utc);
    const night = { date: '2026-11-01', startTime: '01:30', endTime: '01:30' };
    const first = { ...night, startedAt: at('2026-11-01T08:30Z'), endedAt: at('2026-11-01T08:30Z') };
    const across = { ...night, startedAt: at('2026-11-01T08:30Z'), endedAt: at('2026-11-01T09:30Z') };
    const log = { ...NOTHING, babies: [aBaby()], feed: [aFeed(first), aFeed(across)] };
    const csv = recordsCsv(log);
    const { feed: feeds } = await afterImport(csv);
    expect(feeds.map(({ endedAt, startedAt }) => (endedAt - startedAt) / MINUTE).toSorted()).toEqual([0, 60]);
  });

  test('keeps two equal entries', async () => {
    const csv = recordsCsv({ ...NOTHING, babies: [aBaby()], diaper: [aDiaper(), aDiaper()] });
    expect((await afterImport(csv)).diaper).toHaveLength(2);
  });

  test('is identical when exported again, for any log', async () => {
    await fc.assert(
      fc.asyncProperty(anyLog(), async (log) => {
        const csv = recordsCsv(log);
        expect(recordsCsv(await afterImport(csv))).toBe(csv);
      }),
      { numRuns: 300 },
    );
  });
});

/**
 * Generates logs whose cells have every difficult content: odd notes, unknown fields, repeated hours, unrounded numbers
 * and many zones.
 */
function anyLog(): fc.Arbitrary<Everything> {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.string({
      unit: fc.constantFrom('=', '-', "'", '\\', '"', ',', ';', '\t', '\r', '\n', ' ', '\u200b', 'ü'),
      maxLength: 9,
    }),
  );
  const zone = fc.constantFrom(
    'America/Los_Angeles',
    'Europe/London',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'UTC',
  );
  const instant = fc.oneof(
    fc.integer({ min: Date.parse('2019-01-01T00:00Z'), max: Date.parse('2027-12-31T00:00Z') }),
    // These times are around the autumn clock change in Los Angeles.
    fc.integer({ min: Date.parse('2026-11-01T07:00Z'), max: Date.parse('2026-11-01T11:00Z') }),
  );
  const amount = fc.option(fc.double({ min: 1e-7, max: 130, noNaN: true }));
  const extra = fc.dictionary(
    text.map((name) => `x${name}`),
    fc.jsonValue({ maxDepth: 2 }),
    { maxKeys: 2 },
  );
  const stamp = fc
    .record({
      id: fc.uuid(),
      note: text,
      createdAt: instant,
      updatedAt: instant,
      updatedBy: fc.uuid(),
      importKey: fc.option(text),
      extra,
    })
    .map(({ extra: fields, importKey, ...rest }) => ({
      ...fields,
      ...rest,
      ...(importKey !== null && { importKey }),
      babyId: 'baby-1',
    }));
  const span = fc
    .record({ from: instant, length: fc.integer({ min: 0, max: 20 * HOUR }), zone })
    .map(({ from, length, zone: place }) => [momentAt(from, place), momentAt(from + length, place)] as const);
  const feed = fc
    .record({ stamp, span, type: fc.constantFrom('left', 'right', 'bottle'), amount, sitting: fc.boolean() })
    .map(({ stamp: base, span: [start, end], type, amount: amountOz, sitting }) => ({
      ...base,
      zone: start.zone,
      date: dayPart(start.wall),
      startTime: clockPart(start.wall),
      endTime: clockPart(end.wall),
      type: type as 'left',
      amountOz,
      startedAt: start.at,
      endedAt: end.at,
      ...(sitting && { sessionId: base.id }),
    }));
  const diaper = fc
    .record({ stamp, span, type: fc.constantFrom('wet', 'dirty', 'mixed', 'dry') })
    .map(({ stamp: base, span: [{ wall, at, zone: place }], type }) => ({
      ...base,
      zone: place,
      date: dayPart(wall),
      time: clockPart(wall),
      type: type as 'wet',
      at,
    }));
  const sleep = fc
    .record({ stamp, span, isNight: fc.boolean() })
    .map(({ stamp: base, span: [start, end], isNight }) => ({
      ...base,
      zone: start.zone,
      startTime: start.wall,
      endTime: end.wall,
      startedAt: start.at,
      endedAt: end.at,
      isNight,
    }));
  const growth = fc
    .record({ stamp, span, weightKg: amount, lengthCm: amount, headCm: amount })
    .map(({ stamp: base, span: [{ wall, zone: place }], ...measures }) => ({
      ...base,
      ...measures,
      zone: place,
      date: dayPart(wall),
    }));
  const baby = fc
    .record({ name: text, extra, createdAt: instant })
    .map(({ extra: fields, name, createdAt }) => ({ ...fields, ...aBaby({ name: `J${name}`, createdAt }) }));
  const few = { maxLength: 4 };
  const log = fc.record({
    babies: baby.map((one) => [one]),
    feed: fc.array(feed, few),
    diaper: fc.array(diaper, few),
    sleep: fc.array(sleep, few),
    growth: fc.array(growth, few),
  });
  return log.map((some) => ({ ...emptyCareLog(), ...some }));
}
