import type { Sex } from '#domain/baby/baby.ts';
import { type GrowthMeasure, type Lms, lmsAt, tableRange } from '#domain/who-standards/lms-tables.ts';
import { normalShareBelow } from '#domain/who-standards/normal-distribution.ts';

/**
 * The standard of the curves. Its notice, which is shown with them, is in the catalog `figures`
 * (who-standards/SOURCES.md).
 */
export const GROWTH_STANDARD_NAME = 'WHO Child Growth Standards';

/** The position on a chart: whole days of age, or cm of recumbent length for weight-for-length. */
export type ChartPlace =
  | { measure: Exclude<GrowthMeasure, 'weight-for-length'>; sex: Sex; ageDays: number }
  | { measure: 'weight-for-length'; sex: Sex; lengthCm: number };

export interface Standing {
  /** Standard deviations from the median. */
  z: number;
  /** 0 to 100: the share of children at this position who measure less. */
  percentile: number;
}

/** The drawn curves; `z` is the z-score of the percentile. */
export const PERCENTILE_CURVES = [
  { name: 'P3', percentile: 3, z: -1.880793608151251 },
  { name: 'P15', percentile: 15, z: -1.036433389493789 },
  { name: 'P50', percentile: 50, z: 0 },
  { name: 'P85', percentile: 85, z: 1.036433389493789 },
  { name: 'P97', percentile: 97, z: 1.880793608151251 },
] as const;

/** Beyond 3 SD, WHO uses the distance between 2 SD and 3 SD as the unit, for both weight measures. */
const RESTRICTED_BEYOND = 3;

/**
 * Computes the z-score and percentile of a measurement (kg for weights, cm for length and head) with the WHO Child
 * Growth Standards. Returns null outside the tables, or for a value that is not a positive number. Nothing is
 * extrapolated.
 *
 * An age is in whole days, counted from birth or corrected. A fraction of a day is rounded half up, as in WHO Anthro.
 */
export function zScore(measured: ChartPlace & { value: number }): Standing | null {
  const lms = lmsOf(measured);
  if (!lms || !(measured.value > 0) || !Number.isFinite(measured.value)) return null;
  const z = zOf(measured.value, lms, isWeight(measured.measure));
  return { z, percentile: 100 * normalShareBelow(z) };
}

/** Returns the measurement (kg or cm) at a z-score, as the inverse of {@link zScore}. Null outside the tables. */
export function valueAtZ(place: ChartPlace, z: number): number | null {
  const lms = lmsOf(place);
  return lms && measurementAt(z, lms, isWeight(place.measure));
}

/** A point of a drawn curve. `at` is days of age, or cm of length for weight-for-length. `value` is kg or cm. */
export interface CurvePoint {
  at: number;
  value: number;
}

/**
 * Computes points of the curve of one z-score. They are `step` apart, from `from` to `to` (days, or cm), and one is at
 * the end. The range is cut to the standard's tables. The result is empty if the whole range is outside them.
 */
export function curvePoints(
  measure: GrowthMeasure,
  sex: Sex,
  z: number,
  { from, to, step }: { from: number; to: number; step: number },
): CurvePoint[] {
  const { first, last } = tableRange(measure);
  const start = Math.max(from, first);
  const end = Math.min(to, last);
  const points: CurvePoint[] = [];
  for (let index = 0; start <= end; index += 1) {
    const at = Math.min(start + index * step, end);
    const value = valueAtZ(placeOn(measure, sex, at), z);
    if (value !== null) points.push({ at, value });
    if (at === end) break;
  }
  return points;
}

/** Returns the position on a chart at `at`: days of age, or cm of length for weight-for-length. */
export function placeOn(measure: GrowthMeasure, sex: Sex, at: number): ChartPlace {
  return measure === 'weight-for-length' ? { measure, sex, lengthCm: at } : { measure, sex, ageDays: at };
}

/** WHO Anthro's flags. A z-score beyond them is more likely a typing error than a real measure. */
const FLAGS: Record<GrowthMeasure, { below: number; above: number }> = {
  'weight-for-age': { below: -6, above: 5 },
  'length-for-age': { below: -6, above: 6 },
  'head-for-age': { below: -5, above: 5 },
  'weight-for-length': { below: -5, above: 5 },
};

/** Returns the side on which a measurement is off the chart by WHO's flags. Null if it is not. */
export function sideOffChart(measure: GrowthMeasure, z: number): 'below' | 'above' | null {
  const { below, above } = FLAGS[measure];
  if (z >= below && z <= above) return null;
  return z < below ? 'below' : 'above';
}

function lmsOf(place: ChartPlace): Lms | null {
  const at = place.measure === 'weight-for-length' ? place.lengthCm : Math.round(place.ageDays);
  return lmsAt(place.measure, place.sex, at);
}

function isWeight(measure: GrowthMeasure): boolean {
  return measure === 'weight-for-age' || measure === 'weight-for-length';
}

/** L is nonzero in every row, so the formula needs no logarithm. */
function zOf(value: number, lms: Lms, restricted: boolean): number {
  const { L, M, S } = lms;
  const z = ((value / M) ** L - 1) / (L * S);
  if (!restricted || Math.abs(z) <= RESTRICTED_BEYOND) return z;
  const { edge, deviation, side } = tail(lms, z);
  return side * (RESTRICTED_BEYOND + Math.abs(value - edge) / deviation);
}

function measurementAt(z: number, lms: Lms, restricted: boolean): number {
  if (!restricted || Math.abs(z) <= RESTRICTED_BEYOND) return atDeviations(lms, z);
  const { edge, deviation, side } = tail(lms, z);
  return edge + side * (Math.abs(z) - RESTRICTED_BEYOND) * deviation;
}

/**
 * Returns the values from which a measurement beyond 3 SD is computed. `side` is the sign of `z`. `edge` is the
 * measurement at 3 SD on that side. `deviation` is its distance from the measurement at 2 SD.
 */
function tail(lms: Lms, z: number): { edge: number; deviation: number; side: number } {
  const side = Math.sign(z);
  const edge = atDeviations(lms, side * RESTRICTED_BEYOND);
  const inner = atDeviations(lms, side * (RESTRICTED_BEYOND - 1));
  return { edge, deviation: Math.abs(edge - inner), side };
}

function atDeviations({ L, M, S }: Lms, z: number): number {
  return M * (1 + L * S * z) ** (1 / L);
}
