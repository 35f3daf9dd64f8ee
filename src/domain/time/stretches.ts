import { MINUTE } from './when.ts';

/** Something that lasted. Epoch ms. */
export interface Stretch {
  startedAt: number;
  endedAt: number;
}

/** Joins what overlaps or touches: the same time as stretches that do not overlap, in order. What took no time stays. */
export function joinStretches(stretches: readonly Readonly<Stretch>[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const { startedAt, endedAt } of stretches.toSorted((a, b) => a.startedAt - b.startedAt)) {
    const last = joined.at(-1);
    if (last && startedAt <= last.endedAt) last.endedAt = Math.max(last.endedAt, endedAt);
    else joined.push({ startedAt, endedAt });
  }
  return joined;
}

/** Minutes that something lasted, never negative. */
export function minutesOf({ startedAt, endedAt }: Readonly<Stretch>): number {
  return Math.max(0, (endedAt - startedAt) / MINUTE);
}
