import { describe, expect, test } from 'vitest';
import { startBefore } from './start-before.ts';
import { MINUTE } from './when.ts';

const ZONE = 'America/Los_Angeles';
const NOON = Date.parse('2026-05-06T12:00:00-07:00');

describe('startBefore', () => {
  test.each([
    ['12:00', 90, '10:30'],
    ['00:30', 60, '23:30'],
    ['13:00', 30, '12:30'],
  ])('returns the start for an end at %s and a length of %i minutes', (end, minutes, start) => {
    expect(startBefore(end, minutes * MINUTE, ZONE, NOON)).toBe(start);
  });

  test('counts elapsed time across a clock change', () => {
    const morning = Date.parse('2026-03-08T06:00:00-07:00');
    expect(startBefore('06:00', 8 * 60 * MINUTE, ZONE, morning)).toBe('21:00');
  });
});
