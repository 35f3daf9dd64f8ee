import { describe, expect, test } from 'vitest';
import { newBaby, wholeMonths } from './baby.ts';
import { parseBaby } from './baby-entry.ts';

const today = '2026-05-06';
const olive = { name: ' Olive ', birthDate: '2026-04-01', sex: 'female', dueDate: '' };

describe('a baby’s profile', () => {
  test('is read from its form', () => {
    expect(parseBaby(olive, today)).toEqual({
      value: { name: 'Olive', birthDate: '2026-04-01', sex: 'female', dueDate: null, photoUrl: null },
    });
  });

  test.each([
    ['no name', { name: '  ' }, 'name', { code: 'noName' }],
    ['a name that is too long', { name: 'x'.repeat(81) }, 'name', { code: 'nameTooLong', limit: 80 }],
    ['no birth date', { birthDate: '' }, 'birthDate', { code: 'noBirthDate' }],
    ['a date that does not exist', { birthDate: '2026-02-30' }, 'birthDate', { code: 'noBirthDate' }],
    [
      'a parent’s own year of birth',
      { birthDate: '1992-03-04' },
      'birthDate',
      { code: 'birthTooEarly', day: '1992-03-04' },
    ],
    [
      'a birth in the future',
      { birthDate: '2026-05-07' },
      'birthDate',
      { code: 'birthInFuture', day: '2026-05-07' },
    ],
    ['no sex', { sex: '' }, 'sex', { code: 'noSex' }],
    [
      'a due date of another year',
      { dueDate: '2027-04-01' },
      'dueDate',
      { code: 'dueDateTooFar', weeks: 20 },
    ],
    ['a due date that does not exist', { dueDate: '2026-02-30' }, 'dueDate', { code: 'notADueDate' }],
  ])('is rejected with %s', (_, change, field, fault) => {
    const parsed = parseBaby({ ...olive, ...change }, today);
    expect(parsed).toEqual({ errors: { [field]: fault } });
  });

  test('accepts a birth today and keeps a due date', () => {
    const parsed = parseBaby({ ...olive, birthDate: today, dueDate: '2026-06-01' }, today);
    if (!('value' in parsed)) throw new Error('refused');
    const baby = newBaby(parsed.value, 'june', { device: 'd', now: 7 });
    expect(baby).toMatchObject({ userId: 'june', dueDate: '2026-06-01', createdAt: 7, photoUrl: null });
  });

  test('has no due date if none is entered', () => {
    const baby = newBaby(
      { name: 'Max', birthDate: today, sex: 'male', dueDate: null, photoUrl: null },
      'june',
      {
        device: 'd',
        now: 7,
      },
    );
    expect(baby).not.toHaveProperty('dueDate');
  });
});

describe('wholeMonths', () => {
  test.each([
    ['2027-11-28', '2028-02-28', 3],
    ['2027-11-29', '2028-02-28', 2],
    ['2027-11-30', '2028-02-28', 2],
    ['2027-11-30', '2028-02-29', 3],
    ['2026-11-30', '2027-02-27', 2],
    ['2026-11-30', '2027-02-28', 3],
    ['2026-01-31', '2026-04-30', 3],
    ['2024-02-29', '2025-02-28', 12],
    ['2026-05-06', '2026-05-05', -1],
  ])('counts from %s to %s: %i', (from, to, months) => {
    expect(wholeMonths(from, to)).toBe(months);
  });
});
