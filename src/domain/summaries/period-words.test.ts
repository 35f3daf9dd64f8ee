import { describe, expect, test } from 'vitest';
import { emptyCareLog } from '#domain/log/care-record.ts';
import { addDays, daysFromTo, settledMomentOf } from '#domain/time/when.ts';
import { METRIC_UNITS, ozFrom, US_UNITS } from '#domain/units/units.ts';
import { aBaby, aDiaper, aFeed, aSleep } from '#testing/builders.ts';
import { detailsOf } from './period-details.ts';
import { summarizePeriod } from './period-summary.ts';
import {
  changeInAll,
  changeOf,
  describeComparison,
  describeLogging,
  describePeriod,
  describeUnmeasured,
  duringWords,
  formatMeasure,
  type Measure,
  measuresOf,
  signedWords,
} from './period-words.ts';

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
/** Two of the four days that have ended have entries. */
const thursday = summarizePeriod(aBaby(), log, WEEK, LA, at('2026-05-07T23:00'));
/** Entries every four hours: a day without a gap. */
const completeDay = (date: string) =>
  ['02:00', '06:00', '10:00', '14:00', '18:00', '22:00'].map((startTime) =>
    aFeed({ date, startTime, endTime: startTime }),
  );

test('calls the current week "this week" and an ended one "that week"', () => {
  expect([duringWords(running), duringWords(past)]).toEqual(['this week', 'that week']);
  const days = { from: '2026-04-26', to: '2026-05-09' };
  const [now, later] = ['2026-05-05T14:05', '2026-06-01T12:00'].map((wall) =>
    duringWords(summarizePeriod(aBaby(), log, days, LA, at(wall))),
  );
  expect([now, later]).toEqual(['in these 14 days', 'in those 14 days']);
});

test('shows figures in everyday units', () => {
  expect(formatMeasure(feeds, past.totals, US_UNITS)).toBe('3');
  expect(formatMeasure(asleep, past.totals, US_UNITS)).toBe('1 h 30 min');
  expect(formatMeasure(drunk, past.totals, US_UNITS)).toBe('7.5 oz');
  expect(formatMeasure(drunk, past.totals, METRIC_UNITS)).toBe('221 ml');
  const colostrum = { ...past.totals, bottleOz: ozFrom(2.5, 'ml') };
  expect(formatMeasure(drunk, colostrum, METRIC_UNITS), 'as typed').toBe('2.5 ml');
});

describe('a change', () => {
  test('is signed, with words', () => {
    expect(changeOf(feeds, thursday, US_UNITS)).toEqual({ amount: -1, text: '1' });
    expect(changeOf(left, thursday, US_UNITS)).toEqual({ amount: -40, text: '40 min' });
    expect(changeOf(drunk, thursday, US_UNITS)).toEqual({ amount: 7.5, text: '7.5 oz' });
  });

  test('keeps its sign in short form', () => {
    expect(signedWords({ amount: 1, text: '1' })).toBe('+1');
    expect(signedWords({ amount: -40, text: '40 min' })).toBe('−40 min');
    expect(signedWords({ amount: 0, text: '0' })).toBe('no change');
  });

  test('says "in all" for a change of the total', () => {
    expect(changeInAll({ amount: -270, text: '270 ml' })).toBe('−270 ml in all');
    expect(changeInAll({ amount: 0, text: '0' })).toBe('no change in all');
  });

  test('is the difference of the shown values: equal figures never differ', () => {
    const bottle = (date: string, amountOz: number) => aFeed({ date, type: 'bottle', amountOz });
    const before = daysFromTo('2026-04-27', '2026-04-30').map((day) => bottle(day, 1.0025));
    const during = daysFromTo('2026-05-04', '2026-05-07').map((day) => bottle(day, 1.01));
    const feeds = [...before, ...during];
    const week = summarizePeriod(aBaby(), { ...log, feed: feeds }, WEEK, LA, at('2026-06-01T12:00'));
    expect(changeOf(drunk, week, US_UNITS)?.amount).toBe(0);
  });

  test('is absent if a kind is missing in one of the weeks', () => {
    expect(changeOf(asleep, thursday, US_UNITS)).toBeNull();
  });

  test('is absent if the baby was not yet born for all of the week before', () => {
    const feeds = daysFromTo('2026-04-29', '2026-05-07').flatMap(completeDay);
    const weekOf = (birthDate: string) =>
      summarizePeriod(aBaby({ birthDate }), { ...log, feed: feeds }, WEEK, LA, at('2026-06-01T12:00'));
    const second = weekOf('2026-04-27');
    const [measure] = measuresOf('feed') as [Measure];
    expect(changeOf(measure, second, US_UNITS)).toBeNull();
    expect(detailsOf('feed', second).flatMap(({ more }) => more)).not.toContainEqual(
      expect.stringMatching(/before|^[+−]|change/),
    );
    expect(describeComparison(second, 'en-US')).toBe(
      'There is no change to show: Juniper was not born yet when the week before, Apr 26 – May 2, 2026, began.',
    );
    expect(changeOf(measure, weekOf('2026-04-26'), US_UNITS)?.amount).toBe(6);
  });

  describe('is absent if fewer than half of the days before have entries', () => {
    const monthOf = (more: Partial<typeof log>, now = '2026-06-01T12:00') => {
      const period = { from: '2026-04-10', to: '2026-05-09' };
      return summarizePeriod(aBaby({ birthDate: '2026-01-01' }), { ...log, ...more }, period, LA, at(now));
    };
    const from = (first: string) => daysFromTo(first, '2026-05-09').flatMap(completeDay);

    test('of any kind', () => {
      const month = monthOf({ feed: from('2026-04-09') });
      expect(changeOf(feeds, month, US_UNITS)).toBeNull();
      expect(detailsOf('feed', month).flatMap(({ more }) => more)).not.toContainEqual(
        expect.stringMatching(/before|^[+−]|change/),
      );
      expect(describeComparison(month, 'en-US')).toBe(
        'Only 1 day has entries in the 30 days before, Mar 11 – Apr 9, 2026: too few to show a change.',
      );
    });

    test('of the kind itself', () => {
      const nights = daysFromTo('2026-04-09', '2026-05-09').map((day) =>
        aSleep({ startTime: `${day}T01:00`, endTime: `${day}T05:00` }),
      );
      const month = monthOf({ feed: from('2026-03-26'), sleep: nights });
      expect(changeOf(asleep, month, US_UNITS)).toBeNull();
      expect(detailsOf('sleep', month).flatMap(({ more }) => more)).toHaveLength(1);
      expect(changeOf(feeds, month, US_UNITS)?.amount).toBe(90);
    });

    test('up to the compared time', () => {
      const running = (first: string) => monthOf({ feed: from(first) }, '2026-04-12T01:00');
      expect(changeOf(feeds, running('2026-03-13'), US_UNITS)).toBeNull();
      expect(changeOf(feeds, running('2026-03-12'), US_UNITS)?.amount).toBe(6);
    });
  });

  describe('is absent if fewer than half of the days of the period have entries', () => {
    const before = daysFromTo('2026-04-26', '2026-05-02').flatMap(completeDay);
    const weekOf = (days: readonly string[], now = '2026-06-01T12:00') => {
      const feeds = [...before, ...days.flatMap(completeDay)];
      return summarizePeriod(aBaby(), { ...log, feed: feeds, sleep: [] }, WEEK, LA, at(now));
    };

    test('of the days that have ended', () => {
      const thin = weekOf(['2026-05-03', '2026-05-04']);
      expect(changeOf(feeds, thin, US_UNITS)).toBeNull();
      expect(detailsOf('feed', thin).flatMap(({ more }) => more)).not.toContainEqual(
        expect.stringMatching(/before|^[+−]|change/),
      );
      expect(describeComparison(thin, 'en-US')).toBe(
        'Only 2 days have entries that week: too few to show a change.',
      );
      expect(changeOf(feeds, weekOf(daysFromTo('2026-05-03', '2026-05-06')), US_UNITS)?.amount).toBe(-18);
    });

    test('and of today if it has entries', () => {
      const days = ['2026-05-04', '2026-05-06'];
      expect(changeOf(feeds, weekOf(days, '2026-05-06T12:00'), US_UNITS)).not.toBeNull();
      const early = weekOf(days, '2026-05-06T01:00');
      expect(changeOf(feeds, early, US_UNITS)).toBeNull();
      expect(describeComparison(early, 'en-US')).toBe(
        'Only 1 day has entries this week: too few to show a change.',
      );
    });

    test('and the words say so if none has', () => {
      expect(describeComparison(weekOf([]), 'en-US')).toBe(
        'Nothing was logged that week, so there is no change to show.',
      );
    });
  });

  test('is absent if the week before has no entries', () => {
    const first = summarizePeriod(aBaby(), { ...log, feed: [] }, WEEK, LA, at('2026-06-01T12:00'));
    expect(changeOf(feeds, first, US_UNITS)).toBeNull();
    expect(describeComparison(first, 'en-US')).toBe(
      'Nothing was logged in the week before, Apr 26 – May 2, 2026, so there is no change to show.',
    );
  });
});

test('names the comparison of a week that has ended', () => {
  expect(describePeriod(past, 'en-US')).toBe('May 3 – 9, 2026');
  const feeds = [...log.feed, aFeed({ date: '2026-05-06' }), aFeed({ date: '2026-05-07' })];
  const fuller = summarizePeriod(aBaby(), { ...log, feed: feeds }, WEEK, LA, at('2026-06-01T12:00'));
  expect(describeComparison(fuller, 'en-US')).toBe(
    'Changes are against the week before, Apr 26 – May 2, 2026. Only 4 days have entries there.',
  );
});

test('says that a week is running', () => {
  expect(describePeriod(running, 'en-US')).toBe('May 3 – 9, 2026, so far');
  expect(describeComparison(running, 'en-US')).toBe(
    'Changes are against the week before, Apr 26 – May 2, 2026, up to Tuesday 2:05 PM. Only 2 days have entries there.',
  );
});

test('counts all days before, even if the compared time is soon after midnight', () => {
  const days = (from: string, count: number) => daysFromTo(from, addDays(from, count - 1));
  const feeds = [...days('2026-04-26', 7), ...days('2026-05-03', 6)].flatMap(completeDay);
  const atNight = summarizePeriod(aBaby(), { ...log, feed: feeds }, WEEK, LA, at('2026-05-09T01:30'));
  expect(describeComparison(atNight, 'en-US')).toBe(
    'Changes are against the week before, Apr 26 – May 2, 2026, up to Saturday 1:30 AM.',
  );
});

test('names the day in a longer running period, which repeats weekdays', () => {
  const days = { from: '2026-04-26', to: '2026-05-09' };
  const summary = summarizePeriod(aBaby(), log, days, LA, at('2026-05-05T14:05'));
  expect(describeComparison(summary, 'en-US')).toContain('Apr 12 – 25, 2026, up to Apr 21, 2:05 PM');
});

test('names other periods by their number of days', () => {
  const feeds = daysFromTo('2026-04-19', '2026-05-02').flatMap(completeDay);
  const period = { from: '2026-04-26', to: '2026-05-09' };
  const summary = summarizePeriod(aBaby(), { ...log, feed: feeds }, period, LA, at('2026-06-01T12:00'));
  expect(describeComparison(summary, 'en-US')).toBe(
    'Changes are against the 14 days before, Apr 12 – 25, 2026. Only 7 days have entries there.',
  );
});

describe('how complete the log is', () => {
  const weekOf = (feeds: ReturnType<typeof completeDay>, now: string) =>
    describeLogging(summarizePeriod(aBaby(), { ...log, feed: feeds, sleep: [] }, WEEK, LA, at(now)));

  test('is given with the days in the means', () => {
    expect(weekOf([...completeDay('2026-05-03'), ...completeDay('2026-05-04')], '2026-05-06T12:00')).toBe(
      'Daily means are over complete days: feeds 2, of the 3 that are over.',
    );
    expect(weekOf(completeDay('2026-05-03'), '2026-05-04T12:00')).toBe(
      'Daily means are over complete days: feeds 1, of the 1 that is over.',
    );
  });

  test('counts no day before the birth', () => {
    const baby = aBaby({ birthDate: '2026-05-06' });
    const feeds = completeDay('2026-05-06');
    const summary = summarizePeriod(
      baby,
      { ...log, feed: feeds, sleep: [] },
      WEEK,
      LA,
      at('2026-05-08T00:30'),
    );
    expect(describeLogging(summary)).toContain('of the 2 that are over.');
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
    expect(describeLogging(summary)).toBe(
      'Daily means are over complete days: feeds 1, diapers 0, of the 1 that is over. A diamond marks a gap: more than 8 hours without a feed, 10 to 12 without a diaper.',
    );
  });

  test('explains what a gap is', () => {
    const feeds = [...completeDay('2026-05-03'), ...completeDay('2026-05-04').slice(2)];
    expect(weekOf(feeds, '2026-05-06T12:00')).toBe(
      'Daily means are over complete days: feeds 1, of the 3 that are over. A diamond marks a gap: more than 8 hours without a feed.',
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
    expect(describeLogging(summary)).toContain('more than 10 to 12 hours without a feed.');
  });

  test('without a complete day says when means will appear', () => {
    expect(weekOf([], '2026-05-03T08:00')).toBe(
      'Daily means come with the first complete day: one that is over and has no gap in its log.',
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
    expect(describeComparison(summary, 'en-US')).toMatch(/\. There 2 days have gaps in the log\.$/);
  });
});

test('bottles without an amount are listed apart from the volume of the others', () => {
  const unmeasured = aFeed({ date: '2026-05-06', type: 'bottle', amountOz: null });
  const also = aFeed({ date: '2026-05-07', type: 'bottle', amountOz: null });
  const told = (...more: (typeof unmeasured)[]) =>
    describeUnmeasured(
      summarizePeriod(aBaby(), { ...log, feed: [...log.feed, ...more] }, WEEK, LA, at('2026-06-01T12:00')),
    );
  expect(told()).toBeNull();
  const alone = { ...log, feed: [unmeasured] };
  expect(describeUnmeasured(summarizePeriod(aBaby(), alone, WEEK, LA, at('2026-06-01T12:00')))).toBe(
    '1 bottle has no amount: how much was drunk is not known.',
  );
  expect(told(unmeasured)).toBe('1 bottle has no amount: together they held more than is shown.');
  const known = aFeed({ date: '2026-05-05', type: 'bottle', amountOz: 3 });
  const complete = [...completeDay('2026-05-05'), known, ...completeDay('2026-05-06')];
  expect(told(...complete, unmeasured)).toBe(
    '1 bottle has no amount: together they held more than is shown. The mean is over the other days.',
  );
  expect(told(unmeasured, also)).toBe('2 bottles have no amount: together they held more than is shown.');
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
      { label: 'Left and right', text: '60% and 40%', more: ['of the minutes', '100% and 0% before'] },
      {
        label: 'Between feeds, by day',
        text: '5 h',
        more: ['median, start to start', 'longest 7 h 30 min'],
      },
      {
        label: 'Between feeds, at night',
        text: '6 h 10 min',
        more: ['median, start to start', 'longest 6 h 10 min'],
      },
    ]);
    expect(detailsOf('sleep', summary, 'en-US')).toEqual([
      { label: 'Longest stretch', text: '2 h 30 min', more: ['Mon, May 4', '+1 h 30 min'] },
    ]);
    expect(detailsOf('diaper', summary)).toEqual([]);
  });

  test('are absent without data', () => {
    const nothing = emptyCareLog();
    const summary = summarizePeriod(aBaby(), nothing, WEEK, LA, at('2026-06-01T12:00'));
    expect([...detailsOf('feed', summary), ...detailsOf('sleep', summary)]).toEqual([]);
  });
});
