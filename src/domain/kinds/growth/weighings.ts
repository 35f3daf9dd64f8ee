import { type Day, daysBetween } from '#domain/time/when.ts';
import type { Weighing } from './weight-after-birth.ts';

/** After this many days a weight says little of a baby who grows. */
export const WEIGHT_LASTS_DAYS = 30;

/** The weights among measures as far as a day, in the same order. */
export function weighingsOf(
  measures: readonly { date: Day; weightKg: number | null }[],
  lastDay: Day,
): Weighing[] {
  return measures.flatMap(({ date, weightKg }) =>
    weightKg === null || date > lastDay ? [] : { date, weightKg },
  );
}

/**
 * The weight (kg) on a day: on a straight line between the weighings before and after it, and for 30 days after the last
 * one that weight. Null before the first, and later. `weighings` are in the order of time.
 */
export function weightOn(weighings: readonly Weighing[], day: Day): number | null {
  const before = weighings.findLast(({ date }) => date <= day);
  if (!before) return null;
  const after = weighings.find(({ date }) => date > day);
  const since = daysBetween(before.date, day);
  if (!after) return since <= WEIGHT_LASTS_DAYS ? before.weightKg : null;
  const way = since / daysBetween(before.date, after.date);
  return before.weightKg + way * (after.weightKg - before.weightKg);
}
