import { describe, expect, test } from 'vitest';
import { emptyCareLog } from '#domain/log/care-record.ts';
import { changeOf, spanOf } from '#domain/summaries/changes.ts';
import { type Measure, measuresOf } from '#domain/summaries/measures.ts';
import { detailsOf } from '#domain/summaries/period-details.ts';
import { type PeriodSummary, summarizePeriod } from '#domain/summaries/period-summary.ts';
import { addDays, daysFromTo, settledMomentOf } from '#domain/time/when.ts';
import { METRIC_UNITS, ozFrom, US_UNITS } from '#domain/units/units.ts';
import { aBaby, aDiaper, aFeed, aSleep } from '#testing/builders.ts';
import { speechIn } from '#testing/speech.ts';
import {
  columnHead,
  describeComparison,
  describeLogging,
  describePeriod,
  describeUnmeasured,
  formatCell,
  formatMeasure,
  withSign,
} from './period.ts';

const SPEECH = speechIn('en-US');
const LA = 'America/Los_Angeles';
const at = (wall: string) => settledMomentOf(wall, LA).at;
const [feeds, left, , , drunk] = measuresOf('feed') as [Measure, Measure, Measure, Measure, Measure];
const [asleep] = measuresOf('sleep') as [Measure];

const log = {
  ...emptyCareLog(),
  feed: [
    aFeed({ date: '2026-04-27', endTime: '08:30' }),
    aFeed({ date: '2026-04-28' }),
    aFeed({ date: '2026-04-29', type: 'right' }),
    aFeed({ date: '2026-04-30', type: 'right' }),
    aFeed({ date: '2026-05-04', endTime: '08:10' }),
    aFeed({ date: '2026-05-05', type: 'bottle', amountOz: 4 }),
    aFeed({ date: '2026-05-05', startTime: '12:00', endTime: '12:10', type: 'bottle', amountOz: 3.46 }),
  ],
  sleep: [aSleep({ startTime: '2026-05-04T10:00', endTime: '2026-05-04T11:30' })],
};
const WEEK = { from: '2026-05-03', to: '2026-05-09' };
const past = summarizePeriod(aBaby(), log, WEEK, LA, at('2026-06-01T12:00'));
const running = summarizePeriod(aBaby(), log, WEEK, LA, at('2026-05-05T14:05'));
/** Four days of the week have ended. Two of them have entries. */
const thursday = summarizePeriod(aBaby(), log, WEEK, LA, at('2026-05-07T23:00'));
/** Makes an entry every four hours, so that the day has no gap. */
const completeDay = (date: string) =>
  ['02:00', '06:00', '10:00', '14:00', '18:00', '22:00'].map((startTime) =>
    aFeed({ date, startTime, endTime: startTime }),
  );

/**
 * Returns the comparisons of the figures that are not sums over days. Each is a change, or the balance of the period
 * before.
 */
const comparisonsIn = (kind: 'feed' | 'sleep', summary: PeriodSummary) =>
  detailsOf(kind, summary).flatMap((detail) => {
    if (detail.code === 'milk') return [];
    return [detail.code === 'balance' ? detail.before : detail.change];
  });

test('adds the unit to the head of a column, and formats its cells', () => {
  expect(columnHead(asleep, US_UNITS, SPEECH)).toEqual({ name: 'Asleep', unit: 'h:mm' });
  expect(columnHead(drunk, METRIC_UNITS, SPEECH)).toEqual({ name: 'Bottle', unit: 'ml' });
  expect([formatCell(asleep, 845, SPEECH), formatCell(left, 70, SPEECH)]).toEqual(['14:05', '70']);
});

test('adds "so far" to a period that is not over', () => {
  expect([spanOf(running), spanOf(past)]).toEqual(['runningWeek', 'week']);
  const days = { from: '2026-04-26', to: '2026-05-09' };
  const [now, later] = ['2026-05-05T14:05', '2026-06-01T12:00'].map((wall) =>
    spanOf(summarizePeriod(aBaby(), log, days, LA, at(wall))),
  );
  expect([now, later]).toEqual(['runningDays', 'days']);
});

test('shows figures in everyday units', () => {
  expect(formatMeasure(feeds, past.totals, US_UNITS, SPEECH)).toBe('3');
  expect(formatMeasure(asleep, past.totals, US_UNITS, SPEECH)).toBe('1 h 30 min');
  expect(formatMeasure(drunk, past.totals, US_UNITS, SPEECH)).toBe('7.5 oz');
  expect(formatMeasure(drunk, past.totals, METRIC_UNITS, SPEECH)).toBe('221 ml');
  const colostrum = { ...past.totals, bottleOz: ozFrom(2.5, 'ml') };
  expect(formatMeasure(drunk, colostrum, METRIC_UNITS, SPEECH), 'as typed').toBe('2.5 ml');
});

describe('a change', () => {
  test('is signed', () => {
    expect(changeOf(feeds, thursday, US_UNITS)).toBe(-1);
    expect(changeOf(left, thursday, US_UNITS)).toBe(-40);
    expect(changeOf(drunk, thursday, US_UNITS)).toBe(7.5);
  });

  test('keeps its sign in short form', () => {
    expect(withSign(1, '1')).toBe('+1');
    expect(withSign(-40, '40 min')).toBe('−40 min');
  });

  test('is the difference of the shown values, so equal figures have none', () => {
    const bottle = (date: string, amountOz: number) => aFeed({ date, type: 'bottle', amountOz });
    const before = daysFromTo('2026-04-27', '2026-04-30').map((day) => bottle(day, 1.0025));
    const during = daysFromTo('2026-05-04', '2026-05-07').map((day) => bottle(day, 1.01));
    const feeds = [...before, ...during];
    const week = summarizePeriod(aBaby(), { ...log, feed: feeds }, WEEK, LA, at('2026-06-01T12:00'));
    expect(changeOf(drunk, week, US_UNITS)).toBe(0);
  });

  test('is absent if a kind is missing in one of the weeks', () => {
    expect(changeOf(asleep, thursday, US_UNITS)).toBeNull();
  });

  test('is absent if the baby was born during or after the week before', () => {
    const feeds = daysFromTo('2026-04-29', '2026-05-07').flatMap(completeDay);
    const weekOf = (birthDate: string) =>
      summarizePeriod(aBaby({ birthDate }), { ...log, feed: feeds }, WEEK, LA, at('2026-06-01T12:00'));
    const second = weekOf('2026-04-27');
    const [measure] = measuresOf('feed') as [Measure];
    expect(changeOf(measure, second, US_UNITS)).toBeNull();
    expect(comparisonsIn('feed', second)).toEqual([null, null]);
    expect(describeComparison(second, SPEECH)).toBe(
      'No comparison yet: Juniper was born during or after the week before.',
    );
    expect(changeOf(measure, weekOf('2026-04-26'), US_UNITS)).toBe(6);
  });

  describe('is absent if fewer than half of the days before have entries', () => {
    const monthOf = (more: Partial<typeof log>, now = '2026-06-01T12:00') => {
      const period = { from: '2026-04-10', to: '2026-05-09' };
      return summarizePeriod(aBaby({ birthDate: '2026-01-01' }), { ...log, ...more }, period, LA, at(now));
    };
    const from = (first: string) => daysFromTo(first, '2026-05-09').flatMap(completeDay);

    test('counting entries of any kind', () => {
      const month = monthOf({ feed: from('2026-04-09') });
      expect(changeOf(feeds, month, US_UNITS)).toBeNull();
      expect(comparisonsIn('feed', month)).toEqual([null, null]);
      expect(describeComparison(month, SPEECH)).toBe(
        'No comparison: only 1 day has entries Mar 11 – Apr 9, 2026.',
      );
    });

    test('counting entries of the kind itself', () => {
      const nights = daysFromTo('2026-04-09', '2026-05-09').map((day) =>
        aSleep({ startTime: `${day}T01:00`, endTime: `${day}T05:00` }),
      );
      const month = monthOf({ feed: from('2026-03-26'), sleep: nights });
      expect(changeOf(asleep, month, US_UNITS)).toBeNull();
      expect(comparisonsIn('sleep', month)).toEqual([null]);
      expect(changeOf(feeds, month, US_UNITS)).toBe(90);
    });

    test('counting only entries before the compared time', () => {
      const running = (first: string) => monthOf({ feed: from(first) }, '2026-04-12T01:00');
      expect(changeOf(feeds, running('2026-03-13'), US_UNITS)).toBeNull();
      expect(changeOf(feeds, running('2026-03-12'), US_UNITS)).toBe(6);
    });
  });

  describe('is absent if fewer than half of the period’s days have entries', () => {
    const before = daysFromTo('2026-04-26', '2026-05-02').flatMap(completeDay);
    const weekOf = (days: readonly string[], now = '2026-06-01T12:00') => {
      const feeds = [...before, ...days.flatMap(completeDay)];
      return summarizePeriod(aBaby(), { ...log, feed: feeds, sleep: [] }, WEEK, LA, at(now));
    };

    test('counting all days of a period that has ended', () => {
      const thin = weekOf(['2026-05-03', '2026-05-04']);
      expect(changeOf(feeds, thin, US_UNITS)).toBeNull();
      expect(comparisonsIn('feed', thin)).toEqual([null, null]);
      expect(describeComparison(thin, SPEECH)).toBe('No comparison: only 2 days of that week have entries.');
      expect(changeOf(feeds, weekOf(daysFromTo('2026-05-03', '2026-05-06')), US_UNITS)).toBe(-18);
    });

    test('counting today if it has entries', () => {
      const days = ['2026-05-04', '2026-05-06'];
      expect(changeOf(feeds, weekOf(days, '2026-05-06T12:00'), US_UNITS)).not.toBeNull();
      const early = weekOf(days, '2026-05-06T01:00');
      expect(changeOf(feeds, early, US_UNITS)).toBeNull();
      expect(describeComparison(early, SPEECH)).toBe('No comparison: only 1 day of this week has entries.');
    });

    test('says so if no day has entries', () => {
      expect(describeComparison(weekOf([]), SPEECH)).toBe('No comparison: nothing was logged that week.');
    });
  });

  test('is absent if the week before has no entries', () => {
    const first = summarizePeriod(aBaby(), { ...log, feed: [] }, WEEK, LA, at('2026-06-01T12:00'));
    expect(changeOf(feeds, first, US_UNITS)).toBeNull();
    expect(describeComparison(first, SPEECH)).toBe('No comparison: nothing was logged Apr 26 – May 2, 2026.');
  });
});

test('names the comparison of a week that has ended', () => {
  expect(describePeriod(past, SPEECH)).toBe('May 3 – 9, 2026');
  const feeds = [...log.feed, aFeed({ date: '2026-05-06' }), aFeed({ date: '2026-05-07' })];
  const fuller = summarizePeriod(aBaby(), { ...log, feed: feeds }, WEEK, LA, at('2026-06-01T12:00'));
  expect(describeComparison(fuller, SPEECH)).toBe(
    'Compared with the week before, Apr 26 – May 2, 2026. Only 4 of those days have entries.',
  );
});

test('says that a week is running', () => {
  expect(describePeriod(running, SPEECH)).toBe('May 3 – 9, 2026, so far');
  expect(describeComparison(running, SPEECH)).toBe(
    'Compared with last week, Apr 26 – May 2, 2026, up to the same time Tuesday. Only 2 of those days have entries.',
  );
});

test('counts all days before, even if the compared time is soon after midnight', () => {
  const days = (from: string, count: number) => daysFromTo(from, addDays(from, count - 1));
  const feeds = [...days('2026-04-26', 7), ...days('2026-05-03', 6)].flatMap(completeDay);
  const atNight = summarizePeriod(aBaby(), { ...log, feed: feeds }, WEEK, LA, at('2026-05-09T01:30'));
  expect(describeComparison(atNight, SPEECH)).toBe(
    'Compared with last week, Apr 26 – May 2, 2026, up to the same time Saturday.',
  );
});

test('names the day in a longer running period, which repeats weekdays', () => {
  const feeds = daysFromTo('2026-04-12', '2026-05-04').flatMap(completeDay);
  const days = { from: '2026-04-26', to: '2026-05-09' };
  const summary = summarizePeriod(aBaby(), { ...log, feed: feeds }, days, LA, at('2026-05-05T14:05'));
  expect(describeComparison(summary, SPEECH)).toBe(
    'Compared with the 14 days before, Apr 12 – 25, 2026, up to the same time on Apr 21.',
  );
});

test('names other periods by their number of days', () => {
  const feeds = daysFromTo('2026-04-19', '2026-05-02').flatMap(completeDay);
  const period = { from: '2026-04-26', to: '2026-05-09' };
  const summary = summarizePeriod(aBaby(), { ...log, feed: feeds }, period, LA, at('2026-06-01T12:00'));
  expect(describeComparison(summary, SPEECH)).toBe(
    'Compared with the 14 days before, Apr 12 – 25, 2026. Only 7 of those days have entries.',
  );
});

describe('how complete the log is', () => {
  const weekOf = (feeds: ReturnType<typeof completeDay>, now: string) =>
    describeLogging(
      summarizePeriod(aBaby(), { ...log, feed: feeds, sleep: [] }, WEEK, LA, at(now)),
      'screen',
      SPEECH,
    );

  test('is given with the number of days in the means', () => {
    expect(weekOf([...completeDay('2026-05-03'), ...completeDay('2026-05-04')], '2026-05-06T12:00')).toBe(
      'Averages use the 2 full days so far.',
    );
    expect(weekOf(completeDay('2026-05-03'), '2026-05-04T12:00')).toBe('Averages use the 1 full day so far.');
  });

  test('counts no day before the birth', () => {
    const baby = aBaby({ birthDate: '2026-05-06' });
    const feeds = ['2026-05-06', '2026-05-07'].flatMap(completeDay);
    const summary = summarizePeriod(
      baby,
      { ...log, feed: feeds, diaper: [aDiaper({ date: '2026-05-06' })], sleep: [] },
      WEEK,
      LA,
      at('2026-05-08T00:30'),
    );
    expect(describeLogging(summary, 'screen', SPEECH)).toContain('feeds 2 and diapers 1, of 2.');
  });

  test('includes no day before the birth in a mean', () => {
    const early = { ...log, feed: completeDay('2026-05-03'), sleep: [] };
    const before = summarizePeriod(
      aBaby({ birthDate: '2026-05-04' }),
      early,
      WEEK,
      LA,
      at('2026-06-01T12:00'),
    );
    expect(before.daily.feed.days).toBe(0);
  });

  test('is given for each logged kind', () => {
    const diapers = [aDiaper({ date: '2026-05-03', time: '09:00' })];
    const feeds = completeDay('2026-05-03');
    const summary = summarizePeriod(
      aBaby(),
      { ...log, feed: feeds, diaper: diapers, sleep: [] },
      WEEK,
      LA,
      at('2026-05-04T12:00'),
    );
    expect(describeLogging(summary, 'screen', SPEECH)).toBe(
      'Averages use full days: feeds 1 and diapers 0, of 1. A diamond marks a gap: more than 8 hours without a feed, 10–12 hours without a diaper.',
    );
  });

  test('explains what a gap is', () => {
    const feeds = [...completeDay('2026-05-03'), ...completeDay('2026-05-04').slice(2)];
    expect(weekOf(feeds, '2026-05-06T12:00')).toBe(
      'Averages use the 1 full day so far. A diamond marks a gap: more than 8 hours without a feed.',
    );
  });

  test('names both gap lengths in the week in which the baby turns half a year', () => {
    const feeds = [...completeDay('2026-05-03'), ...completeDay('2026-05-04').slice(3)];
    const baby = aBaby({ birthDate: '2025-11-05' });
    const summary = summarizePeriod(
      baby,
      { ...log, feed: feeds, sleep: [] },
      WEEK,
      LA,
      at('2026-06-01T12:00'),
    );
    expect(describeLogging(summary, 'screen', SPEECH)).toContain('more than 10–12 hours without a feed.');
  });

  test('says when means will appear if no day is complete', () => {
    expect(weekOf([], '2026-05-03T08:00')).toBe(
      'Averages start with the first full day: one that’s over and has no gaps.',
    );
  });

  test('is given for the period before as well', () => {
    const before = ['26', '27', '28', '29', '30'].flatMap((day) => completeDay(`2026-04-${day}`));
    const feeds = [
      ...before,
      ...completeDay('2026-05-01').slice(2),
      ...completeDay('2026-05-02').slice(2),
      ...daysFromTo('2026-05-04', '2026-05-07').flatMap(completeDay),
    ];
    const summary = summarizePeriod(aBaby(), { ...log, feed: feeds }, WEEK, LA, at('2026-06-01T12:00'));
    expect(describeComparison(summary, SPEECH)).toMatch(/\. 2 of those days have gaps in the log\.$/);
  });
});

test('bottles without an amount are mentioned beside the volume of the others', () => {
  const unmeasured = aFeed({ date: '2026-05-06', type: 'bottle', amountOz: null });
  const also = aFeed({ date: '2026-05-07', type: 'bottle', amountOz: null });
  const told = (...more: (typeof unmeasured)[]) =>
    describeUnmeasured(
      summarizePeriod(aBaby(), { ...log, feed: [...log.feed, ...more] }, WEEK, LA, at('2026-06-01T12:00')),
      SPEECH,
    );
  expect(told()).toBeNull();
  const alone = { ...log, feed: [unmeasured] };
  expect(describeUnmeasured(summarizePeriod(aBaby(), alone, WEEK, LA, at('2026-06-01T12:00')), SPEECH)).toBe(
    '1 bottle has no amount, so the total isn’t known.',
  );
  expect(told(unmeasured)).toBe('1 bottle has no amount, so the total is higher than shown.');
  const known = aFeed({ date: '2026-05-05', type: 'bottle', amountOz: 3 });
  const complete = [...completeDay('2026-05-05'), known, ...completeDay('2026-05-06')];
  expect(told(...complete, unmeasured)).toBe(
    '1 bottle has no amount, so the total is higher than shown. The average uses the other days.',
  );
  expect(told(unmeasured, also)).toBe('2 bottles have no amount, so the total is higher than shown.');
});

describe('figures that are not sums of days', () => {
  test('are the balance of the sides, the time between feeds, the longest sleep', () => {
    const before = daysFromTo('2026-04-26', '2026-04-29');
    const feeds = [
      ...before.map((date) => aFeed({ date, endTime: '08:30' })),
      aFeed({ date: '2026-05-04', startTime: '08:00', endTime: '08:12' }),
      aFeed({ date: '2026-05-04', startTime: '10:30', endTime: '10:38', type: 'right' }),
      aFeed({ date: '2026-05-04', startTime: '18:00', endTime: '18:00', type: 'bottle', amountOz: 3 }),
      aFeed({ date: '2026-05-05', startTime: '00:10', endTime: '00:10', type: 'bottle', amountOz: 3 }),
    ];
    const sleeps = [
      ...before.map((day) => aSleep({ startTime: `${day}T10:00`, endTime: `${day}T11:00` })),
      aSleep({ startTime: '2026-05-04T12:00', endTime: '2026-05-04T14:30' }),
      aSleep({ startTime: '2026-05-04T14:40', endTime: '2026-05-04T17:00' }),
    ];
    const summary = summarizePeriod(
      aBaby(),
      { ...log, feed: feeds, sleep: sleeps },
      WEEK,
      LA,
      at('2026-05-05T12:00'),
    );
    expect(detailsOf('feed', summary)).toEqual([
      { code: 'balance', now: { left: 60, right: 40 }, before: { left: 100, right: 0 } },
      { code: 'feedsByDay', minutes: 300, longestMinutes: 450, change: null },
      { code: 'feedsAtNight', minutes: 370, longestMinutes: 370, change: null },
    ]);
    expect(detailsOf('sleep', summary)).toEqual([
      { code: 'longestSleep', minutes: 150, day: '2026-05-04', running: false, change: 90 },
    ]);
    expect(detailsOf('diaper', summary)).toEqual([]);
  });

  test('are absent without data', () => {
    const nothing = emptyCareLog();
    const summary = summarizePeriod(aBaby(), nothing, WEEK, LA, at('2026-06-01T12:00'));
    expect([...detailsOf('feed', summary), ...detailsOf('sleep', summary)]).toEqual([]);
  });
});
