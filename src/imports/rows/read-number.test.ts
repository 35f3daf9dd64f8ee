import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readingsOf, readOnly } from './read-number.ts';

describe('readingsOf', () => {
  test.each([
    ['8', [8]],
    ['8.2', [8.2]],
    ['8,25', [8.25]],
    ['.5', [0.5]],
    ['2.', [2]],
    ['0.265', [0.265]],
    ['0,265', [0.265]],
    ['2.7051', [2.7051]],
    ['1,265', [1.265, 1265]],
    ['1.265', [1.265, 1265]],
    ['1,265.5', [1265.5]],
    ['1.265,5', [1265.5]],
    ["1'265", [1265]],
    ['1’265.25', [1265.25]],
    ['1\u202f265', [1265]],
    ['1\u00a0265,5', [1265.5]],
    ['1,26,500', [126_500]],
    ['12,345,678', []],
    // No cell has a number this large, so the point can only be decimal.
    ['754.123', [754.123]],
    ['١٢٫٥', [12.5]],
    ['١٬٢٦٥', [1265]],
    ['१२.५', [12.5]],
    ['１２．５', [12.5]],
  ])('gives every possible number of %j', (text, numbers) => expect(readingsOf(text)).toEqual(numbers));

  test.each(['', ',', '.', 'some', '1,2,3', '12,3456,7', '1.2.3', '-4', '1e3', '12 34', '1,265.5.5'])(
    'gives none for %j',
    (text) => expect(readingsOf(text)).toEqual([]),
  );

  test('includes the number in the format of any locale', () => {
    const locales = [
      'en-US',
      'de-DE',
      'de-CH',
      'fr-FR',
      'es-MX',
      'hi-IN',
      'ar-EG',
      'fa-IR',
      'bn-BD',
      'mr-IN',
    ];
    const written = fc.record({
      locale: fc.constantFrom(...locales),
      cents: fc.integer({ min: 0, max: 19_999_999 }),
    });
    fc.assert(
      fc.property(written, ({ locale, cents }) => {
        expect(readingsOf((cents / 100).toLocaleString(locale))).toContain(cents / 100);
      }),
    );
  });
});

describe('readingsOf with a known decimal mark', () => {
  test.each([
    ['1,265', '.', [1265]],
    ['1,265', ',', [1.265]],
    ['1.265', '.', [1.265]],
    ['1.265', ',', [1265]],
    ['8.2', ',', []],
    ['620', ',', [620]],
  ] as const)('reads %j with %j as %j', (text, mark, numbers) =>
    expect(readingsOf(text, mark)).toEqual(numbers),
  );
});

describe('readOnly', () => {
  test.each([
    ['300,5', 300.5],
    ['15.0', 15],
    ['620', 620],
    ['1,265', null],
    ['1.000', null],
    ['long', null],
  ])('reads %j as %s', (text, value) => expect(readOnly(text)).toBe(value));
});
