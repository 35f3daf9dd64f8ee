import { monthsInDays } from '#domain/care-guide/care-range.ts';
import { expectedBottle } from '#domain/care-guide/feeding.ts';
import { guideAge } from '#domain/care-guide/guide-age.ts';
import { type Entry, textOf } from '#domain/parsed.ts';
import type { Question } from '#domain/question.ts';
import type { Day } from '#domain/time/when.ts';
import { ML_PER_OZ, ozFrom, round, type Units, volumeIn } from '#domain/units/units.ts';

const NAME = 'unlikely-bottle';
/** A bottle raises no question up to this many times the largest amount in the sources. */
const GENEROUS = 2;
/** From this number of ounces on, the parent may have meant milliliters. */
const LEAST_ML = 30;

/**
 * Returns the largest bottle, in ml, that raises no question at an age in days. It is twice the largest amount per feed
 * in the care guide (AAP, CDC): 120 ml in the first week and 480 ml from 6 months on. Before birth there is no limit.
 */
export function largestLikelyBottle(ageDays: number): number {
  if (ageDays < 0) return Number.POSITIVE_INFINITY;
  // The sources end at 12 months, so later ages use the last amount.
  const expected = expectedBottle(Math.min(ageDays, monthsInDays(12) - 1), null);
  const largest = Math.max(...(expected?.perFeed ?? []).map(({ low, high }) => high ?? low));
  return GENEROUS * largest;
}

/** Returns false if few babies of the age on `day` drink a bottle of `oz` (US fluid ounces). */
export function isLikelyBottle(oz: number, birthDate: Day, day: Day): boolean {
  // Rounding removes the float error of an amount that was converted from milliliters.
  return round(oz * ML_PER_OZ, 1) <= largestLikelyBottle(guideAge(birthDate, day));
}

/**
 * Asks whether a bottle of `oz` (US fluid ounces) on `day` is right, if few babies of that age drink so much. The
 * answer is in the entry's `unlikely-bottle`.
 */
export function bottleQuestions(
  entry: Entry,
  oz: number,
  unit: Units['volume'],
  birthDate: Day,
  day: Day,
): Question[] {
  if (isLikelyBottle(oz, birthDate, day) || textOf(entry, NAME) === 'yes') return [];
  return [{ name: NAME, code: 'largeBottle', oz, meantOz: meantOz(volumeIn(oz, unit), unit), unit }];
}

/**
 * Returns the US fluid ounces of a large `amount` that was typed as ounces but may be milliliters. Null for other
 * amounts.
 */
export function meantOz(amount: number, unit: Units['volume']): number | null {
  return unit === 'oz' && amount >= LEAST_ML ? ozFrom(amount, 'ml') : null;
}
