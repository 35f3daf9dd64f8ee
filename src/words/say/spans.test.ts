import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '#domain/time/when.ts';
import { speechIn } from '#testing/speech.ts';
import { formatAgo, formatMinutes, formatRelativeDay, withSoFar } from './spans.ts';

const AMERICAN = speechIn('en-US');

test('names the days around today', () => {
  expect(formatRelativeDay('2026-11-21', '2026-11-21', AMERICAN)).toBe('Today');
  expect(formatRelativeDay('2026-11-20', '2026-11-21', AMERICAN)).toBe('Yesterday');
  expect(formatRelativeDay('2026-11-22', '2026-11-21', AMERICAN)).toBe('Tomorrow');
  expect(formatRelativeDay('2026-11-19', '2026-11-21', AMERICAN)).toBe('Thursday, November 19');
});

describe('durations in words', () => {
  test.each([
    [0, '0 min'],
    [1, '1 min'],
    [59.4, '59 min'],
    [59.5, '1 h'],
    [80, '1 h 20 min'],
    [120, '2 h'],
    [1500, '25 h'],
  ])('%d minutes are %s', (minutes, words) => expect(formatMinutes(minutes, AMERICAN)).toBe(words));

  test('never show 60 min', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 3000, noNaN: true }), (minutes) => {
        expect(formatMinutes(minutes, AMERICAN)).not.toContain('60 min');
      }),
    );
  });

  test.each([
    [0, 'just now'],
    [-5 * MINUTE, 'just now'],
    [MINUTE - 1, 'just now'],
    [12 * MINUTE + 59_000, '12 min ago'],
    [2 * HOUR + 5 * MINUTE, '2 h 5 min ago'],
    [36 * HOUR, '2 days ago'],
    [71 * HOUR, '3 days ago'],
  ])('%d ms is %s', (past, words) =>
    expect(formatAgo(10_000_000_000 - past, 10_000_000_000, AMERICAN)).toBe(words),
  );
});

test('marks a figure that still grows', () => {
  expect(withSoFar('12 min', 'open', AMERICAN)).toBe('12 min so far');
  expect(withSoFar('12 min', 'ended', AMERICAN)).toBe('12 min');
});
