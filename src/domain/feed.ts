import { type Entry, type Parsed, readNote, readsAs, textOf } from './parsed.ts';
import type { Stamp } from './record.ts';
import { minutesOf, type Reading, readMoment, readSpan, type Span } from './span.ts';
import { formatVolume, ozFrom, parseNumber, type Units, volumeIn } from './units.ts';
import { type Clock, clockPart, type Day, dayPart } from './when.ts';
import { formatMinutes } from './when-words.ts';

export type FeedType = 'left' | 'right' | 'bottle';

/**
 * One uninterrupted stretch at one side, or one bottle. The stretches that a timer or a file tells of one sitting share a
 * `sessionId`; what else is one sitting, `sittingsOf` knows.
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
}

/** What a form says about a feed; the rest is its stamp. */
export type FeedFields = Omit<Feed, keyof Stamp | 'sessionId'> & Pick<Stamp, 'note' | 'zone'>;

/** No feed is kept that is longer, each stretch of a sitting for itself: days are read with the evening before them. */
export const LONGEST_FEED_DAYS = 1;

type FeedTimes = Pick<Feed, 'date' | 'startTime' | 'endTime' | 'startedAt' | 'endedAt'>;

export const FEED_WORDS: Record<FeedType, string> = {
  left: 'Left breast',
  right: 'Right breast',
  bottle: 'Bottle',
};

/** One liter. More than that in one bottle is a slip of the finger or of the unit. */
export const LARGEST_BOTTLE_OZ = 33.82;

interface FeedContext {
  zone: string;
  now: number;
  units: Units;
  /** The feed that is being edited. */
  record?: Feed | undefined;
}

/**
 * A feed from its form: `type`, `date`, `startTime`, `endTime`, `amount` (in `units.volume`, bottles only), `note`.
 * A bottle without an end ended when it began. What still reads as `record` showed it keeps the record's own value.
 */
export function parseFeed(entry: Entry, context: FeedContext): Parsed<FeedFields> {
  const type = textOf(entry, 'type');
  const bottle = type === 'bottle';
  const { value: times, errors, questions } = readFeedTimes(entry, bottle, context);
  if (!isFeedType(type)) errors.type = 'Left, right or bottle?';
  const amountOz = bottle ? readAmount(entry, context) : null;
  if (typeof amountOz === 'string') errors.amount = amountOz;
  const note = readNote(entry, errors, context.record);
  if (Object.keys(errors).length || !times || !isFeedType(type) || typeof amountOz === 'string')
    return { errors };
  if (questions.length) return { questions };
  return { value: { ...times, type, amountOz, note, zone: context.zone } };
}

/** A feed as its form shows it; {@link parseFeed} reads it back. */
export function feedEntry(feed: Feed, units: Units): Entry {
  return {
    type: feed.type,
    date: feed.date,
    startTime: feed.startTime,
    endTime: feed.type === 'bottle' && feed.endedAt === feed.startedAt ? '' : feed.endTime,
    amount: feed.amountOz === null ? '' : String(volumeIn(feed.amountOz, units.volume)),
    note: feed.note,
  };
}

/** When the feed of a form began and ended; {@link parseFeed} reads the rest as well. */
export function readFeedTimes(
  entry: Entry,
  bottle: boolean,
  { zone, now, units, record }: FeedContext,
): Reading<FeedTimes> {
  const endless = bottle && !textOf(entry, 'endTime');
  const asShown = record && readsAs(entry, feedEntry(record, units), ['date', 'startTime', 'endTime']);
  // A bottle without an end that turns out to be the breast still lacks its end.
  if (asShown && (endless || textOf(entry, 'endTime'))) {
    const { date, startTime, endTime, startedAt, endedAt } = record;
    return { value: { date, startTime, endTime, startedAt, endedAt }, errors: {}, questions: [] };
  }
  if (!endless) return timesFrom(readSpan(entry, zone, now));
  const { value: start, ...rest } = readMoment(entry, 'startTime', zone, now);
  return timesFrom({ ...rest, value: start && { start, end: start } });
}

function timesFrom({ value, ...rest }: Reading<Span>): Reading<FeedTimes> {
  if (!value) return { ...rest, value };
  const { start, end } = value;
  return {
    ...rest,
    value: {
      date: dayPart(start.wall),
      startTime: clockPart(start.wall),
      endTime: clockPart(end.wall),
      startedAt: start.at,
      endedAt: end.at,
    },
  };
}

/** True for a type of ours: what comes from a form or a file may be anything. */
export function isFeedType(text: string): text is FeedType {
  return text === 'left' || text === 'right' || text === 'bottle';
}

function readAmount(entry: Entry, { units, record }: FeedContext): number | null | string {
  // 120 ml that are shown as 4.06 oz stay 120 ml when only the note is mended.
  if (record?.type === 'bottle' && readsAs(entry, feedEntry(record, units), ['amount']))
    return record.amountOz;
  const unit = units.volume;
  const text = textOf(entry, 'amount');
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
