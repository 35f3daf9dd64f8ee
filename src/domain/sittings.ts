import type { Feed } from './feed.ts';
import { HOUR, MINUTE } from './when.ts';

/** Both breasts within 30 minutes are one sitting (Kent and others 2013, Breastfeeding Medicine 8:401). */
export const OTHER_SIDE_WITHIN = 30 * MINUTE;

/** Longer after the others of its `sessionId` a stretch is there because an edit moved it: no feed is believed to last so long. */
const MOVED_AWAY = 3 * HOUR;

/**
 * Feeds gathered by sitting, each in the order of time: those of one `sessionId` that still lie together, and two that were
 * logged one by one, where the second began at the other breast within 30 minutes of the end of the first, a bottle between
 * them or not.
 */
export function sittingsOf(feeds: readonly Feed[]): Feed[][] {
  const sittings: Feed[][] = [];
  let atBreast: Feed[] | undefined;
  for (const sitting of bySession(feeds)) {
    if (atBreast && isOtherSideOf(atBreast, sitting)) {
      atBreast.push(...sitting);
      atBreast.sort(byStart);
      continue;
    }
    sittings.push(sitting);
    // A bottle between the two breasts is a feed of its own, and parts them no more than the pause would.
    if (sitting.every(({ type }) => type !== 'bottle')) atBreast = sitting;
  }
  return sittings;
}

function bySession(feeds: readonly Feed[]): Feed[][] {
  const sittings: Feed[][] = [];
  const latest = new Map<string, Feed[]>();
  for (const feed of feeds.toSorted(byStart)) {
    const key = feed.sessionId ?? feed.id;
    const sitting = latest.get(key);
    if (sitting && pauseBetween(sitting, feed) <= MOVED_AWAY) sitting.push(feed);
    else {
      const another = [feed];
      latest.set(key, another);
      sittings.push(another);
    }
  }
  return sittings;
}

function byStart(a: Feed, b: Feed): number {
  return a.startedAt - b.startedAt || (a.id < b.id ? -1 : 1);
}

/** Milliseconds; negative where the feed began before the others were over. */
function pauseBetween(before: readonly Feed[], { startedAt }: Feed): number {
  return startedAt - Math.max(...before.map(({ endedAt }) => endedAt));
}

function isOtherSideOf(before: readonly Feed[], sitting: readonly Feed[]): boolean {
  const [one, other] = [onlySideOf(before), onlySideOf(sitting)];
  const [first] = sitting;
  if (!first || one === null || other === null || one === other) return false;
  // A feed that was never ended lasts long after the other began: it must not draw every later feed into its sitting.
  return Math.abs(pauseBetween(before, first)) <= OTHER_SIDE_WITHIN;
}

/** The breast that all of the feeds were at; null where there were both, or a bottle. */
function onlySideOf(feeds: readonly Feed[]): 'left' | 'right' | null {
  const [type, ...others] = new Set(feeds.map((feed) => feed.type));
  return others.length > 0 || type === 'bottle' ? null : (type ?? null);
}
