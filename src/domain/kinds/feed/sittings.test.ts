import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startTimer, switchSide, type Timer } from '#domain/kinds/timer.ts';
import { isOneOf } from '#domain/shape.ts';
import { addDays, HOUR, MINUTE } from '#domain/time/when.ts';
import { aFeed } from '#testing/builders.ts';
import { FEED_TYPES } from './feed.ts';
import { breastTimeBefore, settleOrder, sittingsOf } from './sittings.ts';

const left = aFeed({ startTime: '03:00', endTime: '03:10', type: 'left', sessionId: 's' });

/**
 * Makes a feed from "left 08:00 08:12", or from "left 08:00 08:12 s" with the `sessionId` s. A time before 6:00 is on
 * the next day.
 */
function feedFrom(words: string) {
  const [type = '', startTime = '', endTime = startTime, sessionId] = words.split(' ');
  if (!isOneOf(FEED_TYPES, type)) throw new Error(words);
  const date = startTime < '06' ? '2026-05-07' : '2026-05-06';
  return aFeed({ type, startTime, endTime, date, ...(sessionId && { sessionId }) });
}

const countOf = (feeds: readonly string[]) => sittingsOf(feeds.map(feedFrom)).length;

describe('a feed of a sitting', () => {
  test.each([
    ['hours later', { startTime: '07:00', endTime: '07:10' }],
    ['to the next day', { date: '2026-05-07', startTime: '03:12', endTime: '03:20' }],
    ['to before the others', { date: '2026-05-05', startTime: '23:00', endTime: '23:10' }],
  ])('starts another sitting if an edit moves it %s', (_, moved) => {
    const right = aFeed({ ...moved, type: 'right', sessionId: 's' });
    expect(sittingsOf([left, right]).map((feeds) => feeds.length)).toEqual([1, 1]);
  });

  test('stays in the sitting if an edit moves it by minutes, even after a long pause', () => {
    const right = aFeed({ startTime: '04:30', endTime: '04:40', type: 'right', sessionId: 's' });
    expect(sittingsOf([left, right])).toEqual([[left, right]]);
  });
});

describe('a bottle', () => {
  test.each([
    ['joins a breastfeed that ended 30 minutes ago', ['left 08:00 08:12', 'bottle 08:42 08:50'], 1],
    ['joins no breastfeed that ended 31 minutes ago', ['left 08:00 08:12', 'bottle 08:43 08:50'], 2],
    ['joins a breastfeed that is under way', ['left 08:00 08:50', 'bottle 08:05 08:10'], 1],
    ['joins a breastfeed that begins at the same time', ['bottle 08:00 08:10', 'left 08:00 08:12'], 1],
    ['joins a breastfeed across midnight', ['left 23:40 23:55', 'bottle 00:10 00:20'], 1],
    ['joins a sitting of both breasts', ['left 08:00 08:10 s', 'right 08:11 08:20 s', 'bottle 08:45'], 1],
    [
      'joins a sitting that holds a bottle',
      ['left 08:00 08:10 s', 'bottle 08:11 08:11 s', 'bottle 08:40'],
      1,
    ],
    [
      'does not extend the 30 minutes for another bottle',
      ['left 08:00 08:10', 'bottle 08:30 08:45', 'bottle 08:50'],
      2,
    ],
    [
      'does not extend the 30 minutes for the other breast',
      ['left 08:00 08:10', 'bottle 08:35', 'right 08:45 08:55'],
      2,
    ],
    [
      'does not prevent the other breast from joining',
      ['left 08:00 08:10', 'bottle 08:12', 'right 08:15 08:25'],
      1,
    ],
    [
      'joins within 30 minutes after the second breast',
      ['left 08:00 08:10', 'right 08:30 08:40', 'bottle 09:05'],
      1,
    ],
    ['is its own sitting if it comes first', ['bottle 08:00 08:10', 'left 08:12 08:22'], 2],
    ['joins no other bottle', ['bottle 08:00 08:10', 'bottle 08:12 08:20'], 2],
    ['joins the breastfeed after an earlier bottle', ['bottle 08:00', 'left 08:05 08:15', 'bottle 08:20'], 2],
    ['joins no feed that was never ended', ['left 08:00 14:00', 'bottle 11:00', 'bottle 14:10'], 3],
    [
      'joins the longer of two entries of one feed',
      ['left 08:00 08:30', 'left 08:02 08:10', 'bottle 08:50'],
      2,
    ],
  ])('%s', (_, feeds, count) => expect(countOf(feeds)).toBe(count));

  test('joins an imported breastfeed whose end is before its start', () => {
    const startedAt = left.startedAt;
    const backwards = { ...left, endedAt: startedAt - 40 * MINUTE };
    const bottleAt = (minutes: number) =>
      aFeed({
        type: 'bottle',
        startedAt: startedAt + minutes * MINUTE,
        endedAt: startedAt + minutes * MINUTE,
      });
    expect(sittingsOf([backwards, bottleAt(10)])).toHaveLength(1);
    expect(sittingsOf([backwards, bottleAt(31)])).toHaveLength(2);
  });
});

describe('a cluster of eight feeds in an evening', () => {
  const evening = (feedAt: (clock: (minute: number) => string, index: number) => string[]) =>
    Array.from({ length: 8 }, (_, index) => {
      const clock = (minute: number) => `${18 + Math.floor(index / 2)}:${30 * (index % 2) + minute}`;
      return feedAt((minute) => clock(minute).replace(/:(\d)$/, ':0$1'), index);
    }).flat();

  test('counts as eight sittings at one breast', () => {
    expect(countOf(evening((at) => [`left ${at(0)} ${at(10)}`]))).toBe(8);
  });

  // The source counts both breasts within 30 minutes as one session. A third breastfeed never joins.
  test('counts as four sittings at alternating breasts with pauses of 20 minutes', () => {
    const sides = (index: number) => (index % 2 ? 'right' : 'left');
    const alternating = evening((at, index) => [`${sides(index)} ${at(0)} ${at(10)}`]).map(feedFrom);
    expect(sittingsOf(alternating).map((sitting) => sitting.length)).toEqual([2, 2, 2, 2]);
  });

  test('counts as eight sittings at alternating breasts with pauses of 31 minutes', () => {
    const hourly = ['14', '15', '16', '17', '18', '19', '20', '21'];
    const feeds = hourly.map((hour, index) => `${index % 2 ? 'right' : 'left'} ${hour}:00 ${hour}:29`);
    expect(countOf(feeds)).toBe(8);
  });

  test('counts as eight sittings at both breasts each time', () => {
    const both = evening((at, index) => {
      const sides = index % 2 ? ['left', 'right'] : ['right', 'left'];
      return [`${sides[0]} ${at(0)} ${at(6)} ${index}`, `${sides[1]} ${at(7)} ${at(12)} ${index}`];
    });
    expect(countOf(both)).toBe(8);
  });

  test('counts as eight sittings with a bottle after each breastfeed', () => {
    expect(countOf(evening((at) => [`right ${at(0)} ${at(10)}`, `bottle ${at(14)} ${at(20)}`]))).toBe(8);
  });

  test('counts as eight sittings if the first is a bottle', () => {
    const first = evening((at, index) => [index ? `left ${at(0)} ${at(10)}` : `bottle ${at(0)}`]);
    expect(countOf(first)).toBe(8);
  });

  test('counts as eight sittings with bottles alone', () => {
    expect(countOf(evening((at) => [`bottle ${at(0)} ${at(15)}`]))).toBe(8);
  });
});

describe('the order of the sides', () => {
  const unknown = { sessionId: 's', orderUnknown: true } as const;
  const marksOf = (...feeds: Parameters<typeof aFeed>[0][]) =>
    settleOrder(feeds.map((feed) => aFeed(feed))).map(({ orderUnknown }) => orderUnknown === true);

  test('is unknown while two sides of one session are marked', () => {
    expect(marksOf({ ...unknown, type: 'left' }, { ...unknown, type: 'right' })).toEqual([true, true]);
  });

  test('is known for a side that is alone, or after an edit of the other side', () => {
    expect(marksOf({ ...unknown, type: 'left' })).toEqual([false]);
    expect(marksOf({ ...unknown, type: 'left' }, { type: 'right', sessionId: 's' })).toEqual([false, false]);
    expect(marksOf({ ...unknown, type: 'left' }, { ...unknown, sessionId: 't' })).toEqual([false, false]);
  });
});

describe('sittings', () => {
  const feed = fc.record({
    type: fc.constantFrom('left', 'right', 'bottle'),
    start: fc.integer({ min: 0, max: 600 }),
    length: fc.integer({ min: -10, max: 240 }),
    session: fc.option(fc.constantFrom('a', 'b')),
  });
  const feeds = fc.array(feed, { maxLength: 14 }).map((list) =>
    list.map(({ type, start, length, session }) => {
      const startedAt = left.startedAt + start * MINUTE;
      const endedAt = startedAt + length * MINUTE;
      return aFeed({ type, startedAt, endedAt, ...(session && { sessionId: session }) });
    }),
  );
  const idsOf = (sittings: readonly { id: string }[][]) => sittings.map((one) => one.map(({ id }) => id));

  test('hold every feed once, in order of time', () => {
    fc.assert(
      fc.property(feeds, (list) => {
        const sittings = sittingsOf(list);
        expect(new Set(idsOf(sittings).flat())).toEqual(new Set(list.map(({ id }) => id)));
        expect(sittings.flat()).toHaveLength(list.length);
        const starts = sittings.map((one) => one[0]?.startedAt ?? 0);
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      }),
    );
  });

  test('do not depend on the order of the feeds, and are idempotent', () => {
    fc.assert(
      fc.property(feeds, fc.infiniteStream(fc.nat()), (list, keys) => {
        const sittings = sittingsOf(list);
        const shuffled = list
          .map((one) => ({ one, key: keys.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ one }) => one);
        expect(idsOf(sittingsOf(shuffled))).toEqual(idsOf(sittings));
        expect(idsOf(sittingsOf(sittings.flat()))).toEqual(idsOf(sittings));
      }),
    );
  });

  test('begin with a breastfeed or are a single bottle, unless they share a session', () => {
    fc.assert(
      fc.property(feeds, (list) => {
        for (const [first, ...others] of sittingsOf(list.map(({ sessionId: _, ...one }) => one))) {
          if (first?.type === 'bottle') expect(others).toEqual([]);
        }
      }),
    );
  });

  test('are eight a day with a top-up bottle after each of eight breastfeeds', () => {
    const days = [0, 1, 2, 3].flatMap((count) =>
      ['00', '03', '06', '09', '12', '15', '18', '21'].flatMap((hour) => {
        const date = addDays('2026-05-06', count);
        return [
          aFeed({ date, startTime: `${hour}:00`, endTime: `${hour}:20`, type: 'left' }),
          aFeed({ date, startTime: `${hour}:25`, endTime: `${hour}:25`, type: 'bottle', amountOz: 1 }),
        ];
      }),
    );
    expect(sittingsOf(days)).toHaveLength(32);
  });
});

describe('breastTimeBefore', () => {
  const before = feedFrom('left 08:00 08:12');
  const at = (minutes: number) => ({ device: 'd', now: before.endedAt + minutes * MINUTE });
  const minutesBefore = (timer: Timer, feeds = [before]) =>
    breastTimeBefore(timer, feeds, before.endedAt + HOUR) / MINUTE;

  test('counts the other breast of the same sitting, and no bottle', () => {
    const timer = startTimer('baby-1', 'feed', 'right', at(10));
    expect(minutesBefore(timer, [before, feedFrom('bottle 08:13 08:20')])).toBe(12);
  });

  test('is 0 for a feed that begins a new sitting', () => {
    expect(minutesBefore(startTimer('baby-1', 'feed', 'right', at(31)))).toBe(0);
    expect(minutesBefore(startTimer('baby-1', 'feed', 'left', at(5)))).toBe(0);
    expect(minutesBefore(startTimer('baby-1', 'feed', 'right', at(5)), [])).toBe(0);
  });

  test('does not count the segments of the timer itself', () => {
    const timer = startTimer('baby-1', 'feed', 'left', at(60));
    expect(minutesBefore(switchSide(timer, at(70)))).toBe(0);
  });
});
