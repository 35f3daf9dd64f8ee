import { changed, type Timer } from '#domain/kinds/timer.ts';
import type { Author } from '#domain/record.ts';

/**
 * Cuts the ended segments between `at` and `until` (both epoch ms). A segment that ran at `at` ends there. A segment
 * that began between the two gets a length of 0. Later segments are kept. An open segment is not cut, because ending it
 * stops the timer.
 */
export function cutStretches(timer: Timer, at: number, until: number, author: Author): Timer {
  const segments = timer.segments.map((segment) =>
    segment.endedAt !== null && segment.endedAt > at && segment.startedAt < until
      ? { ...segment, endedAt: Math.max(segment.startedAt, at) }
      : segment,
  );
  return changed(timer, segments, author);
}
