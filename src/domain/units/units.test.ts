import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { celsiusFrom, temperatureIn } from './temperature-units.ts';
import {
  cmFrom,
  kgFrom,
  kgFromPoundsAndOunces,
  lengthIn,
  METRIC_UNITS,
  ML_PER_OZ,
  ozFrom,
  parseNumber,
  poundsAndOunces,
  round,
  US_UNITS,
  unitsFor,
  volumeIn,
  weightIn,
} from './units.ts';

describe('typed amounts', () => {
  test('round-trip for 120 ml', () => {
    expect(volumeIn(ozFrom(120, 'ml'), 'ml')).toBe(120);
  });

  test('round-trip for any bottle, in either unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (tenths) => {
        expect(volumeIn(ozFrom(tenths / 10, 'ml'), 'ml')).toBe(tenths / 10);
        expect(volumeIn(ozFrom(tenths / 100, 'oz'), 'oz')).toBe(tenths / 100);
      }),
    );
  });

  test('round-trip for 2.5 ml and 2.25 ml', () => {
    expect(volumeIn(ozFrom(2.5, 'ml'), 'ml')).toBe(2.5);
    expect(volumeIn(ozFrom(2.25, 'ml'), 'ml')).toBe(2.25);
  });

  test('round-trip for every hundredth of a milliliter up to a liter', () => {
    for (let hundredths = 0; hundredths <= 100_000; hundredths += 1) {
      if (volumeIn(ozFrom(hundredths / 100, 'ml'), 'ml') !== hundredths / 100)
        expect(hundredths / 100).toBe('shown');
    }
  });

  test('round-trip for any weight and any length, in either unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (thousandths) => {
        expect(weightIn(kgFrom(thousandths / 1000, 'kg'), 'kg')).toBe(thousandths / 1000);
        expect(weightIn(kgFrom(thousandths / 1000, 'lb'), 'lb')).toBe(thousandths / 1000);
        expect(lengthIn(cmFrom(thousandths / 100, 'cm'), 'cm')).toBe(thousandths / 100);
        expect(lengthIn(cmFrom(thousandths / 100, 'in'), 'in')).toBe(thousandths / 100);
      }),
    );
  });

  test('round-trip for every tenth of a degree, in either unit', () => {
    for (let tenths = 300; tenths <= 1100; tenths += 1) {
      expect(temperatureIn(celsiusFrom(tenths / 10, 'F'), 'F')).toBe(tenths / 10);
      expect(temperatureIn(celsiusFrom(tenths / 10, 'C'), 'C')).toBe(tenths / 10);
    }
  });

  test('round-trip for any weight in pounds and ounces', () => {
    fc.assert(
      fc.property(fc.nat(80), fc.integer({ min: 0, max: 159 }), (pounds, tenths) => {
        expect(poundsAndOunces(kgFromPoundsAndOunces(pounds, tenths / 10))).toEqual({
          pounds,
          ounces: tenths / 10,
        });
      }),
    );
  });

  test('have fewer than 16 ounces over the pound', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 50, noNaN: true }), (kg) => {
        const { pounds, ounces } = poundsAndOunces(kg);
        expect(Number.isInteger(pounds)).toBe(true);
        expect(ounces).toBeGreaterThanOrEqual(0);
        expect(ounces).toBeLessThan(16);
      }),
    );
  });
});

describe('milliliters converted from ounces', () => {
  test('are whole', () => {
    for (let hundredths = 1; hundredths <= 3_382; hundredths += 1) {
      for (const oz of [hundredths / 100, hundredths / 128]) {
        if (!Number.isInteger(volumeIn(oz, 'ml'))) expect(oz).toBe('whole');
      }
    }
  });

  test('are within half a milliliter of the amount', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 34, noNaN: true }), (oz) => {
        expect(Math.abs(volumeIn(oz, 'ml') - oz * ML_PER_OZ)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  test('are whole in a sum with typed milliliters', () => {
    expect(volumeIn(ozFrom(2.5, 'ml') + ozFrom(2, 'ml'), 'ml')).toBe(4.5);
    expect(volumeIn(4 + ozFrom(2.5, 'ml'), 'ml')).toBe(121);
    expect(volumeIn(4.06 + 4, 'oz')).toBe(8.06);
  });
});

describe('a typed number', () => {
  test.each([
    ['4', 4],
    ['4.5', 4.5],
    ['4,5', 4.5],
    ['.5', 0.5],
    [' 120 ', 120],
    ['4.', 4],
  ])('“%s” is %d', (text, number) => expect(parseNumber(text)).toBe(number));

  test('is read in the digits of any script', () => {
    for (const numberingSystem of Intl.supportedValuesOf('numberingSystem')) {
      const inScript = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
      for (const number of [0, 123, 456.5, 789]) {
        const text = inScript.format(number);
        // Some locales write numbers in words or special signs, which are not typed.
        if (/^[\p{Nd}.٫]+$/u.test(text)) expect(parseNumber(text), text).toBe(number);
      }
    }
  });

  test.each([
    ['١٢٠', 120],
    ['۴٫۵', 4.5],
    ['४.५', 4.5],
    ['４．５', 4.5],
  ])('“%s” is %d', (text, number) => expect(parseNumber(text)).toBe(number));

  test.each([
    '',
    'four',
    '-4',
    '1e3',
    '4 oz',
    '1.2.3',
    '1,234.5',
    '1234567',
    'Infinity',
    '.',
    '4²',
    '½',
    '٤٬٥',
  ])('“%s” is rejected', (text) => expect(parseNumber(text)).toBeNull());
});

describe('rounding', () => {
  test.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [0, 2, 0],
    [1e-9, 2, 0],
    [1.5e21, 2, 1.5e21],
  ])('%d to %d digits is %d', (value, digits, expected) => expect(round(value, digits)).toBe(expected));

  test('never differs from the value by more than half a digit', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.nat(3), (value, digits) => {
        expect(Math.abs(round(value, digits) - value)).toBeLessThanOrEqual(0.5 * 10 ** -digits + 1e-9);
      }),
    );
  });
});

test('uses ounces, pounds and inches for Americans, metric units for others', () => {
  expect(unitsFor('en-US')).toEqual(US_UNITS);
  expect(unitsFor('es-US')).toEqual(US_UNITS);
  expect(unitsFor('en-GB')).toEqual(METRIC_UNITS);
  expect(unitsFor('de')).toEqual(METRIC_UNITS);
});

test('converts temperatures to a hundredth of a degree Celsius', () => {
  expect(celsiusFrom(100.4, 'F')).toBe(38);
  expect(celsiusFrom(101, 'F')).toBe(38.33);
});
