import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastDays } from '#domain/report/visit-request.ts';
import {
  daysIn,
  latestPeriod,
  movedBy,
  PERIOD_LENGTHS,
  type PeriodLength,
  periodBefore,
  periodFrom,
  resized,
} from './period.ts';
import { addDays, weekdayOf } from './when.ts';

/** A Wednesday; the week began on Sunday the 3rd. */
const family = { today: '2026-05-06', weekStartsOn: 0 };
const at = (week: string | null, days: string | null = null, calendar = family) =>
  periodFrom({ week, days }, calendar);

describe('the period of an address', () => {
  test.each<[string | null, string | null, string, string]>([
    [null, null, '2026-05-03', '2026-05-09'],
    [null, '14', '2026-04-23', '2026-05-06'],
    [null, '30', '2026-04-07', '2026-05-06'],
    ['2026-04-22', null, '2026-04-19', '2026-04-25'],
    ['2026-04-19', '7', '2026-04-19', '2026-04-25'],
    ['2026-04-22', '14', '2026-04-22', '2026-05-05'],
    ['2026-04-01', '30', '2026-04-01', '2026-04-30'],
    ['2026-05-04', '14', '2026-04-23', '2026-05-06'],
    ['2026-04-20', '30', '2026-04-07', '2026-05-06'],
    ['2026-06-01', null, '2026-05-03', '2026-05-09'],
    ['2026-02-30', null, '2026-05-03', '2026-05-09'],
    ['last', '31', '2026-05-03', '2026-05-09'],
  ])('week %s and days %s show %s to %s', (week, days, from, to) => {
    expect(at(week, days)).toMatchObject({ from, to });
  });

  test("begins on the family's first weekday", () => {
    expect(at('2026-04-19', null, { ...family, weekStartsOn: 1 })).toMatchObject({ from: '2026-04-13' });
  });
});

describe('paging', () => {
  test('moves back by the whole length, and forward up to the latest', () => {
    const latest = latestPeriod(30, family);
    const before = movedBy(-1, latest, family);
    expect(before).toMatchObject({ from: '2026-03-08', to: '2026-04-06' });
    expect(movedBy(1, before, family)).toEqual(latest);
    expect(movedBy(1, { from: '2026-04-01', to: '2026-04-30', length: 30 }, family)).toEqual(latest);
    expect(movedBy(1, latest, family)).toEqual(latest);
  });

  test.each([14, 30] as const)("gives, as the latest %i days, the days of today's visit report", (length) => {
    for (const weekStartsOn of [0, 1, 6])
      expect(latestPeriod(length, { ...family, weekStartsOn })).toMatchObject(lastDays(length, family.today));
  });

  test('keeps the last days when the length changes', () => {
    const march = at('2026-03-08', '14');
    expect(resized(march, 7, family)).toMatchObject({ from: '2026-03-15', to: '2026-03-21' });
    expect(resized(march, 30, family)).toMatchObject({ from: '2026-02-20', to: '2026-03-21' });
    expect(resized(at(null), 30, family)).toEqual(latestPeriod(30, family));
    expect(resized(at(null, '30'), 7, family)).toEqual(latestPeriod(7, family));
  });
});

test('any period has its length and first weekday, and follows the one before', () => {
  const day = fc.integer({ min: -900, max: 60 }).map((count) => addDays(family.today, count));
  const length = fc.constantFrom<PeriodLength>(...PERIOD_LENGTHS);
  fc.assert(
    fc.property(day, length, length, fc.integer({ min: 0, max: 6 }), (week, days, other, weekStartsOn) => {
      const calendar = { ...family, weekStartsOn };
      for (const period of [
        periodFrom({ week, days: String(days) }, calendar),
        resized(periodFrom({ week, days: String(other) }, calendar), days, calendar),
      ]) {
        expect(daysIn(period)).toBe(days);
        expect(period.from <= family.today).toBe(true);
        if (days === 7) expect(weekdayOf(period.from)).toBe(weekStartsOn);
        expect(addDays(periodBefore(period).to, 1)).toBe(period.from);
        expect(daysIn(periodBefore(period))).toBe(days);
      }
    }),
  );
});
