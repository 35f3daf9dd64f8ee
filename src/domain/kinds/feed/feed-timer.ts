import {
  type ClosedSegment,
  closeOpen,
  idAt,
  SHORTEST_STRETCH,
  stampOf,
  type Timer,
} from '#domain/kinds/timer.ts';
import type { Author } from '#domain/record.ts';
import { momentAt } from '#domain/time/when.ts';
import { FEED_TIME, type Feed } from './feed.ts';
import { SAME_SITTING_WITHIN } from './sittings.ts';

/**
 * Makes the feeds of a timer that ended at `endAt`, one for each segment. The feeds of a sitting share a `sessionId`.
 * After a pause of more than {@link SAME_SITTING_WITHIN} another sitting begins.
 */
export function feedsOf(timer: Timer, endAt: number, zone: string, author: Author): Feed[] {
  const stretches = closeOpen(timer.segments, endAt);
  const long = stretches.filter(({ startedAt, endedAt }) => endedAt - startedAt >= SHORTEST_STRETCH);
  const kept = joined(long.length ? long : stretches.slice(0, 1));
  const firsts = firstsOfSittings(kept);
  return kept.map(({ side, startedAt, endedAt }, index) => {
    const first = firsts[index] ?? 0;
    return {
      ...stampOf(timer, index, author),
      note: '',
      zone,
      ...FEED_TIME.timesOf(momentAt(startedAt, zone), momentAt(endedAt, zone)),
      type: side ?? 'left',
      amountOz: null,
      ...(firsts.filter((one) => one === first).length > 1 && { sessionId: idAt(timer.id, first) }),
    };
  });
}

/** Joins consecutive segments at the same side if the pause between them is shorter than {@link SHORTEST_STRETCH}. */
function joined(segments: ClosedSegment[]): ClosedSegment[] {
  const result: ClosedSegment[] = [];
  for (const segment of segments) {
    const last = result.at(-1);
    if (last && last.side === segment.side && segment.startedAt - last.endedAt < SHORTEST_STRETCH) {
      last.endedAt = segment.endedAt;
    } else result.push({ ...segment });
  }
  return result;
}

/** Returns, for each segment, the index of the first segment of its sitting. */
function firstsOfSittings(stretches: readonly ClosedSegment[]): number[] {
  let first = 0;
  return stretches.map(({ startedAt }, index) => {
    const before = stretches[index - 1];
    if (before && startedAt - before.endedAt > SAME_SITTING_WITHIN) first = index;
    return first;
  });
}
