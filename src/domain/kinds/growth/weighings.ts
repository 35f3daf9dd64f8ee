import { type Day, daysBetween } from '#domain/time/when.ts';
import type { Weighing } from './weight-after-birth.ts';

/** The last weight is used for this many days. Later it says little about a growing baby. */
export const WEIGHT_LASTS_DAYS = 30;

/** Selects the weights from the measures up to and including `lastDay`, in the same order. */
export function weighingsOf(
  measures: readonly { date: Day; weightKg: number | null }[],
  lastDay: Day,
): Weighing[] {
  return measures.flatMap(({ date, weightKg }) =>
    weightKg === null || date > lastDay ? [] : { date, weightKg },
  );
}

/**
 * Returns the weight (kg) on a day, interpolated between the weighings before and after it. For 30 days after the last
 * weighing it is the last weight. Null before the first weighing and after these 30 days. `weighings` are in order of
 * time.
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
