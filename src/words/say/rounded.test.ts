import { expect, test } from 'vitest';
import { METRIC_UNITS, US_UNITS } from '#domain/units/units.ts';
import { speechIn } from '#testing/speech.ts';
import { roundedLength, roundedMeasure, roundedVolume } from './rounded.ts';

const SPEECH = speechIn('en-US');

test('a volume has at most one decimal, and milliliters have none', () => {
  expect(roundedVolume(3.94, 'oz', SPEECH)).toBe('3.9 oz');
  expect(roundedVolume(4, 'oz', SPEECH)).toBe('4 oz');
  expect(roundedVolume(4, 'ml', SPEECH)).toBe('118 ml');
});

test('a length has at most one decimal', () => {
  expect(roundedLength(52, 'in', SPEECH)).toBe('20.5 in');
  expect(roundedLength(52, 'cm', SPEECH)).toBe('52 cm');
});

test('a measured weight is exact, and a measured length has at most one decimal', () => {
  expect(roundedMeasure('weight-for-age', 4.235, METRIC_UNITS, SPEECH)).toBe('4.235 kg');
  expect(roundedMeasure('head-for-age', 36, US_UNITS, SPEECH)).toBe('14.2 in');
});
