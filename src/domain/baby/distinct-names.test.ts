import { expect, test } from 'vitest';
import { withDistinctNames } from './distinct-names.ts';

test('withDistinctNames numbers names that look the same', () => {
  const names = (...all: string[]) =>
    withDistinctNames(all.map((name) => ({ name }))).map(({ name }) => name);
  expect(names('Ann', 'Max', 'ann ', 'Ann')).toEqual(['Ann', 'Max', 'ann  (2)', 'Ann (3)']);
  expect(names('Ann', 'Ann', 'Ann (2)')).toEqual(['Ann', 'Ann (3)', 'Ann (2)']);
  expect(names('Zo\u00eb', 'Zoe\u0308', 'Zoe')).toEqual(['Zo\u00eb', 'Zoe\u0308 (2)', 'Zoe']);
});
