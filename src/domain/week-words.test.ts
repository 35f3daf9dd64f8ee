import { describe, expect, test } from 'vitest';
import { aBaby, aDiaper, aFeed, aSleep } from '#testing/builders.ts';
import { METRIC_UNITS, US_UNITS } from './units.ts';
import { summarizeWeek } from './week-summary.ts';
import {
  changeOf,
  describeComparison,
  describeMeans,
  describeWeek,
  formatMeasure,
  type Measure,
  measuresOf,
} from './week-words.ts';
import { settledMomentOf } from './when.ts';

const LA = 'America/Los_Angeles';
const at = (wall: string) => settledMomentOf(wall, LA).at;
const [feeds, left, , , bottle] = measuresOf('feed') as [Measure, Measure, Measure, Measure, Measure];
const [asleep] = measuresOf('sleep') as [Measure];

const log = {
  feeds: [
    aFeed({ date: '2026-04-27', endTime: '08:30' }),
    aFeed({ date: '2026-04-28' }),
    aFeed({ date: '2026-05-04', endTime: '08:10' }),
    aFeed({ date: '2026-05-05', type: 'bottle', amountOz: 4 }),
    aFeed({ date: '2026-05-05', startTime: '12:00', endTime: '12:10', type: 'bottle', amountOz: 3.46 }),
  ],
  diapers: [],
  sleeps: [aSleep({ startTime: '2026-05-04T10:00', endTime: '2026-05-04T11:30' })],
  growths: [],
};
const past = summarizeWeek(aBaby(), log, '2026-05-03', LA, at('2026-06-01T12:00'));
const running = summarizeWeek(aBaby(), log, '2026-05-03', LA, at('2026-05-05T14:05'));

test('figures read as a parent says them', () => {
  expect(formatMeasure(feeds, past.totals, US_UNITS)).toBe('3');
  expect(formatMeasure(feeds, past.daily.means, US_UNITS)).toBe('1.5');
  expect(formatMeasure(asleep, past.totals, US_UNITS)).toBe('1 h 30 min');
  expect(formatMeasure(bottle, past.totals, US_UNITS)).toBe('7.5 oz');
  expect(formatMeasure(bottle, past.totals, METRIC_UNITS)).toBe('221 ml');
});

describe('a change', () => {
  test('is signed, with its words beside it', () => {
    expect(changeOf(feeds, past, US_UNITS)).toEqual({ amount: 1, text: '1' });
    expect(changeOf(left, past, US_UNITS)).toEqual({ amount: -40, text: '40 min' });
    expect(changeOf(bottle, past, US_UNITS)).toEqual({ amount: 7.5, text: '7.5 oz' });
  });

  test('is the difference of what is shown: equal figures never differ', () => {
    const diapers = [aDiaper({ date: '2026-04-27' })];
    const feeds = [
      aFeed({ date: '2026-04-28', type: 'bottle', amountOz: 4.01 }),
      aFeed({ date: '2026-05-04', type: 'bottle', amountOz: 4.04 }),
    ];
    const week = summarizeWeek(aBaby(), { ...log, feeds, diapers }, '2026-05-03', LA, at('2026-06-01T12:00'));
    expect(changeOf(bottle, week, US_UNITS)?.amount).toBe(0);
  });

  test('is not made up of a kind that one of the weeks has not', () => {
    expect(changeOf(asleep, past, US_UNITS)).toBeNull();
  });

  test('is not made up where the week before has no entries', () => {
    const first = summarizeWeek(aBaby(), { ...log, feeds: [] }, '2026-05-03', LA, at('2026-06-01T12:00'));
    expect(changeOf(feeds, first, US_UNITS)).toBeNull();
    expect(describeComparison(first, 'en-US')).toBe(
      'Nothing was logged in the week before, Apr 26 – May 2, 2026, so there is no change to show.',
    );
  });
});

test('a week that is over says what it is compared with', () => {
  expect(describeWeek(past, 'en-US')).toBe('May 3 – 9, 2026');
  expect(describeComparison(past, 'en-US')).toBe(
    'Changes are against the week before, Apr 26 – May 2, 2026. Only 2 days of it have entries.',
  );
  expect(describeMeans(past)).toBe('Daily means are over the 2 whole days with entries.');
});

test('a week that is running says so', () => {
  expect(describeWeek(running, 'en-US')).toBe('May 3 – 9, 2026, so far');
  expect(describeComparison(running, 'en-US')).toBe(
    'Changes are against the week before, Apr 26 – May 2, 2026, up to Tuesday 2:05 PM. Only 2 days of it have entries.',
  );
  expect(describeMeans(running)).toBe('Daily means are over the one whole day with entries.');
});

test('a week without a whole day says when means will come', () => {
  const fresh = summarizeWeek(aBaby(), log, '2026-05-03', LA, at('2026-05-03T08:00'));
  expect(describeMeans(fresh)).toBe('Daily means come with the first whole day that has entries.');
});
