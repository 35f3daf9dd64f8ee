import type { Baby } from '#domain/baby/baby.ts';
import type { FieldErrors } from '#domain/fault.ts';
import { inputsOf, isApplicable, readInputs, shownValues } from '#domain/kinds/simple-entry.ts';
import { type Entry, type EntryContext, type Parsed, readNote, readsAs, textOf } from '#domain/parsed.ts';
import type { Question } from '#domain/question.ts';
import { isOneOf } from '#domain/shape.ts';
import { lengthQuestions, type Reading, readMoment, readSpan, type Span } from '#domain/time/parse-times.ts';
import { ozFrom, parseNumber, type Units, volumeIn } from '#domain/units/units.ts';
import { bottleQuestions, meantOz } from './bottle-questions.ts';
import {
  FEED_FIELDS,
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
 * Parses a feed from the form fields `type`, `date`, `startTime`, `endTime`, `amount` and `note`. The amount is in
 * `units.volume`, and only bottles have one. A bottle without an end ends when it begins. A value that the user did not
 * change keeps the value of `record`. Asks about a feed of more than 3 hours and a bottle of more than 1 hour. It also
 * asks about an amount that few babies of that age drink.
 */
export function parseFeed(entry: Entry, context: FeedContext): Parsed<FeedFields> {
  const type = textOf(entry, 'type');
  const bottle = type === 'bottle';
  const { value: times, errors, questions } = readFeedTimes(entry, bottle, context);
  if (!isOneOf(FEED_TYPES, type)) errors.type = { code: 'noFeedType' };
  const amountOz = bottle ? readAmount(entry, context, errors) : null;
  const milk = readMilk(entry, amountOz, context, errors);
  const note = readNote(entry, errors, context.record);
  if (Object.keys(errors).length || !times || !isOneOf(FEED_TYPES, type)) return { errors };
  const asked = [...questions, ...amountQuestions(entry, amountOz, times, context)];
  if (asked.length) return { questions: asked };
  return { value: { ...times, type, amountOz, ...milk, note, zone: context.zone } };
}

/** Returns the values that the form of a feed shows. {@link parseFeed} reads them back. */
export function feedEntry(feed: Feed, units: Units): Entry {
  return {
    type: feed.type,
    date: feed.date,
    startTime: feed.startTime,
    endTime: feed.type === 'bottle' && feed.endedAt === feed.startedAt ? '' : feed.endTime,
    amount: feed.amountOz === null ? '' : String(volumeIn(feed.amountOz, units.volume)),
    ...shownValues(MILK_INPUTS, feed, units),
    note: feed.note,
  };
}

/** The fields of a bottle's milk. Their inputs have the names of the fields. */
export const MILK_INPUTS = inputsOf({ fields: FEED_FIELDS }).filter(([, { onlyWith }]) => onlyWith);

function readMilk(
  entry: Entry,
  amountOz: number | null,
  context: FeedContext,
  errors: FieldErrors,
): Pick<Feed, 'milk' | 'breastOz' | 'brand'> {
  const milk: ReturnType<typeof readMilk> = readInputs(MILK_INPUTS, FEED_FIELDS, entry, context, errors);
  const { record, units } = context;
  const isKept = record?.breastOz === milk.breastOz && record?.amountOz === amountOz;
  const isAsked = isApplicable(FEED_FIELDS.breastOz, FEED_FIELDS, entry);
  if (milk.breastOz === undefined || isKept || !isAsked) return milk;
  if (amountOz === null) errors.breastOz = { code: 'shareWithoutAmount' };
  else if (milk.breastOz <= 0 || milk.breastOz >= amountOz)
    errors.breastOz = { code: 'shareOutside', oz: amountOz, unit: units.volume };
  return milk;
}

/** Reads the start and the end from the form of a feed. {@link parseFeed} also reads the other fields. */
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

/** Reads the amount in US fluid ounces. Null if it is empty or not a number. */
function readAmount(entry: Entry, { units, record }: FeedContext, errors: FieldErrors): number | null {
  // 120 ml are shown as 4.06 oz and stay 120 ml when only the note changes.
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

/**
 * Asks about an unlikely amount. Does not ask if the amount and the baby are unchanged, because the parent has
 * confirmed the amount before.
 */
function amountQuestions(
  entry: Entry,
  oz: number | null,
  { date }: FeedTimes,
  { units, record, baby }: FeedContext,
): Question[] {
  const isKept = record?.amountOz === oz && record.babyId === baby.babyId;
  return oz === null || isKept ? [] : bottleQuestions(entry, oz, units.volume, baby.birthDate, date);
}
