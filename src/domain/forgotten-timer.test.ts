import { describe, expect, test } from 'vitest';
import { isEndDoubted, longestEntry } from './forgotten-timer.ts';
import { startTimer, switchSide } from './timer.ts';
import { HOUR, MINUTE } from './when.ts';

const zone = 'America/Los_Angeles';
const start = Date.parse('2026-05-06T21:00:00-07:00');
const author = { device: 'd', now: start };

describe('isEndDoubted', () => {
  test('is true of a feed of more than 3 hours and a sleep of more than 16', () => {
    const feed = startTimer('olive', 'feed', 'left', author);
    const sleep = startTimer('olive', 'sleep', null, author);
    expect(isEndDoubted(feed, start + 3 * HOUR, zone)).toBe(false);
    expect(isEndDoubted(feed, start + 3 * HOUR + MINUTE, zone)).toBe(true);
    expect(isEndDoubted(sleep, start + 16 * HOUR, zone)).toBe(false);
    expect(isEndDoubted(sleep, start + 16 * HOUR + MINUTE, zone)).toBe(true);
  });
});

test('longestEntry counts each stretch of a feed alone, up to the end', () => {
  const feed = switchSide(startTimer('olive', 'feed', 'left', author), author, start + 2 * HOUR);
  expect(longestEntry(feed, start + 4 * HOUR, zone)).toBe(2 * HOUR);
  expect(longestEntry(feed, start + 20 * MINUTE, zone)).toBe(20 * MINUTE);
});
