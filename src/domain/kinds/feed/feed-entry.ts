import type { Baby } from '#domain/baby/baby.ts';
import type { FieldErrors } from '#domain/fault.ts';
import { isOneOf } from '#domain/kinds/fields.ts';
import { type Entry, type EntryContext, type Parsed, readNote, readsAs, textOf } from '#domain/parsed.ts';
import type { Question } from '#domain/question.ts';
import { lengthQuestions, type Reading, readMoment, readSpan, type Span } from '#domain/time/parse-times.ts';
import { ozFrom, parseNumber, type Units, volumeIn } from '#domain/units/units.ts';
import { bottleQuestions, meantOz } from './bottle-questions.ts';
import {
  FEED_TIME,
  FEED_TYPES,
  type Feed,
  type FeedFields,
  LARGEST_BOTTLE_OZ,
  LONGEST_BOTTLE_UNASKED,
  LONGEST_FEED_UNASKED,
} from './feed.ts';

type FeedTimes = Pick<Feed, 'date' | 'startTime' | 'endTime' | 'startedAt' | 'endedAt'>;

interface FeedContext extends EntryContext<Feed> {
  units: Units;
  /** The baby of the feed. */
  baby: Pick<Baby, 'babyId' | 'birthDate'>;
}

/**
 * A feed from its form: `type`, `date`, `startTime`, `endTime`, `amount` (in `units.volume`, bottles only), `note`. A
 * bottle without an end ends when it begins. A value that the user did not change keeps the value of `record`. Asks
 * about a feed of more than 3 hours and a bottle of more than 1 hour. Also asks about an amount that few babies of that
 * age drink.
 */
export function parseFeed(entry: Entry, context: FeedContext): Parsed<FeedFields> {
  const type = textOf(entry, 'type');
  const bottle = type === 'bottle';
  const { value: times, errors, questions } = readFeedTimes(entry, bottle, context);
  if (!isOneOf(FEED_TYPES, type)) errors.type = { code: 'noFeedType' };
  const amountOz = bottle ? readAmount(entry, context, errors) : null;
  const note = readNote(entry, errors, context.record);
  if (Object.keys(errors).length || !times || !isOneOf(FEED_TYPES, type)) return { errors };
  const asked = [...questions, ...amountQuestions(entry, amountOz, times, context)];
  if (asked.length) return { questions: asked };
  return { value: { ...times, type, amountOz, note, zone: context.zone } };
}

/** A feed as its form shows it. {@link parseFeed} reads it back. */
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

/** The start and end of the feed in a form. {@link parseFeed} reads the rest as well. */
export function readFeedTimes(
  entry: Entry,
  bottle: boolean,
  { zone, now, units, record }: FeedContext,
): Reading<FeedTimes> {
  const endless = bottle && !textOf(entry, 'endTime');
  const asShown = record && readsAs(entry, feedEntry(record, units), ['date', 'startTime', 'endTime']);
  // If a bottle without an end is changed to a breastfeed, its end is still missing.
  if (asShown && (endless || textOf(entry, 'endTime'))) {
    const { date, startTime, endTime, startedAt, endedAt } = record;
    return { value: { date, startTime, endTime, startedAt, endedAt }, errors: {}, questions: [] };
  }
  if (!endless) {
    const reading = readSpan(entry, zone, now, record);
    const length = reading.value ? reading.value.end.at - reading.value.start.at : 0;
    const longest = bottle ? LONGEST_BOTTLE_UNASKED : LONGEST_FEED_UNASKED;
    return timesFrom({
      ...reading,
      questions: [...reading.questions, ...lengthQuestions(entry, length, longest)],
    });
  }
  const { value: start, ...rest } = readMoment(entry, 'startTime', zone, now, record?.startedAt);
  return timesFrom({ ...rest, value: start && { start, end: start } });
}

function timesFrom({ value, ...rest }: Reading<Span>): Reading<FeedTimes> {
  return { ...rest, value: value && FEED_TIME.timesOf(value.start, value.end) };
}

/** US fluid ounces; null if the amount is empty or invalid. */
function readAmount(entry: Entry, { units, record }: FeedContext, errors: FieldErrors): number | null {
  // 120 ml that are shown as 4.06 oz stay 120 ml when only the note changes.
  if (record?.type === 'bottle' && readsAs(entry, feedEntry(record, units), ['amount']))
    return record.amountOz;
  const unit = units.volume;
  const typed = textOf(entry, 'amount');
  if (!typed) return null;
  const amount = parseNumber(typed);
  if (amount === null) {
    errors.amount = { code: 'notAnAmount', typed, unit };
    return null;
  }
  const oz = ozFrom(amount, unit);
  if (oz === 0) errors.amount = { code: 'nothingDrunk' };
  if (oz > LARGEST_BOTTLE_OZ)
    errors.amount = { code: 'bottleTooLarge', oz, meantOz: meantOz(amount, unit), unit };
  return oz;
}

/** Asks about an amount, unless it is unchanged for the same baby: the parent has then confirmed it before. */
function amountQuestions(
  entry: Entry,
  oz: number | null,
  { date }: FeedTimes,
  { units, record, baby }: FeedContext,
): Question[] {
  const isKept = record?.amountOz === oz && record.babyId === baby.babyId;
  return oz === null || isKept ? [] : bottleQuestions(entry, oz, units.volume, baby.birthDate, date);
}
