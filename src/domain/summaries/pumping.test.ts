import { describe, expect, test } from 'vitest';
import type { Pump } from '#domain/kinds/pump/pump.ts';
import { emptyCareLog } from '#domain/log/care-record.ts';
import { HOUR } from '#domain/time/when.ts';
import { aBaby, aFeed, TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import { summarizePeriod } from './period-summary.ts';
import { pumpingOf } from './pumping.ts';

const NOON = Date.parse('2026-05-06T19:00:00Z');
const period = { from: '2026-04-30', to: TEST_DAY, length: 7 } as const;

/** A session of 30 minutes. */
function aPump(at: number, day: string, amounts: Partial<Pump>): Pump {
  const none = { sides: undefined, leftOz: undefined, rightOz: undefined, totalOz: null, kept: undefined };
  const times = { day, startedAt: at, endedAt: at + HOUR / 2 };
  return anEntry('pump', { id: `${at}`, ...none, ...times, ...amounts }) as Pump;
}

describe('the figures of pumping', () => {
  const pumps = [
    aPump(NOON - 24 * HOUR, '2026-05-05', { sides: 'both', leftOz: 1, rightOz: 2, totalOz: 3 }),
    aPump(NOON - 4 * HOUR, TEST_DAY, { totalOz: 5 }),
    aPump(NOON - HOUR, TEST_DAY, {}),
    aPump(NOON - 400 * HOUR, '2026-04-19', { totalOz: 9 }),
  ];
  const log = { ...emptyCareLog(), pump: pumps, feed: [aFeed({ type: 'left' })] };
  const summary = summarizePeriod(aBaby(), log, period, TEST_ZONE, NOON);

  test('add up sessions and milk, and leave out other days', () => {
    expect(pumpingOf(summary, pumps)).toMatchObject({ sessions: 3, oz: 8, unmeasured: 1, ozPerDay: 4 });
  });

  test('measure the longest time from the end of a session to the next start', () => {
    expect(pumpingOf(summary, pumps).longestGap).toBe(19.5 * 60);
    expect(pumpingOf(summary, pumps.slice(0, 1)).longestGap).toBeNull();
  });

  test('show what was pumped and nursed by side, where the side is known', () => {
    expect(pumpingOf(summary, pumps)).toMatchObject({
      sidesKnown: 1,
      left: { pumpedOz: 1, nursedMinutes: 20 },
      right: { pumpedOz: 2, nursedMinutes: 0 },
    });
  });
});
