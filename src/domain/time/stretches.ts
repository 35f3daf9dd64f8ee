import { MINUTE } from './when.ts';

/** A stretch of time. Epoch ms. */
export interface Stretch {
  startedAt: number;
  endedAt: number;
}

/**
 * Joins overlapping and touching stretches. The result covers the same time without overlaps, in order. Stretches of
 * length 0 are kept.
 */
export function joinStretches(stretches: readonly Readonly<Stretch>[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const { startedAt, endedAt } of stretches.toSorted((a, b) => a.startedAt - b.startedAt)) {
    const last = joined.at(-1);
    if (last && startedAt <= last.endedAt) last.endedAt = Math.max(last.endedAt, endedAt);
    else joined.push({ startedAt, endedAt });
  }
  return joined;
}

/** Returns the length of a stretch in minutes, never negative. */
export function minutesOf({ startedAt, endedAt }: Readonly<Stretch>): number {
  return Math.max(0, (endedAt - startedAt) / MINUTE);
}
