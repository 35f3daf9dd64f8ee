import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Diaper } from '#domain/kinds/diaper/diaper.ts';
import type { Feed } from '#domain/kinds/feed/feed.ts';
import type { Sleep } from '#domain/kinds/sleep/sleep.ts';
import { pauseTimer, startTimer, switchSide } from '#domain/kinds/timer.ts';
import { MINUTE, settledMomentOf } from '#domain/time/when.ts';
import { aDiaper, aFeed, aGrowth, aSleep, TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import { type CareLog, type CareRecord, careLogOf, emptyCareLog, recordsInOrder } from './care-record.ts';
import { type Conflict, conflictsOf, conflictsWithin, endingAt, remedyOf } from './conflict.ts';
import { entriesOfTimer } from './timed-kinds.ts';

type Clocks = readonly [start: string, end: string];

const feed = ([startTime, endTime]: Clocks, more: Partial<Feed> = {}): CareRecord => ({
  kind: 'feed',
  record: aFeed({ startTime, endTime, ...more }),
});
const sleep = ([start, end]: Clocks, more: Partial<Sleep> = {}): CareRecord => ({
  kind: 'sleep',
  record: aSleep({ startTime: `${TEST_DAY}T${start}`, endTime: `${TEST_DAY}T${end}`, ...more }),
});
const diaper = (time: string, more: Partial<Diaper> = {}): CareRecord => ({
  kind: 'diaper',
  record: aDiaper({ time, ...more }),
});

const at = (clock: string) => settledMomentOf(`${TEST_DAY}T${clock}`, TEST_ZONE).at;

function logOf(...entries: CareRecord[]): CareLog {
  const of = <K extends CareRecord['kind']>(kind: K) =>
    entries.filter((entry) => entry.kind === kind).map(({ record }) => record) as never[];
  return {
    ...emptyCareLog(),
    feed: of('feed'),
    diaper: of('diaper'),
    sleep: of('sleep'),
    growth: of('growth'),
  };
}

const clashes = (one: CareRecord, other: CareRecord) =>
  conflictsOf(one, logOf(other, one)).map(({ clash }) => clash);

describe('two entries of one baby', () => {
  test.each<[string, CareRecord, CareRecord, Conflict['clash'] | null]>([
    ['a sleep that began in another', sleep(['13:00', '14:30']), sleep(['14:05', '15:00']), 'overlap'],
    ['a sleep within another', sleep(['13:00', '15:00']), sleep(['13:30', '14:00']), 'overlap'],
    ['a feed during a sleep', sleep(['13:00', '14:30']), feed(['14:00', '14:10']), 'overlap'],
    [
      'a sleep that began before a feed ended',
      feed(['13:00', '13:20']),
      sleep(['13:10', '15:00']),
      'overlap',
    ],
    [
      'two feeds at the same time',
      feed(['08:00', '08:20']),
      feed(['08:10', '08:25'], { type: 'right' }),
      'overlap',
    ],
    [
      'a bottle without an end in a sleep',
      feed(['13:30', '13:30'], { type: 'bottle' }),
      sleep(['13:00', '14:00']),
      'overlap',
    ],
    ['one after the other', sleep(['13:00', '14:30']), feed(['14:30', '14:45']), null],
    ['an overlap of two minutes', sleep(['13:00', '14:30']), feed(['14:28', '14:45']), null],
    ['a bottle without an end as the sleep ends', feed(['14:29', '14:29']), sleep(['13:00', '14:30']), null],
    ['a diaper in a sleep', diaper('13:30'), sleep(['13:00', '14:30']), null],
    ['a diaper in a feed', diaper('08:10'), feed(['08:00', '08:20']), null],
    [
      'a measurement, which has no time, and a sleep from midnight',
      { kind: 'growth', record: aGrowth() },
      sleep(['00:00', '06:00']),
      null,
    ],

    ['the same diaper again', diaper('09:00'), diaper('09:02'), 'twice'],
    ['the next diaper', diaper('09:00'), diaper('09:03'), null],
    ['another diaper at the same time', diaper('09:00'), diaper('09:00', { type: 'dirty' }), null],
    ['the same feed, entered by both parents', feed(['08:00', '08:20']), feed(['08:01', '08:25']), 'twice'],
    [
      'another side at the same time',
      feed(['08:00', '08:20']),
      feed(['08:00', '08:20'], { type: 'right' }),
      'overlap',
    ],
    [
      'the same bottle again',
      feed(['08:00', '08:00'], { type: 'bottle' }),
      feed(['08:01', '08:01'], { type: 'bottle' }),
      'twice',
    ],
    ['the same sleep again with another end', sleep(['13:00', '14:30']), sleep(['13:02', '15:00']), 'twice'],
    [
      'the same weight again',
      { kind: 'growth', record: aGrowth() },
      { kind: 'growth', record: aGrowth() },
      null,
    ],

    [
      'two feeds of one sitting',
      feed(['08:00', '08:20'], { sessionId: 's' }),
      feed(['08:10', '08:25'], { sessionId: 's' }),
      null,
    ],
    [
      'feeds of two sittings',
      feed(['08:00', '08:20'], { sessionId: 's' }),
      feed(['08:10', '08:25'], { sessionId: 't' }),
      'overlap',
    ],
    ['sleeps of twins', sleep(['13:00', '14:30']), sleep(['13:00', '14:30'], { babyId: 'baby-2' }), null],
  ])('are checked for a conflict: %s', (_, one, other, expected) => {
    expect(clashes(one, other)).toEqual(expected ? [expected] : []);
    expect(clashes(other, one)).toEqual(expected ? [expected] : []);
  });

  test('do not conflict once the parent kept both, whichever entry stores this', () => {
    const one = sleep(['13:00', '14:30']);
    const other = sleep(['14:00', '15:00'], { keptWith: ['gone', one.record.id] });
    expect(clashes(one, other)).toEqual([]);
    expect(clashes(other, one)).toEqual([]);
  });

  test.each<[string, 'feed' | 'sleep']>([
    ['nap', 'sleep'],
    ['sitting on both sides', 'feed'],
  ])('do not conflict if one was kept despite the timer of a %s that then stopped', (_, kind) => {
    const author = { device: 'd', now: at('13:00') };
    const running = startTimer('baby-1', kind, kind === 'feed' ? 'left' : null, author);
    const timer = kind === 'feed' ? switchSide(running, { ...author, now: at('13:10') }) : running;
    const kept = feed(['13:05', '13:25'], { keptWith: [timer.id] });
    const stopped = entriesOfTimer(timer, at('14:00'), TEST_ZONE, author);
    expect(stopped.flatMap((one) => clashes(kept, one))).toEqual([]);
    expect(stopped.flatMap((one) => clashes(one, kept))).toEqual([]);
  });

  test('do not conflict if one was kept despite the timer that wrote the other', () => {
    const author = { device: 'd', now: at('13:00') };
    const first = pauseTimer(startTimer('baby-1', 'feed', 'left', author), { ...author, now: at('13:10') });
    const timer = switchSide(first, { ...author, now: at('15:00') });
    const kept = feed(['15:05', '15:25'], { keptWith: [timer.id] });
    const stopped = entriesOfTimer(timer, at('15:30'), TEST_ZONE, author);
    expect(stopped.flatMap((one) => clashes(kept, one))).toEqual([]);
  });

  test('are compared by instants, because clock times repeat when clocks go back', () => {
    const [first, second] = [
      sleep(['01:10', '01:50'], {
        startedAt: Date.parse('2026-11-01T01:10-07:00'),
        endedAt: Date.parse('2026-11-01T01:50-07:00'),
      }),
      sleep(['01:20', '01:40'], {
        startedAt: Date.parse('2026-11-01T01:20-08:00'),
        endedAt: Date.parse('2026-11-01T01:40-08:00'),
      }),
    ];
    expect(clashes(first, second)).toEqual([]);
  });
});

describe('the remedy', () => {
  const remedy = (one: CareRecord, other: CareRecord) => {
    const [conflict] = conflictsOf(one, logOf(other));
    if (!conflict) throw new Error('no conflict');
    return remedyOf(one, conflict);
  };

  test('ends the earlier entry when the later one begins', () => {
    const [nap, later] = [sleep(['13:00', '14:30']), feed(['14:05', '14:20'])];
    expect(remedy(later, nap)).toEqual({ act: 'end', which: 'other', at: at('14:05') });
    expect(remedy(nap, later)).toEqual({ act: 'end', which: 'this', at: at('14:05') });
  });

  test('removes the entry itself if both began together', () => {
    expect(remedy(diaper('09:00'), diaper('09:01'))).toEqual({ act: 'remove' });
    expect(remedy(feed(['13:01', '13:20']), sleep(['13:00', '14:00']))).toEqual({ act: 'remove' });
  });

  test('gives the end in the zone of the ended record', () => {
    expect(endingAt(sleep(['13:00', '14:30']), at('14:05'))).toEqual({
      endTime: `${TEST_DAY}T14:05`,
      endedAt: at('14:05'),
      isNight: false,
    });
    expect(endingAt(feed(['13:00', '14:30'], { zone: 'Asia/Kathmandu' }), at('14:05'))).toMatchObject({
      endTime: '02:50',
    });
  });
});

interface Drawn {
  kind: 'feed' | 'diaper' | 'sleep' | 'growth';
  babyId: string;
  /** In half minutes, so that fractions of a minute are common. */
  start: number;
  length: number;
  left: boolean;
  sitting: string;
}

/** Entries of two babies within half a day, so that conflicts are common. */
const drawn: fc.Arbitrary<Drawn> = fc.record({
  kind: fc.constantFrom('feed', 'diaper', 'sleep', 'growth'),
  babyId: fc.constantFrom('one', 'two'),
  start: fc.integer({ min: 0, max: 1440 }),
  length: fc.integer({ min: 0, max: 240 }),
  left: fc.boolean(),
  sitting: fc.constantFrom('s', 't', ''),
});

function entryOf({ kind, babyId, start, length, left, sitting }: Drawn): CareRecord {
  const startedAt = at('08:00') + (start * MINUTE) / 2;
  const times = { babyId, startedAt, endedAt: startedAt + (length * MINUTE) / 2 };
  const session = sitting && { sessionId: sitting };
  switch (kind) {
    case 'feed':
      return { kind, record: aFeed({ ...times, type: left ? 'left' : 'bottle', ...session }) };
    case 'sleep':
      return { kind, record: aSleep(times) };
    case 'diaper':
      return { kind, record: aDiaper({ babyId, at: startedAt, type: left ? 'wet' : 'dirty' }) };
    case 'growth':
      return { kind, record: aGrowth({ babyId }) };
  }
}

const aLog = fc.array(drawn, { maxLength: 25 }).map((all) => logOf(...all.map(entryOf)));

describe('any log', () => {
  test('has each conflict for both entries, and conflictsWithin finds them all', () => {
    fc.assert(
      fc.property(aLog, (log) => {
        const within = conflictsWithin(log);
        for (const entry of recordsInOrder(log)) {
          const ids = (conflicts: Conflict[] = []) =>
            conflicts.map(({ clash, other }) => `${clash} ${other.record.id}`).sort();
          expect(ids(within.get(entry.record.id))).toEqual(ids(conflictsOf(entry, log)));
          for (const { other } of conflictsOf(entry, log)) {
            expect(conflictsOf(other, log).map(({ other: back }) => back.record.id)).toContain(
              entry.record.id,
            );
          }
        }
      }),
    );
  });

  test('has no overlap after the earlier entry is ended when the later one begins', () => {
    fc.assert(
      fc.property(aLog, (log) => {
        for (const entry of recordsInOrder(log)) {
          for (const conflict of conflictsOf(entry, log)) {
            const remedy = remedyOf(entry, conflict);
            if (remedy.act === 'remove') continue;
            const [one, other] = remedy.which === 'this' ? [entry, conflict.other] : [conflict.other, entry];
            const ended = { ...one, record: { ...one.record, ...endingAt(one, remedy.at) } } as CareRecord;
            expect(conflictsOf(ended, logOf(other))).toEqual([]);
          }
        }
      }),
    );
  });
});

test('treats two temperatures in one minute as duplicates only if they are equal', () => {
  const temperature = (celsius: number, site: string) =>
    ({
      kind: 'temperature',
      record: anEntry('temperature', { id: `${celsius} ${site}`, celsius, site }),
    }) as CareRecord;
  const ear = temperature(38.33, 'ear');
  const clashesWith = (other: CareRecord) =>
    conflictsOf(
      ear,
      careLogOf((kind) => (kind === 'temperature' ? [other.record] : [])),
    ).map(({ clash }) => clash);
  expect(clashesWith(temperature(39, 'ear'))).toEqual([]);
  expect(clashesWith(temperature(38.33, 'rectal'))).toEqual([]);
  expect(clashesWith({ ...ear, record: { ...ear.record, id: 'again' } } as CareRecord)).toEqual(['twice']);
});
