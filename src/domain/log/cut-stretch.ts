import { changed, type Timer } from '#domain/kinds/timer.ts';
import type { Author } from '#domain/record.ts';

/**
 * Ends the stretch that ran at `at`, and gives stretches that began between `at` and `until` a length of 0 (both epoch
 * ms). Later stretches are kept. A running stretch is not cut, because ending it stops the timer.
 */
export function cutStretches(timer: Timer, at: number, until: number, author: Author): Timer {
  const segments = timer.segments.map((segment) =>
    segment.endedAt !== null && segment.endedAt > at && segment.startedAt < until
      ? { ...segment, endedAt: Math.max(segment.startedAt, at) }
      : segment,
  );
  return changed(timer, segments, author);
}
