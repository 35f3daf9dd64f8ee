import { describe, expect, test } from 'vitest';
import { type DaySummary, noTotals } from '#domain/summaries/day-summary.ts';
import { rareKinds, tintsOf } from './day-signs.ts';

const TODAY = '2026-05-31';

/** Makes summaries of the days from May 1 on. */
const daysOf = (name: 'feeds' | 'sleepMinutes' | 'doses', amounts: readonly number[]): DaySummary[] =>
  amounts.map((amount, index) => ({
    day: `2026-05-${String(index + 1).padStart(2, '0')}`,
    ...noTotals(),
    [name]: amount,
  }));
const feedTints = (feeds: number[], today = TODAY) => [
  ...tintsOf('feed', daysOf('feeds', feeds), today).values(),
];

describe('tintsOf', () => {
  test('divides the days into four steps, and leaves out days without entries', () => {
    expect(feedTints([3, 0, 6, 9, 12])).toEqual([1, 2, 3, 4]);
  });

  test('gives days that are nearly alike nearly the same tint', () => {
    expect(feedTints([8, 8, 7])).toEqual([4, 4, 3]);
    expect(feedTints([8])).toEqual([4]);
    expect([...tintsOf('sleep', daysOf('sleepMinutes', [840, 800]), TODAY).values()]).toEqual([4, 3]);
  });

  test('has no tint for today, which is not over', () => {
    expect(tintsOf('feed', daysOf('feeds', [8, 2]), '2026-05-02')).toEqual(new Map([['2026-05-01', 4]]));
  });
});

describe('rareKinds', () => {
  test('includes a kind until it is on half of the days with entries', () => {
    expect(rareKinds(daysOf('doses', [1, 1, 0, 0]))).toEqual(['dose']);
    expect(rareKinds(daysOf('doses', [1, 1, 1, 0]))).toEqual([]);
    const days = daysOf('doses', [1, 1, 1, 0, 0, 0, 0]).map((day) => ({ ...day, feeds: 8 }));
    expect(rareKinds(days)).toEqual(['dose']);
  });
});
