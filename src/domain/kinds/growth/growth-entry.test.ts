import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  kgFromPoundsAndOunces,
  lengthIn,
  METRIC_UNITS,
  poundsAndOunces,
  US_UNITS,
} from '#domain/units/units.ts';
import { aBaby, aGrowth, TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { growthEntry, parseGrowth } from './growth-entry.ts';

const now = Date.parse('2026-05-07T06:30:00Z');
const us = { zone: TEST_ZONE, now, units: US_UNITS };
const metric = { ...us, units: METRIC_UNITS };

test('parseGrowth asks about a measure moved to another baby, but not if unchanged', () => {
  const record = aGrowth({ weightKg: 9, lengthCm: null, headCm: null });
  const entry = growthEntry(record, METRIC_UNITS);
  expect(parseGrowth(entry, { ...metric, record, baby: aBaby() })).toHaveProperty('value');
  const baby = aBaby({ babyId: 'baby-2' });
  expect(parseGrowth(entry, { ...metric, record, baby })).toHaveProperty(
    'questions.0.name',
    'unlikely-weight-for-age',
  );
});

describe('a growth form', () => {
  test('accepts metric units', () => {
    expect(
      parseGrowth({ date: TEST_DAY, weight: '4.2', length: '52', head: '36', note: 'at home' }, metric),
    ).toEqual({
      value: { date: TEST_DAY, weightKg: 4.2, lengthCm: 52, headCm: 36, note: 'at home', zone: TEST_ZONE },
    });
  });

  test('accepts pounds, ounces and inches', () => {
    const parsed = parseGrowth({ date: TEST_DAY, pounds: '9', ounces: '4', length: '20.5' }, us);
    if (!('value' in parsed)) throw new Error('not read');
    expect(parsed.value.weightKg).toBeCloseTo(4.196, 3);
    expect(parsed.value.lengthCm).toBeCloseTo(52.07, 3);
    expect(parsed.value.headCm).toBeNull();
    const { weightKg, lengthCm } = parsed.value;
    expect(poundsAndOunces(weightKg ?? 0)).toEqual({ pounds: 9, ounces: 4 });
    expect(lengthIn(lengthCm ?? 0, 'in')).toBe(20.5);
  });

  test('accepts ounces alone', () => {
    expect(parseGrowth({ date: TEST_DAY, ounces: '112' }, us)).toHaveProperty(
      'value.weightKg',
      kgFromPoundsAndOunces(7, 0),
    );
  });

  test.each([
    [us, { date: '', pounds: '9' }, { date: 'noDate' }],
    [us, { date: '2026-05-07', pounds: '9' }, { date: 'dateInFuture' }],
    [us, { date: '1926-05-06', pounds: '9' }, { date: 'dateTooEarly' }],
    [us, { date: TEST_DAY }, { pounds: 'noMeasure' }],
    [metric, { date: TEST_DAY }, { weight: 'noMeasure' }],
    [us, { date: TEST_DAY, pounds: 'nine', ounces: '4' }, { pounds: 'notANumber' }],
    [us, { date: TEST_DAY, pounds: '8', ounces: '75' }, { ounces: 'tooManyOunces' }],
    [metric, { date: TEST_DAY, weight: '4200' }, { weight: 'outside' }],
    [us, { date: TEST_DAY, pounds: '0', ounces: '1' }, { pounds: 'outside' }],
    [us, { date: TEST_DAY, length: '52' }, { length: 'outside' }],
    [metric, { date: TEST_DAY, head: '3.6' }, { head: 'outside' }],
    [metric, { date: TEST_DAY, weight: '4', note: 'z'.repeat(2001) }, { note: 'noteTooLong' }],
  ])('reports the error: %#', (context, entry, expected: Record<string, string>) => {
    const parsed = parseGrowth(entry, context);
    if (!('errors' in parsed)) throw new Error('no error');
    expect(Object.keys(parsed.errors)).toEqual(Object.keys(expected));
    for (const [field, code] of Object.entries(expected)) expect(parsed.errors[field]?.code).toBe(code);
  });

  test('gives the limits of a measure in its stored unit', () => {
    expect(parseGrowth({ date: TEST_DAY, length: '52' }, us)).toEqual({
      errors: {
        length: {
          code: 'outside',
          unit: 'cm',
          value: expect.closeTo(132.08),
          low: 20,
          high: 130,
          units: US_UNITS,
        },
      },
    });
    expect(parseGrowth({ date: TEST_DAY, head: '3.6' }, metric)).toHaveProperty('errors.head.low', 15);
    expect(parseGrowth({ date: TEST_DAY, pounds: '0', ounces: '1' }, us)).toHaveProperty(
      'errors.pounds.unit',
      'kg',
    );
  });
});

describe('editing', () => {
  test('changes nothing when a form is saved unedited, whatever the units', () => {
    const measure = (min: number, max: number) => fc.option(fc.double({ min, max, noNaN: true }));
    fc.assert(
      fc.property(
        fc.double({ min: 0.3, max: 39, noNaN: true }),
        measure(21, 129),
        measure(16, 64),
        fc.constantFrom(us, metric),
        (weightKg, lengthCm, headCm, context) => {
          const record = aGrowth({ weightKg, lengthCm, headCm });
          expect(parseGrowth(growthEntry(record, context.units), { ...context, record })).toEqual({
            value: { date: TEST_DAY, weightKg, lengthCm, headCm, note: '', zone: TEST_ZONE },
          });
        },
      ),
    );
  });

  test('reads a retyped measure and removes an emptied one', () => {
    const record = aGrowth();
    const entry = { ...growthEntry(record, METRIC_UNITS), weight: '4.3', head: '' };
    expect(parseGrowth(entry, { ...metric, record })).toMatchObject({
      value: { weightKg: 4.3, lengthCm: 52, headCm: null },
    });
  });
});
