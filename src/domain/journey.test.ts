import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { sittingsOf } from '#domain/kinds/feed/sittings.ts';
import { aSleep } from '#testing/builders.ts';
import { minutesCovered } from '#testing/minutes-covered.ts';
import { elapsed, pauseTimer, resumeTimer, startTimer, switchSide } from './kinds/timer.ts';
import { type CareRecord, emptyCareLog, entriesOf, recordsInOrder } from './log/care-record.ts';
import { entriesOfTimer } from './log/timed-kinds.ts';
import { summarizeDays, sumTotals } from './summaries/day-summary.ts';
import { minutesOf } from './time/stretches.ts';
import { addDays, dayAt, HOUR, MINUTE, startOfDay } from './time/when.ts';

/** Zones of a phone, each with a day near a clock change. */
const PLACES = [
  ['America/Los_Angeles', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Europe/London', '2026-10-25'],
  ['America/Havana', '2026-11-01'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Pacific/Auckland', '2026-09-27'],
  ['Pacific/Apia', '2026-05-06'],
  ['Asia/Kathmandu', '2026-05-06'],
] as const;
const zones = fc.constantFrom(...PLACES.map(([zone]) => zone));

/**
 * A tap has an act, the minutes since the previous tap by the phone's clock, and a zone. The minutes may be negative,
 * because the clock may be set back by up to a day.
 */
const taps = fc.array(
  fc.record({
    act: fc.constantFrom('pause', 'resume', 'switch', 'finish'),
    minutes: fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: 0, max: 600 }) },
      { weight: 1, arbitrary: fc.integer({ min: -24 * 60, max: 0 }) },
    ),
    zone: zones,
    kind: fc.constantFrom('feed', 'sleep'),
  }),
  { maxLength: 25 },
);
type Tap = typeof taps extends fc.Arbitrary<(infer One)[]> ? One : never;

let journeys = 0;
let records = 0;
afterAll(() =>
  console.info(`${journeys} journeys over clock changes, ${records} records: nothing negative, totals agree`),
);

/** Returns the records that a phone logs for the taps of a journey. The journey begins at `now`. */
function loggedOn(journey: readonly Tap[], now: number): CareRecord[] {
  const logged: CareRecord[] = [];
  const author = { device: 'd', now };
  let timer = startTimer('b', 'feed', 'left', { ...author });
  for (const { act, minutes, zone, kind } of journey) {
    author.now += minutes * MINUTE;
    if (act === 'pause') timer = pauseTimer(timer, { ...author });
    else if (act === 'resume') timer = resumeTimer(timer, { ...author });
    else if (act === 'switch' && timer.kind === 'feed') timer = switchSide(timer, { ...author });
    else {
      expect(elapsed(timer, author.now)).toBeGreaterThanOrEqual(0);
      logged.push(...entriesOfTimer(timer, author.now, zone, { ...author }));
      timer = startTimer('b', kind, kind === 'feed' ? 'left' : null, { ...author });
    }
  }
  return logged;
}

describe.each(PLACES)('a journey that begins in %s around %s', (home, day) => {
  test('has no negative span, and its day totals equal the log', () => {
    const start = startOfDay(day, home) - 5 * HOUR;
    fc.assert(
      fc.property(taps, zones, (journey, readIn) => {
        const log = logOf(loggedOn(journey, start));
        const spans = [...log.feed, ...log.sleep];
        for (const { startedAt, endedAt } of spans) expect(endedAt).toBeGreaterThanOrEqual(startedAt);
        const from = addDays(dayAt(start, readIn), -30);
        const days = summarizeDays(log, from, addDays(from, 60), readIn);
        for (const figure of days.flatMap((one) =>
          Object.values(one).filter((value) => typeof value === 'number'),
        ))
          expect(figure).toBeGreaterThanOrEqual(0);
        const total = sumTotals(days);
        const minutes = (of: typeof spans) => of.reduce((sum, span) => sum + minutesOf(span), 0);
        expect(total.sleepMinutes).toBeCloseTo(minutesCovered(log.sleep), 6);
        expect(total.napMinutes + total.nightMinutes).toBeCloseTo(total.sleepMinutes, 6);
        expect(total.leftMinutes + total.rightMinutes).toBeCloseTo(minutes(log.feed), 6);
        expect([total.sleeps, total.feeds]).toEqual([log.sleep.length, sittingsOf(log.feed).length]);
        expect(recordsInOrder(log)).toHaveLength(entriesOf(log).length);
        journeys += 1;
        records += spans.length;
      }),
      { numRuns: 60 },
    );
  });
});

test('gives a duration of 0 to an imported sleep that ends before it begins', () => {
  const at = startOfDay('2026-05-06', 'UTC') + 12 * HOUR;
  const sleeps = [
    aSleep({ startedAt: at, endedAt: at - 2 * HOUR }),
    aSleep({ startedAt: at, endedAt: at - 30 * HOUR }),
  ];
  const days = summarizeDays({ ...logOf([]), sleep: sleeps }, '2026-05-01', '2026-05-10', 'UTC');
  expect(days.map(({ sleepMinutes }) => sleepMinutes)).toEqual(days.map(() => 0));
});

function logOf(entries: readonly CareRecord[]) {
  return {
    ...emptyCareLog(),
    feed: entries.flatMap((entry) => (entry.kind === 'feed' ? [entry.record] : [])),
    sleep: entries.flatMap((entry) => (entry.kind === 'sleep' ? [entry.record] : [])),
  };
}
