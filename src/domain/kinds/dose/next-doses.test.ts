import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '#domain/time/when.ts';
import { aDose, aMedicine } from '#testing/made-up/a-medicine.ts';
import { nextDoses } from './next-doses.ts';

const NOW = Date.parse('2026-05-06T11:30:00Z');
const syrup = aMedicine({ everyHours: 6 });

describe('nextDoses', () => {
  test('counts from the last given dose, and names a refused dose after it', () => {
    const doses = [aDose(NOW - 8 * HOUR), aDose(NOW - 2 * HOUR), aDose(NOW - HOUR, { given: false })];
    expect(nextDoses([syrup], doses, NOW)).toMatchObject([
      {
        names: ['Fever syrup'],
        from: NOW + 4 * HOUR,
        by: 'everyHours',
        everyHours: 6,
        refusedAt: NOW - HOUR,
      },
    ]);
    expect(nextDoses([syrup], doses.slice(2), NOW)).toEqual([]);
  });

  test('ends a day after the dose, or with a longer interval', () => {
    const last = aDose(NOW - DAY);
    expect(nextDoses([syrup], [last], NOW - 1)).toHaveLength(1);
    expect(nextDoses([syrup], [last], NOW)).toEqual([]);
    const slow = aMedicine({ everyHours: 48 });
    expect(nextDoses([slow], [last], NOW + DAY - 1)).toHaveLength(1);
    expect(nextDoses([slow], [last], NOW + DAY)).toEqual([]);
  });

  test('waits for the largest number of doses a day, if that takes longer', () => {
    const doses = [20, 10, 6].map((hours) => aDose(NOW - hours * HOUR));
    expect(nextDoses([{ ...syrup, mostPerDay: 3 }], doses, NOW)).toMatchObject([
      { from: NOW + 4 * HOUR, by: 'mostPerDay', mostPerDay: 3 },
    ]);
    expect(nextDoses([{ ...syrup, mostPerDay: 4 }], doses, NOW)).toMatchObject([
      { from: NOW, by: 'everyHours' },
    ]);
  });

  test('joins medicines with one ingredient, and leaves out archived ones and those without a limit', () => {
    const list = [
      aMedicine({ ingredient: 'iron', everyHours: 6 }),
      aMedicine({ id: 'plug', name: 'Plug', ingredient: 'iron', everyHours: 8 }),
      aMedicine({ id: 'old', name: 'Old', ingredient: 'iron', everyHours: 24, archivedAt: 1 }),
      aMedicine({ id: 'free', name: 'Free' }),
    ];
    const doses = [aDose(NOW - HOUR), aDose(NOW - HOUR, { name: 'Free' })];
    expect(nextDoses(list, doses, NOW)).toMatchObject([
      { names: ['Fever syrup', 'Plug'], from: NOW + 7 * HOUR, everyHours: 8 },
    ]);
  });
});
