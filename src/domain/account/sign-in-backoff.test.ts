import { expect, test } from 'vitest';
import { waitAfter } from './sign-in-backoff.ts';

test('the fifth wrong password in a row is the first to cost time, and none costs more than a quarter of an hour', () => {
  expect([0, 1, 2, 3, 4].map(waitAfter)).toEqual([0, 0, 0, 0, 0]);
  expect([5, 6, 7, 8, 9, 10, 1000].map((wrong) => waitAfter(wrong) / 1000)).toEqual([
    5, 15, 60, 300, 900, 900, 900,
  ]);
});
