import { expect, test } from 'vitest';
import { METRIC_UNITS } from '#domain/units/units.ts';
import { aGrowth } from '#testing/builders.ts';
import { describeGrowth } from './growth.ts';

test('names only the measures that were taken', () => {
  expect(describeGrowth(aGrowth(), METRIC_UNITS)).toBe('4.2 kg · 52 cm · head 36 cm');
  expect(describeGrowth(aGrowth({ weightKg: null, lengthCm: null }), METRIC_UNITS)).toBe('head 36 cm');
});
