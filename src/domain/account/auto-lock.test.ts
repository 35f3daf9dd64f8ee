import { expect, test } from 'vitest';
import { isLockDue } from './auto-lock.ts';

const touched = Date.parse('2026-11-21T03:00:00Z');
const minutesLater = (minutes: number) => touched + minutes * 60_000;

test('is due after the chosen idle time', () => {
  expect(isLockDue(5, touched, minutesLater(4.9))).toBe(false);
  expect(isLockDue(5, touched, minutesLater(5))).toBe(true);
  expect(isLockDue(60, touched, minutesLater(59))).toBe(false);
  expect(isLockDue(1440, touched, minutesLater(24 * 60))).toBe(true);
});

test('is never due if the lock is off', () => {
  expect(isLockDue(0, touched, minutesLater(1e9))).toBe(false);
});

test('is due after the clock was set back', () => {
  expect(isLockDue(5, touched, minutesLater(-60))).toBe(true);
  expect(isLockDue(5, touched, minutesLater(-0.5))).toBe(false);
});
