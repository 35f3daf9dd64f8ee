import { DAYS_OF_24_MONTHS, DAYS_PER_MONTH } from '#domain/time/months-of-age.ts';
import { gramsIn, gramsUnit, ML_PER_OZ, round, type Units } from '#domain/units/units.ts';
import type { Sourced } from './care-source.ts';

/** What a source calls usual for healthy term babies up to 24 months. It is information, not a verdict on a baby. */
export interface CareRange extends Sourced {
  low: number;
  /** Null if the source gives only a minimum; equal to `low` if it gives a single figure. */
  high: number | null;
  unit: CareUnit;
  /** What the number counts, or where it stops applying, in our own words; may be empty. */
  note: string;
}

/**
 * The range to show first, then the ranges of other sources. Sources disagree, so a hint uses the lowest `low` of all.
 */
export type Expected = readonly [CareRange, ...CareRange[]];

export const NOT_MEDICAL_ADVICE =
  'Typical ranges for healthy babies born at term, not medical advice. Every baby is different: ask your own clinician.';

export type CareUnit = keyof typeof UNIT_WORDS;

/** The words of each unit: after 1, after other numbers, and before a minimum that has no maximum. */
const UNIT_WORDS = {
  wetDiapers: { one: ' wet diaper in 24 hours', many: ' wet diapers in 24 hours', least: 'at least' },
  dirtyDiapers: { one: ' dirty diaper in 24 hours', many: ' dirty diapers in 24 hours', least: 'at least' },
  feeds: { one: ' feed in 24 hours', many: ' feeds in 24 hours', least: 'at least' },
  feedsBySide: {
    one: ' feed in 24 hours, each breast counted',
    many: ' feeds in 24 hours, each breast counted',
    least: 'at least',
  },
  hoursBetweenFeeds: { one: ' hour between feeds', many: ' hours between feeds', least: 'at least' },
  mlPerFeed: { one: ' a feed', many: ' a feed', least: 'at least' },
  mlPerDay: { one: ' in 24 hours', many: ' in 24 hours', least: 'at least' },
  hoursOfSleep: { one: ' hour of sleep in 24 hours', many: ' hours of sleep in 24 hours', least: 'at least' },
  gramsPerDay: { one: ' a day', many: ' a day', least: 'at least' },
  percentOfBirthWeight: { one: '% of birth weight', many: '% of birth weight', least: 'over' },
  daysAfterBirth: { one: ' day after birth', many: ' days after birth', least: 'from' },
  minutesAwake: { one: ' minute awake', many: ' minutes awake', least: 'at least' },
} as const;

/** "8 to 12 feeds in 24 hours", "at least 6 wet diapers in 24 hours", "about 0.5 oz a feed", "22 to 40 g a day". */
export function rangeWords(range: CareRange, units: Units): string {
  const { one, many } = UNIT_WORDS[range.unit];
  const last = shown(range.high ?? range.low, range.unit, units);
  return `${numberWords(range, units)}${unitOf(range.unit, units)}${last === 1 ? one : many}`;
}

/** The range without its unit, for use next to a range with its unit: "8 to 12", "at least 6", "about 0.5". */
export function numberWords(range: CareRange, units: Units): string {
  const low = shown(range.low, range.unit, units);
  if (range.high === null) return `${UNIT_WORDS[range.unit].least} ${low}`;
  const high = shown(range.high, range.unit, units);
  if (range.low === 0) return `up to ${high}`;
  return low === high ? `about ${low}` : `${low} to ${high}`;
}

/** The unit that the family uses for a measure; empty for a count. */
function unitOf(unit: CareUnit, { volume, weight }: Units): string {
  if (unit === 'gramsPerDay') return ` ${gramsUnit(weight)}`;
  return isVolume(unit) ? ` ${volume}` : '';
}

function isVolume(unit: CareUnit): boolean {
  return unit === 'mlPerFeed' || unit === 'mlPerDay';
}

/** Rounds as the sources do: half an ounce or 5 ml a feed, whole ounces or 5 ml a day. */
function shown(value: number, unit: CareUnit, { volume, weight }: Units): number {
  if (unit === 'gramsPerDay') return round(gramsIn(value, weight), 1);
  if (!isVolume(unit)) return round(value, 1);
  if (volume === 'ml') return Math.round(value / 5) * 5;
  const oz = value / ML_PER_OZ;
  return unit === 'mlPerFeed' ? Math.round(oz * 2) / 2 : Math.round(oz);
}

/** A month of age in whole days, as in growth standards: 12 months are day 365. */
export function monthsInDays(months: number): number {
  return Math.round(months * DAYS_PER_MONTH);
}

/** The last day of age in this guide. */
export const LAST_DAY = DAYS_OF_24_MONTHS;

/** The row that applies at an age: the last one that begins at or before it. Null before birth and after 24 months. */
export function rowAt<Row extends { fromDay: number }>(rows: readonly Row[], ageDays: number): Row | null {
  if (!(ageDays >= 0 && ageDays <= LAST_DAY)) return null;
  return rows.findLast(({ fromDay }) => fromDay <= ageDays) ?? null;
}
