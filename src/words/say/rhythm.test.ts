import { expect, test } from 'vitest';
import { emptyCareLog } from '#domain/log/care-record.ts';
import { rhythmOf } from '#domain/summaries/rhythm.ts';
import { rhythmFigures } from '#domain/summaries/rhythm-figures.ts';
import { aBaby, aFeed, aSleep } from '#testing/builders.ts';
import { speechIn } from '#testing/speech.ts';
import { describeRhythm } from './rhythm.ts';

const EMPTY = emptyCareLog();

const describe = (days: ReturnType<typeof rhythmOf>, today = '2026-06-01', startHour = 0) =>
  describeRhythm(
    rhythmFigures(days, { today, zone: 'America/Los_Angeles', baby: aBaby() }),
    startHour,
    speechIn('en-US'),
  );

test('describes a rhythm with its counts and its mean', () => {
  const sleeps = [
    aSleep({ startTime: '2026-05-05T22:00', endTime: '2026-05-06T06:00', isNight: true }),
    aSleep({ startTime: '2026-05-06T10:00', endTime: '2026-05-06T12:00' }),
    aSleep({ startTime: '2026-05-06T17:30', endTime: '2026-05-06T19:00' }),
  ];
  const days = rhythmOf(
    { ...EMPTY, feed: [aFeed()], sleep: sleeps },
    { from: '2026-05-05', to: '2026-05-07' },
    'America/Los_Angeles',
  );
  expect(describe(days)).toBe(
    '3 days, one row each, midnight to midnight. 1 feed and 4 stretches of sleep, split at midnight. On days with a full sleep log, 9 h 30 min asleep on average.',
  );
});

test('leaves today out of the mean of sleep', () => {
  const sleep = (day: string, from: string, to: string) =>
    aSleep({ startTime: `${day}T${from}:00`, endTime: `${day}T${to}:00` });
  const sleeps = [
    ...['2026-05-05', '2026-05-06'].flatMap((day) => [sleep(day, '06', '10'), sleep(day, '14', '18')]),
    sleep('2026-05-06', '20', '22'),
  ];
  const days = rhythmOf(
    { ...EMPTY, sleep: sleeps },
    { from: '2026-05-05', to: '2026-05-06' },
    'America/Los_Angeles',
  );
  expect(describe(days, '2026-05-06')).toContain('On days with a full sleep log, 8 h asleep');
  expect(describe(days.slice(1), '2026-05-06')).not.toContain('on average');
});

test('counts both sides of a sitting as one feed, on the day it began', () => {
  const feeds = [
    aFeed({ date: '2026-05-05', startTime: '23:50', endTime: '00:05', sessionId: 's' }),
    aFeed({ date: '2026-05-06', startTime: '00:06', endTime: '00:20', type: 'right', sessionId: 's' }),
  ];
  const days = rhythmOf(
    { ...EMPTY, feed: feeds },
    { from: '2026-05-05', to: '2026-05-06' },
    'America/Los_Angeles',
  );
  expect(describe(days)).toContain('1 feed and no sleep.');
  expect(days.map((day) => day.feeds)).toEqual([[feeds[0]?.startedAt], []]);
});

test('counts every clock change of a year', () => {
  const days = rhythmOf(EMPTY, { from: '2025-05-07', to: '2026-05-06' }, 'America/Los_Angeles');
  expect(describe(days)).toContain('The clocks changed on 2 of these days.');
});

test('names a clock change and omits what was not logged', () => {
  const days = rhythmOf(EMPTY, { from: '2026-03-08', to: '2026-03-08' }, 'America/Los_Angeles');
  expect(describe(days)).toBe(
    '1 day, midnight to midnight. 0 feeds and no sleep. The clocks changed on one of these days.',
  );
});

test('says where rows begin that do not begin at midnight', () => {
  const days = rhythmOf(EMPTY, { from: '2026-05-05', to: '2026-05-07' }, 'America/Los_Angeles');
  expect(describe(days, undefined, 19)).toMatch(
    /^3 days, counted midnight to midnight\. Rows begin at 7 PM the evening before\./,
  );
});
