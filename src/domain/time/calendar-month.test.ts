import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMonths,
  addMonthsToDay,
  daysOfMonth,
  isMonth,
  monthFrom,
  monthOf,
  weeksOfMonth,
} from './calendar-month.ts';
import { addDays, weekdayOf } from './when.ts';

test.each<[string | null, string, string]>([
  ['2026-04', '2026-04', 'a past month'],
  ['2026-05', '2026-05', 'this month'],
  ['2026-06', '2026-05', 'a future month becomes this month'],
  ['2026-13', '2026-05', 'there is no month 13'],
  ['May', '2026-05', 'not a month'],
  [null, '2026-05', 'no query'],
])('the month of the address %s is %s: %s', (text, expected) => {
  expect(monthFrom(text, '2026-05-06')).toBe(expected);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -12, '2025-01-15'],
])('%s plus %i months is %s', (day, count, expected) => {
  expect(addMonthsToDay(day, count)).toBe(expected);
});

test('February of a leap year has 29 days', () => {
  expect(daysOfMonth('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
});

describe('the weeks of any month', () => {
  const month = fc
    .tuple(fc.integer({ min: 1950, max: 2150 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);

  test('cover it in whole rows from the chosen weekday, without a gap', () => {
    fc.assert(
      fc.property(month, fc.integer({ min: 0, max: 6 }), (month, weekStartsOn) => {
        const weeks = weeksOfMonth(month, weekStartsOn);
        const days = weeks.flat();
        const { first, last } = daysOfMonth(month);
        expect(isMonth(month)).toBe(true);
        expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? '') === weekStartsOn)).toBe(
          true,
        );
        expect(days.every((day, index) => index === 0 || day === addDays(days[index - 1] ?? '', 1))).toBe(
          true,
        );
        expect([days.indexOf(first) < 7, days.length - days.indexOf(last) <= 7]).toEqual([true, true]);
        expect(addMonths(addMonths(month, 7), -7)).toBe(month);
        expect(monthOf(addDays(last, 1))).toBe(addMonths(month, 1));
      }),
    );
  });
});
