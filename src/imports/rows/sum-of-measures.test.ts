import { expect, test } from 'vitest';
import { sumOfMeasures } from './sum-of-measures.ts';

const units = {
  'ft.in': (n: number) => n * 12,
  lb: (n: number) => n * 16,
  oz: (n: number) => n,
  ml: (n: number) => n / 30,
};

test.each([
  ['8.2', 'oz', 8.2],
  ['8,5', 'oz', 8.5],
  ['120 ml', 'oz', 4],
  ['120ML', 'oz', 4],
  ['7 lb 2 oz', 'lb', 114],
  ['7lb, 2.5oz.', 'lb', 114.5],
  ['.5', 'lb', 8],
  ['4 fl oz', 'ml', 4],
  ['4 fl. oz.', 'ml', 4],
  ['2.lb', 'oz', 32],
  ['3ft.in', 'oz', 36],
  ['118.294 ml', 'oz', 118.294 / 30],
  ['2,705 oz', 'oz', 2.705],
  ['8.125', 'oz', 8.125],
  ['2.705,5 ml', 'oz', 2705.5 / 30],
  ['١٢٠ ml', 'oz', 4],
  ['9lb 1,000 oz', 'lb', 145],
])('sumOfMeasures reads %j, with %s for numbers without a unit, as %d', (text, bare, value) =>
  expect(sumOfMeasures(text, units, bare, [0, 200])).toBe(value),
);

test('sumOfMeasures uses the reading of the decimal mark, even beyond the limits', () => {
  expect(sumOfMeasures('118.294 ml', units, 'oz', [0, 200], () => ',')).toBe(118_294 / 30);
  expect(sumOfMeasures('1,265 ml', units, 'oz', [0, 200], () => '.')).toBe(1265 / 30);
});

test.each([
  '',
  'oz',
  '5 stones',
  '5 constructor',
  '7 2',
  '1.2.3',
  '-4',
  '4 oz of formula',
  '99999999',
  '1,265 ml',
  '30,000 ml',
  '1 20 ml',
  '120 ml 4 oz',
  '4 oz, 120 ml',
  '3 oz 2 oz',
  '8 lb 16 oz',
  '8 lb 136 oz',
])('%j is not a measure', (text) => expect(sumOfMeasures(text, units, 'oz', [0, 2000])).toBeNull());
