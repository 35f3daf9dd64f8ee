import { describe, expect, test } from 'vitest';
import { emptyCareLog } from '#domain/log/care-record.ts';
import { settledMomentOf } from '#domain/time/when.ts';
import { aDiaper, aFeed, aSleep } from '#testing/builders.ts';
import { summarizeNight } from './night.ts';
import { sumsUpNight } from './sums-up-night.ts';

const ZONE = 'America/Los_Angeles';
const at = (wall: string) => settledMomentOf(wall, ZONE).at;
const night = (log: Partial<ReturnType<typeof emptyCareLog>>, clock = '07:00') =>
  summarizeNight({ ...emptyCareLog(), ...log }, '2026-05-06', at(`2026-05-06T${clock}`), ZONE);

describe('summarizeNight', () => {
  test('counts from 8 PM of the evening before, not earlier', () => {
    const feed = ['19:59', '20:00', '23:00'].map((time) =>
      aFeed({ date: '2026-05-05', startTime: time, endTime: time, type: 'bottle', amountOz: 4 }),
    );
    const diaper = [
      aDiaper({ date: '2026-05-05', time: '19:30' }),
      aDiaper({ date: '2026-05-05', time: '22:00', type: 'wet' }),
      aDiaper({ date: '2026-05-06', time: '02:00', type: 'mixed' }),
      aDiaper({ date: '2026-05-06', time: '03:00', type: 'dry' }),
    ];
    expect(night({ feed, diaper })).toEqual({
      feeds: 2,
      longestSleep: null,
      diapers: { wet: 1, dirty: 0, mixed: 1, dry: 0 },
    });
  });

  test('counts both sides of a sitting as one feed', () => {
    const feed = [
      aFeed({ date: '2026-05-06', startTime: '01:00', endTime: '01:10', type: 'left' }),
      aFeed({ date: '2026-05-06', startTime: '01:12', endTime: '01:20', type: 'right' }),
    ];
    expect(night({ feed }).feeds).toBe(1);
  });

  test('takes the part of a sleep within the night, up to now', () => {
    const sleep = [
      aSleep({ startTime: '2026-05-05T18:00', endTime: '2026-05-05T21:30' }),
      aSleep({ startTime: '2026-05-06T06:00', endTime: '2026-05-06T09:00' }),
    ];
    expect(night({ sleep }).longestSleep).toEqual({ minutes: 90, running: undefined });
  });

  test('joins sleeps that overlap or touch, and not those with a gap between them', () => {
    const sleep = [
      aSleep({ startTime: '2026-05-05T21:00', endTime: '2026-05-05T23:00' }),
      aSleep({ startTime: '2026-05-05T22:00', endTime: '2026-05-05T23:30' }),
      aSleep({ startTime: '2026-05-05T23:30', endTime: '2026-05-06T00:00' }),
      aSleep({ startTime: '2026-05-06T00:30', endTime: '2026-05-06T02:30' }),
    ];
    expect(night({ sleep }).longestSleep?.minutes).toBe(180);
  });

  test('has the missing hour of the night on which clocks change', () => {
    const sleep = [aSleep({ startTime: '2026-03-07T21:00', endTime: '2026-03-08T06:00' })];
    const log = { ...emptyCareLog(), sleep };
    expect(summarizeNight(log, '2026-03-08', at('2026-03-08T07:00'), ZONE).longestSleep?.minutes).toBe(
      8 * 60,
    );
  });

  test('marks a longest sleep that has not ended', () => {
    const [earlier, open] = [
      aSleep({ startTime: '2026-05-05T21:00', endTime: '2026-05-05T22:00' }),
      { ...aSleep({ startTime: '2026-05-06T05:00', endTime: '2026-05-06T07:00' }), running: 'open' as const },
    ];
    expect(night({ sleep: [earlier, open] }).longestSleep).toEqual({ minutes: 120, running: 'open' });
    const longer = aSleep({ startTime: '2026-05-05T20:00', endTime: '2026-05-06T00:00' });
    expect(night({ sleep: [longer, open] }).longestSleep).toEqual({ minutes: 240, running: undefined });
  });

  test('has no longest sleep in a night without one', () => {
    const sleep = [aSleep({ startTime: '2026-05-05T18:00', endTime: '2026-05-05T19:30' })];
    expect(night({ sleep }).longestSleep).toBeNull();
  });
});

describe('sumsUpNight', () => {
  const feed = [aFeed({ date: '2026-05-06', startTime: '04:00', endTime: '04:20' })];

  test.each([
    ['04:59', false],
    ['05:00', true],
    ['10:59', true],
    ['11:00', false],
  ])('at %s: %s', (clock, expected) => {
    expect(sumsUpNight({ ...emptyCareLog(), feed }, at(`2026-05-06T${clock}`), ZONE)).toBe(expected);
  });

  test('needs a recent feed or sleep', () => {
    const now = at('2026-05-06T07:00');
    const sleep = [aSleep({ startTime: '2026-05-05T20:30', endTime: '2026-05-06T06:30' })];
    expect(sumsUpNight({ ...emptyCareLog(), sleep }, now, ZONE)).toBe(true);
    const earlier = [aSleep({ startTime: '2026-05-05T20:30', endTime: '2026-05-05T22:30' })];
    const diaper = [aDiaper({ date: '2026-05-06', time: '06:00' })];
    expect(sumsUpNight({ ...emptyCareLog(), sleep: earlier, diaper }, now, ZONE)).toBe(false);
  });
});
