import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roughWidth, wrapText } from './wrap-text.ts';

test('wrapText breaks between words, and at existing line breaks', () => {
  expect(wrapText('one two\nthree', 10, 500)).toEqual(['one two', 'three']);
  expect(wrapText('one two three four', 10, 40)).toEqual(['one two', 'three', 'four']);
});

test('wrapText makes no line wider than the limit, and loses no letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const lines = wrapText(text, 10, 80);
      const bare = (some: string) => some.replace(/\s+/g, '');
      expect(bare(lines.join(''))).toBe(bare(text));
      for (const line of lines) {
        if ([...new Intl.Segmenter().segment(line)].length > 1)
          expect(roughWidth(line, 10)).toBeLessThanOrEqual(80);
      }
    }),
  );
});
