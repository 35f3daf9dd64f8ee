import { describe, expect, test } from 'vitest';
import { firstOfTwo } from './two-units.ts';
import { plainMeasure, plainUnit, unitInTitle, wordsOfTitle } from './unit-words.ts';

describe('unitInTitle', () => {
  test.each([
    ['Weight (kg)', 'kg'],
    ['Weight [lbs.]', 'lb'],
    ['weight_kg', 'kg'],
    ['Height in inches', 'in'],
    ['Temp (°F)', 'f'],
    ['Amount, fl oz', 'oz'],
    ['Pounds', 'lb'],
    ['Weight (st)', 'st'],
    ['Weight (at the clinic)', ''],
    ['Weight', ''],
    ['Weight (Mia)', ''],
    ['Amount (2)', ''],
    ['Weight (%)', '%'],
    ['Weight (lb.oz)', 'lb+oz'],
    ['Weight (lbs oz)', 'lb+oz'],
    ['Weight [lb/oz]', 'lb+oz'],
    ['Weight (lbs and oz)', 'lb+oz'],
    ['weight_lb_oz', 'lb+oz'],
    ['Weight lbs/oz', 'lb+oz'],
    ['Lbs.oz', 'lb+oz'],
    ['Height (ft in)', 'ft+in'],
    ['Amount (fl. oz)', 'oz'],
    ['Weight in kg', 'kg'],
  ])('finds in %j the unit %j', (title, unit) => expect(unitInTitle(title)).toBe(unit));
});

describe('plainMeasure', () => {
  test.each([
    ['4.2 Kilograms', '4.2 kg'],
    ['4 Ounces', '4 oz'],
    ['21"', '21in'],
    ['4.2 stone', '4.2 stone'],
    ['1’ 9”', '1 ft 9in'],
    ['1’200 g', '1’200 g'],
    ['7 lbs. and 8 ozs', '7 lb 8 oz'],
    ['38 degrees C', '38  C'],
  ])('writes %j as %j', (text, plain) => expect(plainMeasure(text)).toBe(plain));
});

test('plainUnit knows the units of Apple Health', () => {
  expect(['degC', 'fl_oz_us', 'mL', 'lb', 'count'].map(plainUnit)).toEqual(['c', 'oz', 'ml', 'lb', 'count']);
});

test('wordsOfTitle splits the words of a title', () => {
  expect(['startDate', 'weight_kg', 'Weight (kg)', 'End-time'].map(wordsOfTitle)).toEqual([
    'start date',
    'weight kg',
    'weight',
    'end time',
  ]);
});

test.each([
  ['a title', () => wordsOfTitle('('.repeat(100_000))],
  ['a unit', () => unitInTitle('('.repeat(100_000))],
  ['two measures', () => firstOfTwo(`${' '.repeat(100_000)}z`, 'weight')],
])('%s of a long text is read in linear time', (_, read) => {
  const from = performance.now();
  read();
  expect(performance.now() - from).toBeLessThan(1000);
});
