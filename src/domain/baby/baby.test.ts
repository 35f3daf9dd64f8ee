import { describe, expect, test } from 'vitest';
import { formatAge, newBaby } from './baby.ts';
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
  ])('with %s is rejected', (_, change, field, fault) => {
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

test.each([
  ['2026-05-06', '2026-05-06', '0 days'],
  ['2026-05-05', '2026-05-06', '1 day'],
  ['2026-04-23', '2026-05-06', '13 days'],
  ['2026-04-22', '2026-05-06', '2 weeks'],
  ['2026-04-21', '2026-05-06', '2 weeks 1 day'],
  ['2026-01-06', '2026-05-06', '4 months'],
  ['2026-01-07', '2026-05-06', '3 months'],
  ['2025-08-31', '2026-02-28', '6 months'],
  ['2025-05-07', '2026-05-06', '11 months'],
  ['2025-05-06', '2026-05-06', '1 year'],
  ['2025-03-01', '2026-05-06', '1 year 2 months'],
  ['2026-05-07', '2026-05-06', 'not born yet'],
])('after a birth on %s, the age on %s is “%s”', (birthDate, day, age) => {
  expect(formatAge(birthDate, day)).toBe(age);
});
