import {
  type Activity,
  LONGEST_TIMER_UNASKED,
  LONGEST_TUMMY_UNASKED,
} from '#domain/kinds/activity/activity.ts';
import { isLikelyBottle } from '#domain/kinds/feed/bottle-questions.ts';
import { type Feed, LONGEST_BOTTLE_UNASKED, LONGEST_FEED_UNASKED } from '#domain/kinds/feed/feed.ts';
import { LONGEST_PUMP } from '#domain/kinds/pump/pump.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import { minutesOf } from '#domain/time/stretches.ts';
import { type Day, MINUTE } from '#domain/time/when.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';

/**
 * Finds doubts about an entry. The reasons are those for which a form or a timer asks before it saves. An import saves
 * the entry without asking.
 */
export function unlikelyIn({ kind, record }: CareRecord, birthDate: Day | undefined): RowProblem[] {
  if (kind === 'feed') return unlikelyInFeed(record, birthDate);
  if (kind !== 'pump' && kind !== 'activity') return [];
  const minutes = minutesOf(record);
  const longest = kind === 'pump' ? LONGEST_PUMP : longestActivity(record);
  return minutes * MINUTE > longest ? [new RowProblem('longEntry', { minutes })] : [];
}

function longestActivity({ what }: Activity): number {
  return what === 'tummy' ? LONGEST_TUMMY_UNASKED : LONGEST_TIMER_UNASKED;
}

function unlikelyInFeed(feed: Feed, birthDate: Day | undefined): RowProblem[] {
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
