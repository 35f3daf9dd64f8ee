import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CareLog, emptyCareLog } from '#domain/log/care-record.ts';
import { addDays, MINUTE, startOfDay, wallAt } from '#domain/time/when.ts';
import { aDiaper, aFeed, aSleep } from '#testing/builders.ts';
import { summarizeDays } from './day-summary.ts';
import { rhythmOf, rhythmPeriod } from './rhythm.ts';

const LA = 'America/Los_Angeles';
const EMPTY: CareLog = emptyCareLog();

describe('the days of an address', () => {
  test.each<[string | null, string | null, string, string]>([
    [null, null, '2026-04-09', '2026-05-06'],
    ['2026-05-01', '2026-05-03', '2026-05-01', '2026-05-03'],
    ['2026-05-01', null, '2026-05-01', '2026-05-06'],
    [null, '2026-04-10', '2026-03-14', '2026-04-10'],
    ['2026-05-05', '2026-05-01', '2026-04-04', '2026-05-01'],
    ['2026-05-01', '2026-07-01', '2026-05-01', '2026-05-06'],
    ['2010-01-01', '2026-05-06', '2025-05-06', '2026-05-06'],
    ['then', 'now', '2026-04-09', '2026-05-06'],
  ])('from %s to %s are %s to %s', (from, to, first, last) => {
    expect(rhythmPeriod({ from, to }, '2026-05-06')).toEqual({ from: first, to: last });
  });
});

describe('a day', () => {
  test('has each entry at its clock time', () => {
    const [day] = rhythmOf(
      {
        ...EMPTY,
        feed: [aFeed(), aFeed({ startTime: '14:15', endTime: '14:15', type: 'bottle' })],
        diaper: [aDiaper({ type: 'mixed' })],
        sleep: [aSleep()],
      },
      { from: '2026-05-06', to: '2026-05-06' },
      LA,
    );
    expect(day?.marks).toEqual([
      { what: 'nap', begins: true, from: 600, to: 675, half: null },
      { what: 'left', begins: true, from: 480, to: 500, half: null },
      { what: 'bottle', begins: true, from: 855, to: 855, half: null },
      { what: 'mixed', begins: true, from: 540, to: 540, half: null },
    ]);
    expect([day?.sleeps.length, day?.feeds.length, day?.skipped, day?.twice]).toEqual([1, 2, null, null]);
  });

  test('has its part of a night, which midnight cuts from that of the next day', () => {
    const sleeps = [aSleep({ startTime: '2026-05-05T22:00', endTime: '2026-05-06T06:00', isNight: true })];
    const days = rhythmOf({ ...EMPTY, sleep: sleeps }, { from: '2026-05-05', to: '2026-05-07' }, LA);
    expect(days.map(({ marks }) => marks.map(({ from, to }) => [from, to]))).toEqual([
      [[1320, 1440]],
      [[0, 360]],
      [],
    ]);
  });

  test('excludes a sleep that ended at its first midnight, but no diaper at that time', () => {
    const sleeps = [aSleep({ startTime: '2026-05-05T22:00', endTime: '2026-05-06T00:00' })];
    const diapers = [aDiaper({ date: '2026-05-06', time: '00:00' })];
    const days = rhythmOf(
      { ...EMPTY, sleep: sleeps, diaper: diapers },
      { from: '2026-05-05', to: '2026-05-06' },
      LA,
    );
    expect(days.map(({ marks }) => marks.map(({ what }) => what))).toEqual([['nap'], ['wet']]);
  });
});

describe('a day with a clock change', () => {
  const night = (from: string, to: string) => [aSleep({ startTime: from, endTime: to, isNight: true })];

  test('leaves the skipped hour out of a night', () => {
    const sleeps = night('2026-03-07T22:00', '2026-03-08T06:00');
    const [day] = rhythmOf({ ...EMPTY, sleep: sleeps }, { from: '2026-03-08', to: '2026-03-08' }, LA);
    expect(day?.skipped).toEqual({ from: 120, to: 180 });
    expect(day?.marks.map(({ from, to, half }) => [from, to, half])).toEqual([
      [0, 120, null],
      [180, 360, null],
    ]);
  });

  test('has the first occurrence of a repeated hour above the second', () => {
    const sleeps = night('2026-10-31T22:00', '2026-11-01T06:00');
    const [day] = rhythmOf({ ...EMPTY, sleep: sleeps }, { from: '2026-11-01', to: '2026-11-01' }, LA);
    expect(day?.twice).toEqual({ from: 60, to: 120 });
    expect(day?.marks.map(({ from, to, half }) => [from, to, half])).toEqual([
      [0, 60, null],
      [60, 120, 'upper'],
      [60, 120, 'lower'],
      [120, 360, null],
    ]);
  });

  test('shows one start of a feed, even if midnight or a repeated hour cuts the feed', () => {
    const over = aFeed({ date: '2026-10-31', startTime: '23:50', endTime: '00:10' });
    const startedAt = startOfDay('2026-11-01', LA) + 50 * MINUTE;
    const long = aFeed({
      date: '2026-11-01',
      startTime: '00:50',
      startedAt,
      endedAt: startedAt + 80 * MINUTE,
    });
    const days = rhythmOf({ ...EMPTY, feed: [over, long] }, { from: '2026-10-31', to: '2026-11-01' }, LA);
    expect(days.map(({ marks }) => marks.map(({ from, begins }) => [from, begins]))).toEqual([
      [[1430, true]],
      [
        [0, false],
        [50, true],
        [60, false],
        [60, false],
      ],
    ]);
  });

  test('has two feeds at 1:30, an hour apart, one above the other', () => {
    const at = (startedAt: number) =>
      aFeed({ date: '2026-11-01', startTime: '01:30', endTime: '01:30', startedAt, endedAt: startedAt });
    const first = startOfDay('2026-11-01', LA) + 90 * MINUTE;
    const feeds = [at(first), at(first + 60 * MINUTE)];
    const [day] = rhythmOf({ ...EMPTY, feed: feeds }, { from: '2026-11-01', to: '2026-11-01' }, LA);
    expect(day?.marks.map(({ from, half }) => [from, half])).toEqual([
      [90, 'upper'],
      [90, 'lower'],
    ]);
  });

  test('begins with the skipped hour if midnight is skipped', () => {
    const [day] = rhythmOf(EMPTY, { from: '2026-03-29', to: '2026-03-29' }, 'Asia/Beirut');
    expect(day?.skipped).toEqual({ from: 0, to: 60 });
  });
});

test('any sleep around a clock change has no lost or doubled minute', () => {
  const changes = fc.constantFrom(
    [LA, '2026-03-08'],
    [LA, '2026-11-01'],
    ['Australia/Lord_Howe', '2026-04-05'],
    ['Asia/Beirut', '2026-03-29'],
    ['America/Havana', '2026-11-01'],
    ['Asia/Kathmandu', '2026-03-29'],
  );
  // Minutes awake, then minutes asleep.
  const span = fc.tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 1, max: 2000 }));
  fc.assert(
    fc.property(changes, fc.array(span, { maxLength: 8 }), ([zone = LA, change = ''], spans) => {
      const from = addDays(change, -3);
      const start = startOfDay(from, zone);
      let endedAt = start;
      const sleeps = spans.map(([awake, long]) => {
        const startedAt = endedAt + awake * MINUTE;
        endedAt = startedAt + long * MINUTE;
        return aSleep({
          zone,
          startedAt,
          endedAt,
          startTime: wallAt(startedAt, zone),
          endTime: wallAt(endedAt, zone),
        });
      });
      const to = addDays(from, 20);
      const log = { ...EMPTY, sleep: sleeps };
      const days = rhythmOf(log, { from, to }, zone);
      const totals = summarizeDays(log, from, to, zone);
      for (const [index, { marks, sleeps: inDay }] of days.entries()) {
        const minutes = totals[index]?.sleepMinutes;
        expect(marks.reduce((sum, mark) => sum + mark.to - mark.from, 0)).toBeCloseTo(minutes ?? -1, 6);
        expect(inDay.reduce((sum, one) => sum + one.endedAt - one.startedAt, 0) / MINUTE).toBe(minutes);
        for (const mark of marks) {
          expect(mark.from).toBeGreaterThanOrEqual(0);
          expect(mark.to).toBeLessThanOrEqual(1440);
        }
      }
    }),
  );
});
