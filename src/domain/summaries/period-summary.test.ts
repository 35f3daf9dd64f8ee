import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CareLog, emptyCareLog } from '#domain/log/care-record.ts';
import { addDays, daysFromTo, settledMomentOf, wallAt } from '#domain/time/when.ts';
import { aBaby, aDiaper, aFeed, aGrowth, aSleep } from '#testing/builders.ts';
import { sumTotals } from './day-summary.ts';
import {
  type BabyFacts,
  daysToSummarize,
  hasBegun,
  isPeriodRunning,
  lastDayOf,
  summarizePeriod,
} from './period-summary.ts';

const LA = 'America/Los_Angeles';
const EMPTY: CareLog = emptyCareLog();
const SUNDAY = '2026-05-03';
const at = (wall: string, zone = LA) => settledMomentOf(wall, zone).at;
const LONG_AFTER = at('2027-01-01T12:00');

function summarizeWeek(baby: BabyFacts, log: CareLog, from: string, zone: string, now: number) {
  return summarizePeriod(baby, log, { from, to: addDays(from, 6) }, zone, now);
}

/** Makes a day without a gap. It has a feed every four hours from 2 o'clock on. */
function aCompleteDay(date: string) {
  return ['02:00', '06:00', '10:00', '14:00', '18:00', '22:00'].map((startTime) =>
    aFeed({ date, startTime, endTime: startTime }),
  );
}

describe('a week that has ended', () => {
  const log: CareLog = {
    ...emptyCareLog(),
    feed: [
      aFeed({ date: '2026-04-28' }),
      aFeed({ date: '2026-05-03' }),
      aFeed({ date: '2026-05-03', startTime: '12:00', endTime: '12:30', type: 'right' }),
      aFeed({ date: '2026-05-05', type: 'bottle', amountOz: 3 }),
    ],
    diaper: [aDiaper({ date: '2026-05-05' })],
    sleep: [
      aSleep({ startTime: '2026-05-02T22:00', endTime: '2026-05-03T04:00', isNight: true }),
      aSleep({ startTime: '2026-05-09T23:00', endTime: '2026-05-10T03:00', isNight: true }),
    ],
    growth: [
      aGrowth({ date: '2026-05-09' }),
      aGrowth({ date: '2026-05-04', weightKg: 4.1 }),
      aGrowth({ date: '2026-05-02' }),
    ],
  };
  const week = summarizeWeek(aBaby(), log, SUNDAY, LA, LONG_AFTER);

  test('counts only its own days, and the part of a night within it', () => {
    expect([week.from, week.to, week.days.length]).toEqual(['2026-05-03', '2026-05-09', 7]);
    expect(week.totals).toMatchObject({ feeds: 3, leftMinutes: 20, rightMinutes: 30, bottleOz: 3 });
    expect(week.totals.sleepMinutes).toBe(4 * 60 + 60);
    expect(week.growths.map(({ date }) => date)).toEqual(['2026-05-04', '2026-05-09']);
  });

  test('has the whole week before for comparison', () => {
    expect(week.before).toMatchObject({
      from: '2026-04-26',
      to: '2026-05-02',
      until: null,
      totals: { feeds: 1, sleepMinutes: 120 },
    });
    expect(week.before.longestSleep).toEqual({ minutes: 360, day: '2026-05-02' });
  });

  test('has the longest sleep that began in it', () => {
    expect(week.longestSleep).toEqual({ minutes: 240, day: '2026-05-09' });
  });

  test('has the day of life of each day', () => {
    expect(week.days.map(({ dayOfLife }) => dayOfLife)).toEqual([40, 41, 42, 43, 44, 45, 46]);
  });
});

describe('complete days', () => {
  const log: CareLog = {
    ...EMPTY,
    feed: [
      ...aCompleteDay('2026-05-03'),
      ...aCompleteDay('2026-05-04').slice(0, 4),
      ...aCompleteDay('2026-05-05'),
      ...aCompleteDay('2026-05-06').slice(0, 2),
    ],
    diaper: ['06:00', '15:00'].flatMap((time) => [
      aDiaper({ date: '2026-05-03', time }),
      aDiaper({ date: '2026-05-04', time }),
    ]),
  };
  const week = summarizeWeek(aBaby(), log, SUNDAY, LA, at('2026-05-06T08:00'));

  test('have ended, have entries, and have no gap', () => {
    expect(week.days.map(({ logging }) => logging)).toEqual([
      'complete',
      'gaps',
      'complete',
      'running',
      'to come',
      'to come',
      'to come',
    ]);
    expect(week.days[1]?.gaps).toHaveLength(1);
  });

  test('are counted separately in the means of each kind', () => {
    expect(week.daily.feed).toMatchObject({ days: 2, means: { feeds: 6 } });
    expect(week.daily.diaper).toMatchObject({ days: 2, means: { diapers: 2 } });
    expect(week.daily.sleep).toMatchObject({ days: 0, means: { sleepMinutes: 0 } });
  });

  test('average bottles over days with all amounts, if most days have them', () => {
    const bottles = (date: string, amounts: (number | null)[]) => [
      ...aCompleteDay(date),
      ...amounts.map((amountOz, index) =>
        aFeed({ date, type: 'bottle', amountOz, startTime: `1${index}:30`, endTime: `1${index}:35` }),
      ),
    ];
    const means = (...days: (number | null)[][]) => {
      const feeds = days.flatMap((amounts, index) => bottles(addDays(SUNDAY, index), amounts));
      const { daily } = summarizeWeek(aBaby(), { ...EMPTY, feed: feeds }, SUNDAY, LA, LONG_AFTER);
      return [daily.feed.days, daily.feed.bottleDays, daily.feed.means.bottleOz];
    };
    expect(means([4, 4], [4, null], [])).toEqual([3, 2, 4]);
    expect(means([4, 4], [4, null], [null])).toEqual([3, 0, 0]);
  });

  test('exclude the interval between two feeds with a gap between them', () => {
    // The interval from 14:00 on the 4th to 2:00 on the 5th is over the gap. All others are four hours.
    expect(week.intervals.night?.longestMinutes).toBe(240);
    const sum = (week.intervals.day?.count ?? 0) + (week.intervals.night?.count ?? 0);
    expect(sum).toBe(5 + 4 + 5 + 2);
  });
});

describe('days that are complete for one kind only', () => {
  const days = daysFromTo('2026-04-26', '2026-05-09');
  const everyThreeHours = [0, 3, 6, 9, 12, 15, 18, 21].map((hour) => `${String(hour).padStart(2, '0')}:10`);
  /**
   * Makes a log with feeds and sleep throughout. It has eight diapers a day in the first week and `later` in the
   * second.
   */
  const logWith = (later: readonly string[]): CareLog => ({
    ...emptyCareLog(),
    feed: days.flatMap((date) =>
      everyThreeHours.map((startTime) => aFeed({ date, startTime, endTime: startTime })),
    ),
    diaper: days.flatMap((date) =>
      (date < SUNDAY ? everyThreeHours : later).map((time) => aDiaper({ date, time })),
    ),
    sleep: days.flatMap((date) => [
      aSleep({ startTime: `${date}T10:00`, endTime: `${date}T12:00` }),
      aSleep({ startTime: `${date}T15:30`, endTime: `${date}T17:00` }),
      aSleep({ startTime: `${date}T20:00`, endTime: `${addDays(date, 1)}T06:00`, isNight: true }),
    ]),
  });
  const weekOf = (later: readonly string[], birthDate = '2026-01-03') =>
    summarizeWeek(aBaby({ birthDate }), logWith(later), SUNDAY, LA, LONG_AFTER);

  test('exclude only diapers after a family nearly stopped logging them', () => {
    const stopped = weekOf(['09:00']);
    expect(stopped.before.daily.diaper).toMatchObject({ days: 7, means: { diapers: 8 } });
    expect(stopped.daily.diaper.days).toBe(0);
    const kept = weekOf(everyThreeHours);
    expect(stopped.daily).toMatchObject({
      feed: { days: 7, means: { feeds: 8 } },
      sleep: { days: 7, means: { sleepMinutes: kept.daily.sleep.means.sleepMinutes } },
    });
    expect(stopped.intervals).toEqual(kept.intervals);
    expect(stopped.days[3]).toMatchObject({
      logging: 'complete',
      kinds: { feed: 'complete', diaper: 'gaps', sleep: 'complete' },
    });
  });

  test('include a day with few diapers before 45 days of age', () => {
    const three = ['03:00', '12:00', '20:00'];
    expect(weekOf(three, '2026-04-03').daily.diaper).toMatchObject({ days: 7, means: { wet: 3 } });
  });

  test('do not count a gap in the feeds as an interval, despite diapers and naps', () => {
    const log = logWith(everyThreeHours);
    const feeds = log.feed.filter(
      ({ date, startTime }) => date !== SUNDAY || startTime < '09' || startTime > '20',
    );
    const week = summarizeWeek(aBaby(), { ...log, feed: feeds }, SUNDAY, LA, LONG_AFTER);
    expect(week.days[0]).toMatchObject({ logging: 'complete', kinds: { feed: 'gaps', diaper: 'complete' } });
    expect(week.intervals.day?.longestMinutes).toBe(180);
  });

  test('do not count a gap in the log as an interval, even if sleep is logged throughout', () => {
    const log = logWith(everyThreeHours);
    const inHole = (clock: string) => clock > '07' && clock < '15';
    const week = summarizeWeek(
      aBaby({ birthDate: '2026-01-03' }),
      {
        ...log,
        feed: log.feed.filter(({ date, startTime }) => date !== SUNDAY || !inHole(startTime)),
        diaper: log.diaper.filter(({ date, time }) => date !== SUNDAY || !inHole(time)),
        sleep: log.sleep.filter(({ startTime }) => startTime !== `${SUNDAY}T10:00`),
      },
      SUNDAY,
      LA,
      LONG_AFTER,
    );
    expect(week.days[0]).toMatchObject({ logging: 'gaps', kinds: { feed: 'complete', sleep: 'gaps' } });
    expect(week.intervals.day?.longestMinutes).toBe(180);
  });

  test('exclude sleep if only naps were logged', () => {
    const log = logWith(everyThreeHours);
    const naps = log.sleep.filter(({ isNight }) => !isNight);
    const week = summarizeWeek(aBaby(), { ...log, sleep: naps }, SUNDAY, LA, LONG_AFTER);
    expect(week.daily).toMatchObject({ feed: { days: 7 }, sleep: { days: 0 } });
  });
});

describe('a family that logs one kind only', () => {
  const days = daysFromTo('2026-05-02', '2026-05-09');
  const clocks = (...hours: string[]) => hours.map((hour) => `${hour}:00`);
  const weekOf = (log: Partial<CareLog>, birthDate = '2026-03-25') =>
    summarizeWeek(aBaby({ birthDate }), { ...EMPTY, ...log }, SUNDAY, LA, LONG_AFTER);
  const diapersAt = (times: readonly string[]) =>
    days.flatMap((date) => times.map((time) => aDiaper({ date, time })));

  test('has complete days of diapers, and no gap in its log', () => {
    const week = weekOf({ diaper: diapersAt(clocks('03', '12', '20')) });
    expect(week.daily).toMatchObject({ diaper: { days: 7, means: { wet: 3 } }, feed: { days: 0 } });
    expect(week.days[0]).toMatchObject({
      logging: 'complete',
      kinds: { feed: 'nothing', diaper: 'complete', sleep: 'nothing' },
    });
  });

  const longNights = days.flatMap((date) =>
    clocks('00', '07', '10', '13', '16', '19', '22').map((startTime) =>
      aFeed({ date, startTime, endTime: startTime }),
    ),
  );
  const napOn = (day: string) => aSleep({ startTime: `${day}T11:00`, endTime: `${day}T12:00` });

  test('has complete days despite nights of seven hours, and counts those intervals', () => {
    const week = weekOf({ feed: longNights });
    expect(week.daily.feed.days).toBe(7);
    expect(week.intervals.night?.longestMinutes).toBe(7 * 60);
  });

  test.each([
    ['a single nap', [napOn('2026-05-05')]],
    ['a nap a day', days.map(napOn)],
  ])('keeps its night intervals with %s', (_, sleeps) => {
    const week = weekOf({ feed: longNights, sleep: sleeps });
    expect(week.intervals).toEqual(weekOf({ feed: longNights }).intervals);
    expect(week.days.map(({ logging }) => logging)).toEqual(Array(7).fill('complete'));
  });

  test('has no complete day and no night interval if all its kinds have gaps', () => {
    const feeds = days.flatMap((date) =>
      clocks('00', '07').map((startTime) => aFeed({ date, startTime, endTime: startTime })),
    );
    const week = weekOf({ feed: feeds, sleep: [napOn('2026-05-05')] });
    expect(week.days.map(({ logging }) => logging)).toEqual(Array(7).fill('gaps'));
    expect(week.intervals).toEqual({ day: null, night: null });
  });

  test('has no complete day if half of the day is silent or before the birth', () => {
    const once = weekOf({ diaper: diapersAt(clocks('09')) }, '2026-05-01');
    expect(once.days[0]).toMatchObject({ dayOfLife: 3, logging: 'gaps', kinds: { diaper: 'gaps' } });
    const born = weekOf({ diaper: diapersAt(clocks('11', '20')) }, SUNDAY);
    expect(born.days.slice(0, 2).map(({ kinds }) => kinds.diaper)).toEqual(['gaps', 'complete']);
  });
});

test.each([
  ['milk', 2],
  ['no amount', null],
])('a bottle with %s after midnight in an earlier sitting counts as logged that day', (_, amountOz) => {
  const feeds = [
    aFeed({ date: SUNDAY, startTime: '23:40', endTime: '23:55' }),
    aFeed({ date: '2026-05-04', startTime: '00:05', endTime: '00:10', type: 'bottle', amountOz }),
  ];
  const week = summarizeWeek(aBaby(), { ...EMPTY, feed: feeds }, SUNDAY, LA, LONG_AFTER);
  expect(week.days[1]).toMatchObject({ feeds: 0, logging: 'gaps', kinds: { feed: 'gaps' } });
});

test('a gap on the day before excludes the interval to the first feed', () => {
  const feeds = [
    aFeed({ date: '2026-05-02', startTime: '10:00', endTime: '10:20' }),
    aFeed({ date: '2026-05-03', startTime: '01:00', endTime: '01:20' }),
    aFeed({ date: '2026-05-03', startTime: '05:00', endTime: '05:20' }),
  ];
  const week = summarizeWeek(aBaby(), { ...EMPTY, feed: feeds }, SUNDAY, LA, LONG_AFTER);
  expect(week.intervals).toMatchObject({ day: null, night: { count: 1, longestMinutes: 240 } });
});

test('summarizePeriod totals any number of days, and as many days before them', () => {
  const period = { from: '2026-04-20', to: '2026-05-09' };
  expect(daysToSummarize(period)).toEqual({ from: '2026-03-30', to: '2026-05-10' });
  const feeds = [aFeed({ date: '2026-04-01' }), aFeed({ date: '2026-04-20' }), aFeed({ date: '2026-05-09' })];
  const summary = summarizePeriod(aBaby(), { ...EMPTY, feed: feeds }, period, LA, LONG_AFTER);
  expect([summary.days.length, summary.totals.feeds]).toEqual([20, 2]);
  expect(summary.before).toMatchObject({ from: '2026-03-31', to: '2026-04-19', totals: { feeds: 1 } });
});

describe('a running week', () => {
  const now = at('2026-05-06T14:00');
  const log: CareLog = {
    ...emptyCareLog(),
    feed: [
      aFeed({ date: '2026-04-29', startTime: '13:50', endTime: '14:10' }),
      aFeed({ date: '2026-04-29', startTime: '14:30', endTime: '14:40' }),
      aFeed({ date: '2026-05-02' }),
      aFeed({ date: '2026-05-04' }),
      aFeed({ date: '2026-05-06' }),
    ],
    diaper: [aDiaper({ date: '2026-04-29', time: '15:00' })],
    sleep: [aSleep({ startTime: '2026-04-29T13:00', endTime: '2026-04-29T15:00' })],
  };
  const week = summarizeWeek(aBaby(), log, SUNDAY, LA, now);

  test('is compared with the week before up to the same weekday and time', () => {
    expect(week.before.until?.wall).toBe('2026-04-29T14:00');
    expect(week.before.totals).toMatchObject({ feeds: 1, leftMinutes: 10, diapers: 0, sleepMinutes: 60 });
    expect(week.before.days.filter(({ feeds }) => feeds > 0)).toHaveLength(1);
  });

  test('leaves out entries on future days', () => {
    const feeds = [...log.feed, aFeed({ date: '2026-05-08' })];
    const sleeps = [...log.sleep, aSleep({ startTime: '2026-05-08T10:00', endTime: '2026-05-08T15:00' })];
    const ahead = summarizeWeek(aBaby(), { ...log, feed: feeds, sleep: sleeps }, SUNDAY, LA, now);
    expect(ahead.totals).toEqual(week.totals);
    expect([ahead.longestSleep, ahead.intervals]).toEqual([week.longestSleep, week.intervals]);
  });

  test('leaves out entries later today', () => {
    const later: CareLog = {
      ...emptyCareLog(),
      feed: [...log.feed, aFeed({ date: '2026-05-06', startTime: '14:06', endTime: '14:20' })],
      diaper: [...log.diaper, aDiaper({ date: '2026-05-06', time: '15:30' })],
      sleep: [...log.sleep, aSleep({ startTime: '2026-05-06T22:00', endTime: '2026-05-06T23:30' })],
      growth: [aGrowth({ date: '2026-05-07' })],
    };
    expect(summarizeWeek(aBaby(), later, SUNDAY, LA, now)).toEqual(week);
  });

  test('counts a sleep in progress up to now', () => {
    const sleeps = [aSleep({ startTime: '2026-05-06T13:20', endTime: '2026-05-06T15:00' })];
    const { totals, longestSleep } = summarizeWeek(aBaby(), { ...log, sleep: sleeps }, SUNDAY, LA, now);
    expect(totals).toMatchObject({ sleeps: 1, sleepMinutes: 40 });
    expect(longestSleep?.minutes).toBe(40);
  });

  test('leaves today out of its means', () => {
    expect(week.totals.feeds).toBe(2);
    const complete = [...aCompleteDay('2026-05-05'), ...aCompleteDay('2026-05-06')];
    const { daily } = summarizeWeek(aBaby(), { ...EMPTY, feed: complete }, SUNDAY, LA, now);
    expect(daily.feed).toMatchObject({ days: 1, means: { feeds: 6 } });
  });

  test('knows its future days', () => {
    expect(isPeriodRunning(week)).toBe(true);
    expect(week.days.filter(({ day }) => hasBegun(week, day))).toHaveLength(4);
    expect(lastDayOf(week)).toBe('2026-05-06');
    const former = summarizeWeek(aBaby(), EMPTY, '2026-04-26', LA, now);
    expect(isPeriodRunning(former)).toBe(false);
    expect(lastDayOf(former)).toBe('2026-05-02');
  });
});

test('an empty week has no means and nothing to compare with', () => {
  const week = summarizeWeek(aBaby(), EMPTY, SUNDAY, LA, LONG_AFTER);
  expect(week.daily.feed).toMatchObject({ days: 0, means: { feeds: 0, sleepMinutes: 0 } });
  expect(week.before.days.every(({ logging }) => logging === 'nothing')).toBe(true);
  expect([week.longestSleep, week.intervals]).toEqual([null, { day: null, night: null }]);
});

const WEEKS: [zone: string, from: string][] = [
  [LA, '2026-03-08'],
  [LA, '2026-11-01'],
  ['America/New_York', '2026-03-02'],
  ['Europe/London', '2026-03-23'],
  ['Europe/London', '2026-10-25'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-09-28'],
  ['Asia/Kathmandu', '2026-03-29'],
  ['Pacific/Auckland', '2026-09-21'],
  ['Pacific/Auckland', '2026-04-05'],
];

describe('any log', () => {
  const day = fc.integer({ min: -8, max: 8 });
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const entry = fc.record({
    day,
    clock,
    kind: fc.constantFrom('left', 'bottle', 'diaper', 'sleep'),
    minutes: fc.integer({ min: 0, max: 700 }),
  });

  test.each(WEEKS)('has, in %s, for the week of %s, totals equal to the sum of its days', (zone, from) => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 30 }), day, (entries, today) => {
        const log: CareLog = emptyCareLog();
        for (const { day, clock, kind, minutes } of entries) {
          const date = addDays(from, day);
          const startedAt = at(`${date}T${clock}`, zone);
          const endedAt = startedAt + minutes * 60_000;
          if (kind === 'diaper') log.diaper.push(aDiaper({ date, time: clock, zone }));
          else if (kind === 'sleep')
            log.sleep.push(
              aSleep({
                startTime: `${date}T${clock}`,
                endTime: wallAt(endedAt, zone),
                zone,
                startedAt,
                endedAt,
              }),
            );
          else
            log.feed.push(aFeed({ date, startTime: clock, zone, type: kind as 'left', startedAt, endedAt }));
        }
        const now = at(`${addDays(from, today)}T12:00`, zone);
        const week = summarizeWeek(aBaby(), log, from, zone, now);
        expect(week.totals).toEqual(sumTotals(week.days.filter(({ day }) => hasBegun(week, day))));
        expect(Object.values(week.totals).every((value) => value >= 0)).toBe(true);
        expect(Object.values(week.before.totals).every((value) => value >= 0)).toBe(true);
        for (const { days, means } of Object.values(week.daily)) {
          expect(days).toBeLessThanOrEqual(week.days.length);
          expect(means.feeds * days).toBeLessThanOrEqual(week.totals.feeds + 1e-9);
          expect(means.sleepMinutes * days).toBeLessThanOrEqual(week.totals.sleepMinutes + 1e-9);
        }
        const { day: byDay, night } = week.intervals;
        expect((byDay?.count ?? 0) + (night?.count ?? 0)).toBeLessThanOrEqual(week.totals.feeds);
        for (const one of [byDay, night])
          expect(one?.medianMinutes ?? 0).toBeLessThanOrEqual(one?.longestMinutes ?? 0);
        // The comparison with a running week leaves out later entries of the week before.
        const whole = summarizeWeek(aBaby(), log, from, zone, at('2030-01-01T12:00', zone));
        expect(week.before.totals.feeds).toBeLessThanOrEqual(whole.before.totals.feeds);
        expect(week.before.totals.sleepMinutes).toBeLessThanOrEqual(whole.before.totals.sleepMinutes);
      }),
    );
  });
});
