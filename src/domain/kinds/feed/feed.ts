import type { EntryOf } from '#domain/kinds/define-kind.ts';
import type { Fields } from '#domain/kinds/fields.ts';
import { span } from '#domain/kinds/time-shape.ts';
import type { Stamp } from '#domain/record.ts';
import { HOUR } from '#domain/time/when.ts';

export const FEED_TYPES = ['left', 'right', 'bottle'] as const;

export type FeedType = (typeof FEED_TYPES)[number];

/** `mixed` is breast milk and formula in one bottle. `other` is cow's milk, water and the like. */
export const MILKS = ['breast', 'formula', 'mixed', 'other'] as const;

export type Milk = (typeof MILKS)[number];

/** The times of one feed, at most one day long. Each feed of a sitting is a separate entry. */
export const FEED_TIME = span({ longestDays: 1 }, 'date');

export const FEED_FIELDS = {
  type: { is: 'choice', of: FEED_TYPES, column: 'type', shown: true },
  /** Null for a breastfeed, or if the amount is unknown. */
  amountOz: { is: 'measure', unit: 'oz', orNull: true, column: 'amount_oz', shown: true },
  milk: {
    is: 'choice',
    of: MILKS,
    open: true,
    optional: true,
    onlyWith: { name: 'type', of: ['bottle'] },
    column: 'milk',
    shown: true,
  },
  /** The breast milk in a mixed bottle. */
  breastOz: {
    is: 'measure',
    unit: 'oz',
    optional: true,
    onlyWith: { name: 'milk', of: ['mixed'] },
    column: 'breast_oz',
    shown: true,
  },
  /** Breast milk has none. */
  brand: {
    is: 'text',
    limit: 60,
    optional: true,
    onlyWith: { name: 'milk', of: ['', 'formula', 'mixed', 'other'] },
    column: 'brand',
    shown: true,
  },
  /** Shared by the feeds of one sitting from a timer or a file. `sittings.ts` has the other rules for a sitting. */
  sessionId: {
    is: 'text',
    optional: true,
    column: 'sitting_id',
  },
  /**
   * An imported file gave how long each side of this sitting lasted, but not which side came first. The times of the
   * two feeds show only their durations. Editing a time or the side clears the mark. The mark counts only while both
   * sides have it (`settleOrder`).
   */
  orderUnknown: {
    is: 'mark',
    optional: true,
  },
} as const satisfies Fields;

/** One uninterrupted feed at one side, or one bottle. */
export type Feed = EntryOf<'feed', typeof FEED_TIME, typeof FEED_FIELDS, 'feeds'>;

/** The fields of a feed form. The other fields of a feed are its stamp. */
export type FeedFields = Omit<Feed, keyof Stamp | 'sessionId' | 'orderUnknown'> &
  Pick<Stamp, 'note' | 'zone'>;

/**
 * The longest feed in milliseconds that a form or a stopped timer saves without a question. The observed means are 29
 * to 36 minutes (Kent and others 2013, Breastfeeding Medicine 8:401).
 */
export const LONGEST_FEED_UNASKED = 3 * HOUR;
/** The longest bottle in milliseconds that is saved without a question. */
export const LONGEST_BOTTLE_UNASKED = HOUR;

/** The distance between the marks on a bottle: half an ounce, or 10 ml. */
export const BOTTLE_STEP = { oz: 0.5, ml: 10 } as const;

/** One liter. More in one bottle is a typing error or the wrong unit. */
export const LARGEST_BOTTLE_OZ = 33.82;
