import { describe, expect, test } from 'vitest';
import { pauseTimer, startTimer, switchSide, type Timer } from '#domain/kinds/timer.ts';
import { emptyCareLog } from '#domain/log/care-record.ts';
import { type CareState, careStateOf } from '#domain/log/care-state.ts';
import { MINUTE, settledMomentOf } from '#domain/time/when.ts';
import { US_UNITS } from '#domain/units/units.ts';
import { aDiaper, aFeed, aSleep } from '#testing/builders.ts';
import { speechIn } from '#testing/speech.ts';
import { figureParts, stateCells } from './care-state.ts';

const now = settledMomentOf('2026-05-06T12:00', 'America/Los_Angeles').at;
const NOTHING = emptyCareLog();
const speech = speechIn('en-US');

/** Returns the sentences of what is known. */
function told(state: CareState): string {
  const cells = stateCells(state, now, US_UNITS, speech);
  return cells
    .filter(({ figure }) => figure !== null)
    .map(({ sentence }) => sentence)
    .join(' ');
}

describe('the sentences', () => {
  test('have the last feed, the last wet and dirty, and wake time', () => {
    const log = {
      ...NOTHING,
      feed: [aFeed({ startTime: '10:00', endTime: '10:12', type: 'left' })],
      diaper: [aDiaper({ time: '09:00', type: 'dirty' }), aDiaper({ time: '11:30', type: 'wet' })],
      sleep: [aSleep({ startTime: '2026-05-06T10:15', endTime: '2026-05-06T11:15' })],
    };
    expect(told(careStateOf(log, [], now))).toBe(
      'Fed 2 h ago · left 12 min. ' + 'Last wet 30 min ago, dirty 3 h ago. Awake for 45 min.',
    );
  });

  test('does not call a baby awake if a sleep is likely missing', () => {
    const slept = (endTime: string) => {
      const sleeps = [aSleep({ startTime: '2026-05-06T02:00', endTime })];
      return told(careStateOf({ ...NOTHING, sleep: sleeps }, [], now));
    };
    expect(slept('2026-05-06T04:00')).toBe('Awake for 8 h.');
    expect(slept('2026-05-06T03:59')).toBe('No sleep logged for 8 h 1 min.');
  });

  test('has both sides of a sitting', () => {
    const feeds = [
      aFeed({ startTime: '10:00', endTime: '10:12', type: 'left', sessionId: 's' }),
      aFeed({ startTime: '10:12', endTime: '10:17', type: 'right', sessionId: 's' }),
    ];
    expect(told(careStateOf({ ...NOTHING, feed: feeds }, [], now))).toMatch(
      /^Fed 2 h ago · left 12 min, right 5 min\./,
    );
  });

  test('says that the order of the sides is unknown, and names no next side', () => {
    const sides = { sessionId: 's', orderUnknown: true } as const;
    const feeds = [
      aFeed({ startTime: '11:00', endTime: '11:08', type: 'right', ...sides }),
      aFeed({ startTime: '11:08', endTime: '11:18', type: 'left', ...sides }),
    ];
    expect(told(careStateOf({ ...NOTHING, feed: feeds }, [], now))).toBe(
      'Fed 1 h ago · right 8 min, left 10 min, order unknown.',
    );
  });

  test('says "so far" for a feed that has not ended', () => {
    const feeds = [aFeed({ startTime: '11:30', endTime: '12:30', type: 'left' })];
    expect(told(careStateOf({ ...NOTHING, feed: feeds }, [], now))).toMatch(
      /^Fed 30 min ago · left 30 min so far\./,
    );
  });

  test('has a bottle without an amount', () => {
    const feeds = [aFeed({ startTime: '11:00', endTime: '11:00', type: 'bottle', amountOz: null })];
    expect(told(careStateOf({ ...NOTHING, feed: feeds }, [], now))).toBe('Fed 1 h ago · bottle.');
  });

  test('counts from the start of the sitting, and puts the bottle after the breast', () => {
    const feeds = [
      aFeed({ startTime: '09:00', endTime: '09:40', type: 'left' }),
      aFeed({ startTime: '09:50', endTime: '10:05', type: 'bottle', amountOz: 1 }),
    ];
    expect(told(careStateOf({ ...NOTHING, feed: feeds }, [], now))).toMatch(
      /^Fed 3 h ago · left 40 min, 1 oz bottle\./,
    );
  });

  test('uses the feed that began last, even if an earlier one ended later', () => {
    const feeds = [
      aFeed({ startTime: '05:00', endTime: '11:50', type: 'left' }),
      aFeed({ startTime: '10:00', endTime: '10:10', type: 'right' }),
    ];
    expect(told(careStateOf({ ...NOTHING, feed: feeds }, [], now))).toMatch(/^Fed 2 h ago · right 10 min\./);
  });

  test('accepts entries of another phone whose clock is up to five minutes ahead', () => {
    const feeds = [aFeed({ startTime: '12:03', endTime: '12:03', type: 'bottle', amountOz: 3 })];
    const diapers = [aDiaper({ time: '12:04' })];
    const sleeps = [aSleep({ startTime: '2026-05-06T11:00', endTime: '2026-05-06T12:02' })];
    const said = told(careStateOf({ ...NOTHING, feed: feeds, diaper: diapers, sleep: sleeps }, [], now));
    expect(said).toBe('Fed just now · 3 oz bottle. Last wet just now. Awake for 0 min.');
  });

  test('has the running timer', () => {
    const author = { device: 'd', now: now - 7 * MINUTE };
    const timers = [
      startTimer('baby-1', 'feed', 'right', author),
      startTimer('baby-1', 'sleep', null, author),
    ];
    expect(told(careStateOf(NOTHING, timers, now))).toBe(
      'Feeding on the right, 7 min so far. Asleep for 7 min.',
    );
  });

  test('has the time at the current side and the time of the whole feed', () => {
    const at = (minutes: number) => ({ device: 'd', now: now - minutes * MINUTE });
    const said = (timer: Timer) => told(careStateOf(NOTHING, [timer], now));
    const switched = switchSide(startTimer('baby-1', 'feed', 'left', at(17)), at(5));
    expect(said(switched)).toBe('Feeding on the right, 5 min; 17 min total.');
    expect(said(pauseTimer(switched, at(2)))).toBe('Feed paused on the right after 3 min; 15 min total.');
  });

  test('have the time at the breast before the timer, if it is one sitting', () => {
    const author = { device: 'd', now: now - 5 * MINUTE };
    const before = [aFeed({ startTime: '11:40', endTime: '11:52', type: 'left' })];
    const timers = [startTimer('baby-1', 'feed', 'right', author)];
    expect(told(careStateOf({ ...NOTHING, feed: before }, timers, now))).toBe(
      'Feeding on the right, 5 min; 17 min total.',
    );
  });

  test('tell what is not known yet', () => {
    const cells = stateCells(careStateOf(NOTHING, [], now), now, US_UNITS, speech);
    expect(cells.map(({ figure, sentence }) => [figure, sentence])).toEqual([
      [null, 'No feed yet'],
      [null, 'No diaper yet'],
      [null, 'No sleep yet'],
    ]);
  });
});

describe('the cells', () => {
  test('have the words and the detail of each figure', () => {
    const log = {
      ...NOTHING,
      feed: [aFeed({ startTime: '10:00', endTime: '10:00', type: 'bottle', amountOz: 4 })],
      diaper: [aDiaper({ time: '09:00', type: 'dirty' }), aDiaper({ time: '11:30', type: 'wet' })],
      sleep: [aSleep({ startTime: '2026-05-06T10:15', endTime: '2026-05-06T11:15' })],
    };
    const cells = stateCells(careStateOf(log, [], now), now, US_UNITS, speech);
    expect(cells.map(({ figure, words, detail }) => [figure, words, detail])).toEqual([
      [120 * MINUTE, 'since feed', '4\u00a0oz bottle'],
      [30 * MINUTE, 'since wet', 'dirty 3\u00a0h\u00a000'],
      [45 * MINUTE, 'awake', null],
    ]);
  });

  test('have the dirty diaper alone if no wet one is known', () => {
    const diaper = [aDiaper({ time: '09:00', type: 'dirty' })];
    const [, cell] = stateCells(careStateOf({ ...NOTHING, diaper }, [], now), now, US_UNITS, speech);
    expect(cell).toMatchObject({ figure: 180 * MINUTE, words: 'since dirty', detail: null });
  });
});

test.each([
  [0, '0 min'],
  [59.9, '59 min'],
  [60, '1 h 00'],
  [170, '2 h 50'],
  [35 * 60 + 59, '35 h 59'],
  [36 * 60, '2 days'],
])('the figure of %d minutes is %s', (minutes, figure) => {
  expect(figureParts(minutes * MINUTE, (text) => text, speech).join('')).toBe(figure);
});
