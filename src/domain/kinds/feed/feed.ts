import type { EntryOf } from '#domain/kinds/define-kind.ts';
import type { Fields } from '#domain/kinds/fields.ts';
import { span } from '#domain/kinds/time-shape.ts';
import { type Stamp, soFarWords } from '#domain/record.ts';
import { minutesOf } from '#domain/time/stretches.ts';
import { HOUR } from '#domain/time/when.ts';
import { formatMinutes } from '#domain/time/when-words.ts';
import { formatVolume, type Units } from '#domain/units/units.ts';

export const FEED_WORDS = { left: 'Left breast', right: 'Right breast', bottle: 'Bottle' } as const;

export type FeedType = keyof typeof FEED_WORDS;

/** Each stretch of a sitting is an entry of its own. */
export const FEED_TIME = span({ longestDays: 1 }, 'date');

export const FEED_FIELDS = {
  type: { is: 'choice', of: FEED_WORDS, column: 'type', label: 'Type' },
  /** Null at the breast, or when nobody looked. */
  amountOz: { is: 'measure', unit: 'oz', orNull: true, column: 'amount_oz', label: 'Amount' },
  /** The stretches that a timer or a file tells of one sitting share it. `sittings.ts` knows what else is one sitting. */
  sessionId: {
    is: 'text',
    optional: true,
    column: 'sitting_id',
  },
  /**
   * An imported file gave both sides of this sitting, but not which was first. The times only keep their lengths apart.
   * An edit of a time or side clears it. It counts only while both sides have it (`settleOrder`).
   */
  orderUnknown: {
    is: 'mark',
    optional: true,
  },
} as const satisfies Fields;

/** One uninterrupted stretch at one side, or one bottle. */
export type Feed = EntryOf<'feed', typeof FEED_TIME, typeof FEED_FIELDS, 'feeds'>;

/** What a form says about a feed; the rest is its stamp. */
export type FeedFields = Omit<Feed, keyof Stamp | 'sessionId' | 'orderUnknown'> &
  Pick<Stamp, 'note' | 'zone'>;

/**
 * The longest feed in milliseconds that a form or a stopped timer saves without a question. The observed means are 29 to 36 minutes
 * (Kent and others 2013, Breastfeeding Medicine 8:401).
 */
export const LONGEST_FEED_UNASKED = 3 * HOUR;
/** The same of a bottle. */
export const LONGEST_BOTTLE_UNASKED = HOUR;

/** What the marks on a bottle let one tell apart: half an ounce, or 10 ml. */
export const BOTTLE_STEP = { oz: 0.5, ml: 10 } as const;

/** One liter. More than that in one bottle is a slip of the finger or of the unit. */
export const LARGEST_BOTTLE_OZ = 33.82;

/** A feed as a code with parameters. `oz` is null where nobody looked. */
export type ToldFeed =
  | { code: 'left' | 'right'; minutes: number; orderUnknown: boolean; running: Stamp['running'] }
  | { code: 'bottle'; oz: number | null };

export function tellFeed(feed: Feed): ToldFeed {
  const { type, amountOz, orderUnknown = false, running } = feed;
  return type === 'bottle'
    ? { code: type, oz: amountOz }
    : { code: type, minutes: minutesOf(feed), orderUnknown, running };
}

/** "Left breast, 12 min" or "Bottle, 4 oz". Adds "so far" while it runs, and "order unknown" where no file told it. */
export function feedWords(told: ToldFeed, units: Units): string {
  const what = FEED_WORDS[told.code];
  if (told.code === 'bottle') {
    return told.oz === null ? what : `${what}, ${formatVolume(told.oz, units.volume)}`;
  }
  const order = told.orderUnknown ? ', order unknown' : '';
  return `${what}, ${formatMinutes(told.minutes)}${order}${soFarWords(told)}`;
}

export function describeFeed(feed: Feed, units: Units): string {
  return feedWords(tellFeed(feed), units);
}
