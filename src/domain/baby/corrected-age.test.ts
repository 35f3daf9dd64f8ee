import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/when.ts';
import { chartAge } from './corrected-age.ts';

describe('the age for a growth chart', () => {
  test('is the age since birth without a due date', () => {
    const age = chartAge('2026-01-10', undefined, '2026-04-10');
    expect(age).toEqual({ ageDays: 90, counted: 'from birth', daysEarly: 0 });
  });

  test('is 8 weeks younger for a baby born 8 weeks early', () => {
    const age = chartAge('2026-01-10', '2026-03-07', '2026-04-10');
    expect(age).toEqual({ ageDays: 34, counted: 'from due date', daysEarly: 56 });
  });

  test('is negative before the due date, where no standard applies', () => {
    expect(chartAge('2026-01-10', '2026-03-07', '2026-02-01').ageDays).toBe(-34);
  });

  test.each([
    [21, 'from birth'],
    [22, 'from due date'],
  ])('is counted, after a birth %d days before the due date, %s', (daysEarly, counted) => {
    const due = `2026-03-${daysEarly + 1}`;
    expect(chartAge('2026-03-01', due, '2026-06-01')).toMatchObject({ counted, daysEarly });
  });

  test('is the age since birth for a baby born after the due date', () => {
    expect(chartAge('2026-03-10', '2026-03-01', '2026-03-20')).toEqual({
      ageDays: 10,
      counted: 'from birth',
      daysEarly: 0,
    });
  });

  test('is corrected until 24 months after birth', () => {
    expect(chartAge('2024-01-01', '2024-02-26', '2025-12-31')).toMatchObject({
      ageDays: 674,
      counted: 'from due date',
    });
    expect(chartAge('2024-01-01', '2024-02-26', '2026-01-01')).toMatchObject({
      ageDays: 731,
      counted: 'from birth',
    });
  });

  test('is corrected until 36 months for a baby born before 32 weeks', () => {
    const born = '2024-01-01';
    const at = (dueDate: string, days: number) => chartAge(born, dueDate, addDays(born, days));
    const at28Weeks = addDays(born, 84);
    expect(at(at28Weeks, 760)).toEqual({ ageDays: 676, counted: 'from due date', daysEarly: 84 });
    expect(at(at28Weeks, 1095)).toMatchObject({ counted: 'from due date' });
    expect(at(at28Weeks, 1096)).toMatchObject({ ageDays: 1096, counted: 'from birth' });
    expect(at(addDays(born, 57), 731), '31 weeks and 6 days').toMatchObject({ counted: 'from due date' });
    expect(at(addDays(born, 56), 731), '32 weeks').toMatchObject({ counted: 'from birth' });
  });
});
