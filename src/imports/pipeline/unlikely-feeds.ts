import { isLikelyBottle } from '#domain/kinds/feed/bottle-questions.ts';
import { type Feed, LONGEST_BOTTLE_UNASKED, LONGEST_FEED_UNASKED } from '#domain/kinds/feed/feed.ts';
import { minutesOf } from '#domain/time/stretches.ts';
import { type Day, MINUTE } from '#domain/time/when.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';

/**
 * Doubts about a feed, for the same reasons for which the feed form asks before saving. An import saves the feed as it
 * is.
 */
export function unlikelyInFeed(feed: Feed, birthDate: Day | undefined): RowProblem[] {
  const isBottle = feed.type === 'bottle';
  const minutes = minutesOf(feed);
  const problems: RowProblem[] = [];
  if (feed.amountOz !== null && birthDate && !isLikelyBottle(feed.amountOz, birthDate, feed.date)) {
    problems.push(new RowProblem('muchForAge', { oz: feed.amountOz }));
  }
  if (minutes * MINUTE > (isBottle ? LONGEST_BOTTLE_UNASKED : LONGEST_FEED_UNASKED)) {
    problems.push(new RowProblem(isBottle ? 'longBottle' : 'longFeed', { minutes }));
  }
  return problems;
}
