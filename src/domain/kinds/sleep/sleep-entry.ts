import { type Entry, type EntryContext, type Parsed, readNote, readsAs, textOf } from '#domain/parsed.ts';
import { lengthQuestions, type Reading, readSpan } from '#domain/time/parse-times.ts';
import { clockPart, DAY, dayPart, HOUR } from '#domain/time/when.ts';
import { SLEEP_TIME, type Sleep, type SleepFields } from './sleep.ts';

/** A longer nap raises a question. Its end is often the time of typing, which the parent forgot to change. */
const LONGEST_NAP_UNASKED = 4 * HOUR;
const LONGEST_NIGHT_UNASKED = DAY;

type SleepTimes = Pick<Sleep, 'startTime' | 'endTime' | 'startedAt' | 'endedAt'>;

/**
 * Parses a sleep from the form fields `date`, `startTime`, `endTime`, `kind` (`night` or `nap`) and `note`. Times that
 * the user did not change keep the values of `record`. Asks about a nap of more than 4 hours and about a night of more
 * than 24 hours.
 */
export function parseSleep(entry: Entry, context: EntryContext<Sleep>): Parsed<SleepFields> {
  const kind = textOf(entry, 'kind');
  const { value: times, errors, questions } = readSleepTimes(entry, context);
  if (kind !== 'night' && kind !== 'nap') errors.kind = { code: 'noSleepType' };
  const note = readNote(entry, errors, context.record);
  if (Object.keys(errors).length || !times) return { errors };
  if (questions.length) return { questions };
  return { value: { ...times, isNight: kind === 'night', note, zone: context.zone } };
}

/** Returns the values that the form of a sleep shows. {@link parseSleep} reads them back. */
export function sleepEntry(sleep: Sleep): Entry {
  return {
    date: dayPart(sleep.startTime),
    startTime: clockPart(sleep.startTime),
    endTime: clockPart(sleep.endTime),
    kind: sleep.isNight ? 'night' : 'nap',
    note: sleep.note,
  };
}

/** Reads the start and the end from the form of a sleep. {@link parseSleep} also reads the other fields. */
export function readSleepTimes(
  entry: Entry,
  { zone, now, record }: EntryContext<Sleep>,
): Reading<SleepTimes> {
  if (record && readsAs(entry, sleepEntry(record), ['date', 'startTime', 'endTime'])) {
    const { startTime, endTime, startedAt, endedAt } = record;
    return { value: { startTime, endTime, startedAt, endedAt }, errors: {}, questions: [] };
  }
  const { value, errors, questions } = readSpan(entry, zone, now, record);
  const length = value ? value.end.at - value.start.at : 0;
  const longest = textOf(entry, 'kind') === 'night' ? LONGEST_NIGHT_UNASKED : LONGEST_NAP_UNASKED;
  return {
    value: value && SLEEP_TIME.timesOf(value.start, value.end),
    errors,
    questions: [...questions, ...lengthQuestions(entry, length, longest)],
  };
}
