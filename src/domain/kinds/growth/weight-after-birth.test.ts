import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { percentLost, weightAfterBirth } from './weight-after-birth.ts';

const BORN = '2026-03-01';

describe('weight after birth', () => {
  test('gives the lowest weighing, the loss, and the day birth weight was regained', () => {
    const weight = weightAfterBirth(
      [
        { date: '2026-03-12', weightKg: 3.5 },
        { date: '2026-03-01', weightKg: 3.5 },
        { date: '2026-03-03', weightKg: 3.29 },
        { date: '2026-03-04', weightKg: 3.255 },
        { date: '2026-03-08', weightKg: 3.4 },
        { date: '2026-04-01', weightKg: 4.2 },
      ],
      BORN,
    );
    expect(weight?.birthWeightKg).toBe(3.5);
    expect(weight?.lowest).toMatchObject({ date: '2026-03-04', dayOfLife: 4, weightKg: 3.255 });
    expect(weight?.lowest?.percentLost).toBeCloseTo(7, 10);
    expect(weight?.regained).toMatchObject({ date: '2026-03-12', dayOfLife: 12 });
  });

  test('has no loss for the same weight in kilograms and in pounds', () => {
    const weighings = [
      { date: '2026-03-01', weightKg: 3.402 },
      { date: '2026-03-20', weightKg: 7.5 * 0.45359237 },
    ];
    expect(weightAfterBirth(weighings, BORN)).toMatchObject({ lowest: null, regained: { dayOfLife: 20 } });
  });

  test('has no regained day until birth weight is reached again', () => {
    const weight = weightAfterBirth(
      [
        { date: '2026-03-01', weightKg: 3 },
        { date: '2026-03-05', weightKg: 2.8 },
      ],
      BORN,
    );
    expect(weight?.lowest?.weightKg).toBe(2.8);
    expect(weight?.regained).toBeNull();
  });

  test('ignores a later weighing below birth weight', () => {
    const weight = weightAfterBirth(
      [
        { date: '2026-03-01', weightKg: 3 },
        { date: '2026-03-03', weightKg: 2.9 },
        { date: '2026-03-10', weightKg: 3.1 },
        { date: '2026-03-20', weightKg: 2.5 },
      ],
      BORN,
    );
    expect(weight?.lowest?.date).toBe('2026-03-03');
    expect(weight?.regained?.date).toBe('2026-03-10');
  });

  test('has no loss without a weighing below birth weight', () => {
    const weight = weightAfterBirth(
      [
        { date: '2026-03-01', weightKg: 3 },
        { date: '2026-03-15', weightKg: 3.2 },
      ],
      BORN,
    );
    expect(weight?.lowest).toBeNull();
    expect(weight?.regained?.dayOfLife).toBe(15);
  });

  test('has neither loss nor regain with the birth weight alone', () => {
    expect(weightAfterBirth([{ date: BORN, weightKg: 3 }], BORN)).toEqual({
      birthWeightKg: 3,
      lowest: null,
      regained: null,
      last: { date: BORN, weightKg: 3, dayOfLife: 1 },
    });
  });

  test('is null without a weighing on the day of birth', () => {
    expect(weightAfterBirth([{ date: '2026-03-02', weightKg: 3 }], BORN)).toBeNull();
    expect(weightAfterBirth([], BORN)).toBeNull();
  });

  test('does not depend on the order of the records, and is never negative', () => {
    const weighings = fc.uniqueArray(
      fc.record({
        date: fc.integer({ min: 1, max: 31 }).map((day) => `2026-03-${String(day).padStart(2, '0')}`),
        weightKg: fc.integer({ min: 2000, max: 5000 }).map((grams) => grams / 1000),
      }),
      { selector: ({ date }) => date },
    );
    fc.assert(
      fc.property(weighings, (list) => {
        const weight = weightAfterBirth(list, BORN);
        expect(weightAfterBirth(list.toReversed(), BORN)).toEqual(weight);
        if (weight?.lowest) expect(weight.lowest.percentLost).toBeGreaterThan(0);
        if (weight?.regained) expect(weight.regained.weightKg).toBeGreaterThanOrEqual(weight.birthWeightKg);
      }),
    );
  });
});

test('gives the missing percent of birth weight', () => {
  expect(percentLost(4, 3.6)).toBeCloseTo(10, 10);
  expect(percentLost(4, 4.2)).toBeCloseTo(-5, 10);
});
