import { DAYS_OF_24_MONTHS, DAYS_PER_MONTH } from '#domain/time/months-of-age.ts';
import { gramsIn, ML_PER_OZ, round, type Units } from '#domain/units/units.ts';
import type { CareNote } from './care-note.ts';
import type { Sourced } from './care-source.ts';

/** What a source calls usual for healthy term babies up to 24 months. It is information, not a verdict on a baby. */
export interface CareRange<Note extends CareNote = CareNote> extends Sourced {
  low: number;
  /** Null if the source gives only a minimum. Equal to `low` if the source gives a single figure. */
  high: number | null;
  unit: CareUnit;
  note: Note | null;
}

/**
 * The range to show first, then the ranges of other sources. Sources disagree, so a hint uses the lowest `low` of all.
 */
export type Expected<Note extends CareNote = CareNote> = readonly [CareRange<Note>, ...CareRange<Note>[]];

export type CareUnit =
  | 'wetDiapers'
  | 'dirtyDiapers'
  | 'feeds'
  | 'feedsBySide'
  | 'hoursBetweenFeeds'
  | 'mlPerFeed'
  | 'mlPerDay'
  | 'hoursOfSleep'
  | 'gramsPerDay'
  | 'percentOfBirthWeight'
  | 'daysAfterBirth'
  | 'minutesAwake';

export function isVolume(unit: CareUnit): boolean {
  return unit === 'mlPerFeed' || unit === 'mlPerDay';
}

/**
 * Converts a number of a range to the family's units. Rounds volumes as the sources do: to 5 ml, to half an ounce a
 * feed, or to a whole ounce a day.
 */
export function rangeNumber(value: number, unit: CareUnit, { volume, weight }: Units): number {
  if (unit === 'gramsPerDay') return round(gramsIn(value, weight), 1);
  if (!isVolume(unit)) return round(value, 1);
  if (volume === 'ml') return Math.round(value / 5) * 5;
  const oz = value / ML_PER_OZ;
  return unit === 'mlPerFeed' ? Math.round(oz * 2) / 2 : Math.round(oz);
}

/** Converts months of age to whole days, as growth standards do. 12 months are day 365. */
export function monthsInDays(months: number): number {
  return Math.round(months * DAYS_PER_MONTH);
}

/** The last day of age in this guide. */
export const LAST_DAY = DAYS_OF_24_MONTHS;

/** Returns the last row that begins at or before an age. Null before birth and after 24 months. */
export function rowAt<Row extends { fromDay: number }>(rows: readonly Row[], ageDays: number): Row | null {
  if (!(ageDays >= 0 && ageDays <= LAST_DAY)) return null;
  return rows.findLast(({ fromDay }) => fromDay <= ageDays) ?? null;
}
