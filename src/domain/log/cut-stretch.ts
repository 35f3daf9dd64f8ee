import { changed, type Timer } from '#domain/kinds/timer.ts';
import type { Author } from '#domain/record.ts';

/**
 * Ends at `at` the stretch that ran then, and removes stretches from there until `until` (both epoch ms). Later
 * stretches are kept. A running stretch is not cut: ending it stops the timer.
 */
export function cutStretches(timer: Timer, at: number, until: number, author: Author): Timer {
  const segments = timer.segments.map((segment) =>
    segment.endedAt !== null && segment.endedAt > at && segment.startedAt < until
      ? { ...segment, endedAt: Math.max(segment.startedAt, at) }
      : segment,
  );
  return changed(timer, segments, author);
}
