import { type Entry, type Parsed, readNote, textOf } from './parsed.ts';
import type { Stamp } from './record.ts';
import { minutesOf, type Reading, readMoment, readSpan, type Span } from './span.ts';
import { formatVolume, ozFrom, parseNumber, type Units } from './units.ts';
import { type Clock, clockPart, type Day, dayPart } from './when.ts';
import { formatMinutes } from './when-words.ts';

export type FeedType = 'left' | 'right' | 'bottle';

/** One uninterrupted stretch at one side, or one bottle. The stretches of one sitting share a `sessionId`. */
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
}

/** What a form says about a feed; the rest is its stamp. */
export type FeedFields = Omit<Feed, keyof Stamp | 'sessionId'> & Pick<Stamp, 'note' | 'zone'>;

export const FEED_WORDS: Record<FeedType, string> = {
  left: 'Left breast',
  right: 'Right breast',
  bottle: 'Bottle',
};

/** One liter. More than that in one bottle is a slip of the finger or of the unit. */
const LARGEST_BOTTLE_OZ = 33.8;

/**
 * A feed from its form: `type`, `date`, `startTime`, `endTime`, `amount` (in `units.volume`, bottles only), `note`.
 * A bottle without an end ended when it began.
 */
export function parseFeed(
  entry: Entry,
  context: { zone: string; now: number; units: Units },
): Parsed<FeedFields> {
  const type = textOf(entry, 'type');
  const bottle = type === 'bottle';
  const { value: span, errors, questions } = readFeedTimes(entry, bottle, context);
  if (!isFeedType(type)) errors.type = 'Left, right or bottle?';
  const amountOz = bottle ? readAmount(textOf(entry, 'amount'), context.units.volume) : null;
  if (typeof amountOz === 'string') errors.amount = amountOz;
  const note = readNote(entry, errors);
  if (Object.keys(errors).length || !span || !isFeedType(type) || typeof amountOz === 'string')
    return { errors };
  if (questions.length) return { questions };
  return {
    value: {
      date: dayPart(span.start.wall),
      startTime: clockPart(span.start.wall),
      endTime: clockPart(span.end.wall),
      type,
      amountOz,
      startedAt: span.start.at,
      endedAt: span.end.at,
      note,
      zone: context.zone,
    },
  };
}

function readFeedTimes(
  entry: Entry,
  bottle: boolean,
  { zone, now }: { zone: string; now: number },
): Reading<Span> {
  if (!bottle || textOf(entry, 'endTime')) return readSpan(entry, zone, now);
  const { value: start, ...rest } = readMoment(entry, 'startTime', zone, now);
  return { ...rest, value: start && { start, end: start } };
}

export function isFeedType(text: string): text is FeedType {
  return text === 'left' || text === 'right' || text === 'bottle';
}

function readAmount(text: string, unit: Units['volume']): number | null | string {
  if (!text) return null;
  const amount = parseNumber(text);
  if (amount === null)
    return `“${text}” is not an amount. Type a number, like ${unit === 'oz' ? '4' : '120'}.`;
  if (amount === 0) return 'Nothing drunk? Leave the amount empty instead.';
  const oz = ozFrom(amount, unit);
  if (oz > LARGEST_BOTTLE_OZ)
    return `${formatVolume(oz, unit)} is more than a liter. Check the amount and its unit.`;
  return oz;
}

/** "Left breast, 12 min" or "Bottle, 4 oz". */
export function describeFeed(feed: Feed, units: Units): string {
  if (feed.type !== 'bottle') return `${FEED_WORDS[feed.type]}, ${formatMinutes(minutesOf(feed))}`;
  return feed.amountOz === null
    ? FEED_WORDS.bottle
    : `${FEED_WORDS.bottle}, ${formatVolume(feed.amountOz, units.volume)}`;
}
