import { monthsInDays } from '#domain/care-guide/care-range.ts';
import { expectedBottle } from '#domain/care-guide/feeding.ts';
import { guideAge } from '#domain/care-guide/guide-age.ts';
import { type Entry, type Question, textOf } from '#domain/parsed.ts';
import type { Day } from '#domain/time/when.ts';
import { formatVolume, ML_PER_OZ, round, type Units, volumeIn } from '#domain/units/units.ts';

const NAME = 'unlikely-bottle';
/** A bottle up to this many times the largest amount of the sources raises no question. */
const GENEROUS = 2;
/** From this number of ounces on, milliliters may be meant. */
const LEAST_ML = 30;

/**
 * The largest bottle in ml that raises no question at an age in days. It is twice the largest amount a feed in the care
 * guide (AAP, CDC). That is 120 ml in the first week and 480 ml from 6 months on. Unlimited before birth.
 */
export function largestLikelyBottle(ageDays: number): number {
  if (ageDays < 0) return Number.POSITIVE_INFINITY;
  // The sources end at 12 months, so later ages use the last amount.
  const expected = expectedBottle(Math.min(ageDays, monthsInDays(12) - 1), null);
  const largest = Math.max(...(expected?.perFeed ?? []).map(({ low, high }) => high ?? low));
  return GENEROUS * largest;
}

/** False for a bottle of `oz` (US fluid ounces) that few babies of the age on `day` drink. */
export function isLikelyBottle(oz: number, birthDate: Day, day: Day): boolean {
  // Rounding removes the float error of an amount that was converted from milliliters.
  return round(oz * ML_PER_OZ, 1) <= largestLikelyBottle(guideAge(birthDate, day));
}

/**
 * Asks whether a bottle of `oz` (US fluid ounces) on `day` is meant, if few babies of that age drink so much. The
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
  const amount = formatVolume(oz, unit);
  const slip = unitSlip(volumeIn(oz, unit), unit);
  // A "yes" to "Did you mean 30 ml?" must not save 30 oz.
  const label = slip ? `No, save ${amount}` : 'Yes, save it as it is';
  return [
    {
      name: NAME,
      text: `${amount} is a lot for one bottle at this age. ${slip ?? 'Is that right?'}`,
      choices: [{ value: 'yes', label }],
    },
  ];
}

/** "Did you mean 90 ml? That is about 3 oz." for a large `amount` of ounces; null for milliliters or a small amount. */
export function unitSlip(amount: number, unit: Units['volume']): string | null {
  if (unit === 'ml' || amount < LEAST_ML) return null;
  const ounces = round(amount / ML_PER_OZ, 1);
  return `Did you mean ${amount} ml? That is about ${ounces} oz.`;
}
