import { expect, test } from 'vitest';
import { METRIC_UNITS, ozFrom, US_UNITS } from '#domain/units/units.ts';
import { speechIn } from '#testing/speech.ts';
import { roundedLength, roundedMeasure, roundedVolume } from './rounded.ts';

const SPEECH = speechIn('en-US');

test('a volume has at most one decimal', () => {
  expect(roundedVolume(3.94, 'oz', SPEECH)).toBe('3.9 oz');
  expect(roundedVolume(4, 'oz', SPEECH)).toBe('4 oz');
  expect(roundedVolume(4, 'ml', SPEECH)).toBe('118 ml');
  expect(roundedVolume(ozFrom(12.5, 'ml'), 'ml', SPEECH)).toBe('12.5 ml');
  expect(roundedVolume(ozFrom(25, 'ml'), 'oz', SPEECH)).toBe('0.8 oz');
});

test('a length has at most one decimal', () => {
  expect(roundedLength(52, 'in', SPEECH)).toBe('20.5 in');
  expect(roundedLength(52, 'cm', SPEECH)).toBe('52 cm');
  expect(roundedLength(49.9, 'in', SPEECH)).toBe('19.6 in');
});

test('a measured weight is exact, and a measured length has at most one decimal', () => {
  expect(roundedMeasure('weight-for-age', 4.235, METRIC_UNITS, SPEECH)).toBe('4.235 kg');
  expect(roundedMeasure('head-for-age', 36, US_UNITS, SPEECH)).toBe('14.2 in');
});
