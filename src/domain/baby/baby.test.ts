import { describe, expect, test } from 'vitest';
import { newBaby } from './baby.ts';
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
