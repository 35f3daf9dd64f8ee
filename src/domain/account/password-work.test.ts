import { expect, test } from 'vitest';
import { isOutdated, iterationsFor } from './password-work.ts';

test('a password costs about half a second of the device it is kept on', () => {
  expect(iterationsFor({ iterations: 100_000, ms: 50 })).toBe(1_000_000);
  expect(iterationsFor({ iterations: 100_000, ms: 33 })).toBe(1_500_000);
});

test('a slow device, or a clock that saw nothing, gets 600,000 all the same; nobody waits for minutes', () => {
  expect(iterationsFor({ iterations: 100_000, ms: 400 })).toBe(600_000);
  expect(iterationsFor({ iterations: 100_000, ms: 0 })).toBe(600_000);
  expect(iterationsFor({ iterations: 100_000, ms: 1 })).toBe(4_000_000);
});

test('what was affordable years ago is old; what another measurement said is not', () => {
  expect(isOutdated(100_000, 600_000)).toBe(true);
  expect(isOutdated(600_000, 600_000)).toBe(false);
  expect(isOutdated(600_000, 800_000)).toBe(false);
  expect(isOutdated(600_000, 2_000_000)).toBe(true);
});
