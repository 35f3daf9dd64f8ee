import { HOUR, MINUTE } from '#domain/time/when.ts';
import type { Feed, FeedType } from './feed.ts';

/**
 * The other breast, or a bottle, within 30 minutes after a breastfeed joins its sitting. Both breasts within 30 minutes
 * are one session in Kent and others 2013, Breastfeeding Medicine 8:401. Our ranges of feeds a day count sessions the
 * same way.
 *
 * A cluster evening at alternating breasts, 20 minutes apart, is therefore counted in pairs. Times alone cannot tell it
 * from one feed at both breasts with a pause. A pair is closed: a third breastfeed begins a new sitting, and so does
 * the same breast again.
 */
export const SAME_SITTING_WITHIN = 30 * MINUTE;

/**
 * The longest plausible feed. A longer one was never ended, or an edit moved a stretch away from the others of its
 * `sessionId`.
 */
const LONGEST_BELIEVED = 3 * HOUR;

/**
 * Groups feeds into sittings, each in order of time. The feeds of one `sessionId` that are still close together are a
 * sitting. The other breast joins a sitting at one breast, and a bottle joins any sitting at the breast. Each must
 * begin within 30 minutes of the end of the last breastfeed. A bottle does not extend these 30 minutes. A bottle that
 * comes first is its own sitting.
 */
export function sittingsOf(feeds: readonly Feed[]): Feed[][] {
  const sittings: Feed[][] = [];
  let open: Feed[][] = [];
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
 * The feeds of one baby, with `orderUnknown` removed if no other feed of the same `sessionId` has it. The other side
 * was then deleted or moved away, or an edit set its time or side. One side with a known place settles both.
 */
export function settleOrder(feeds: Feed[]): Feed[] {
  const counts = new Map<string | undefined, number>();
  for (const { orderUnknown, sessionId } of feeds)
    if (orderUnknown) counts.set(sessionId, (counts.get(sessionId) ?? 0) + 1);
  const isAlone = ({ orderUnknown, sessionId }: Feed) => orderUnknown && counts.get(sessionId) === 1;
  return feeds.map((feed) => (isAlone(feed) ? { ...feed, orderUnknown: undefined } : feed));
}

function bySession(feeds: readonly Feed[]): Feed[][] {
  const sittings: Feed[][] = [];
  const latest = new Map<string, Feed[]>();
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

function isBreast({ type }: Feed): boolean {
  return type !== 'bottle';
}

/** At the same moment, a bottle comes after the breast. */
function byStart(a: Feed, b: Feed): number {
  return a.startedAt - b.startedAt || Number(isBreast(b)) - Number(isBreast(a)) || (a.id < b.id ? -1 : 1);
}

/** Milliseconds; negative if the feed began before the others ended. */
function pauseBetween(before: readonly Feed[], { startedAt }: Feed): number {
  return startedAt - Math.max(...before.map(({ endedAt }) => endedAt));
}

/** When its last breastfeed ended. One that was never ended is ignored: it would join every later feed. */
function breastEndOf(sitting: readonly Feed[]): number {
  const believed = sitting.filter(
    (feed) => isBreast(feed) && feed.endedAt - feed.startedAt <= LONGEST_BELIEVED,
  );
  return Math.max(...believed.map(({ startedAt, endedAt }) => Math.max(startedAt, endedAt)));
}

function joins(group: readonly Feed[], sitting: readonly Feed[]): boolean {
  const [first] = group;
  if (!first || !group.some(isBreast)) return true;
  const [one, other] = [onlySideOf(sitting), onlySideOf(group)];
  if (one === null || other === null || one === other) return false;
  // If the other breast began long before the end, the end may be a typing error.
  return breastEndOf(sitting) - first.startedAt <= SAME_SITTING_WITHIN;
}

/** The single breast of all breastfeeds; null if they were at both. */
function onlySideOf(feeds: readonly Feed[]): FeedType | null {
  const [type, ...others] = new Set(feeds.filter(isBreast).map((feed) => feed.type));
  return others.length > 0 ? null : (type ?? null);
}
