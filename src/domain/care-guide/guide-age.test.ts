import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageOn } from '#domain/baby/baby.ts';
import { addDays } from '#domain/time/when.ts';
import { monthsInDays } from './care-range.ts';
import { guideAge } from './guide-age.ts';

test('is the age in days while an age is shown in days or weeks', () => {
  expect(guideAge('2026-02-01', '2026-01-31')).toBe(-1);
  expect(guideAge('2026-02-01', '2026-04-25')).toBe(83);
});

test('reaches four months on the day when the shown age does', () => {
  expect(ageOn('2026-02-01', '2026-06-01')).toEqual({ code: 'months', months: 4 });
  expect(guideAge('2026-02-01', '2026-06-01')).toBe(monthsInDays(4));
  expect(ageOn('2026-07-01', '2026-10-31')).toEqual({ code: 'months', months: 3 });
  expect(guideAge('2026-07-01', '2026-10-31')).toBe(monthsInDays(4) - 1);
});

test('matches the second birthday with and without a leap day before it', () => {
  expect(guideAge('2025-03-01', '2027-03-01')).toBe(730);
  expect(guideAge('2023-03-01', '2025-03-01')).toBe(731);
});

test('counts the days of a month that ends before the guide’s average month', () => {
  expect(guideAge('2023-03-01', '2025-01-31')).toBe(699);
  expect(guideAge('2022-01-31', '2023-02-28')).toBe(396);
});

test('differs from the day count by at most three days, and never decreases', () => {
  const births = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2023-01-01', days));
  fc.assert(
    fc.property(births, fc.integer({ min: 0, max: 730 }), (birth, age) => {
      const counted = guideAge(birth, addDays(birth, age));
      expect(Math.abs(counted - age)).toBeLessThanOrEqual(3);
      expect(guideAge(birth, addDays(birth, age + 1))).toBeGreaterThanOrEqual(counted);
    }),
  );
});
