import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/when.ts';
import { chartAge, describeChartAge } from './corrected-age.ts';

describe('the age a growth chart is read at', () => {
  test('without a due date it is the age since birth', () => {
    const age = chartAge('2026-01-10', undefined, '2026-04-10');
    expect(age).toEqual({ ageDays: 90, counted: 'from birth', daysEarly: 0 });
    expect(describeChartAge(age)).toBe('Age counted from birth');
  });

  test('a baby born 8 weeks early is read 8 weeks younger, and the chart says so', () => {
    const age = chartAge('2026-01-10', '2026-03-07', '2026-04-10');
    expect(age).toEqual({ ageDays: 34, counted: 'from due date', daysEarly: 56 });
    expect(describeChartAge(age)).toBe('Corrected age, counted from the due date (8 weeks early)');
  });

  test('before the due date the corrected age is negative, where no standard applies', () => {
    expect(chartAge('2026-01-10', '2026-03-07', '2026-02-01').ageDays).toBe(-34);
  });

  test.each([
    [21, 'from birth'],
    [22, 'from due date'],
  ])(
    '%d days before the due date the age is counted %s: preterm is before 37 weeks',
    (daysEarly, counted) => {
      const due = `2026-03-${daysEarly + 1}`;
      expect(chartAge('2026-03-01', due, '2026-06-01')).toMatchObject({ counted, daysEarly });
    },
  );

  test('a baby born after the due date is read at the age since birth', () => {
    expect(chartAge('2026-03-10', '2026-03-01', '2026-03-20')).toEqual({
      ageDays: 10,
      counted: 'from birth',
      daysEarly: 0,
    });
  });

  test('the correction ends 24 months after birth', () => {
    expect(chartAge('2024-01-01', '2024-02-26', '2025-12-31')).toMatchObject({
      ageDays: 674,
      counted: 'from due date',
    });
    expect(chartAge('2024-01-01', '2024-02-26', '2026-01-01')).toMatchObject({
      ageDays: 731,
      counted: 'from birth',
    });
  });

  test('of a baby born before 32 weeks it ends 36 months after birth', () => {
    const born = '2024-01-01';
    const at = (dueDate: string, days: number) => chartAge(born, dueDate, addDays(born, days));
    const at28Weeks = addDays(born, 84);
    expect(at(at28Weeks, 760)).toEqual({ ageDays: 676, counted: 'from due date', daysEarly: 84 });
    expect(at(at28Weeks, 1095)).toMatchObject({ counted: 'from due date' });
    expect(at(at28Weeks, 1096)).toMatchObject({ ageDays: 1096, counted: 'from birth' });
    expect(at(addDays(born, 57), 731), '31 weeks and 6 days').toMatchObject({ counted: 'from due date' });
    expect(at(addDays(born, 56), 731), '32 weeks').toMatchObject({ counted: 'from birth' });
  });

  test('days left over from whole weeks are said', () => {
    expect(describeChartAge(chartAge('2026-03-01', '2026-03-30', '2026-06-01'))).toContain(
      '(4 weeks 1 day early)',
    );
  });
});
