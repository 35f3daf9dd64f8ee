import { closeOpen, type Timer } from '#domain/kinds/timer.ts';
import { HOUR, MINUTE } from '#domain/time/when.ts';
import type { Feed, FeedType } from './feed.ts';

/**
 * A feed at the other breast, or a bottle, joins a breastfeed's sitting if it begins within 30 minutes after that
 * breastfeed. Both breasts within 30 minutes are one session in Kent and others 2013, Breastfeeding Medicine 8:401. Our
 * ranges of feeds a day count sessions the same way.
 *
 * Cluster feeds at alternating breasts, 20 minutes apart, are therefore counted in pairs. Times alone cannot
 * distinguish such a pair from one feed at both breasts with a pause. A third breastfeed never joins a pair, but begins
 * a new sitting. So does a second feed at the same breast.
 */
export const SAME_SITTING_WITHIN = 30 * MINUTE;

/**
 * The longest plausible feed, and the longest plausible pause between the feeds of one `sessionId`. If a feed is
 * longer, the parent forgot to end it. If a pause is longer, an edit moved the feed away from the others.
 */
const LONGEST_BELIEVED = 3 * HOUR;

/** The fields of a feed that decide its sitting. */
type TimedFeed = Pick<Feed, 'id' | 'type' | 'startedAt' | 'endedAt' | 'sessionId'>;

/**
 * Groups feeds into sittings, each in order of time. The feeds of one `sessionId` that are still close together are a
 * sitting. The other breast joins a sitting at one breast, and a bottle joins any sitting at the breast. Both must
 * begin within 30 minutes after the end of the sitting's last breastfeed. A bottle does not extend these 30 minutes. A
 * bottle that comes first is its own sitting.
 */
export function sittingsOf<F extends TimedFeed>(feeds: readonly F[]): F[][] {
  const sittings: F[][] = [];
  let open: F[][] = [];
  for (const group of bySession(feeds)) {
    const begun = group[0]?.startedAt ?? 0;
    open = open.filter((sitting) => begun - breastEndOf(sitting) <= SAME_SITTING_WITHIN);
    const latest = open.at(-1);
    if (latest && joins(group, latest)) {
      latest.push(...group);
      latest.sort(byStart);
      continue;
    }
    sittings.push(group);
    if (group.some(isBreast)) open.push(group);
  }
  return sittings;
}

/**
 * Returns the milliseconds at the breast in the feeds `before` a timer's feed that are of the same sitting. Returns 0
 * if that feed begins a new sitting. `now` is in epoch milliseconds.
 */
export function breastTimeBefore({ id, segments }: Timer, before: readonly Feed[], now: number): number {
  const running = closeOpen(segments, now).flatMap(({ side, startedAt, endedAt }) =>
    side ? [{ id, type: side, startedAt, endedAt, sessionId: id }] : [],
  );
  const sittings = sittingsOf<TimedFeed>([...before, ...running]);
  return (sittings.find((feeds) => feeds.some(({ sessionId }) => sessionId === id)) ?? [])
    .filter((feed) => isBreast(feed) && feed.sessionId !== id)
    .reduce((sum, { startedAt, endedAt }) => sum + Math.max(0, endedAt - startedAt), 0);
}

/**
 * Removes `orderUnknown` from a baby's feed if no other feed of the same `sessionId` has it. In that case the other
 * side was deleted or moved away, or an edit set its time or side. If one side's time is known, the order is known.
 */
export function settleOrder(feeds: Feed[]): Feed[] {
  const counts = new Map<string | undefined, number>();
  for (const { orderUnknown, sessionId } of feeds)
    if (orderUnknown) counts.set(sessionId, (counts.get(sessionId) ?? 0) + 1);
  const isAlone = ({ orderUnknown, sessionId }: Feed) => orderUnknown && counts.get(sessionId) === 1;
  return feeds.map((feed) => (isAlone(feed) ? { ...feed, orderUnknown: undefined } : feed));
}

function bySession<F extends TimedFeed>(feeds: readonly F[]): F[][] {
  const sittings: F[][] = [];
  const latest = new Map<string, F[]>();
  for (const feed of feeds.toSorted(byStart)) {
    const key = feed.sessionId ?? feed.id;
    const sitting = latest.get(key);
    if (sitting && pauseBetween(sitting, feed) <= LONGEST_BELIEVED) sitting.push(feed);
    else {
      const another = [feed];
      latest.set(key, another);
      sittings.push(another);
    }
  }
  return sittings;
}

function isBreast({ type }: TimedFeed): boolean {
  return type !== 'bottle';
}

/** Orders feeds by start. At the same start, a bottle comes after a breastfeed. */
function byStart(a: TimedFeed, b: TimedFeed): number {
  return a.startedAt - b.startedAt || Number(isBreast(b)) - Number(isBreast(a)) || (a.id < b.id ? -1 : 1);
}

/**
 * Returns the milliseconds from the end of the feeds `before` to the start of the other feed. Negative if they overlap.
 */
function pauseBetween(before: readonly TimedFeed[], { startedAt }: TimedFeed): number {
  return startedAt - Math.max(...before.map(({ endedAt }) => endedAt));
}

/**
 * Returns when the last breastfeed of a sitting ended. Ignores a breastfeed that was never ended, because every later
 * feed would join it.
 */
function breastEndOf(sitting: readonly TimedFeed[]): number {
  const believed = sitting.filter(
    (feed) => isBreast(feed) && feed.endedAt - feed.startedAt <= LONGEST_BELIEVED,
  );
  return Math.max(...believed.map(({ startedAt, endedAt }) => Math.max(startedAt, endedAt)));
}

function joins(group: readonly TimedFeed[], sitting: readonly TimedFeed[]): boolean {
  const [first] = group;
  if (!first || !group.some(isBreast)) return true;
  const [one, other] = [onlySideOf(sitting), onlySideOf(group)];
  if (one === null || other === null || one === other) return false;
  // If the other breast began more than 30 minutes before that end, the end may be a typing error.
  return breastEndOf(sitting) - first.startedAt <= SAME_SITTING_WITHIN;
}

/** Returns the breast if all breastfeeds were at the same one. Null otherwise. */
function onlySideOf(feeds: readonly TimedFeed[]): FeedType | null {
  const [type, ...others] = new Set(feeds.filter(isBreast).map((feed) => feed.type));
  return others.length > 0 ? null : (type ?? null);
}
