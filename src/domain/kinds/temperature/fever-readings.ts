import { HOUR } from '#domain/time/when.ts';

/** Readings at most this far apart belong to one curve. In milliseconds. */
const APART = 48 * HOUR;

/** A mark this long before the first reading or after the last one is still on the curve. In milliseconds. */
const BESIDE = 6 * HOUR;

interface Timed {
  /** Epoch ms. */
  at: number;
}

/**
 * Returns the readings of the latest curve, the oldest first, and the marks beside them, such as doses. Each reading is
 * at most 48 hours after the one before. Returns null if no two readings are that close.
 */
export function latestCurve<Reading extends Timed, Mark extends Timed>(
  readings: readonly Reading[],
  marks: readonly Mark[],
): { readings: Reading[]; marks: Mark[] } | null {
  const curves: Reading[][] = [];
  for (const reading of readings.toSorted((a, b) => a.at - b.at)) {
    const last = curves.at(-1);
    const before = last?.at(-1);
    if (last && before && reading.at - before.at <= APART) last.push(reading);
    else curves.push([reading]);
  }
  const latest = curves.findLast(({ length }) => length >= 2);
  const [first, last] = [latest?.[0], latest?.at(-1)];
  if (!latest || !first || !last) return null;
  return {
    readings: latest,
    marks: marks
      .filter(({ at }) => at >= first.at - BESIDE && at <= last.at + BESIDE)
      .toSorted((a, b) => a.at - b.at),
  };
}
