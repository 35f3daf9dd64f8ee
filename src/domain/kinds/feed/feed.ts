import { type Stamp, soFarWords } from '#domain/record.ts';
import { minutesOf } from '#domain/stretches.ts';
import { formatVolume, type Units } from '#domain/units.ts';
import { type Clock, type Day, HOUR } from '#domain/when.ts';
import { formatMinutes } from '#domain/when-words.ts';

export type FeedType = 'left' | 'right' | 'bottle';

/**
 * One uninterrupted stretch at one side, or one bottle. The stretches that a timer or a file tells of one sitting share a
 * `sessionId`; what else is one sitting, `sittings.ts` knows.
 */
export interface Feed extends Stamp {
  date: Day;
  startTime: Clock;
  /** May read earlier than `startTime`: the feed then ended the next day. */
  endTime: Clock;
  type: FeedType;
  /** US fluid ounces; null at the breast, or when nobody looked. */
  amountOz: number | null;
  startedAt: number;
  endedAt: number;
  sessionId?: string;
  /**
   * An imported file gave both sides of this sitting, but not which was first. The times only keep their lengths apart.
   * An edit of a time or side clears it. It counts only while both sides have it (`settleOrder`).
   */
  orderUnknown?: true | undefined;
}

/** What a form says about a feed; the rest is its stamp. */
export type FeedFields = Omit<Feed, keyof Stamp | 'sessionId' | 'orderUnknown'> &
  Pick<Stamp, 'note' | 'zone'>;

/** No feed is kept that is longer, each stretch of a sitting for itself: days are read with the evening before them. */
export const LONGEST_FEED_DAYS = 1;

/**
 * The longest feed in milliseconds that a form or a stopped timer saves without a question. The observed means are 29 to 36 minutes
 * (Kent and others 2013, Breastfeeding Medicine 8:401).
 */
export const LONGEST_FEED_UNASKED = 3 * HOUR;
/** The same of a bottle. */
export const LONGEST_BOTTLE_UNASKED = HOUR;

/** What the marks on a bottle let one tell apart: half an ounce, or 10 ml. */
export const BOTTLE_STEP = { oz: 0.5, ml: 10 } as const;

export const FEED_WORDS: Record<FeedType, string> = {
  left: 'Left breast',
  right: 'Right breast',
  bottle: 'Bottle',
};

/** One liter. More than that in one bottle is a slip of the finger or of the unit. */
export const LARGEST_BOTTLE_OZ = 33.82;

/** True for a type of ours: what comes from a form or a file may be anything. */
export function isFeedType(text: string): text is FeedType {
  return text === 'left' || text === 'right' || text === 'bottle';
}

/** "Left breast, 12 min" or "Bottle, 4 oz". Adds "so far" while it runs, and "order unknown" where no file told it. */
export function describeFeed(feed: Feed, units: Units): string {
  if (feed.type !== 'bottle') {
    const order = feed.orderUnknown ? ', order unknown' : '';
    return `${FEED_WORDS[feed.type]}, ${formatMinutes(minutesOf(feed))}${order}${soFarWords(feed)}`;
  }
  return feed.amountOz === null
    ? FEED_WORDS.bottle
    : `${FEED_WORDS.bottle}, ${formatVolume(feed.amountOz, units.volume)}`;
}
