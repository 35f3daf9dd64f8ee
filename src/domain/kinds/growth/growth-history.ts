import type { Baby } from '#domain/baby/baby.ts';
import { type ChartAge, chartAge } from '#domain/baby/corrected-age.ts';
import { DAYS_OF_24_MONTHS } from '#domain/time/months-of-age.ts';
import { type Day, daysBetween } from '#domain/time/when.ts';
import { lengthIn, type Units, weightIn } from '#domain/units/units.ts';
import { type GrowthMeasure, tableRange } from '#domain/who-standards/lms-tables.ts';
import type { Growth } from './growth.ts';
import { placeOn, type Standing, zScore } from './growth-percentile.ts';
import type { Weighing } from './weight-after-birth.ts';

/** The four curves, the default first. */
export const GROWTH_MEASURES = [
  'weight-for-age',
  'length-for-age',
  'head-for-age',
  'weight-for-length',
] as const satisfies readonly GrowthMeasure[];

/** Reads the curve in an address. Returns the weight curve if there is none or it is unknown. */
export function curveFrom(text: string | null): GrowthMeasure {
  return GROWTH_MEASURES.find((measure) => measure === text) ?? 'weight-for-age';
}

/** The measures of one day and their standings. */
export interface GrowthVisit {
  date: Day;
  age: ChartAge;
  weightKg: number | null;
  lengthCm: number | null;
  headCm: number | null;
  /** Null for a measure that was not taken or has no standard. */
  standings: Record<GrowthMeasure, Standing | null>;
  /** Null for the first weighing, and if the baby was not weighed. */
  gain: Gain | null;
}

/** The gain from an earlier weighing, on the day `since`, to this weighing, `days` later. */
export interface Gain {
  since: Day;
  days: number;
  /** `grams` are negative for a loss. `error` is one SD. Null if the weighings are too few days apart. */
  perDay: { grams: number; error: number } | null;
}

/**
 * Over fewer days the scales' error hides the gain. Even over 7 days, 2 to 4 % of healthy babies seem to lose weight.
 */
const GAIN_DAYS = 7;
/**
 * The error of one weighing in grams, as one SD. Weighings in public logs of families differ by 42 to 47 g from a
 * smooth curve. The causes are the scales, a feed and a diaper.
 */
export const WEIGHING_ERROR_G = 45;

export type Measured = Pick<GrowthVisit, 'date' | 'weightKg' | 'lengthCm' | 'headCm'>;

/** Returns the days of {@link measuredDays}, with the WHO standing of each measure at the chart age. */
export function growthHistory(
  baby: Pick<Baby, 'birthDate' | 'sex' | 'dueDate'>,
  growths: readonly Growth[],
): GrowthVisit[] {
  const weighings: Weighing[] = [];
  return measuredDays(growths).map((measured) => {
    const { date, weightKg } = measured;
    const age = chartAge(baby.birthDate, baby.dueDate, date);
    const standing = (measure: GrowthMeasure) => standingOf(measure, baby.sex, measured, age);
    const visit: GrowthVisit = {
      ...measured,
      age,
      standings: {
        'weight-for-age': standing('weight-for-age'),
        'length-for-age': standing('length-for-age'),
        'head-for-age': standing('head-for-age'),
        'weight-for-length': standing('weight-for-length'),
      },
      gain: weightKg === null ? null : gainUntil({ date, weightKg }, weighings),
    };
    if (weightKg !== null) weighings.push({ date, weightKg });
    return visit;
  });
}

/**
 * Returns the age to show with the standings. It is the age at the latest visit with a standing, or `age` if there is
 * none.
 */
export function ageOfStandings(visits: readonly GrowthVisit[], age: ChartAge): ChartAge {
  const standing = visits.findLast(({ standings }) => Object.values(standings).some((one) => one !== null));
  return standing?.age ?? age;
}

/** Returns the value of a visit on a curve, in kg or cm. Null if it was not measured. */
export function measuredValue(measure: GrowthMeasure, measured: Omit<Measured, 'date'>): number | null {
  switch (measure) {
    case 'weight-for-age':
      return measured.weightKg;
    case 'length-for-age':
      return measured.lengthCm;
    case 'head-for-age':
      return measured.headCm;
    case 'weight-for-length':
      return measured.lengthCm === null ? null : measured.weightKg;
  }
}

export function isWeight(measure: GrowthMeasure): boolean {
  return measure === 'weight-for-age' || measure === 'weight-for-length';
}

/** Converts kg or cm to the family's unit, for an axis. Returns the number and the unit. */
export function inUnits(
  measure: GrowthMeasure,
  value: number,
  units: Units,
): { amount: number; unit: Units['weight'] | Units['length'] } {
  return isWeight(measure)
    ? { amount: weightIn(value, units.weight), unit: units.weight }
    : { amount: lengthIn(value, units.length), unit: units.length };
}

/** Returns why a measurement has no standing: the tables end at an age or a length, and nothing is extrapolated. */
export function missingStandard(measure: GrowthMeasure, { age }: Pick<GrowthVisit, 'age'>): 'age' | 'length' {
  const inAge = age.ageDays >= 0 && age.ageDays <= DAYS_OF_24_MONTHS;
  return measure === 'weight-for-length' && inAge ? 'length' : 'age';
}

/**
 * Returns the standing of a measure on one curve. Null if there is no value or it is outside the tables. The tables
 * cover chart ages from birth to 24 months. Weight-for-length also covers only 45 to 110 cm.
 */
export function standingOf(
  measure: GrowthMeasure,
  sex: Baby['sex'],
  measured: Omit<Measured, 'date'>,
  { ageDays }: Pick<ChartAge, 'ageDays'>,
): Standing | null {
  const value = measuredValue(measure, measured);
  const { first, last } = tableRange('weight-for-age');
  if (value === null || ageDays < first || ageDays > last) return null;
  const at = measure === 'weight-for-length' ? (measured.lengthCm ?? Number.NaN) : ageDays;
  return zScore({ ...placeOn(measure, sex, at), value });
}

/** Merges the records of each day, the oldest day first. The last written value of a measure wins. */
export function measuredDays(growths: readonly Growth[]): Measured[] {
  const visits = new Map<Day, Measured>();
  const inOrder = [...growths].sort(
    (a, b) => daysBetween(b.date, a.date) || a.updatedAt - b.updatedAt || (a.id < b.id ? -1 : 1),
  );
  for (const { date, weightKg, lengthCm, headCm } of inOrder) {
    const before = visits.get(date);
    visits.set(date, {
      date,
      weightKg: weightKg ?? before?.weightKg ?? null,
      lengthCm: lengthCm ?? before?.lengthCm ?? null,
      headCm: headCm ?? before?.headCm ?? null,
    });
  }
  return [...visits.values()];
}

/**
 * Returns the gain since the latest weighing of `before` that is at least 7 days earlier. If there is no such weighing,
 * returns the gain since the last one. `before` is in order of time.
 */
function gainUntil({ date, weightKg }: Weighing, before: readonly Weighing[]): Gain | null {
  const last = before.at(-1);
  if (!last) return null;
  const earlier = before.findLast((one) => daysBetween(one.date, date) >= GAIN_DAYS);
  const since = (earlier ?? last).date;
  const days = daysBetween(since, date);
  const perDay = earlier && {
    grams: ((weightKg - earlier.weightKg) * 1000) / days,
    error: (Math.SQRT2 * WEIGHING_ERROR_G) / days,
  };
  return { since, days, perDay: perDay ?? null };
}
