import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Feed } from '#domain/kinds/feed/feed.ts';
import { sittingsOf } from '#domain/kinds/feed/sittings.ts';
import type { Sleep } from '#domain/kinds/sleep/sleep.ts';
import { type CareLog, emptyCareLog } from '#domain/log/care-record.ts';
import { addDays, lengthOfDay, MINUTE, startOfDay, wallAt } from '#domain/time/when.ts';
import { aDiaper, aFeed, aGrowth, aSleep } from '#testing/builders.ts';
import { minutesCovered } from '#testing/minutes-covered.ts';
import {
  countingBoth,
  isKindLogged,
  isLogged,
  noTotals,
  summarizeDay,
  summarizeDays,
  sumTotals,
} from './day-summary.ts';

const EMPTY: CareLog = emptyCareLog();
const LA = 'America/Los_Angeles';

/** Days around every kind of clock change, and a zone without any. */
const CHANGES: [zone: string, day: string, hours: number][] = [
  [LA, '2026-03-08', 23],
  [LA, '2026-11-01', 25],
  ['America/New_York', '2026-03-08', 23],
  ['America/New_York', '2026-11-01', 25],
  ['Europe/London', '2026-03-29', 23],
  ['Europe/London', '2026-10-25', 25],
  ['Australia/Lord_Howe', '2026-10-04', 23.5],
  ['Australia/Lord_Howe', '2026-04-05', 24.5],
  ['Asia/Kathmandu', '2026-03-29', 24],
  ['Pacific/Auckland', '2026-09-27', 23],
  ['Pacific/Auckland', '2026-04-05', 25],
];

function sleepBetween(startedAt: number, endedAt: number, zone: string, isNight = true): Sleep {
  return aSleep({
    zone,
    isNight,
    startedAt,
    endedAt,
    startTime: wallAt(startedAt, zone),
    endTime: wallAt(endedAt, zone),
  });
}

describe('a day', () => {
  test('counts a sitting of two sides once, and its minutes by side', () => {
    const feeds = [
      aFeed({ startTime: '08:00', endTime: '08:12', type: 'left', sessionId: 's' }),
      aFeed({ startTime: '08:13', endTime: '08:20', type: 'right', sessionId: 's' }),
      aFeed({ startTime: '11:00', endTime: '11:15', type: 'bottle', amountOz: 4 }),
    ];
    expect(summarizeDay({ ...EMPTY, feed: feeds }, '2026-05-06', LA)).toMatchObject({
      feeds: 2,
      bottles: 1,
      leftMinutes: 12,
      rightMinutes: 7,
      bottleOz: 4,
    });
  });

  test('counts bottles without an amount, with no volume', () => {
    const feeds = [
      aFeed({ startTime: '08:00', endTime: '08:15', type: 'bottle', amountOz: 4 }),
      aFeed({ startTime: '11:00', endTime: '11:15', type: 'bottle', amountOz: null }),
    ];
    expect(summarizeDay({ ...EMPTY, feed: feeds }, '2026-05-06', LA)).toMatchObject({
      bottles: 2,
      bottleOz: 4,
      unmeasuredBottles: 1,
    });
  });

  test.each([
    ['the other breast within half an hour', ['left 08:00 08:12', 'right 08:42 08:52'], 1],
    ['the other breast later', ['left 08:00 08:12', 'right 08:43 08:53'], 2],
    ['the same breast again', ['left 08:00 08:12', 'left 08:18 08:28'], 2],
    ['a third time, at the first breast', ['left 08:00 08:12', 'right 08:18 08:28', 'left 08:30 08:40'], 2],
    ['a bottle after the breast', ['left 08:00 08:12', 'bottle 08:18 08:28'], 1],
    ['a bottle between the two breasts', ['left 08:00 08:10', 'bottle 08:12 08:14', 'right 08:15 08:25'], 1],
    ['a feed that was never ended', ['left 08:00 14:00', 'right 11:00 11:15'], 2],
    ['both breasts at the same time', ['left 08:00 08:12', 'right 08:00 08:12'], 1],
    ['across midnight', ['left 23:50 23:59', 'right 00:05 00:10'], 1],
  ] as const)('counts feeds that were logged separately: %s', (_, spans, sittings) => {
    const feeds = spans.map((span) => {
      const [type, startTime = '', endTime = ''] = span.split(' ') as [Feed['type'], string, string];
      return aFeed({ date: startTime < '08' ? '2026-05-07' : '2026-05-06', startTime, endTime, type });
    });
    const days = summarizeDays({ ...EMPTY, feed: feeds }, '2026-05-06', '2026-05-07', LA);
    expect(days.map((day) => day.feeds)).toEqual([sittings, 0]);
  });

  test('puts minutes and amounts on the day of each feed of a sitting', () => {
    const feeds = [
      aFeed({ date: '2026-05-05', startTime: '23:40', endTime: '23:55', type: 'left' }),
      aFeed({ date: '2026-05-06', startTime: '00:10', endTime: '00:10', type: 'bottle', amountOz: 1 }),
    ];
    const [first, second] = summarizeDays({ ...EMPTY, feed: feeds }, '2026-05-05', '2026-05-06', LA);
    expect([first?.feeds, first?.bottles, first?.leftMinutes, first?.bottleOz]).toEqual([1, 1, 15, 0]);
    expect([second?.feeds, second?.bottles, second?.leftMinutes, second?.bottleOz]).toEqual([0, 0, 0, 1]);
  });

  test('keeps the feeds of a sitting in order, even with the other breast between', () => {
    const feeds = [
      aFeed({ startTime: '08:00', endTime: '08:10', type: 'left', sessionId: 's' }),
      aFeed({ startTime: '08:40', endTime: '08:50', type: 'left', sessionId: 's' }),
      aFeed({ startTime: '08:20', endTime: '08:30', type: 'right' }),
    ];
    const sittings = sittingsOf(feeds).map((sitting) => sitting.map(({ startTime }) => startTime));
    expect(sittings).toEqual([['08:00', '08:20', '08:40']]);
  });

  test('counts a sitting that began on it, even if the second side came after midnight', () => {
    const feeds = [
      aFeed({ date: '2026-05-05', startTime: '23:50', endTime: '00:02', type: 'left', sessionId: 's' }),
      aFeed({ date: '2026-05-06', startTime: '00:03', endTime: '00:10', type: 'right', sessionId: 's' }),
    ];
    const [first, second] = summarizeDays({ ...EMPTY, feed: feeds }, '2026-05-05', '2026-05-06', LA);
    expect([first?.feeds, second?.feeds]).toEqual([1, 0]);
    expect([first?.leftMinutes, second?.rightMinutes]).toEqual([12, 7]);
  });

  test('counts a mixed diaper once, as both', () => {
    const diapers = [aDiaper({ type: 'wet' }), aDiaper({ type: 'dirty' }), aDiaper({ type: 'mixed' })];
    const summary = summarizeDay({ ...EMPTY, diaper: diapers }, '2026-05-06', LA);
    expect(summary).toMatchObject({ diapers: 3, wet: 1, dirty: 1, mixed: 1 });
    expect([countingBoth(summary, 'wet'), countingBoth(summary, 'dirty')]).toEqual([2, 2]);
  });

  test('counts a dry diaper as a check and not as a diaper', () => {
    const diapers = [aDiaper({ type: 'wet' }), aDiaper({ type: 'dry' })];
    const summary = summarizeDay({ ...EMPTY, diaper: diapers }, '2026-05-06', LA);
    expect(summary).toMatchObject({ diapers: 1, wet: 1, dry: 1 });
    expect([countingBoth(summary, 'wet'), countingBoth(summary, 'dirty')]).toEqual([1, 0]);
    const onlyDry = summarizeDay({ ...EMPTY, diaper: [aDiaper({ type: 'dry' })] }, '2026-05-06', LA);
    expect(isKindLogged({ kind: 'diaper' }, onlyDry)).toBe(false);
  });

  test("splits a night's minutes at midnight, and counts the night on its first day", () => {
    const sleeps = [aSleep({ startTime: '2026-05-05T22:00', endTime: '2026-05-06T06:00', isNight: true })];
    const [first, second] = summarizeDays({ ...EMPTY, sleep: sleeps }, '2026-05-05', '2026-05-06', LA);
    expect([first?.sleeps, first?.sleepMinutes]).toEqual([1, 120]);
    expect([second?.sleeps, second?.sleepMinutes, second?.nightMinutes]).toEqual([0, 360, 360]);
  });

  test.each(CHANGES)(
    'in %s, slept through from midnight on %s, has %f hours of sleep',
    (zone, day, hours) => {
      const sleeps = [sleepBetween(startOfDay(day, zone), startOfDay(addDays(day, 1), zone), zone)];
      expect(summarizeDay({ ...EMPTY, sleep: sleeps }, day, zone).sleepMinutes).toBe(hours * 60);
      expect(lengthOfDay(day, zone)).toBe(hours * 60 * MINUTE);
    },
  );

  test('counts time logged on two phones once, as night if one entry is a night', () => {
    const sleeps = [
      aSleep({ startTime: '2026-05-05T19:00', endTime: '2026-05-06T07:00', isNight: true }),
      aSleep({ startTime: '2026-05-05T19:06', endTime: '2026-05-06T07:30', isNight: false }),
    ];
    const day = summarizeDay({ ...EMPTY, sleep: sleeps }, '2026-05-06', LA);
    expect([day.sleepMinutes, day.nightMinutes, day.napMinutes]).toEqual([450, 420, 30]);
  });

  test('is not a logged day if it has only a weighing', () => {
    const weighed = summarizeDay({ ...EMPTY, growth: [aGrowth()] }, '2026-05-06', LA);
    expect(weighed.growths).toBe(1);
    expect(isLogged(weighed)).toBe(false);
    expect(isLogged(summarizeDay({ ...EMPTY, diaper: [aDiaper()] }, '2026-05-06', LA))).toBe(true);
  });
});

const minute = fc.integer({ min: 0, max: 9 * 24 * 60 });
const length = fc.integer({ min: 0, max: 48 * 60 });

describe('any sleep around a clock change', () => {
  test.each(CHANGES)('has, in %s near %s, no lost, doubled or negative minute', (zone, day) => {
    const from = addDays(day, -6);
    const start = startOfDay(from, zone);
    fc.assert(
      fc.property(fc.array(fc.tuple(minute, length, fc.boolean()), { maxLength: 12 }), (spans) => {
        const sleeps = spans.map(([after, long, night]) =>
          sleepBetween(start + after * MINUTE, start + (after + long) * MINUTE, zone, night),
        );
        const days = summarizeDays({ ...EMPTY, sleep: sleeps }, from, addDays(from, 13), zone);
        const total = sumTotals(days);
        expect(total.sleepMinutes).toBe(minutesCovered(sleeps));
        expect(total.nightMinutes).toBe(minutesCovered(sleeps.filter(({ isNight }) => isNight)));
        expect(total.napMinutes).toBe(total.sleepMinutes - total.nightMinutes);
        expect(total.sleeps).toBe(sleeps.length);
        expect(days.every((one) => one.nightMinutes >= 0 && one.nightMinutes <= one.sleepMinutes)).toBe(true);
      }),
    );
  });
});

describe('totals', () => {
  test('are zero for no days', () => {
    expect(sumTotals([])).toEqual(noTotals());
  });

  test('do not depend on the order in which feeds were logged', () => {
    const feed = fc.record({
      hour: fc.integer({ min: 0, max: 23 }),
      type: fc.constantFrom('left', 'right', 'bottle'),
      sitting: fc.option(fc.constantFrom('a', 'b')),
    });
    fc.assert(
      fc.property(fc.array(feed, { maxLength: 10 }), (list) => {
        const feeds = list.map(({ hour, type, sitting }) => {
          const clock = `${String(hour).padStart(2, '0')}:00`;
          return aFeed({
            startTime: clock,
            endTime: clock,
            type,
            ...(sitting === null ? {} : { sessionId: sitting }),
          });
        });
        expect(sittingsOf(feeds.toReversed()).length).toBe(sittingsOf(feeds).length);
        expect(summarizeDay({ ...EMPTY, feed: feeds.toReversed() }, '2026-05-06', LA)).toEqual(
          summarizeDay({ ...EMPTY, feed: feeds }, '2026-05-06', LA),
        );
      }),
    );
  });
});
