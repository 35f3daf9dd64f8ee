import { type Day, daysBetween } from '#domain/time/when.ts';

export interface Weighing {
  date: Day;
  weightKg: number;
}

/** A weighing and its day of life; day 1 is the day of birth. */
export interface DatedWeighing extends Weighing {
  dayOfLife: number;
}

export interface WeightAfterBirth {
  birthWeightKg: number;
  /** The lowest weighing before birth weight was regained; null if none was below it. */
  lowest: (DatedWeighing & { percentLost: number }) | null;
  /**
   * The first weighing at or above birth weight after one below it, or after birth if none was below. Null if there is
   * none.
   */
  regained: DatedWeighing | null;
  /** The last weighing; the one on the day of birth if there is no other. */
  last: DatedWeighing;
}

/** Half a gram, because weights are typed to a gram: 3.402 kg and 7 lb 8 oz are the same weight. */
const SAME_KG = 0.0005;

/**
 * How the weight fell and recovered after birth, by the weighings alone and without interpolation. The order of
 * `weighings` matters only for those of one day. Null without a weighing on the day of birth, which is the reference.
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

/** The missing share of the birth weight in percent; negative if the baby weighs more. */
export function percentLost(birthWeightKg: number, weightKg: number): number {
  return (100 * (birthWeightKg - weightKg)) / birthWeightKg;
}
