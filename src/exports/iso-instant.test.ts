import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatIsoInstant } from './iso-instant.ts';

test('formatIsoInstant writes any instant as toISOString does', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), (date) => {
      expect(formatIsoInstant(date.getTime())).toBe(date.toISOString());
    }),
  );
});

test.each([0, 1.5, -0.5, -1.5, -1, 86_399_999, 86_400_000, 8.64e15, -8.64e15])(
  'formatIsoInstant writes %d',
  (at) => {
    expect(formatIsoInstant(at)).toBe(new Date(at).toISOString());
  },
);

test.each([Number.NaN, Number.POSITIVE_INFINITY])('formatIsoInstant refuses %d', (at) => {
  expect(() => formatIsoInstant(at)).toThrow(RangeError);
});
