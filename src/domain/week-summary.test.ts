import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBaby, aDiaper, aFeed, aGrowth, aSleep } from '#testing/builders.ts';
import type { CareLog } from './care-record.ts';
import { sumTotals } from './day-summary.ts';
import { hasBegun, isRunning, summarizeWeek, weekFrom } from './week-summary.ts';
import { addDays, settledMomentOf, wallAt } from './when.ts';

const LA = 'America/Los_Angeles';
const EMPTY: CareLog = { feeds: [], diapers: [], sleeps: [], growths: [] };
const SUNDAY = '2026-05-03';
const at = (wall: string, zone = LA) => settledMomentOf(wall, zone).at;
const LONG_AFTER = at('2027-01-01T12:00');

describe('the week of an address', () => {
  test.each<[string | null, string, string]>([
    ['2026-04-22', '2026-04-19', 'a day in the middle gives its week'],
    ['2026-04-19', '2026-04-19', 'the first day stays'],
    ['2026-05-08', SUNDAY, 'a day later this week is this week'],
    ['2026-06-01', SUNDAY, 'a week to come is this week'],
    ['2026-02-30', SUNDAY, 'no day of the calendar'],
    ['last', SUNDAY, 'no day at all'],
    ['', SUNDAY, 'nothing'],
    [null, SUNDAY, 'no query'],
  ])('%s is %s: %s', (text, expected) => {
    expect(weekFrom(text, '2026-05-06', 0)).toBe(expected);
  });

  test('begins where the family lets its weeks begin', () => {
    expect(weekFrom('2026-04-19', '2026-05-06', 1)).toBe('2026-04-13');
  });
});

describe('a week that is over', () => {
  const log: CareLog = {
    feeds: [
      aFeed({ date: '2026-04-28' }),
      aFeed({ date: '2026-05-03' }),
      aFeed({ date: '2026-05-03', startTime: '12:00', endTime: '12:30', type: 'right' }),
      aFeed({ date: '2026-05-05', type: 'bottle', amountOz: 3 }),
    ],
    diapers: [aDiaper({ date: '2026-05-05' })],
    sleeps: [
      aSleep({ startTime: '2026-05-02T22:00', endTime: '2026-05-03T04:00', isNight: true }),
      aSleep({ startTime: '2026-05-09T23:00', endTime: '2026-05-10T03:00', isNight: true }),
    ],
    growths: [
      aGrowth({ date: '2026-05-09' }),
      aGrowth({ date: '2026-05-04', weightKg: 4.1 }),
      aGrowth({ date: '2026-05-02' }),
    ],
  };
  const week = summarizeWeek(aBaby(), log, SUNDAY, LA, LONG_AFTER);

  test('takes its own days alone, and of a night what fell into it', () => {
    expect([week.from, week.to, week.days.length]).toEqual(['2026-05-03', '2026-05-09', 7]);
    expect(week.totals).toMatchObject({ feeds: 3, leftMinutes: 20, rightMinutes: 30, bottleOz: 3 });
    expect(week.totals.sleepMinutes).toBe(4 * 60 + 60);
    expect(week.growths.map(({ date }) => date)).toEqual(['2026-05-04', '2026-05-09']);
  });

  test('takes its means over the days that have entries', () => {
    expect(week.daily.days).toBe(3);
    expect(week.daily.means).toMatchObject({ feeds: 1, bottleOz: 1, diapers: 1 / 3 });
  });

  test('has the whole week before beside it', () => {
    expect(week.before).toMatchObject({ until: null, days: 2, totals: { feeds: 1, sleepMinutes: 120 } });
  });
});

describe('a week that is running', () => {
  const now = at('2026-05-06T14:00');
  const log: CareLog = {
    feeds: [
      aFeed({ date: '2026-04-29', startTime: '13:50', endTime: '14:10' }),
      aFeed({ date: '2026-04-29', startTime: '14:30', endTime: '14:40' }),
      aFeed({ date: '2026-05-02' }),
      aFeed({ date: '2026-05-04' }),
      aFeed({ date: '2026-05-06' }),
    ],
    diapers: [aDiaper({ date: '2026-04-29', time: '15:00' })],
    sleeps: [aSleep({ startTime: '2026-04-29T13:00', endTime: '2026-04-29T15:00' })],
    growths: [],
  };
  const week = summarizeWeek(aBaby(), log, SUNDAY, LA, now);

  test('is held against the week before as far as the same weekday and time', () => {
    expect(week.before.until?.wall).toBe('2026-04-29T14:00');
    expect(week.before.totals).toMatchObject({ feeds: 1, leftMinutes: 10, diapers: 0, sleepMinutes: 60 });
    expect(week.before.days).toBe(1);
  });

  test('leaves today out of its means', () => {
    expect(week.totals.feeds).toBe(2);
    expect(week.daily).toMatchObject({ days: 1, means: { feeds: 1 } });
  });

  test('knows which days are still to come', () => {
    expect(isRunning(week)).toBe(true);
    expect(week.days.filter(({ day }) => hasBegun(week, day))).toHaveLength(4);
    expect(isRunning(summarizeWeek(aBaby(), EMPTY, '2026-04-26', LA, now))).toBe(false);
  });
});

test('a week with nothing in it has no means and nothing to compare with', () => {
  const week = summarizeWeek(aBaby(), EMPTY, SUNDAY, LA, LONG_AFTER);
  expect(week.daily).toMatchObject({ days: 0, means: { feeds: 0, sleepMinutes: 0 } });
  expect(week.before.days).toBe(0);
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

describe('whatever was logged', () => {
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

  test.each(WEEKS)('in %s, the totals of the week of %s are the sum of its days', (zone, from) => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 30 }), day, (entries, today) => {
        const log: CareLog = { feeds: [], diapers: [], sleeps: [], growths: [] };
        for (const { day, clock, kind, minutes } of entries) {
          const date = addDays(from, day);
          const startedAt = at(`${date}T${clock}`, zone);
          const endedAt = startedAt + minutes * 60_000;
          if (kind === 'diaper') log.diapers.push(aDiaper({ date, time: clock, zone }));
          else if (kind === 'sleep')
            log.sleeps.push(
              aSleep({
                startTime: `${date}T${clock}`,
                endTime: wallAt(endedAt, zone),
                zone,
                startedAt,
                endedAt,
              }),
            );
          else
            log.feeds.push(aFeed({ date, startTime: clock, zone, type: kind as 'left', startedAt, endedAt }));
        }
        const now = at(`${addDays(from, today)}T12:00`, zone);
        const week = summarizeWeek(aBaby(), log, from, zone, now);
        expect(week.totals).toEqual(sumTotals(week.days));
        expect(Object.values(week.totals).every((value) => value >= 0)).toBe(true);
        expect(Object.values(week.before.totals).every((value) => value >= 0)).toBe(true);
        expect(week.daily.days).toBeLessThanOrEqual(week.days.length);
        expect(week.daily.means.feeds * week.daily.days).toBeLessThanOrEqual(week.totals.feeds + 1e-9);
        // What the running week before is short of is only ever left out, never added.
        const whole = summarizeWeek(aBaby(), log, from, zone, at('2030-01-01T12:00', zone));
        expect(week.before.totals.feeds).toBeLessThanOrEqual(whole.before.totals.feeds);
        expect(week.before.totals.sleepMinutes).toBeLessThanOrEqual(whole.before.totals.sleepMinutes);
      }),
    );
  });
});
