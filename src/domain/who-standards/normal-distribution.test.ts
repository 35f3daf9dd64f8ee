import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalShareBelow } from './normal-distribution.ts';

// Computed with mpmath 1.3.0 at 40 digits.
const REFERENCE: [z: number, share: number][] = [
  [-8, 6.220960574271784e-16],
  [-5.5, 1.8989562465887718e-8],
  [-3.0001, 0.001349454913260718],
  [-2.9999, 0.001350341282954924],
  [-1.880793608151251, 0.03],
  [-0.5, 0.3085375387259869],
  [0, 0.5],
  [0.25, 0.5987063256829237],
  [1, 0.8413447460685429],
  [2.5, 0.9937903346742238],
  [3.5, 0.9997673709209645],
  [6, 0.9999999990134123],
];

test.each(REFERENCE)('the share below %d is %d', (z, share) => {
  expect(Math.abs(normalShareBelow(z) - share)).toBeLessThan(2e-15);
  expect(Math.abs(normalShareBelow(z) / share - 1)).toBeLessThan(1e-12);
});

test('the two tails add up to 1, and every share is within 0 to 1', () => {
  fc.assert(
    fc.property(fc.double({ min: -50, max: 50, noNaN: true }), (z) => {
      const share = normalShareBelow(z);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
      expect(Math.abs(share + normalShareBelow(-z) - 1)).toBeLessThan(1e-15);
    }),
  );
});
