import { expect, test } from 'vitest';
import { isLockDue } from './auto-lock.ts';

const touched = Date.parse('2026-11-21T03:00:00Z');
const minutesLater = (minutes: number) => touched + minutes * 60_000;

test('it is due when nothing was touched for as long as was chosen', () => {
  expect(isLockDue(5, touched, minutesLater(4.9))).toBe(false);
  expect(isLockDue(5, touched, minutesLater(5))).toBe(true);
  expect(isLockDue(60, touched, minutesLater(59))).toBe(false);
  expect(isLockDue(1440, touched, minutesLater(24 * 60))).toBe(true);
});

test('it is never due when it is off', () => {
  expect(isLockDue(0, touched, minutesLater(1e9))).toBe(false);
});

test('a clock set back does not keep it open', () => {
  expect(isLockDue(5, touched, minutesLater(-60))).toBe(true);
  expect(isLockDue(5, touched, minutesLater(-0.5))).toBe(false);
});
