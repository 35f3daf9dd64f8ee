import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoInstant } from './iso-instant.ts';

test('isoInstant writes any instant as toISOString does', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), (date) => {
      expect(isoInstant(date.getTime())).toBe(date.toISOString());
    }),
  );
});

test.each([0, -1, 86_399_999, 86_400_000, 8.64e15, -8.64e15])('isoInstant writes %d', (at) => {
  expect(isoInstant(at)).toBe(new Date(at).toISOString());
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])('isoInstant refuses %d', (at) => {
  expect(() => isoInstant(at)).toThrow(RangeError);
});
