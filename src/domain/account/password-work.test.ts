import { expect, test } from 'vitest';
import { isOutdated, iterationsFor } from './password-work.ts';

test('computes the iterations of about half a second on this device', () => {
  expect(iterationsFor({ iterations: 100_000, ms: 50 })).toBe(1_000_000);
  expect(iterationsFor({ iterations: 100_000, ms: 33 })).toBe(1_500_000);
});

test('uses at least 600,000 iterations and caps the wait', () => {
  expect(iterationsFor({ iterations: 100_000, ms: 400 })).toBe(600_000);
  expect(iterationsFor({ iterations: 100_000, ms: 0 })).toBe(600_000);
  expect(iterationsFor({ iterations: 100_000, ms: 1 })).toBe(4_000_000);
});

test('treats a much weaker hash as outdated, and tolerates measurement error', () => {
  expect(isOutdated(100_000, 600_000)).toBe(true);
  expect(isOutdated(600_000, 600_000)).toBe(false);
  expect(isOutdated(600_000, 800_000)).toBe(false);
  expect(isOutdated(600_000, 2_000_000)).toBe(true);
});
