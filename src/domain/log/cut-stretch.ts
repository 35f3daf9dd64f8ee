import { changed, type Timer } from '#domain/kinds/timer.ts';
import type { Author } from '#domain/record.ts';

/**
 * Cuts the ended stretches between `at` and `until` (both epoch ms). A stretch that ran at `at` ends there. A stretch
 * that began between the two gets a length of 0. Later stretches are kept. A running stretch is not cut, because ending
 * it stops the timer.
 */
export function cutStretches(timer: Timer, at: number, until: number, author: Author): Timer {
  const segments = timer.segments.map((segment) =>
    segment.endedAt !== null && segment.endedAt > at && segment.startedAt < until
      ? { ...segment, endedAt: Math.max(segment.startedAt, at) }
      : segment,
  );
  return changed(timer, segments, author);
}
