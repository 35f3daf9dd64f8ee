import { describe, expect, test } from 'vitest';
import { chartAge } from '#domain/baby/corrected-age.ts';
import { addDays, type Day } from '#domain/time/when.ts';
import { aBaby, aGrowth } from '#testing/builders.ts';
import { ageOfStandings, curveFrom, growthHistory } from './growth-history.ts';
import { zScore } from './growth-percentile.ts';

const girl = aBaby({ birthDate: '2026-03-01' });
const born = aGrowth({ date: '2026-03-01', weightKg: 3.2, lengthCm: 49, headCm: 34 });

describe('the growth history', () => {
  test('places a visit on every curve at the age of its day', () => {
    const [visit] = growthHistory(girl, [aGrowth({ date: '2026-04-12', weightKg: 4.2, lengthCm: 53 })]);
    expect(visit?.age).toMatchObject({ ageDays: 42, counted: 'from birth' });
    const sex = 'female';
    expect(visit?.standings).toEqual({
      'weight-for-age': zScore({ measure: 'weight-for-age', sex, ageDays: 42, value: 4.2 }),
      'length-for-age': zScore({ measure: 'length-for-age', sex, ageDays: 42, value: 53 }),
      'head-for-age': zScore({ measure: 'head-for-age', sex, ageDays: 42, value: 36 }),
      'weight-for-length': zScore({ measure: 'weight-for-length', sex, lengthCm: 53, value: 4.2 }),
    });
  });

  test('orders visits by time, and uses the last written value of a day', () => {
    const visits = growthHistory(girl, [
      aGrowth({ date: '2026-04-01', weightKg: 4, lengthCm: null, headCm: null, updatedAt: 2 }),
      born,
      aGrowth({ date: '2026-04-01', weightKg: 3.9, lengthCm: 52, headCm: null, updatedAt: 1 }),
    ]);
    expect(visits.map(({ date, weightKg, lengthCm, headCm }) => [date, weightKg, lengthCm, headCm])).toEqual([
      ['2026-03-01', 3.2, 49, 34],
      ['2026-04-01', 4, 52, null],
    ]);
  });
});

describe('the daily gain', () => {
  const gains = (...weighings: [Day, number | null][]) =>
    growthHistory(
      girl,
      weighings.map(([date, weightKg]) => aGrowth({ date, weightKg })),
    ).map(({ gain }) => gain);
  const sd = (days: number) => expect.closeTo((Math.SQRT2 * 45) / days, 9);

  test('is counted from the previous weighing, across days without one', () => {
    expect(gains(['2026-03-01', 3.2], ['2026-03-15', null], ['2026-03-31', 4.1])).toEqual([
      null,
      null,
      { since: '2026-03-01', days: 30, perDay: { grams: expect.closeTo(30, 9), error: sd(30) } },
    ]);
  });

  test('is null if the weighings are less than 7 days apart', () => {
    expect(gains(['2026-03-01', 3.2], ['2026-03-07', 3.3])).toEqual([
      null,
      { since: '2026-03-01', days: 6, perDay: null },
    ]);
    expect(gains(['2026-03-01', 3.2], ['2026-03-08', 3.34])[1]).toEqual({
      since: '2026-03-01',
      days: 7,
      perDay: { grams: expect.closeTo(20, 9), error: sd(7) },
    });
  });

  test('uses the latest weighing that is at least 7 days earlier', () => {
    const days: [Day, number][] = [
      ['2026-03-01', 3.2],
      ['2026-03-10', 3.3],
      ['2026-03-18', 3.5],
      ['2026-03-20', 3.4],
    ];
    expect(gains(...days).at(-1)).toMatchObject({ since: '2026-03-10', days: 10, perDay: { error: sd(10) } });
    expect(gains(...days).at(-1)?.perDay?.grams).toBeCloseTo(10, 9);
  });

  test('spans a week for a baby who is weighed every day', () => {
    const daily = Array.from({ length: 20 }, (_, index): [Day, number] => [
      addDays('2026-03-01', index),
      3.2 + index * 0.03,
    ]);
    const told = gains(...daily);
    expect(told.slice(1, 7).every((gain) => gain?.perDay === null)).toBe(true);
    for (const gain of told.slice(7))
      expect(gain).toMatchObject({ days: 7, perDay: { grams: expect.closeTo(30, 6) } });
  });

  test('counts calendar days, even over a clock change', () => {
    expect(gains(['2026-03-05', 3.2], ['2026-03-12', 3.1])[1]).toMatchObject({
      days: 7,
      perDay: { grams: expect.closeTo(-100 / 7, 9) },
    });
  });

  test('uses the last written of two weighings on a day', () => {
    const twice = growthHistory(girl, [
      aGrowth({ date: '2026-03-01', weightKg: 3.2 }),
      aGrowth({ date: '2026-03-11', weightKg: 3.4, updatedAt: 2 }),
      aGrowth({ date: '2026-03-11', weightKg: 3.9, updatedAt: 1 }),
    ]);
    expect(twice.map(({ gain }) => gain?.perDay?.grams)).toEqual([undefined, expect.closeTo(20, 9)]);
  });
});

describe('a standing', () => {
  const standing = (baby: typeof girl, date: string, lengthCm = 60) =>
    growthHistory(baby, [aGrowth({ date, lengthCm })])[0]?.standings;

  test('is null after 24 months, even for a length', () => {
    expect(standing(girl, addDays(girl.birthDate, 730))?.['weight-for-length']).not.toBeNull();
    expect(Object.values(standing(girl, addDays(girl.birthDate, 731)) ?? {})).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('is null for a length outside the table, even if the age is inside', () => {
    const small = standing(girl, '2026-03-02', 44);
    expect(small?.['weight-for-length']).toBeNull();
    expect(small?.['weight-for-age']).not.toBeNull();
  });

  test('is null before the due date of a preterm baby, who later has the corrected age', () => {
    const early = { ...girl, dueDate: '2026-04-26' };
    expect(Object.values(standing(early, '2026-04-01') ?? {})).toEqual([null, null, null, null]);
    const [visit] = growthHistory(early, [aGrowth({ date: '2026-05-06', weightKg: 3.6 })]);
    expect(visit?.age).toMatchObject({ ageDays: 10, counted: 'from due date' });
    expect(visit?.standings['weight-for-age']).toEqual(
      zScore({ measure: 'weight-for-age', sex: 'female', ageDays: 10, value: 3.6 }),
    );
  });

  test('is null after 24 months, but ageOfStandings gives the age of the last one', () => {
    const early = { ...girl, birthDate: '2024-01-01', dueDate: '2024-02-26' };
    const lastDay = chartAge(early.birthDate, early.dueDate, '2026-01-15');
    expect(lastDay.counted).toBe('from birth');
    const measuredOn = (date: Day) => growthHistory(early, [aGrowth({ date })]);
    expect(ageOfStandings(measuredOn('2025-12-01'), lastDay).counted).toBe('from due date');
    expect(ageOfStandings(measuredOn('2026-01-10'), lastDay)).toBe(lastDay);
    expect(ageOfStandings([], lastDay)).toBe(lastDay);
  });

  test('is null for a measure that was not taken', () => {
    const [visit] = growthHistory(girl, [aGrowth({ date: '2026-04-12', lengthCm: null, headCm: null })]);
    expect(visit?.standings).toMatchObject({
      'length-for-age': null,
      'head-for-age': null,
      'weight-for-length': null,
    });
    expect(visit?.standings['weight-for-age']).not.toBeNull();
  });
});

test.each([
  ['head-for-age', 'head-for-age'],
  ['weight-for-length', 'weight-for-length'],
  ['bmi', 'weight-for-age'],
  [null, 'weight-for-age'],
])('an address with the curve %s shows %s', (text, curve) => {
  expect(curveFrom(text)).toBe(curve);
});
