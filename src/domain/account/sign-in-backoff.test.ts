import { expect, test } from 'vitest';
import { waitAfter } from './sign-in-backoff.ts';

test('delays from the fifth wrong password on, by at most 15 minutes', () => {
  expect([0, 1, 2, 3, 4].map(waitAfter)).toEqual([0, 0, 0, 0, 0]);
  expect([5, 6, 7, 8, 9, 10, 1000].map((wrong) => waitAfter(wrong) / 1000)).toEqual([
    5, 15, 60, 300, 900, 900, 900,
  ]);
});
