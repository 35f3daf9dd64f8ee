import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CareRecord, instantOfRecord } from '#domain/care-record.ts';
import { newId } from '#domain/record.ts';
import { METRIC_UNITS } from '#domain/units.ts';
import { recordsCsv } from '#exports/records-csv.ts';
import { listImports, readHeld, saveImport } from '#storage/imports.ts';
import { readAllRecords } from '#storage/records.ts';
import { openUserRecords, type RecordsDb } from '#storage/records-db.ts';
import { aBaby, aDiaper, aFeed, aGrowth, aSleep } from '#testing/builders.ts';
import { prepareRead, readImport, tell } from '#testing/read-import.ts';
import { IMPORT_FORMATS } from './formats.ts';
import type { PreparedImport } from './prepare-import.ts';
import { UnreadableFileError } from './unreadable-file-error.ts';

/**
 * Whatever a file holds, the answer is a reason or a right result: no crash, no row that is not accounted for, nothing
 * half-written. Ten thousand files in all, of every format there is.
 */
const LOGS: Record<string, string> = {
  'Wee Hours': recordsCsv({
    babies: [aBaby()],
    feeds: [aFeed({ sessionId: 's' }), aFeed({ type: 'bottle', amountOz: 4.5, note: '=1' })],
    diapers: [aDiaper()],
    sleeps: [aSleep()],
    growths: [aGrowth()],
  }),
  'Baby Connect': `Date and Time,End Time,Duration (min),Activity,Quantity,Extra data,Text,Notes,Caregiver
12/12/20 7:05 PM,12/12/20 7:36 PM,30,Bottle,8.2,Formula,,Zoë,U
12/12/20 7:47 PM,12/13/20 7:20 AM,693,Sleep,,,Eva slept in her crib (11h33m),,A
11/1/20 1:10 AM,11/1/20 1:50 AM,100,Sleep,,,Eva slept (1h40m),"turned, twice",A
12/12/20 8:00 AM,12/12/20 8:30 AM,12,Nursing,,,"Eva nursed (5m left, 7m right)",,A
12/12/20 8:00 AM,,,Diaper,,BM+Wet,Eva had a diaper,,A
6/20/20 8:25 AM,,,Weight,15.84,lbs,,,A
6/20/20 8:25 AM,,,Solid,,,Eva ate Food: 5 tsp,,A
`,
  Huckleberry: `Type,Start,End,Duration,Start Condition,Start Location,End Condition,Notes,Logged By
Feed,2026-09-27 17:20,2026-09-27 18:09,00:49,00:24R,Breast,00:25L,,
Feed,2026-09-27 22:20,,,Breast Milk,Bottle,20ml,,
Diaper,2026-09-27 22:19,,black,,,"Both, pee:large poo:medium",one\\ntwo,Sam
Sleep,2026-09-27 06:00,2026-09-27 05:50,01:50,,,,,
Growth,2026-09-27 09:00,,,14.5lbs.oz,24.1ft.in,40cm,,
Meds,2026-09-27 10:00,,,1ml,Vitamin D,,,
`,
  'Nara Baby': `"Type","Profile Name","Start Date/time","Start Date/time (Epoch)","Note","Time Zone","[Breastfeed] Begin Side","[Breastfeed] Left Duration (Seconds)","[Breastfeed] Right Duration (Seconds)","[Sleep] End Date/time (Epoch)","[Bottle Feed] Volume","[Bottle Feed] Volume Unit","[Growth] Weight","[Growth] Weight Unit","_activityKey"
"Breastfeed","Mia","2026-05-06 08:00:23","1778072423000","","America/Chicago","LEFT","300","60","","","","","","t-1"
"Bottle Feed","Mia","2026-05-06 09:00:00","1778076000","","America/Chicago","","","","","120","ML","","","t-2"
"Sleep","Leo","2026-05-06 10:00:00","1778079600000","a ""nap""","America/Chicago","","","","1778083200000","","","","","t-3"
"Growth","Mia","2026-05-06 08:00:00","","","","","","","","","","4.3","KG","t-4"
"Pump","","2026-05-06 08:00:00","","","","","","","","","","","","t-5"
`,
  'Baby Tracker': `Baby,Time,Start Side,Left duration (min),Right duration (min),Total Duration (min),Note
Mia,"5/13/26, 09:29",Left,36,8,44
Mia,"5/12/26, 10:53",Right,,59,59,Sleepy
`,
  'Glow Baby': `Date,Weight(kg),Weight(lb),Height(cm),Height(in),Head Circ.(cm),Head Circ.(in)
2019/11/21,,,78.74,30.9999,45.5,17.9134
2019/11/10,9.2,20.2823,,,,
`,
  Hatch: `"Baby Name","Start Time","End Time","Activity","Amount","Percentile","Duration","Info","Notes",
"Mia","11/25/2018 21:15 PM","11/25/2018 21:15 PM","Weight","3.642914","0.689542","","","",
"Mia","11/25/2018 9:15 AM","11/25/2018 9:45 AM","Feeding","","","","Both","",
`,
  'Baby Buddy': `id,child_id,child_first_name,child_last_name,start,end,type,method,amount,notes,tags
1,1,Mia,Blum,2026-05-06 08:00:00,2026-05-06 08:20:11,formula,bottle,120.0,Hungry,"night,mom"
2,1,Mia,Blum,2026-05-06 12:00:00,2026-05-06 12:15:00,breast milk,both breasts,,,
3,2,Leo,Blum,2026-05-06 12:00:00,,solid food,self fed,20,Pear,
`,
};

type Answer = { refused: string } | { prepared: PreparedImport };

/** The whole way of a file up to the tap that saves it; only a refusal with its reason may end it early. */
async function goThrough(content: string | Uint8Array<ArrayBuffer>): Promise<Answer> {
  try {
    const read = await readImport(content, { units: METRIC_UNITS });
    const prepared = prepareRead(read, { keepRemarks: true });
    for (const { reason, row } of [...prepared.notImported, ...read.doubts]) {
      expect(reason).not.toBe('');
      expect(row.line).toBeGreaterThan(1);
    }
    for (const entry of prepared.records) {
      // A NaN would come back as null.
      expect(JSON.parse(JSON.stringify(entry))).toEqual(entry);
      expect(Number.isFinite(instantOfRecord(entry))).toBe(true);
    }
    return { prepared };
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    expect(error.message).not.toBe('');
    expect(error.todo).not.toBe('');
    return { refused: error.message };
  }
}

/** What is read of a log, but for notes, of which the end may be missing. */
function recordsOf(answer: Answer): string[] {
  const records = 'prepared' in answer ? answer.prepared.records : [];
  return records.map((entry) => tell({ ...entry, record: { ...entry.record, note: '' } } as CareRecord));
}

async function recordsIn(log: string): Promise<Set<string>> {
  return new Set(recordsOf(await goThrough(log)));
}

const scrap = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ',',
      ';',
      '\t',
      '"',
      '""',
      '\r',
      '\n',
      '\r\n',
      '-',
      '9',
      '0',
      '/',
      ':',
      '.',
      ' ',
      '{}',
      '[]',
      '1e9',
    ],
    ...[
      'NaN',
      'Infinity',
      'null',
      '__proto__',
      'constructor',
      'toString',
      '=1+1',
      '\0',
      '\uFEFF',
      '\u202f',
      '😀',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 5 }),
  fc.constant('x'.repeat(70_000)),
);
const wound = fc.record({ at: fc.nat(3000), cut: fc.nat(12), scrap });

function wounded(log: string) {
  return fc.array(wound, { minLength: 1, maxLength: 4 }).map((wounds) =>
    wounds.reduce((whole, { at, cut, scrap: put }) => {
      const from = at % (whole.length + 1);
      return whole.slice(0, from) + put + whole.slice(from + cut);
    }, log),
  );
}

test('there is a log of every format', () => {
  expect(Object.keys(LOGS)).toEqual(expect.arrayContaining(IMPORT_FORMATS.map(({ name }) => name)));
});

describe.each(Object.entries(LOGS))('%s', (_, log) => {
  test('wounded in a few places: a reason, or every row accounted for', async () => {
    await fc.assert(
      fc.asyncProperty(wounded(log), async (content) => void (await goThrough(content))),
      { numRuns: 850 },
    );
  });

  test('cut short at any point: what was read of the whole, or a doubt, or a reason', async () => {
    const whole = await recordsIn(log);
    for (let length = 0; length < log.length; length += 1) {
      const content = log.slice(0, length);
      const answer = await goThrough(content);
      if ('refused' in answer) continue;
      const { doubts } = await readImport(content, { units: METRIC_UNITS });
      const lastLine = content.split(/\r?\n/).length;
      const lastIsDoubted = doubts.some(({ row }) => row.line === lastLine);
      const invented = recordsOf(answer).filter((record) => !whole.has(record));
      if (!lastIsDoubted) expect({ content, invented }).toEqual({ content, invented: [] });
    }
  });

  test('a damaged row between two rows takes nothing from them', async () => {
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

test('any bytes at all: a reason', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
      expect(await goThrough(Uint8Array.from(bytes))).toHaveProperty('refused');
    }),
    { numRuns: 1600 },
  );
});

test.each(['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'valueOf'])(
  'a column that is called %s is a column that nobody asked for',
  async (column) => {
    for (const log of Object.values(LOGS)) {
      const [header, ...rows] = log.trimEnd().split(/\r?\n/);
      const widened = [`${column},${header}`, ...rows.map((row) => `${column},${row}`), ''].join('\n');
      expect(await recordsIn(widened)).toEqual(await recordsIn(log));
    }
  },
);

describe('on the disk', () => {
  let db: RecordsDb;
  beforeAll(async () => {
    db = await openUserRecords(newId());
    await db.babies.put(aBaby());
  });
  afterAll(() => db.delete());

  test('a file is there whole, or not at all, whatever became of it before', async () => {
    const anyLog = fc.constantFrom(...Object.values(LOGS)).chain(wounded);
    await fc.assert(
      fc.asyncProperty(anyLog, fc.boolean(), async (content, stopped) => {
        const before = await everyId();
        const answer = await goThrough(content);
        if ('refused' in answer) return;
        const { babies, records, counts } = prepareAgain(answer.prepared, await readHeld(db, ['baby-1']));
        const id = newId();
        const stop = new AbortController();
        if (stopped) stop.abort();
        const run = { id, source: 'Fuzz', importedAt: 1, counts, babyIds: [] };
        const saving = saveImport(db, run, { babies, records }, () => {}, stop.signal);
        const saved = await saving.then(
          () => true,
          () => false,
        );
        const ids = records.map(({ record }) => record.id);
        expect(await everyId()).toEqual(new Set([...before, ...(saved ? ids : [])]));
        expect((await listImports(db)).some((imported) => imported.id === id)).toBe(saved);
      }),
      { numRuns: 800 },
    );
  });

  async function everyId(): Promise<Set<string>> {
    const { feeds, diapers, sleeps, growths } = await readAllRecords(db);
    return new Set([...feeds, ...diapers, ...sleeps, ...growths].map(({ id }) => id));
  }

  function prepareAgain(
    prepared: PreparedImport,
    held: Awaited<ReturnType<typeof readHeld>>,
  ): PreparedImport {
    const records = prepared.records.filter(({ record }) => !held.fingerprints.has(record.importKey ?? ''));
    return { ...prepared, records };
  }
});
