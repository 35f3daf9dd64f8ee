import { describe, expect, test } from 'vitest';
import { chartAge } from '#domain/baby/corrected-age.ts';
import { growthHistory } from '#domain/kinds/growth/growth-history.ts';
import { GROWTH_STANDARD_NAME } from '#domain/kinds/growth/growth-percentile.ts';
import { weightAfterBirth } from '#domain/kinds/growth/weight-after-birth.ts';
import { METRIC_UNITS, US_UNITS } from '#domain/units/units.ts';
import { aBaby, aGrowth } from '#testing/builders.ts';
import { speechIn } from '#testing/speech.ts';
import {
  describeAfterBirth,
  describeChartAge,
  describeGain,
  describeGainError,
  describePercentile,
  describeStanding,
  formatZ,
  gainIn,
  percentileNumber,
} from './growth.ts';

const SPEECH = speechIn('en-US');

test.each([
  [0.02, 'Below the 1st percentile', '<0.1'],
  [0.94, 'Below the 1st percentile', '0.9'],
  [1, '1st percentile', '1.0'],
  [2.31, '2nd percentile', '2.3'],
  [3, '3rd percentile', '3.0'],
  [11.4, '11th percentile', '11.4'],
  [33.96, '34th percentile', '34.0'],
  [62, '62nd percentile', '62.0'],
  [99, '99th percentile', '99.0'],
  [99.2, 'Above the 99th percentile', '99.2'],
  [99.99, 'Above the 99th percentile', '>99.9'],
])('a percentile of %f is "%s", and in a table "%s"', (percentile, words, number) => {
  expect(describePercentile({ z: 0, percentile }, SPEECH)).toBe(words);
  expect(percentileNumber({ z: 0, percentile }, SPEECH)).toBe(number);
});

test.each([
  [-0.414, '−0.41'],
  [1.2, '+1.20'],
  [0.001, '0.00'],
  [-0.001, '0.00'],
])('a z-score of %f is formatted as "%s"', (z, words) => {
  expect(formatZ({ z, percentile: 50 }, SPEECH)).toBe(words);
});

describe('a visit', () => {
  const baby = aBaby({ birthDate: '2026-03-24' });
  const at = (date: string, lengthCm = 52) => {
    const [visit] = growthHistory(baby, [aGrowth({ date, lengthCm })]);
    if (!visit) throw new Error('nothing was measured');
    return visit;
  };

  test('has its percentile on the curve', () => {
    expect(describeStanding('weight-for-age', at('2026-05-06'), METRIC_UNITS, SPEECH)).toBe(
      '4.2 kg, 24th percentile',
    );
    expect(describeStanding('head-for-age', at('2026-05-06'), US_UNITS, SPEECH)).toMatch(
      /^14\.2 in, \d+\w\w percentile$/,
    );
  });

  test('says that there is no standard if there is none', () => {
    expect(describeStanding('weight-for-age', at('2028-05-06'), METRIC_UNITS, SPEECH)).toBe(
      '4.2 kg, no standard for this age',
    );
    expect(describeStanding('weight-for-length', at('2026-05-06', 44), METRIC_UNITS, SPEECH)).toBe(
      '4.2 kg, no standard for this length',
    );
  });

  test('has no words for a measure that was not taken', () => {
    const [visit] = growthHistory(baby, [aGrowth({ headCm: null })]);
    expect(visit && describeStanding('head-for-age', visit, METRIC_UNITS, SPEECH)).toBeNull();
  });
});

test.each([
  [30.6, '+31', '+1.1'],
  [-12, '−12', '−0.4'],
  [29, '+29', '+1.0'],
  [0.2, '0', '0.0'],
])('a gain of %f g is formatted as "%s", and in ounces as "%s"', (grams, inGrams, inOunces) => {
  expect(gainIn(grams, 'kg', SPEECH)).toEqual({ value: inGrams, unit: 'g' });
  expect(gainIn(grams, 'lb', SPEECH)).toEqual({ value: inOunces, unit: 'oz' });
});

describe('a gain a day', () => {
  const gain = (days: number, grams: number) => ({
    since: '2026-03-01',
    days,
    perDay: { grams, error: (Math.SQRT2 * 45) / days },
  });

  test.each([
    [gain(7, 30.6), '+31 ± 9 g a day over 7 days', '+1.1 ± 0.3 oz a day over 7 days'],
    [gain(14, -12), '−12 ± 5 g a day over 14 days', '−0.4 ± 0.2 oz a day over 14 days'],
    [gain(100, 0.2), '0 ± 1 g a day over 100 days', '0.0 ± 0.1 oz a day over 100 days'],
    [{ ...gain(6, 0), perDay: null }, 'too close together to tell', 'too close together to tell'],
  ])('has its error: %o', (one, inGrams, inOunces) => {
    expect(describeGain(one, 'kg', SPEECH)).toBe(inGrams);
    expect(describeGain(one, 'lb', SPEECH)).toBe(inOunces);
  });

  test('explains its error', () => {
    expect(describeGainError('kg', SPEECH)).toBe('± is the weighing error, one SD: about 45 g each time.');
    expect(describeGainError('lb', SPEECH)).toBe('± is the weighing error, one SD: about 1.6 oz each time.');
  });
});

describe('the weight after birth', () => {
  const words = (...weighings: [string, number][]) => {
    const weight = weightAfterBirth(
      weighings.map(([date, weightKg]) => ({ date, weightKg })),
      '2026-03-01',
    );
    return weight && describeAfterBirth(weight, METRIC_UNITS, SPEECH);
  };

  test('gives the loss and the day when birth weight was regained', () => {
    expect(words(['2026-03-01', 3.2], ['2026-03-04', 3.01], ['2026-03-12', 3.22])).toBe(
      'Birth weight 3.2 kg. The lowest weight was 3.01 kg on day 4 of life, 5.9% less. Back at birth weight by day 12, Mar 12, 2026.',
    );
  });

  test('says if birth weight is not yet regained or was never lost', () => {
    expect(words(['2026-03-01', 3.2], ['2026-03-04', 3.01], ['2026-03-06', 3.1])).toMatch(
      /Not yet back at birth weight when last weighed, on day 6\.$/,
    );
    expect(words(['2026-03-01', 3.2], ['2026-03-14', 3.5])).toBe(
      'Birth weight 3.2 kg. No later weight was lower.',
    );
    expect(words(['2026-03-01', 3.2])).toBe('Birth weight 3.2 kg. No later weight yet.');
  });
});

test.each([
  [undefined, 'Age counted from birth.'],
  ['2026-04-26', 'Corrected age, counted from the due date (8 weeks early).'],
  ['2026-03-30', 'Corrected age, counted from the due date (4 weeks 1 day early).'],
])('describeChartAge says how the age is counted, with the due date %s', (dueDate, words) => {
  expect(describeChartAge(chartAge('2026-03-01', dueDate, '2026-06-01'), SPEECH)).toBe(words);
});

test('the notice names the standard, its license and that WHO does not endorse the app', () => {
  const { growthNotice } = SPEECH.words.figures;
  expect(growthNotice).toContain(GROWTH_STANDARD_NAME);
  expect(growthNotice).toMatch(/CC BY-NC-SA 3\.0 IGO.*does not endorse/);
});
