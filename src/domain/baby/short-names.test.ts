import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shortNames } from './short-names.ts';

describe('shortNames', () => {
  test.each([
    [['Juniper', 'Max'], 12, ['Juniper', 'Max']],
    [
      ['Baby Girl Henderson A', 'Baby Girl Henderson B'],
      22,
      ['Baby Girl Henderson A', 'Baby Girl Henderson B'],
    ],
    [['Baby Girl Henderson A', 'Baby Girl Henderson B'], 12, ['Baby G…son A', 'Baby G…son B']],
    [['Baby A Henderson-Smith', 'Baby B Henderson-Smith'], 12, ['Baby A…Smith', 'Baby B…Smith']],
    [
      ['Emma-Sophie Ada von Hohenberg', 'Emma-Sophie Eva von Hohenberg'],
      14,
      ['Emma-Sophie A…', 'Emma-Sophie E…'],
    ],
    [
      ['Anna-Katharina Ada von Hohenberg', 'Anna-Katharina Eva von Hohenberg'],
      12,
      ['1. Anna-Kath', '2. Anna-Kath'],
    ],
    [['Wolfeschlegelsteinhausen', 'Olive'], 12, ['Wolfes…ausen', 'Olive']],
    [['Henderson', 'Henderson Junior Maximilian'], 12, ['Henderson', 'Hender…ilian']],
    [['محمد عبد الرحمن الأول', 'محمد عبد الرحمن الثاني'], 14, ['محمد عب… الأول', 'محمد عب…الثاني']],
  ])('shortens %j to distinct names of at most %i letters', (names, limit, short) => {
    expect(shortNames(names, limit)).toEqual(short);
  });

  test('makes three names with the same beginning distinct', () => {
    const names = ['Baby Henderson Triplet A', 'Baby Henderson Triplet B', 'Baby Henderson Trixie'];
    const short = shortNames(names, 12);
    expect(new Set(short).size).toBe(3);
    expect(short[2]).toContain('ixie');
  });

  test('keeps an emoji of several code points whole', () => {
    const [first = ''] = shortNames(['👨‍👩‍👧‍👦'.repeat(9), 'Max'], 5);
    expect(first).toBe(`${'👨‍👩‍👧‍👦'.repeat(2)}…${'👨‍👩‍👧‍👦'.repeat(2)}`);
  });

  test('gives different names different labels within the limit', () => {
    const part = fc.constantFrom('Baby ', 'Girl ', 'Henderson ', 'A', 'B', 'é', '👶🏽', 'محمد ', '-');
    const name = fc.array(part, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 2, maxLength: 4 }), (names) => {
        const short = shortNames(names, 12);
        expect(new Set(short).size).toBe(names.length);
        for (const label of short)
          expect([...new Intl.Segmenter().segment(label)].length).toBeLessThanOrEqual(12);
      }),
    );
  });
});
