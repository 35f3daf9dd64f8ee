import { describe, expect, test } from 'vitest';
import { type CareLog, emptyCareLog } from '#domain/log/care-record.ts';
import { countDays } from '#domain/summaries/period-summary.ts';
import { addDays, type Day, daysFromTo, settledMomentOf } from '#domain/time/when.ts';
import { METRIC_UNITS, ML_PER_OZ, US_UNITS } from '#domain/units/units.ts';
import { aBaby, aDiaper, aFeed, aGrowth, aSleep, TEST_ZONE } from '#testing/builders.ts';
import { runToEnd } from '#testing/run-to-end.ts';
import { speechIn } from '#testing/speech.ts';
import { describeRecord } from '#words/say/kinds.ts';
import { loggingWords, visitFigures } from '#words/say/visit.ts';
import { sourcesOf, usualGainWords, usualWords } from '#words/say/visit-sources.ts';
import { NO_VISIT_WORDS } from './notes-and-questions.ts';
import { daysWithoutDiaper } from './visit-figures.ts';
import { type VisitReport, visitReport } from './visit-report.ts';

const ENGLISH = speechIn('en-US');
const FROM = '2026-04-27';
const TO = '2026-04-30';
const now = settledMomentOf('2026-05-06T14:05', TEST_ZONE).at;
const baby = aBaby({ birthDate: '2026-03-25' });
const growths = [
  aGrowth({ date: '2026-03-25', weightKg: 3.4, lengthCm: 50, headCm: 34 }),
  aGrowth({ date: '2026-03-28', weightKg: 3.16, lengthCm: null, headCm: null }),
  aGrowth({ date: '2026-04-05', weightKg: 3.45, lengthCm: null, headCm: null }),
  aGrowth({ date: '2026-04-25', weightKg: 4, lengthCm: 53, headCm: 36.5 }),
];

/**
 * Makes a day without a gap. It has a sitting on both sides at 1, 5, 9, 13 and 17, and a bottle at 21. It has `wet` wet
 * diapers and three dirty ones.
 */
function wholeDay(date: Day, wet: number, bottleOz: number): Pick<CareLog, 'feed' | 'diaper' | 'sleep'> {
  const sides = ['01', '05', '09', '13', '17'].flatMap((hour) => {
    const sessionId = `${date} ${hour}`;
    return [
      aFeed({ date, startTime: `${hour}:00`, endTime: `${hour}:10`, type: 'left', sessionId }),
      aFeed({ date, startTime: `${hour}:10`, endTime: `${hour}:16`, type: 'right', sessionId }),
    ];
  });
  const bottle = aFeed({ date, startTime: '21:00', endTime: '21:20', type: 'bottle', amountOz: bottleOz });
  const hours = ['02', '06', '10', '14', '18', '20', '22', '23'];
  return {
    feed: [...sides, bottle],
    diaper: [
      ...hours.slice(0, wet).map((hour) => aDiaper({ date, time: `${hour}:30` })),
      ...['03', '11', '19'].map((hour) => aDiaper({ date, time: `${hour}:30`, type: 'dirty' })),
    ],
    sleep: [
      ...['06', '12', '18'].map((hour) =>
        aSleep({ startTime: `${date}T${hour}:00`, endTime: `${date}T${hour}:40` }),
      ),
      aSleep({ startTime: `${date}T22:00`, endTime: `${addDays(date, 1)}T01:00`, isNight: true }),
    ],
  };
}

function logOf(days: Pick<CareLog, 'feed' | 'diaper' | 'sleep'>[]): CareLog {
  return {
    ...emptyCareLog(),
    feed: days.flatMap(({ feed: feeds }) => feeds),
    diaper: days.flatMap(({ diaper: diapers }) => diapers),
    sleep: days.flatMap(({ sleep: sleeps }) => sleeps),
  };
}

function reportOf(days: Pick<CareLog, 'feed' | 'diaper' | 'sleep'>[], measured = growths): VisitReport {
  const log = logOf(days);
  const source = { baby, log, growths: measured, words: NO_VISIT_WORDS };
  return runToEnd(visitReport(source, { from: FROM, to: TO }, TEST_ZONE, now));
}

const wets = [6, 7, 8, 5];
const ounces = [3, 4, 5, 4];
const whole = [
  wholeDay(addDays(FROM, -1), 6, 3),
  ...daysFromTo(FROM, TO).map((day, index) => wholeDay(day, wets[index] ?? 0, ounces[index] ?? 0)),
];
const report = reportOf(whole);

test('a report after day 45 has no minimum count and names no source for one', () => {
  const source = {
    baby: aBaby({ birthDate: '2026-01-01' }),
    log: logOf(whole),
    growths: [],
    words: NO_VISIT_WORDS,
  };
  const older = runToEnd(visitReport(source, { from: FROM, to: TO }, TEST_ZONE, now));
  expect(labels(older).join()).not.toMatch(/least|below/i);
  expect(sourcesOf(older, ENGLISH).join()).not.toMatch(/WIC|Dehydration/);
});

const labels = (of: VisitReport) => visitFigures('diaper', of, US_UNITS, ENGLISH).map(({ label }) => label);

describe('the figures of whole days', () => {
  test('count sittings, with their sides and the time between them', () => {
    expect(report.feeds).toMatchObject({
      days: 4,
      sittings: { mean: 6, least: 6, most: 6 },
      breastOnlyMean: 5,
      withBottleMean: 1,
      leftMinutesMean: 50,
      rightMinutesMean: 30,
      balance: { left: 63, right: 37 },
      intervals: { day: { medianMinutes: 240, longestMinutes: 240 }, night: { longestMinutes: 240 } },
    });
  });

  test("give bottle amounts per day, per bottle, and per kilogram of that day's weight", () => {
    const { bottle } = report.feeds ?? {};
    expect(bottle?.ozPerDay).toEqual({ mean: 4, least: 3, most: 5, days: 4 });
    expect(bottle?.ozPerBottle).toEqual({ mean: 4, least: 3, most: 5 });
    expect(bottle?.mlPerKg?.days).toBe(4);
    expect(bottle?.mlPerKg?.mean).toBeCloseTo((4 * ML_PER_OZ) / 4);
  });

  test('count a bottle after midnight on its own day', () => {
    const late = aFeed({ date: addDays(FROM, -1), startTime: '23:40', endTime: '23:55', type: 'left' });
    const after = aFeed({ date: FROM, startTime: '00:05', endTime: '00:10', type: 'bottle', amountOz: 2 });
    const days = whole.map((day) => ({ ...day, feed: day.feed.filter(({ type }) => type !== 'bottle') }));
    const evenings = daysFromTo(FROM, TO).map((day) =>
      aSleep({ startTime: `${day}T17:30`, endTime: `${day}T23:50` }),
    );
    const { feeds } = reportOf([...days, { feed: [late, after], diaper: [], sleep: evenings }]);
    expect(feeds).toMatchObject({ withBottleMean: 0, sittings: { mean: 5 } });
    expect(feeds?.bottle?.ozPerDay).toMatchObject({ least: 0, most: 2 });
  });

  test('exclude days with an unmeasured bottle from the daily amount', () => {
    const unmeasured = (days: number) =>
      reportOf(
        whole.map((day, index) => ({
          ...day,
          feed: day.feed.map((feed) =>
            feed.type === 'bottle' && index <= days ? { ...feed, amountOz: null } : feed,
          ),
        })),
      );
    const words = (days: number) =>
      Object.fromEntries(
        visitFigures('feed', unmeasured(days), US_UNITS, ENGLISH).map(({ label, text, more }) => [
          label,
          `${text}; ${more}`,
        ]),
      );
    expect(words(0)['Bottles in 24 h']).toBe('4 oz; 3 to 5 oz');
    expect(words(2)).toMatchObject({
      'Bottles in 24 h': '4.5 oz; 4 to 5 oz, over the 2 complete days with every amount',
      'One bottle': '4.5 oz; 4 to 5 oz',
      'From bottles, by weight': '33 ml/kg/day; over 2 complete days with a known weight',
    });
    expect(words(3)['Bottles in 24 h']).toBe('–; too many bottles have no amount');
    expect(words(4)['Bottles in 24 h']).toBe('–; too many bottles have no amount');
    expect(words(4)['One bottle']).toBeUndefined();
    expect(words(4)['From bottles, by weight']).toBeUndefined();
  });

  test('compare diapers with the minimum for the day of life', () => {
    expect(report.diapers).toMatchObject({
      days: 4,
      wet: { mean: 6.5, least: 5, most: 8, minimum: { low: 6, high: 6, daysBelow: 1, days: 4 } },
      dirty: { mean: 3, least: 3, most: 3, minimum: { low: 3, high: 3, daysBelow: 0, days: 4 } },
    });
    expect(labels(report)).not.toContain('Days not counted for diapers');
  });

  test('count a mixed diaper once in total, and toward both minimums', () => {
    const both = (diapers: CareLog['diaper']) =>
      diapers.map((diaper) => (diaper.type === 'dirty' ? { ...diaper, type: 'mixed' as const } : diaper));
    const made = reportOf(whole.map((day) => ({ ...day, diaper: both(day.diaper) })));
    const figures = visitFigures('diaper', made, US_UNITS, ENGLISH).map(
      ({ label, text }) => `${label}: ${text}`,
    );
    expect(figures).toEqual(
      expect.arrayContaining([
        'Diapers in 24 h: 9.5',
        'Wet, counting both: 9.5',
        'At least wet, to day 45: 6',
        'Days below 6: 0 of 4',
        'Dirty, counting both: 3',
        'At least dirty, to day 42: 3',
      ]),
    );
  });

  test('leave a complete day without a diaper out of the mean, and report it', () => {
    const dry = reportOf(whole.map((day, index) => (index === 3 ? { ...day, diaper: [] } : day)));
    expect(loggingWords(dry, ENGLISH)).toBe('Feeds 4 · Diapers 3 · Sleep 4 of 4');
    expect(dry.diapers).toMatchObject({ days: 3, wet: { least: 5 } });
    expect(visitFigures('diaper', dry, US_UNITS, ENGLISH)).toContainEqual({
      label: 'Days not counted for diapers',
      text: '1 of 4',
      more: 'hours without one: not logged, or none came',
    });
  });

  test('report the days if no complete day has a diaper, although diapers are logged', () => {
    const dryBut = (diapers: number) =>
      reportOf(
        whole.map((day, index) => ({
          ...day,
          diaper: index === 1 ? day.diaper.slice(0, diapers) : [],
          feed: index === 1 ? day.feed.slice(0, 2) : day.feed,
          sleep: index === 1 ? [] : day.sleep,
        })),
      );
    expect(countDays(dryBut(1).summary.days)).toMatchObject({ complete: 3, gaps: 1 });
    expect(visitFigures('diaper', dryBut(1), US_UNITS, ENGLISH)).toMatchObject([
      {
        label: 'Total logged',
        text: '1 diaper',
        more: 'none on a complete day, so a daily average would mislead',
      },
      { label: 'Days not counted for diapers', text: '3 of 4' },
    ]);
    expect(visitFigures('diaper', dryBut(0), US_UNITS, ENGLISH)).toEqual([
      { label: 'None logged', text: '' },
    ]);
  });

  test('count a day without a diaper, even with a long night and no logged sleep', () => {
    const days = daysFromTo(FROM, TO).map((date, index) => ({
      feed: ['00', '07', '10', '13', '16', '19', '22'].map((hour) =>
        aFeed({ date, startTime: `${hour}:00`, endTime: `${hour}:10` }),
      ),
      diaper: index === 1 ? [] : ['07', '13', '22'].map((hour) => aDiaper({ date, time: `${hour}:20` })),
      sleep: [],
    }));
    expect(daysWithoutDiaper(reportOf(days).summary)).toEqual({ without: 1, over: 4 });
  });

  test('split sleep at midnight, but not the longest sleep', () => {
    expect(report.sleep).toMatchObject({
      days: 4,
      total: { mean: 300, least: 300, most: 300 },
      nightMinutesMean: 180,
      napMinutesMean: 120,
      naps: { mean: 3, least: 3, most: 3 },
      longest: { minutes: 180 },
    });
  });

  test("give each weight's percentile and gain, and the recovery of the birth weight", () => {
    expect(report.visits.map(({ date }) => date)).toEqual(growths.map(({ date }) => date));
    expect(report.visits.at(-1)?.gain?.perDay?.grams).toBeCloseTo(27.5);
    expect(report.visits.at(-1)?.standings['weight-for-age']?.percentile).toBeGreaterThan(10);
    expect(report.afterBirth).toMatchObject({
      birthWeightKg: 3.4,
      lowest: { dayOfLife: 4 },
      regained: { dayOfLife: 12 },
    });
    expect(report.afterBirth?.lowest?.percentLost).toBeCloseTo(7.06);
  });

  test('list exactly the entries that began in the period, in order of time', () => {
    expect(report.events).toHaveLength(4 * (11 + 3 + 4) + 6 + 7 + 8 + 5);
    expect(report.events.every(({ kind }) => kind !== 'growth')).toBe(true);
  });
});

describe('days below the minimum', () => {
  /** Returns the figures of days below the minimum, for a baby born on `birthDate` with one dirty diaper a day. */
  function daysBelow(birthDate: Day, changed = (feeds: CareLog['feed']) => feeds) {
    const oneDirty = whole.map(({ feed: feeds, diaper: diapers, sleep: sleeps }) => ({
      feed: changed(feeds),
      diaper: diapers.filter(({ type, time }) => type === 'wet' || time.startsWith('03')),
      sleep: sleeps,
    }));
    const source = { baby: aBaby({ birthDate }), log: logOf(oneDirty), growths: [], words: NO_VISIT_WORDS };
    const made = runToEnd(visitReport(source, { from: FROM, to: TO }, TEST_ZONE, now));
    return visitFigures('diaper', made, US_UNITS, ENGLISH).filter(({ label }) =>
      label.startsWith('Days below'),
    );
  }
  const CALL = 'Call your clinician if you are worried.';

  test('use the lowest figure: two dirty diapers a day at the breast in the first weeks', () => {
    expect(daysBelow('2026-04-10')).toMatchObject([
      { label: 'Days below 6', text: '1 of 4', more: `Texas WIC. ${CALL}` },
      { label: 'Days below 2', text: '4 of 4', more: `East Lancashire Hospitals NHS Trust. ${CALL}` },
    ]);
  });

  test('use a formula figure for a baby with bottles only', () => {
    const bottles = (feeds: CareLog['feed']) =>
      feeds.filter(({ type }) => type !== 'right').map((feed) => ({ ...feed, type: 'bottle' as const }));
    expect(daysBelow('2026-03-25', bottles)[1]).toEqual({
      label: 'Days below 1',
      text: '0 of 4',
      more: 'NHS (on formula)',
    });
    expect(daysBelow('2026-03-25')[1]).toMatchObject({ label: 'Days below 3', text: '4 of 4' });
  });

  test('end at day 45 for wet and at day 42 for dirty diapers', () => {
    // The four days are days of life 42 to 45, then 44 to 47.
    expect(daysBelow('2026-03-17')).toMatchObject([
      { label: 'Days below 6', text: '1 of 4' },
      { label: 'Days below 3', text: '1 of 1' },
    ]);
    expect(daysBelow('2026-03-15')).toMatchObject([{ label: 'Days below 6', text: '0 of 2' }]);
    expect(daysBelow('2026-03-12')).toEqual([]);
  });

  test("use each day's own minimum in the first days", () => {
    expect(daysBelow('2026-04-26')[1]).toMatchObject({
      label: 'Days below 1 to 2',
      text: '3 of 4',
      more: `East Lancashire Hospitals NHS Trust. ${CALL}`,
    });
  });
});

describe('the usual feeds at that age', () => {
  const bottle = (date: Day, hour: string, sessionId?: string) =>
    aFeed({
      date,
      startTime: `${hour}:20`,
      endTime: `${hour}:30`,
      type: 'bottle',
      amountOz: 2,
      ...(sessionId && { sessionId }),
    });
  const fedOn = (feeds: CareLog['feed']) =>
    usualWords('feed', reportOf([{ feed: feeds, diaper: [], sleep: [] }]), US_UNITS, ENGLISH);

  test('are bottles if the baby has only bottles, even on days with gaps', () => {
    expect(fedOn([bottle(FROM, '08'), bottle(FROM, '20')])).toMatch(
      /^Usual at 5 weeks 1 day: about [\d.]+ oz in 24 hours/,
    );
  });

  test('are breastfeeds if every sitting has the breast and a bottle', () => {
    const day = wholeDay(FROM, 6, 4);
    const topUps = ['01', '05', '09', '13', '17'].map((hour) => bottle(FROM, hour, `${FROM} ${hour}`));
    const all = reportOf([
      {
        ...day,
        feed: [...day.feed.slice(0, -1), ...topUps],
        sleep: [...day.sleep, aSleep({ startTime: `${FROM}T17:30`, endTime: `${FROM}T23:50` })],
      },
    ]);
    expect(all.feeds).toMatchObject({ breastOnlyMean: 0 });
    expect(usualWords('feed', all, US_UNITS, ENGLISH)).toMatch(/: 6 to 8 feeds in 24 hours/);
  });

  test("show each source's note beside its number", () => {
    expect(usualWords('sleep', report, US_UNITS, ENGLISH)).toContain(
      'Others: 11 to 19 (National Sleep Foundation: may be right for some babies), 9.7 to 15.9 (Galland and others, Sleep Medicine Reviews: observed',
    );
  });

  test('name every source that differs', () => {
    expect(usualWords('feed', report, US_UNITS, ENGLISH)).toBe(
      'Usual at 5 weeks 1 day: 6 to 8 feeds in 24 hours (Nemours KidsHealth). Others: 7 to 9 (Nemours KidsHealth), 8 to 12 (CDC: over the first weeks and months, every 2 to 4 hours)',
    );
    expect(sourcesOf(report, ENGLISH).join()).toContain(
      'CDC: How Much and How Often to Breastfeed (cited in another source)',
    );
  });
});

test('the usual gain names the time over which to compare it', () => {
  expect(usualGainWords(report, METRIC_UNITS, ENGLISH)).toBe(
    'Usual gain at that age: 22 to 42 g a day (WHO). Gains vary a lot from week to week: compare over at least a month.',
  );
});

describe('how complete the log is', () => {
  test('is given for each kind, over the days that have ended', () => {
    expect(loggingWords(report, ENGLISH)).toBe('Feeds 4 · Diapers 4 · Sleep 4 of 4');
    expect(loggingWords(reportOf(whole.slice(0, 3)), ENGLISH)).toBe('Feeds 2 · Diapers 2 · Sleep 2 of 4');
  });

  test('omits kinds that the family does not log', () => {
    expect(loggingWords(reportOf(whole.map((day) => ({ ...day, diaper: [] }))), ENGLISH)).toBe(
      'Feeds 4 · Sleep 4 of 4',
    );
    expect(loggingWords(reportOf([]), ENGLISH)).toBe('None of 4');
  });

  test('omits diapers if the family nearly stopped logging them', () => {
    const stopped = reportOf(whole.map((day) => ({ ...day, diaper: day.diaper.slice(0, 1) })));
    expect(loggingWords(stopped, ENGLISH)).toBe('Feeds 4 · Diapers 0 · Sleep 4 of 4');
    expect(stopped.diapers).toBeNull();
    expect(labels(stopped)).toEqual(['Total logged', 'Days not counted for diapers']);
    expect([stopped.feeds, stopped.sleep]).toEqual([report.feeds, report.sleep]);
  });

  test('leaves a day with a gap out of every figure', () => {
    const [before, first, second, third] = whole as [
      (typeof whole)[0],
      (typeof whole)[0],
      (typeof whole)[0],
      (typeof whole)[0],
    ];
    const halfDay = { feed: third.feed.slice(0, 1), diaper: [], sleep: [] };
    const { summary, feeds } = reportOf([before, first, second, halfDay]);
    expect(countDays(summary.days)).toMatchObject({ complete: 2, gaps: 1, nothing: 1 });
    expect(feeds).toMatchObject({ days: 2, sittings: { least: 6 } });
  });

  test('has no figures and no zeros without any entry', () => {
    expect(reportOf([], [])).toMatchObject({
      feeds: null,
      diapers: null,
      sleep: null,
      afterBirth: null,
      visits: [],
      events: [],
    });
  });

  test('leaves out entries before the birth', () => {
    const born = { ...baby, birthDate: addDays(FROM, 2) };
    const source = { baby: born, log: logOf(whole), growths: [], words: NO_VISIT_WORDS };
    const { feeds, diapers, sleep } = runToEnd(visitReport(source, { from: FROM, to: TO }, TEST_ZONE, now));
    expect([feeds?.days, diapers?.days, sleep?.days]).toEqual([2, 2, 2]);
    expect(diapers?.wet).toMatchObject({ mean: 6.5, least: 5, most: 8 });
  });

  test('leaves out future entries, and lists running ones so far', () => {
    const today = '2026-05-06';
    const begun = aFeed({ date: today, startTime: '13:00', endTime: '13:20' });
    const nap = aSleep({ startTime: `${today}T13:30`, endTime: `${today}T14:05`, running: 'open' });
    const log: CareLog = {
      ...emptyCareLog(),
      feed: [begun, aFeed({ date: today, startTime: '17:00', endTime: '17:20' })],
      diaper: [aDiaper({ date: today, time: '15:30' })],
      sleep: [nap, aSleep({ startTime: `${today}T22:00`, endTime: `${today}T23:30` })],
    };
    const source = { baby, log, growths: [], words: NO_VISIT_WORDS };
    const made = runToEnd(visitReport(source, { from: FROM, to: today }, TEST_ZONE, now));
    expect(made.summary.totals).toMatchObject({ feeds: 1, diapers: 0, sleeps: 1, sleepMinutes: 35 });
    expect(made.events.map((entry) => describeRecord(entry, US_UNITS, speechIn('en-US')))).toEqual([
      'Left breast, 20 min',
      'Nap, 35 min so far',
    ]);
    const row = made.raster.at(-1);
    expect([row?.feeds.length, row?.diapers.length, row?.sleeps.length]).toEqual([1, 0, 1]);
  });

  test('counts no day before the birth as missing', () => {
    const source = { baby, log: { ...EMPTY }, growths: [], words: NO_VISIT_WORDS };
    const early = runToEnd(visitReport(source, { from: '2026-03-20', to: '2026-03-26' }, TEST_ZONE, now));
    expect(countDays(early.summary.days).over).toBe(2);
  });
});

const EMPTY: CareLog = emptyCareLog();
