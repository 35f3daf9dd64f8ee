import { describe, expect, test } from 'vitest';
import { pauseTimer, startTimer, switchSide, type Timer } from '#domain/kinds/timer.ts';
import { MINUTE, settledMomentOf } from '#domain/time/when.ts';
import { ozFrom, US_UNITS, volumeIn } from '#domain/units/units.ts';
import { aDiaper, aFeed, aSleep } from '#testing/builders.ts';
import { emptyCareLog } from './care-record.ts';
import { bottleChoices, careStateOf, stateSentence } from './care-state.ts';
import { earlier } from './quick-record.ts';

const now = settledMomentOf('2026-05-06T12:00', 'America/Los_Angeles').at;
const NOTHING = emptyCareLog();

describe('the next side', () => {
  test('is opposite to the side where the last breastfeed ended', () => {
    const feeds = [
      aFeed({ startTime: '08:00', endTime: '08:10', type: 'left', sessionId: 's' }),
      aFeed({ startTime: '08:11', endTime: '08:20', type: 'right', sessionId: 's' }),
    ];
    const { nextSide } = careStateOf({ ...NOTHING, feed: feeds }, [], now);
    expect(nextSide).toEqual({ side: 'left', endedOn: 'right' });
  });

  test('is not reset by a bottle in between', () => {
    const feeds = [
      aFeed({ type: 'left' }),
      aFeed({ startTime: '10:00', endTime: '10:10', type: 'bottle', amountOz: 3 }),
    ];
    expect(careStateOf({ ...NOTHING, feed: feeds }, [], now).nextSide?.side).toBe('right');
  });

  test('is unknown after sides of unknown order, and the sentence has no “then”', () => {
    const sides = { sessionId: 's', orderUnknown: true } as const;
    const feeds = [
      aFeed({ startTime: '11:00', endTime: '11:08', type: 'right', ...sides }),
      aFeed({ startTime: '11:08', endTime: '11:18', type: 'left', ...sides }),
    ];
    const state = careStateOf({ ...NOTHING, feed: feeds }, [], now);
    expect(state.nextSide).toBeNull();
    const words = stateSentence(state, now, US_UNITS);
    expect(words).toContain('right breast, 8 min, order unknown; left breast, 10 min, order unknown.');
    expect(words).not.toMatch(/then|Next/);
  });

  test('is unknown before the first breastfeed, and ignores a future one', () => {
    expect(careStateOf(NOTHING, [], now).nextSide).toBeNull();
    const feeds = [aFeed({ startTime: '14:00', endTime: '14:10' })];
    expect(careStateOf({ ...NOTHING, feed: feeds }, [], now).nextSide).toBeNull();
  });
});

describe('the sentence', () => {
  test('has the last feed, next side with reason, last wet and dirty, and wake time', () => {
    const log = {
      ...NOTHING,
      feed: [aFeed({ startTime: '10:00', endTime: '10:12', type: 'left' })],
      diaper: [aDiaper({ time: '09:00', type: 'dirty' }), aDiaper({ time: '11:30', type: 'wet' })],
      sleep: [aSleep({ startTime: '2026-05-06T10:15', endTime: '2026-05-06T11:15' })],
    };
    expect(stateSentence(careStateOf(log, [], now), now, US_UNITS)).toBe(
      'Fed 2 h ago: left breast, 12 min. Next side right: the last breastfeed ended on the left. ' +
        'Last wet 30 min ago, dirty 3 h ago. Awake for 45 min.',
    );
  });

  test('does not call a baby awake if a sleep is likely missing', () => {
    const slept = (endTime: string) => {
      const sleeps = [aSleep({ startTime: '2026-05-06T02:00', endTime })];
      return stateSentence(careStateOf({ ...NOTHING, sleep: sleeps }, [], now), now, US_UNITS);
    };
    expect(slept('2026-05-06T04:00')).toBe('Awake for 8 h.');
    expect(slept('2026-05-06T03:59')).toBe('No sleep logged for 8 h 1 min.');
  });

  test('has both sides of a sitting', () => {
    const feeds = [
      aFeed({ startTime: '10:00', endTime: '10:12', type: 'left', sessionId: 's' }),
      aFeed({ startTime: '10:12', endTime: '10:17', type: 'right', sessionId: 's' }),
    ];
    expect(stateSentence(careStateOf({ ...NOTHING, feed: feeds }, [], now), now, US_UNITS)).toMatch(
      /^Fed 2 h ago: left breast, 12 min, then right breast, 5 min\./,
    );
  });

  test('counts from the start of the sitting, and puts the bottle after the breast', () => {
    const feeds = [
      aFeed({ startTime: '09:00', endTime: '09:40', type: 'left' }),
      aFeed({ startTime: '09:50', endTime: '10:05', type: 'bottle', amountOz: 1 }),
    ];
    expect(stateSentence(careStateOf({ ...NOTHING, feed: feeds }, [], now), now, US_UNITS)).toMatch(
      /^Fed 3 h ago: left breast, 40 min, then bottle, 1 oz\./,
    );
  });

  test('uses the feed that began last, even if an earlier one ended later', () => {
    const feeds = [
      aFeed({ startTime: '05:00', endTime: '11:50', type: 'left' }),
      aFeed({ startTime: '10:00', endTime: '10:10', type: 'right' }),
    ];
    expect(stateSentence(careStateOf({ ...NOTHING, feed: feeds }, [], now), now, US_UNITS)).toMatch(
      /^Fed 2 h ago: right breast, 10 min\./,
    );
  });

  test('counts a mixed diaper as both', () => {
    const state = careStateOf({ ...NOTHING, diaper: [aDiaper({ time: '11:00', type: 'mixed' })] }, [], now);
    expect([state.lastWetAt, state.lastDirtyAt]).toEqual([now - 60 * MINUTE, now - 60 * MINUTE]);
  });

  test('leaves out a diaper and a sleep in the future', () => {
    const diapers = [
      aDiaper({ time: '11:30' }),
      aDiaper({ time: '13:00' }),
      aDiaper({ time: '13:00', type: 'dirty' }),
    ];
    const sleeps = [aSleep({ startTime: '2026-05-06T13:00', endTime: '2026-05-06T14:00' })];
    const state = careStateOf({ ...NOTHING, diaper: diapers, sleep: sleeps }, [], now);
    expect(state).toMatchObject({ lastWetAt: now - 30 * MINUTE, lastDirtyAt: null, sleep: null });
  });

  test("accepts entries up to five minutes ahead from another phone's clock", () => {
    const feeds = [aFeed({ startTime: '12:03', endTime: '12:03', type: 'bottle', amountOz: 3 })];
    const diapers = [aDiaper({ time: '12:04' })];
    const sleeps = [aSleep({ startTime: '2026-05-06T11:00', endTime: '2026-05-06T12:02' })];
    const said = stateSentence(
      careStateOf({ ...NOTHING, feed: feeds, diaper: diapers, sleep: sleeps }, [], now),
      now,
      US_UNITS,
    );
    expect(said).toBe('Fed just now: bottle, 3 oz. Last wet just now. Awake for 0 min.');
  });

  test('has the running timer', () => {
    const author = { device: 'd', now: now - 7 * MINUTE };
    const timers = [
      startTimer('baby-1', 'feed', 'right', author),
      startTimer('baby-1', 'sleep', null, author),
    ];
    expect(stateSentence(careStateOf(NOTHING, timers, now), now, US_UNITS)).toBe(
      'Feeding on the right, 7 min so far. Asleep for 7 min.',
    );
  });

  test('has the time at the current side and the time of the whole feed', () => {
    const at = (minutes: number) => ({ device: 'd', now: now - minutes * MINUTE });
    const said = (timer: Timer) => stateSentence(careStateOf(NOTHING, [timer], now), now, US_UNITS);
    const switched = switchSide(startTimer('baby-1', 'feed', 'left', at(17)), at(5));
    expect(said(switched)).toBe('Feeding on the right, 5 min; 17 min in all.');
    expect(said(pauseTimer(switched, at(2)))).toBe('Feed paused on the right after 3 min; 15 min in all.');
  });

  test('of an empty log is an invitation', () => {
    expect(stateSentence(careStateOf(NOTHING, [], now), now, US_UNITS)).toBe(
      'Ready when you are: one tap, and it is logged.',
    );
  });
});

describe('one-tap bottles', () => {
  const bottle = (startTime: string, amountOz: number) =>
    aFeed({ startTime, endTime: startTime, type: 'bottle', amountOz });

  test('offer the last, the usual and one step up', () => {
    const feeds = [bottle('01:00', 3), bottle('04:00', 3), bottle('07:00', 3), bottle('10:00', 4)];
    expect(bottleChoices(feeds, 'oz')).toEqual([3, 4, 4.5]);
  });

  test('are unique', () => {
    expect(bottleChoices([bottle('01:00', 4), bottle('04:00', 4)], 'oz')).toEqual([4, 4.5]);
  });

  const inMl = (...ounces: number[]) => {
    const feeds = ounces.map((oz, index) => bottle(`0${index}:00`, oz));
    return bottleChoices(feeds, 'ml').map((oz) => volumeIn(oz, 'ml'));
  };

  test.each([
    ['ounces', [3, 3, 4], [90, 120, 150]],
    ['half ounces', [3.5], [105, 120]],
    ['eight ounces', [8], [240, 270]],
    ['a spoonful of ounces', [0.1], [5, 10]],
    ['milliliters', [ozFrom(120, 'ml')], [120, 150]],
    ['milliliters between two marks', [ozFrom(125, 'ml')], [125, 150]],
    ['a few milliliters', [ozFrom(2.5, 'ml')], [2.5, 10]],
    ['tens of milliliters', [ozFrom(20, 'ml')], [20, 30]],
    ['ounces and the same in milliliters', [4, ozFrom(120, 'ml')], [120, 150]],
  ])('are round in ml after %s', (_, ounces, shown) => expect(inMl(...ounces)).toEqual(shown));

  test('are round in oz after milliliters', () => {
    expect(bottleChoices([bottle('01:00', ozFrom(120, 'ml'))], 'oz')).toEqual([4, 4.5]);
    expect(bottleChoices([bottle('01:00', 2.75)], 'oz')).toEqual([2.75, 3.25]);
  });

  test('are one default amount before the first bottle', () => {
    expect(bottleChoices([], 'oz')).toEqual([2]);
  });
});

test('“10 min ago” moves a record over midnight into the day before', () => {
  const moved = earlier({ kind: 'diaper', record: aDiaper({ time: '00:05' }) }, 10);
  expect(moved.record).toMatchObject({ date: '2026-05-05', time: '23:55' });
  const feed = earlier({ kind: 'feed', record: aFeed({ startTime: '00:05', endTime: '00:20' }) }, 10);
  expect(feed.record).toMatchObject({ date: '2026-05-05', startTime: '23:55', endTime: '00:10' });
});
