import { isLikelyBottle } from '#domain/kinds/feed/bottle-questions.ts';
import { type Feed, LONGEST_BOTTLE_UNASKED, LONGEST_FEED_UNASKED } from '#domain/kinds/feed/feed.ts';
import { minutesOf } from '#domain/time/stretches.ts';
import { type Day, MINUTE } from '#domain/time/when.ts';
import { formatMinutes } from '#domain/time/when-words.ts';
import { formatVolume, type Units } from '#domain/units/units.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';

/**
 * Doubts about a feed, for the same reasons for which the feed form asks before saving. An import saves the feed as it
 * is.
 */
export function unlikelyInFeed(feed: Feed, birthDate: Day | undefined, unit: Units['volume']): RowProblem[] {
  const isBottle = feed.type === 'bottle';
  const minutes = minutesOf(feed);
  const problems: RowProblem[] = [];
  if (feed.amountOz !== null && birthDate && !isLikelyBottle(feed.amountOz, birthDate, feed.date)) {
    const amount = formatVolume(feed.amountOz, unit);
    problems.push(new RowProblem('It is a lot for one bottle at this age.', amount));
  }
  if (minutes * MINUTE > (isBottle ? LONGEST_BOTTLE_UNASKED : LONGEST_FEED_UNASKED)) {
    const longest = isBottle ? 'bottle of more than 1 hour' : 'feed of more than 3 hours';
    problems.push(new RowProblem(`It is a ${longest}.`, formatMinutes(minutes)));
  }
  return problems;
}
