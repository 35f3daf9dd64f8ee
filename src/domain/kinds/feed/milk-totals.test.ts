import { describe, expect, test } from 'vitest';
import { aFeed } from '#testing/builders.ts';
import type { Feed } from './feed.ts';
import { isMilkNamed, milkShares, milkTotals } from './milk-totals.ts';

const bottle = (amountOz: number | null, milk?: string, breastOz?: number) =>
  aFeed({ type: 'bottle', amountOz, milk: milk as Feed['milk'], breastOz });

describe('the totals of milk', () => {
  test('split a mixed bottle whose share is known, and no other', () => {
    const feeds = [
      bottle(4, 'formula'),
      bottle(3, 'breast'),
      bottle(5, 'mixed', 2),
      bottle(6, 'mixed'),
      bottle(1, 'other'),
      bottle(2),
    ];
    expect(milkTotals(feeds)).toEqual({ breast: 5, formula: 7, mixed: 6, other: 1, unnamed: 2 });
  });

  test('leave out breastfeeds and bottles without an amount', () => {
    const totals = milkTotals([aFeed(), bottle(null, 'formula')]);
    expect(totals).toEqual({ breast: 0, formula: 0, mixed: 0, other: 0, unnamed: 0 });
    expect(isMilkNamed(totals)).toBe(false);
    expect(milkShares(totals)).toBeNull();
  });

  test('count a milk of a newer version as other, and never more breast milk than the bottle held', () => {
    expect(milkTotals([bottle(4, 'goat'), bottle(3, 'mixed', 9)])).toMatchObject({
      breast: 3,
      formula: 0,
      other: 4,
    });
  });

  test('give shares that add up to 100', () => {
    expect(milkShares(milkTotals([bottle(4, 'formula'), bottle(8, 'breast')]))).toEqual({
      formula: 33,
      breast: 67,
    });
  });
});
