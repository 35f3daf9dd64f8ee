import { defineKind, type KindTotals } from '#domain/kinds/define-kind.ts';
import { minutesOf } from '#domain/time/stretches.ts';
import { FEED_FIELDS, FEED_TIME, type Feed, LONGEST_FEED_UNASKED } from './feed.ts';
import { feedsOf } from './feed-timer.ts';
import { sittingsOf } from './sittings.ts';

interface FeedSums {
  /** The number of sittings. A sitting counts once, on the day on which it began. */
  feeds: number;
  /** Sittings with a bottle. */
  bottles: number;
  leftMinutes: number;
  rightMinutes: number;
  /** US fluid ounces. */
  bottleOz: number;
  /** Bottles without a logged amount. If there are any, `bottleOz` is less than the baby drank. */
  unmeasuredBottles: number;
}

const TOTALS: KindTotals<Feed, FeedSums> = {
  none: { feeds: 0, bottles: 0, leftMinutes: 0, rightMinutes: 0, bottleOz: 0, unmeasuredBottles: 0 },
  shownBy: ['feeds', 'leftMinutes', 'rightMinutes', 'bottleOz', 'unmeasuredBottles'],
  add(feeds, { byDay }) {
    for (const sitting of sittingsOf(feeds)) {
      const sums = sitting[0] && byDay.get(sitting[0].date);
      if (!sums) continue;
      sums.feeds += 1;
      if (sitting.some((feed) => feed.type === 'bottle')) sums.bottles += 1;
    }
    for (const feed of feeds) {
      const sums = byDay.get(feed.date);
      if (!sums) continue;
      if (feed.type === 'left') sums.leftMinutes += minutesOf(feed);
      else if (feed.type === 'right') sums.rightMinutes += minutesOf(feed);
      else if (feed.amountOz === null) sums.unmeasuredBottles += 1;
      else sums.bottleOz += feed.amountOz;
    }
  },
};

export const feed = defineKind({
  name: 'feed',
  table: 'feeds',
  store: 'feeds',
  time: FEED_TIME,
  fields: FEED_FIELDS,
  variant: ['type'],
  isExclusive: true,
  isLoggedAllDay: true,
  identity: ({ startedAt, endedAt, type, amountOz }) => [startedAt, endedAt, type, amountOz],
  totals: TOTALS,
  timer: { longestUnasked: LONGEST_FEED_UNASKED, entriesOf: feedsOf },
});
