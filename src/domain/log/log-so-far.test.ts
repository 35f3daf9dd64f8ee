import { describe, expect, test } from 'vitest';
import type { Segment, Timer } from '#domain/kinds/timer.ts';
import { summarizeDays } from '#domain/summaries/day-summary.ts';
import { MINUTE, settledMomentOf } from '#domain/time/when.ts';
import { aDiaper, aFeed, aGrowth, aSleep, TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { emptyCareLog } from './care-record.ts';
import { isToCome, logSoFar, withRunning } from './log-so-far.ts';

const at = (wall: string) => settledMomentOf(wall, TEST_ZONE).at;
const NOON = at(`${TEST_DAY}T12:00`);
const EMPTY = emptyCareLog();

function aTimer(kind: Timer['kind'], ...segments: Segment[]): Timer {
  const createdAt = segments[0]?.startedAt ?? 0;
  return {
    id: `${kind} timer`,
    babyId: 'baby-1',
    kind,
    segments,
    createdAt,
    updatedAt: createdAt,
    updatedBy: 'd',
  };
}

describe('logSoFar', () => {
  const log = {
    ...emptyCareLog(),
    feed: [aFeed(), aFeed({ startTime: '13:00', endTime: '13:20' })],
    diaper: [aDiaper(), aDiaper({ time: '15:30' })],
    sleep: [aSleep(), aSleep({ startTime: `${TEST_DAY}T22:00`, endTime: `${TEST_DAY}T23:30` })],
    growth: [aGrowth(), aGrowth({ date: '2026-05-07' })],
  };

  test('leaves out future entries of every kind', () => {
    const soFar = logSoFar(log, NOON);
    expect(soFar.feed).toEqual(log.feed.slice(0, 1));
    expect(soFar.diaper).toEqual(log.diaper.slice(0, 1));
    expect(soFar.sleep).toEqual(log.sleep.slice(0, 1));
    expect(soFar.growth).toEqual(log.growth.slice(0, 1));
  });

  test('tolerates a clock that is up to five minutes fast', () => {
    const diapers = [aDiaper({ at: NOON + 5 * MINUTE }), aDiaper({ at: NOON + 5 * MINUTE + 1 })];
    expect(logSoFar({ ...EMPTY, diaper: diapers }, NOON).diaper).toEqual(diapers.slice(0, 1));
  });

  test('ends entries in progress at now, and marks them as running', () => {
    const nap = aSleep({ startTime: `${TEST_DAY}T11:40`, endTime: `${TEST_DAY}T13:00` });
    const feed = aFeed({ startTime: '11:50', endTime: '12:10' });
    const soFar = logSoFar({ ...EMPTY, sleep: [nap], feed: [feed] }, NOON);
    const cut = { endedAt: NOON, running: 'open' };
    expect([soFar.sleep[0], soFar.feed[0]]).toEqual([
      { ...nap, ...cut },
      { ...feed, ...cut },
    ]);
  });

  test('does not cut an entry that ends within five minutes from now', () => {
    const feed = aFeed({ startedAt: NOON - MINUTE, endedAt: NOON + 4 * MINUTE });
    expect(logSoFar({ ...EMPTY, feed: [feed] }, NOON).feed).toEqual([feed]);
  });

  test('counts a weighing from midnight in its own zone', () => {
    const tokyo = aGrowth({ date: '2026-05-07', zone: 'Asia/Tokyo' });
    const early = at(`${TEST_DAY}T07:50`);
    expect(logSoFar({ ...EMPTY, growth: [tokyo] }, early).growth).toEqual([]);
    expect(logSoFar({ ...EMPTY, growth: [tokyo] }, early + 10 * MINUTE).growth).toEqual([tokyo]);
  });
});

test('isToCome is true for an entry that begins in more than five minutes', () => {
  const entry = (time: string) => ({ kind: 'diaper' as const, record: aDiaper({ time }) });
  expect(['11:59', '12:05', '12:06'].map((time) => isToCome(entry(time), NOON))).toEqual([
    false,
    false,
    true,
  ]);
});

describe('withRunning', () => {
  const night = aTimer('sleep', { side: null, startedAt: at('2026-05-05T21:00'), endedAt: null });
  const morning = at(`${TEST_DAY}T03:30`);

  test('adds a running sleep up to now, marked as open', () => {
    const log = withRunning(EMPTY, [night], morning, TEST_ZONE);
    expect(log.sleep).toMatchObject([
      { startTime: '2026-05-05T21:00', endTime: '2026-05-06T03:30', isNight: true, running: 'open' },
    ]);
  });

  test('splits the minutes of a running night between its two days', () => {
    const log = withRunning(EMPTY, [night], morning, TEST_ZONE);
    const days = summarizeDays(log, '2026-05-05', TEST_DAY, TEST_ZONE);
    expect(days.map(({ sleeps, sleepMinutes }) => [sleeps, sleepMinutes])).toEqual([
      [1, 180],
      [0, 210],
    ]);
  });

  test.each([
    ['2026-03-08', 'spring', 120],
    ['2026-11-01', 'fall', 240],
  ])('counts elapsed minutes on %s, when clocks change in %s', (day, _, minutes) => {
    const timer = aTimer('sleep', { side: null, startedAt: at(`${day}T00:30`), endedAt: null });
    const log = withRunning(EMPTY, [timer], at(`${day}T03:30`), TEST_ZONE);
    expect(summarizeDays(log, day, day, TEST_ZONE)[0]?.sleepMinutes).toBe(minutes);
  });

  test('adds the segments of a paused feed, without its pauses', () => {
    const feed = aTimer(
      'feed',
      { side: 'left', startedAt: NOON - 30 * MINUTE, endedAt: NOON - 20 * MINUTE },
      { side: 'right', startedAt: NOON - 18 * MINUTE, endedAt: NOON - 10 * MINUTE },
    );
    const [day] = summarizeDays(withRunning(EMPTY, [feed], NOON, TEST_ZONE), TEST_DAY, TEST_DAY, TEST_ZONE);
    expect(day).toMatchObject({ feeds: 1, leftMinutes: 10, rightMinutes: 8 });
  });

  test('leaves only the last segment open, and none of a paused feed', () => {
    const left = { side: 'left', startedAt: NOON - 30 * MINUTE, endedAt: NOON - 20 * MINUTE } as const;
    const right = { side: 'right', startedAt: NOON - 18 * MINUTE } as const;
    const marks = (endedAt: number | null) =>
      withRunning(EMPTY, [aTimer('feed', left, { ...right, endedAt })], NOON, TEST_ZONE).feed.map(
        ({ running }) => running,
      );
    expect(marks(null)).toEqual(['ended', 'open']);
    expect(marks(NOON - 10 * MINUTE)).toEqual(['ended', 'ended']);
  });

  test('marks the day of the running kind only', () => {
    const feed = aTimer('feed', { side: 'left', startedAt: NOON - 30 * MINUTE, endedAt: null });
    const log = withRunning({ ...EMPTY, sleep: [aSleep()] }, [feed], NOON, TEST_ZONE);
    expect(summarizeDays(log, TEST_DAY, TEST_DAY, TEST_ZONE)[0]?.running).toEqual({ feed: 'open' });
  });

  test('adds nothing for a timer that seems forgotten', () => {
    const feed = aTimer('feed', { side: 'left', startedAt: NOON - 9 * 60 * MINUTE, endedAt: null });
    expect(withRunning(EMPTY, [feed], NOON, TEST_ZONE)).toEqual(EMPTY);
  });

  test('leaves out a timer whose entry is saved', () => {
    const saved = { ...EMPTY, sleep: [aSleep({ id: night.id })] };
    expect(withRunning(saved, [night], morning, TEST_ZONE)).toEqual(saved);
  });
});
