import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { feedsOf } from '#domain/kinds/feed/feed-timer.ts';
import { emptyCareLog } from '#domain/log/care-record.ts';
import { entriesOfTimer, exceededDays, seemsForgotten } from '#domain/log/timed-kinds.ts';
import { newId } from '#domain/record.ts';
import { summarizeDays } from '#domain/summaries/day-summary.ts';
import { minutesOf } from '#domain/time/stretches.ts';
import { HOUR, MINUTE } from '#domain/time/when.ts';
import {
  backdateTimer,
  elapsed,
  isRunning,
  pauseTimer,
  resumeTimer,
  sideOf,
  startOf,
  startTimer,
  switchSide,
  type Timer,
} from './timer.ts';

const zone = 'America/Los_Angeles';
const EMPTY = emptyCareLog();
const start = Date.parse('2026-05-06T10:00:00Z');
const at = (minutes: number) => ({ device: 'd', now: start + minutes * MINUTE });

function breastfeed(): Timer {
  return startTimer('olive', 'feed', 'left', at(0));
}

describe('a timer', () => {
  test('runs from its first tap, to the second', () => {
    const timer = breastfeed();
    expect(elapsed(timer, start + 83_000)).toBe(83_000);
    expect(isRunning(timer)).toBe(true);
  });

  test('leaves out pauses', () => {
    const resumed = resumeTimer(pauseTimer(breastfeed(), at(5)), at(20));
    expect(elapsed(resumed, at(22).now)).toBe(7 * MINUTE);
    expect(sideOf(resumed)).toBe('left');
  });

  test('is unchanged by resuming it while it runs', () => {
    const timer = breastfeed();
    expect(resumeTimer(timer, at(3))).toBe(timer);
  });

  test('counts each side', () => {
    const timer = switchSide(breastfeed(), at(8));
    expect(elapsed(timer, at(11).now, 'left')).toBe(8 * MINUTE);
    expect(elapsed(timer, at(11).now, 'right')).toBe(3 * MINUTE);
  });

  test('continues at the other side when switched while paused', () => {
    const timer = switchSide(pauseTimer(breastfeed(), at(4)), at(9));
    expect([sideOf(timer), isRunning(timer), elapsed(timer, at(10).now)]).toEqual([
      'right',
      true,
      5 * MINUTE,
    ]);
  });

  test('can be switched in the past, but not before the previous segment ended', () => {
    const timer = switchSide(breastfeed(), at(8), at(3).now);
    expect([elapsed(timer, at(11).now, 'left'), elapsed(timer, at(11).now, 'right')]).toEqual([
      3 * MINUTE,
      8 * MINUTE,
    ]);
    const early = switchSide(breastfeed(), at(8), at(-30).now);
    expect(early.segments.map(({ startedAt }) => startedAt)).toEqual([start, start]);
    const paused = switchSide(pauseTimer(breastfeed(), at(4)), at(8), at(-30).now);
    expect(paused.segments.at(-1)?.startedAt).toBe(at(4).now);
  });

  test('can begin in the past and be moved further back', () => {
    const timer = backdateTimer(startTimer('olive', 'sleep', null, at(0)), at(-15).now, at(1));
    expect(startOf(timer)).toBe(at(-15).now);
    expect(startOf(backdateTimer(timer, at(-30).now, at(1)))).toBe(at(-30).now);
  });

  test('seems forgotten after an implausible duration, unless it was paused in time', () => {
    const paused = pauseTimer(breastfeed(), at(20));
    expect(seemsForgotten(breastfeed(), at(179).now)).toBe(false);
    expect(seemsForgotten(breastfeed(), at(181).now)).toBe(true);
    expect(seemsForgotten(paused, at(181).now)).toBe(false);
    const late = pauseTimer(breastfeed(), at(181));
    expect(seemsForgotten(late, at(182).now), 'paused too late').toBe(true);
    const switchedLate = pauseTimer(switchSide(breastfeed(), at(181)), at(190));
    expect(seemsForgotten(switchedLate, at(191).now)).toBe(true);
  });

  test('counts only running minutes toward seeming forgotten', () => {
    const goesOn = resumeTimer(pauseTimer(breastfeed(), at(20)), at(170));
    expect(seemsForgotten(goesOn, at(185).now)).toBe(false);
    expect(seemsForgotten(goesOn, at(170 + 161).now)).toBe(true);
  });

  test('is too long for a feed after a day, and for a sleep after two', () => {
    const sleep = startTimer('olive', 'sleep', null, at(0));
    const days = (count: number) => at(count * 24 * 60).now;
    expect(exceededDays(breastfeed(), days(1))).toBeNull();
    expect(exceededDays(breastfeed(), days(1) + 1)).toBe(1);
    expect(exceededDays(sleep, days(2))).toBeNull();
    expect(exceededDays(sleep, days(2) + 1)).toBe(2);
    const goesOn = resumeTimer(pauseTimer(breastfeed(), at(20)), { ...at(0), now: days(2) });
    expect(exceededDays(goesOn, days(2) + HOUR), 'each stretch is a feed').toBeNull();
  });

  test('gives backdated minutes to the intended side, not to a mistaken tap', () => {
    const slip = switchSide(breastfeed(), { ...at(0), now: start + 4000 });
    const paused = pauseTimer(breastfeed(), { ...at(0), now: start + 4000 });
    const wentOn = switchSide(paused, at(10));
    expect(backdateTimer(wentOn, start, at(20)).segments).toEqual(wentOn.segments);
    const moved = backdateTimer(slip, at(-20).now, at(5));
    const feeds = feedsOf(moved, at(10).now, zone, at(10));
    expect(feeds.map((feed) => [feed.type, minutesOf(feed)])).toEqual([['right', 30]]);
    const alone = backdateTimer(pauseTimer(breastfeed(), at(0.1)), at(-20).now, at(5));
    expect(startOf(alone), 'the only stretch is moved').toBe(at(-20).now);
  });

  test('cannot begin after its first segment ended', () => {
    const timer = switchSide(breastfeed(), at(8));
    expect(startOf(backdateTimer(timer, at(60).now, at(61)))).toBe(at(8).now);
  });

  test.each([
    ['paused', (timer: Timer) => pauseTimer(timer, at(-5))],
    ['switched', (timer: Timer) => switchSide(timer, at(-5))],
    ['resumed', (timer: Timer) => resumeTimer(pauseTimer(timer, at(30)), at(-5))],
  ])('%s after the clock was set back keeps the minutes that were timed before', (_, tap) => {
    const timer = switchSide(breastfeed(), at(20));
    expect(tap(timer).segments[0]).toEqual(timer.segments[0]);
    expect(elapsed(tap(timer), at(40).now, 'left')).toBeGreaterThanOrEqual(20 * MINUTE);
  });

  test('is not negative after the clock was set back', () => {
    expect(elapsed(breastfeed(), at(-120).now)).toBe(0);
    expect(feedsOf(breastfeed(), at(-120).now, zone, at(-120)).map(minutesOf)).toEqual([0]);
  });
});

describe('a finished feed', () => {
  test('is one feed if it was at one side', () => {
    expect(feedsOf(breastfeed(), at(12).now, zone, at(12))).toMatchObject([
      { type: 'left', date: '2026-05-06', startTime: '03:00', endTime: '03:12', amountOz: null },
    ]);
    expect(feedsOf(breastfeed(), at(12).now, zone, at(12))[0]).not.toHaveProperty('sessionId');
  });

  test('is two feeds of one sitting if it was at both sides', () => {
    const timer = switchSide(breastfeed(), at(8));
    const feeds = feedsOf(timer, at(14).now, zone, at(14));
    expect(feeds.map((feed) => [feed.type, minutesOf(feed), feed.sessionId])).toEqual([
      ['left', 8, timer.id],
      ['right', 6, timer.id],
    ]);
  });

  test('is another sitting, on its own day, if it continued after more than 30 minutes', () => {
    const late = { device: 'd', now: Date.parse('2026-05-07T06:40:00Z') };
    const into = (minutes: number) => ({ ...late, now: late.now + minutes * MINUTE });
    const paused = pauseTimer(startTimer('olive', 'feed', 'left', late), into(15));
    const counts = (timer: Timer, until: number) => {
      const feeds = feedsOf(timer, into(until).now, zone, into(until));
      return summarizeDays({ ...EMPTY, feed: feeds }, '2026-05-06', '2026-05-07', zone).map(
        (day) => day.feeds,
      );
    };
    expect(counts(switchSide(paused, into(160)), 175)).toEqual([1, 1]);
    expect(counts(switchSide(paused, into(45)), 60), 'a pause of 30 minutes').toEqual([1, 0]);
    expect(counts(resumeTimer(paused, into(40)), 60), 'a pause of 25 minutes at the same side').toEqual([
      1, 0,
    ]);
    const bothSides = pauseTimer(switchSide(paused, into(20)), into(30));
    expect(counts(switchSide(switchSide(bothSides, into(160)), into(170)), 180)).toEqual([1, 1]);
  });

  test('gives the same entries on both phones and when stopped again, for two sittings', () => {
    const one = switchSide(pauseTimer(switchSide(breastfeed(), at(8)), at(14)), at(200));
    const timer = switchSide(one, at(210));
    const sittingsAt = (minute: number) =>
      feedsOf(timer, at(minute).now, zone, at(minute)).map(({ id, sessionId }) => [id, sessionId]);
    const [first, second] = [timer.id, `${timer.id}-3`];
    expect(sittingsAt(220).map(([, sitting]) => sitting)).toEqual([first, first, second, second]);
    expect(sittingsAt(221)).toEqual(sittingsAt(220));
  });

  test('gives the same entries on both phones after a handover while it ran', () => {
    const timer = switchSide(switchSide(breastfeed(), at(8)), at(14));
    const idsAt = (minute: number) => feedsOf(timer, at(minute).now, zone, at(minute)).map(({ id }) => id);
    expect(idsAt(20)).toEqual(idsAt(21));
    expect(new Set([...idsAt(20), timer.id]).size).toBe(3);
    // Ids are in creation order: storage/backup/last-backup.ts finds the latest entry by id.
    const inOrder = [...idsAt(20), newId(at(21).now)];
    expect(inOrder.toSorted()).toEqual(inOrder);
  });

  test('leaves out a side that was tapped by mistake', () => {
    const slip = switchSide(switchSide(breastfeed(), at(8)), { ...at(8), now: at(8).now + 4000 });
    expect(feedsOf(slip, at(14).now, zone, at(14)).map((feed) => [feed.type, minutesOf(feed)])).toEqual([
      ['left', 14],
    ]);
  });

  test('is on the day it began, even over midnight', () => {
    const late = startTimer('olive', 'feed', 'right', {
      device: 'd',
      now: Date.parse('2026-05-07T06:55:00Z'),
    });
    const [feed] = feedsOf(late, Date.parse('2026-05-07T07:10:00Z'), zone, at(99));
    expect(feed).toMatchObject({ date: '2026-05-06', startTime: '23:55', endTime: '00:10' });
  });

  test('keeps its duration through the repeated hour', () => {
    const before = { device: 'd', now: Date.parse('2026-11-01T08:50:00Z') };
    const after = { device: 'd', now: Date.parse('2026-11-01T09:10:00Z') };
    const [feed] = feedsOf(startTimer('olive', 'feed', 'left', before), after.now, zone, after);
    expect([feed?.startTime, feed?.endTime, feed && minutesOf(feed)]).toEqual(['01:50', '01:10', 20]);
  });
});

test('a finished sleep lasts from the first tap to now, and is a night or a nap', () => {
  const timer = startTimer('olive', 'sleep', null, at(0));
  expect(entriesOfTimer(timer, at(90).now, zone, at(90))[0]?.record).toMatchObject({
    startTime: '2026-05-06T03:00',
    endTime: '2026-05-06T04:30',
    isNight: true,
  });
  const bedtime = startTimer('olive', 'sleep', null, at(-510));
  const ended = (minute: number) => entriesOfTimer(bedtime, at(minute).now, zone, at(minute))[0]?.record;
  expect(ended(180)).toMatchObject({
    startTime: '2026-05-05T18:30',
    endTime: '2026-05-06T06:00',
    isNight: true,
  });
  expect(ended(-480)).toMatchObject({ endTime: '2026-05-05T19:00', isNight: false });
});

test('segments keep their order and their sum after any taps', () => {
  const act = fc.tuple(fc.constantFrom('pause', 'resume', 'switch'), fc.integer({ min: -30, max: 90 }));
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      let timer = breastfeed();
      let minute = 0;
      for (const [name, minutes] of acts) {
        minute += minutes;
        const author = at(minute);
        if (name === 'pause') timer = pauseTimer(timer, author);
        else if (name === 'resume') timer = resumeTimer(timer, author);
        else timer = switchSide(timer, author);
      }
      const now = at(minute + 1).now;
      const sides = elapsed(timer, now, 'left') + elapsed(timer, now, 'right');
      expect(sides).toBe(elapsed(timer, now));
      expect(timer.segments.slice(0, -1).every(({ endedAt }) => endedAt !== null)).toBe(true);
      for (const feed of feedsOf(timer, now, zone, at(minute + 1)))
        expect(feed.endedAt).toBeGreaterThanOrEqual(feed.startedAt);
    }),
  );
});
