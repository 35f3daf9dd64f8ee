import { changed, type Timer } from '#domain/kinds/timer.ts';
import type { Author } from '#domain/record.ts';

/**
 * Ends at `at` what ran there, and leaves out what ran from there until `until` (both epoch ms); what came after that stays.
 * What still runs is no part of it: to end that is to stop the timer.
 */
export function cutStretches(timer: Timer, at: number, until: number, author: Author): Timer {
  const segments = timer.segments.map((segment) =>
    segment.endedAt !== null && segment.endedAt > at && segment.startedAt < until
      ? { ...segment, endedAt: Math.max(segment.startedAt, at) }
      : segment,
  );
  return changed(timer, segments, author);
}
