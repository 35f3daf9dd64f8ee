import { type Day, daysBetween } from '#domain/time/when.ts';

export interface Weighing {
  date: Day;
  weightKg: number;
}

/** A weighing and its day of life. Day 1 is the day of birth. */
export interface DatedWeighing extends Weighing {
  dayOfLife: number;
}

export interface WeightAfterBirth {
  birthWeightKg: number;
  /** The lowest weighing before birth weight was regained. Null if no weighing was below birth weight. */
  lowest: (DatedWeighing & { percentLost: number }) | null;
  /**
   * The first weighing at or above birth weight that comes after one below it. If none was below, the first one after
   * birth. Null if there is no such weighing.
   */
  regained: DatedWeighing | null;
  /** The last weighing. It is the one on the day of birth if there is no other. */
  last: DatedWeighing;
}

/** Half a gram, because weights are typed to a gram: 3.402 kg and 7 lb 8 oz are the same weight. */
const SAME_KG = 0.0005;

/**
 * Finds how the weight fell and recovered after birth, from the weighings alone and without interpolation. The order of
 * `weighings` matters only within a day. Returns null without a weighing on the day of birth, because that weighing
 * gives the birth weight.
 */
export function weightAfterBirth(weighings: readonly Weighing[], birthDate: Day): WeightAfterBirth | null {
  const inOrder = weighings
    .map((weighing) => ({ ...weighing, dayOfLife: daysBetween(birthDate, weighing.date) + 1 }))
    .filter(({ dayOfLife }) => dayOfLife >= 1)
    .sort((a, b) => a.dayOfLife - b.dayOfLife);
  const [birth, ...later] = inOrder;
  if (birth?.dayOfLife !== 1) return null;
  const birthWeightKg = birth.weightKg;
  const isBelow = ({ weightKg }: Weighing) => birthWeightKg - weightKg > SAME_KG;
  const firstBelow = later.findIndex(isBelow);
  const back = later.findIndex((weighing, index) => !isBelow(weighing) && index > firstBelow);
  const below = firstBelow === -1 ? [] : later.slice(firstBelow, back === -1 ? undefined : back);
  const lowest = below.reduce<DatedWeighing | null>(
    (least, next) => (least === null || next.weightKg < least.weightKg ? next : least),
    null,
  );
  return {
    birthWeightKg,
    lowest: lowest && { ...lowest, percentLost: percentLost(birthWeightKg, lowest.weightKg) },
    regained: later[back] ?? null,
    last: later.at(-1) ?? birth,
  };
}

/** Returns how much of the birth weight is missing, in percent. Negative if the baby weighs more. */
export function percentLost(birthWeightKg: number, weightKg: number): number {
  return (100 * (birthWeightKg - weightKg)) / birthWeightKg;
}
