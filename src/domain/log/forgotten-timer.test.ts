import { expect, test } from 'vitest';
import { startTimer, switchSide } from '#domain/kinds/timer.ts';
import { HOUR, MINUTE } from '#domain/time/when.ts';
import { longestEntry } from './forgotten-timer.ts';

const zone = 'America/Los_Angeles';
const start = Date.parse('2026-05-06T21:00:00-07:00');
const author = { device: 'd', now: start };

test('longestEntry measures each side of a feed separately, up to the end', () => {
  const feed = switchSide(startTimer('olive', 'feed', 'left', author), author, start + 2 * HOUR);
  expect(longestEntry(feed, start + 4 * HOUR, zone)).toBe(2 * HOUR);
  expect(longestEntry(feed, start + 20 * MINUTE, zone)).toBe(20 * MINUTE);
});
