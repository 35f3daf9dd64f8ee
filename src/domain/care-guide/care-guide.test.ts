import { describe, expect, test } from 'vitest';
import { growthHistory } from '#domain/kinds/growth/growth-history.ts';
import { placeOn, valueAtZ } from '#domain/kinds/growth/growth-percentile.ts';
import { percentLost } from '#domain/kinds/growth/weight-after-birth.ts';
import {
  birthWeightNotes,
  expectedGainUntil,
  expectedWeightGain,
  notRegainedNote,
  weightLossNote,
} from '#domain/kinds/growth/weight-guide.ts';
import { addDays, type Day } from '#domain/time/when.ts';
import { METRIC_UNITS, type Units, US_UNITS } from '#domain/units/units.ts';
import { aBaby, aGrowth } from '#testing/builders.ts';
import { speechIn } from '#testing/speech.ts';
import { describeRange } from '#words/say/care-guide.ts';
import { type CareRange, LAST_DAY, monthsInDays } from './care-range.ts';
import { expectedDiapers, leastDiapers } from './diapers.ts';
import { expectedBottle, expectedFeeds } from './feeding.ts';
import { customaryWakeWindow, expectedSleep } from './sleep.ts';
import { URGENCIES } from './urgency.ts';
import { whenToCall } from './when-to-call.ts';

const BORN = '2026-03-25';

const rangeWords = (range: CareRange, units: Units) => describeRange(range, units, speechIn('en-US'));

/** Returns the usual gain of a boy between two weighings. `from` and `to` are their ages in days. */
function gainBetween(from: number, to: number, dueDate?: Day) {
  const baby = aBaby({ birthDate: BORN, sex: 'male', ...(dueDate && { dueDate }) });
  const growths = [from, to].map((days) => aGrowth({ date: addDays(BORN, days) }));
  const [, visit] = growthHistory(baby, growths);
  return visit ? expectedGainUntil(visit, baby) : null;
}

function firstOf(expected: readonly [CareRange, ...CareRange[]] | null | undefined): string | null {
  return expected ? rangeWords(expected[0], METRIC_UNITS) : null;
}

/** Returns every range that the guide can show, at every day of age and for a few weights. */
function everyRange(): CareRange[] {
  const ranges = new Map<string, CareRange>();
  const add = (list: readonly (CareRange | null)[] | null | undefined) => {
    for (const range of list ?? []) if (range) ranges.set(JSON.stringify(range), range);
  };
  for (let age = 0; age <= LAST_DAY; age += 1) {
    const diapers = expectedDiapers(age + 1);
    add(diapers?.wet);
    add(diapers?.dirty);
    add(expectedFeeds(age));
    for (const weight of [null, 3, 5.9, 8]) {
      const bottle = expectedBottle(age, weight);
      add(bottle?.perFeed);
      add(bottle?.rhythm);
      add(bottle?.perDay);
    }
    add(expectedSleep(age));
    add([customaryWakeWindow(age), notRegainedNote(age)]);
    for (const sex of ['female', 'male'] as const) {
      const gain = expectedWeightGain(age, sex);
      add([gain?.median ?? null, gain?.band ?? null, ...(gain?.alsoSaid ?? [])]);
    }
  }
  add(birthWeightNotes);
  add([2, 8, 11].map(weightLossNote));
  return [...ranges.values()];
}

describe('every number', () => {
  const ranges = everyRange();

  test('has its source and runs from low to high', () => {
    expect(ranges.length).toBeGreaterThan(60);
    for (const { low, high, source } of ranges) {
      expect(source.name && source.publisher).toBeTruthy();
      expect(high ?? low).toBeGreaterThanOrEqual(low);
    }
  });
});

test('every list of figures for bottles contains at least one range', () => {
  for (let age = 0; age <= LAST_DAY; age += 1) {
    for (const weight of [null, 3, 5.9, 8]) {
      const bottle = expectedBottle(age, weight);
      for (const list of [bottle?.perFeed, bottle?.rhythm, bottle?.perDay]) {
        expect(list?.some(({ low, high }) => high !== null && high > low) ?? true).toBe(true);
      }
    }
  }
});

test('the first minimum count of diapers is from a source that we have seen', () => {
  for (let day = 1; day <= LAST_DAY + 1; day += 1) {
    expect(expectedDiapers(day)?.wet?.[0].seen ?? 'source').toBe('source');
    expect(expectedDiapers(day)?.dirty?.[0].seen ?? 'source').toBe('source');
  }
});

describe('diapers', () => {
  test.each([
    [1, 1, 1],
    [2, 2, 2],
    [3, 3, 3],
    [4, 4, 3],
    [5, 5, 3],
    [6, 6, 3],
    [7, 6, 3],
    [8, 6, 3],
    [42, 6, 3],
  ])('are, on day %d of life, at least %d wet and %d dirty', (day, wet, dirty) => {
    expect(expectedDiapers(day)?.wet?.[0]).toMatchObject({ low: wet, high: null });
    expect(expectedDiapers(day)?.dirty?.[0]).toMatchObject({ low: dirty, high: null });
  });

  test('have a minimum until day 42 for dirty ones and day 45 for wet ones', () => {
    expect(firstOf(expectedDiapers(43)?.wet)).toBe('at least 6 wet diapers in 24 hours');
    expect(expectedDiapers(43)?.dirty).toBeNull();
    expect(expectedDiapers(45)?.wet).not.toBeNull();
    for (const day of [46, 90, 270, LAST_DAY + 1])
      expect(expectedDiapers(day)).toMatchObject({ wet: null, dirty: null });
  });

  test('do not use the AAP’s sign of dehydration as a minimum', () => {
    const everSaid = Array.from(
      { length: LAST_DAY + 1 },
      (_, index) => expectedDiapers(index + 1)?.wet ?? [],
    );
    expect(everSaid.flat().map(({ source }) => source.publisher)).not.toContain(
      'American Academy of Pediatrics, HealthyChildren',
    );
    expect(whenToCall.map(({ sign }) => sign)).toContain('dehydration');
  });

  test('include the lowest minimum if sources disagree', () => {
    const lowest = expectedDiapers(4)?.wet?.map(({ low }) => low);
    expect(Math.min(...(lowest ?? []))).toBe(3);
  });

  test('have no range before birth and after 24 months', () => {
    expect(expectedDiapers(0)).toBeNull();
    expect(expectedDiapers(LAST_DAY + 1)).not.toBeNull();
    expect(expectedDiapers(LAST_DAY + 2)).toBeNull();
  });
});

describe('feeds', () => {
  test.each([
    [0, '8 to 12 feeds in 24 hours'],
    [29, '8 to 12 feeds in 24 hours'],
    [45, '6 to 8 feeds in 24 hours'],
    [80, '6 to 8 feeds in 24 hours'],
    [120, '6 to 18 feeds in 24 hours, each breast counted'],
  ])('are, at %d days, %s', (age, words) => {
    expect(firstOf(expectedFeeds(age))).toBe(words);
  });

  test('have no number from 6 months, because none of our sources gives one', () => {
    expect(expectedFeeds(monthsInDays(6))).toBeNull();
    expect(expectedFeeds(-1)).toBeNull();
  });
});

describe('bottles', () => {
  test.each([
    [0, 'about 15 ml a feed'],
    [3, '30 to 60 ml a feed'],
    [14, '60 to 90 ml a feed'],
    [31, '90 to 120 ml a feed'],
    [61, '120 to 150 ml a feed'],
    [122, '120 to 180 ml a feed'],
    [183, '180 to 240 ml a feed'],
  ])('are, at %d days, %s by one source', (age, words) => {
    const said = expectedBottle(age, null)?.perFeed.map((range) => rangeWords(range, METRIC_UNITS));
    expect(said).toContain(words);
  });

  test.each([
    [3, 495, 17],
    [3.5, 578, 20],
    [4, 660, 22],
    [4.5, 743, 25],
    [5, 825, 28],
    [5.5, 908, 31],
    [5.8, 960, 32],
  ])('are, for a baby of %d kg, about %d ml or %d oz a day', (weight, ml, oz) => {
    const [perDay] = expectedBottle(60, weight)?.perDay ?? [];
    expect(Math.round(perDay?.low ?? 0)).toBe(ml);
    expect(perDay?.high).toBe(perDay?.low);
    expect(perDay && rangeWords(perDay, US_UNITS)).toBe(`about ${oz} oz in 24 hours`);
  });

  test('have a band that never exceeds the daily maximum', () => {
    expect(expectedBottle(60, 4)?.perDay?.[1]).toMatchObject({ low: 600, high: 800 });
    expect(expectedBottle(60, 6)?.perDay?.[1]).toMatchObject({ low: 900, high: 960 });
  });

  test('show the maximum as a limit, not a goal, when every rule reaches it', () => {
    const perDay = expectedBottle(60, 7)?.perDay;
    expect(perDay?.map((range) => rangeWords(range, US_UNITS))).toEqual(['up to 32 oz in 24 hours']);
  });

  test('have no amount by weight without a weight, in the first week, or with solids', () => {
    expect(expectedBottle(60, null)?.perDay).toBeNull();
    expect(expectedBottle(6, 3.4)?.perDay).toBeNull();
    expect(expectedBottle(7, 3.4)?.perDay).not.toBeNull();
    expect(expectedBottle(monthsInDays(6), 8)?.perDay).toBeNull();
  });

  test('have no range from 12 months, when babies may stop drinking formula', () => {
    expect(expectedBottle(monthsInDays(12) - 1, null)).not.toBeNull();
    expect(expectedBottle(monthsInDays(12), 10)).toBeNull();
  });
});

describe('sleep', () => {
  test.each([
    [0, '14 to 17 hours of sleep in 24 hours'],
    [121, '14 to 17 hours of sleep in 24 hours'],
    [122, '12 to 16 hours of sleep in 24 hours'],
    [364, '12 to 16 hours of sleep in 24 hours'],
    [365, '11 to 14 hours of sleep in 24 hours'],
    [730, '11 to 14 hours of sleep in 24 hours'],
  ])('is, at %d days, %s', (age, words) => {
    expect(firstOf(expectedSleep(age))).toBe(words);
  });

  test('has no range after 24 months', () => {
    expect(expectedSleep(731)).toBeNull();
  });

  test('has no wake window from 13 months, because no source gives one', () => {
    expect(customaryWakeWindow(62)).toMatchObject({ low: 60, high: 90 });
    expect(customaryWakeWindow(monthsInDays(13) - 1)).toMatchObject({ low: 180, high: 240 });
    expect(customaryWakeWindow(monthsInDays(13))).toBeNull();
  });
});

describe('weight gain', () => {
  const STRETCHES: [from: number, to: number][] = [
    [0, 28],
    [28, 2],
    [2, 3],
    [3, 6],
    [6, 9],
    [9, 12],
    [12, 24],
  ].map(([from = 0, to = 0]) => [
    from === 0 || from === 28 ? from : monthsInDays(from),
    to === 28 ? to : monthsInDays(to),
  ]);

  test('has the medians of the WHO standard for each range of ages', () => {
    for (const sex of ['female', 'male'] as const) {
      for (const [from, until] of STRETCHES) {
        const to = Math.min(until, LAST_DAY);
        const [before, after] = [from, to].map((age) => valueAtZ(placeOn('weight-for-age', sex, age), 0)) as [
          number,
          number,
        ];
        const gramsPerDay = ((after - before) * 1000) / (to - from);
        expect(Math.abs((expectedWeightGain(from, sex)?.median.low ?? 0) - gramsPerDay)).toBeLessThan(0.06);
      }
    }
  });

  test('has a marked band that ends at 12 months', () => {
    const gain = expectedWeightGain(40, 'male');
    expect(gain?.band && rangeWords(gain.band, METRIC_UNITS)).toBe('27 to 46 g a day');
    expect(gain?.band?.seen).toBe('quotation');
    expect(expectedWeightGain(400, 'male')?.band).toBeNull();
    expect(expectedWeightGain(-1, 'male')).toBeNull();
  });

  test.each([
    ['a month to two', 31, 62, '27 to 46 g a day'],
    ['two to three', 62, 92, '19 to 35 g a day'],
    ['birth to a month', 0, 31, '24 to 48 g a day'],
    ['three to six', 92, 184, '7 to 28 g a day'],
  ])('uses the age halfway between two weighings: %s', (_, from, to, words) => {
    const band = gainBetween(from, to)?.band;
    expect(band && rangeWords(band, METRIC_UNITS)).toBe(words);
  });

  test('has no usual range during the weight loss of the first days', () => {
    expect(gainBetween(0, 3)).toBeNull();
    expect(gainBetween(3, 20)).toBeNull();
    expect(gainBetween(3, 21)).not.toBeNull();
    expect(gainBetween(4, 11)).not.toBeNull();
    expect(gainBetween(21, 27), 'over fewer than 7 days').toBeNull();
  });

  test('uses days since birth for the loss and the corrected age for the gain', () => {
    const dueDate = addDays(BORN, 28);
    expect(gainBetween(20, 68, dueDate)?.band?.low).toBe(24);
    expect(gainBetween(20, 68)?.band?.low).toBe(27);
    expect(gainBetween(1, 10, dueDate)).toBeNull();
  });

  test('gives the figure of health services from day 4 to 4 months', () => {
    expect(expectedWeightGain(2, 'female')?.alsoSaid).toHaveLength(0);
    expect(expectedWeightGain(3, 'female')?.alsoSaid.map((range) => rangeWords(range, METRIC_UNITS))).toEqual(
      ['20 to 35 g a day', '16 to 32 g a day'],
    );
    expect(expectedWeightGain(monthsInDays(4), 'female')?.alsoSaid).toHaveLength(0);
  });
});

describe('weight after birth', () => {
  test.each([
    [0.1, 'lossIsCommon'],
    [7, 'lossIsCommon'],
    [7.1, 'lossToWatch'],
    [10, 'lossToWatch'],
    [10.1, 'lossToCall'],
  ])('has, after a loss of %d percent, the note %s', (percent, note) => {
    expect(weightLossNote(percent)?.note).toBe(note);
  });

  test('has no note without a loss', () => {
    expect(weightLossNote(0)).toBeNull();
    // A loss from 3.5 kg to 3.15 kg, in floating point.
    expect(weightLossNote(percentLost(3.5, 3.15))).toEqual(weightLossNote(10));
    expect(weightLossNote(percentLost(3.402, 7.5 * 0.45359237))).toBeNull();
    expect(weightLossNote(-3)).toBeNull();
  });

  test('has no note for 14 days, then suggests a visit, and a call from 3 weeks', () => {
    expect(notRegainedNote(13)).toBeNull();
    expect(notRegainedNote(14)?.note).toBe('notBackAfter14Days');
    expect(notRegainedNote(20)?.note).toBe('notBackAfter14Days');
    expect(notRegainedNote(21)?.note).toBe('notBackAfter3Weeks');
  });
});

describe('when to call', () => {
  test('lists the most urgent signs first, each with its source', () => {
    const urgencies = whenToCall.map(({ urgency }) => URGENCIES.indexOf(urgency));
    expect(urgencies).toEqual(urgencies.toSorted((a, b) => a - b));
    expect(new Set(urgencies).size).toBe(3);
    for (const { sign, source } of whenToCall) expect(sign && source.name && source.publisher).toBeTruthy();
  });

  test('gives the fever under 3 months in both scales, and the sign of dehydration', () => {
    const { signs } = speechIn('en-US').words;
    expect(signs.feverUnder3Months).toMatch(/3 months.*100\.4 °F \(38\.0 °C\)/);
    expect(signs.dehydration).toContain('Fewer than 6 wet diapers a day after day 5');
  });
});

test.each([
  [1, 1, 1],
  [4, 4, 3],
  [6, 6, 3],
  [40, 6, 3],
  [43, 6, null],
  [60, null, null],
])('on day %i of life at least %s wet and %s dirty are expected', (day, wet, dirty) => {
  expect([leastDiapers(day, 'wet'), leastDiapers(day, 'dirty')]).toEqual([wet, dirty]);
});
