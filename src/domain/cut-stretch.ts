import type { Author } from './record.ts';
import { changed, type Segment, type Timer } from './timer.ts';

/**
 * Ends at `at` the stretch that was over at `endedAt` (both epoch ms), also where it was paused for a moment; what came after
 * it stays.
 */
export function cutStretch(timer: Timer, at: number, endedAt: number, author: Author): Timer {
  const segments = timer.segments.map((segment) =>
    segment.endedAt !== null && segment.endedAt > at && segment.endedAt <= endedAt
      ? { ...segment, endedAt: Math.max(segment.startedAt, at) }
      : segment,
  );
  return changed(timer, segments, author);
}

/** Gives the stretches that were over the ends that they had `before`; what became of the others since then stays. */
export function uncutStretches(timer: Timer, before: readonly Segment[], author: Author): Timer {
  const segments = timer.segments.map((segment) => {
    const had = before.find(({ startedAt }) => startedAt === segment.startedAt)?.endedAt;
    return had == null ? segment : { ...segment, endedAt: had };
  });
  return changed(timer, segments, author);
}
