import { expect, test } from 'vitest';
import { placeOn, valueAtZ } from '#domain/kinds/growth/growth-percentile.ts';
import { HEAD_CM, KG, LENGTH_CM } from './growth-pages.ts';

test.each([
  ['weight-for-age', KG],
  ['length-for-age', LENGTH_CM],
  ['head-for-age', HEAD_CM],
] as const)(
  'the chart of %s has room for a first year from the 1st to the 99th percentile',
  (measure, axis) => {
    for (const sex of ['female', 'male'] as const) {
      expect(axis.from).toBeLessThan(valueAtZ(placeOn(measure, sex, 0), -2.33) ?? 0);
      expect(axis.to).toBeGreaterThan(valueAtZ(placeOn(measure, sex, 365), 2.33) ?? Infinity);
    }
  },
);
