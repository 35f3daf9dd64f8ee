import type { FieldErrors } from '#domain/fault.ts';
import { type Entry, HALF_TYPED, textOf } from '#domain/parsed.ts';
import type { Question } from '#domain/question.ts';
import { checkDate } from './check-date.ts';
import type { Stretch } from './stretches.ts';
import {
  addDays,
  type ClockChange,
  clockPart,
  type Day,
  dayAt,
  daysFromTo,
  HOUR,
  hasCome,
  instantsOf,
  isClock,
  isDay,
  MINUTE,
  type Moment,
  momentAt,
  momentOf,
  readingsOf,
  wallAt,
} from './when.ts';

/** A span with a start and an end, `start.at <= end.at`. */
export interface Span {
  start: Moment;
  end: Moment;
}

/**
 * If the end has an earlier clock time than the start, the end is on the next day. The span must then be at most this
 * long.
 */
const LONGEST_OVER_MIDNIGHT = 18 * HOUR;
/**
 * A clock time that is in the future today means yesterday, if that was at most this long ago. With 12 hours or more,
 * the parent may have mixed up a.m. and p.m.
 */
const LATELY = 11 * HOUR;
/**
 * The longest time by which an edit is expected to move a start or an end. A longer move means another day or a typing
 * error.
 */
const MENDED_WITHIN = 3 * HOUR;

/**
 * The result of reading a moment or a span: the value or null, the errors of its fields, and the questions about it.
 */
export interface Reading<T> {
  value: T | null;
  errors: FieldErrors;
  questions: Question[];
}

/**
 * Reads `date` and one clock field of an entry as a moment in `zone`. Asks which reading is meant if a clock change
 * skipped or repeated the time (answer in `<field>Fold`). Asks whether a future time is meant (answer in `future`). If
 * the wall time is that of the `known` instant, the result is the `known` instant. It keeps its seconds and its
 * occurrence of a repeated hour.
 */
export function readMoment(
  entry: Entry,
  field: string,
  zone: string,
  now: number,
  known?: number,
): Reading<Moment> {
  const errors = checkTimes(entry, [field]);
  if (Object.keys(errors).length) return { value: null, errors, questions: [] };
  const questions: Question[] = [];
  const wall = `${textOf(entry, 'date')}T${textOf(entry, field)}`;
  const start = keptAs(known, wall, zone) ?? settle(momentOf(wall, zone), entry, field, questions);
  askAboutFuture(start, entry, now, questions);
  return { value: start, errors, questions };
}

/**
 * Reads `date`, `startTime` and `endTime` of an entry as a span in `zone`. An end whose clock time is before that of
 * the start is on the next day, if the span is then at most 18 hours. Otherwise the result is an error that names both
 * times. In the night when clocks go back, 01:50 to 01:10 is 20 minutes. Asks the questions of {@link readMoment}. If
 * the start has two readings, the one with the shorter span counts until the parent has chosen one. A start or an end
 * with the same wall time as in `record` keeps the record's instant.
 */
export function readSpan(entry: Entry, zone: string, now: number, record?: Stretch): Reading<Span> {
  const errors = checkTimes(entry, ['startTime', 'endTime']);
  if (Object.keys(errors).length) return { value: null, errors, questions: [] };
  const questions: Question[] = [];
  const day = textOf(entry, 'date');
  const startWall = `${day}T${textOf(entry, 'startTime')}`;
  const keptStart = keptAs(record?.startedAt, startWall, zone);
  const settledStart = keptStart ?? settle(momentOf(startWall, zone), entry, 'startTime', questions);
  // If the start may be either occurrence of a repeated hour, the form asks about the start first. Once the later
  // occurrence is chosen, the end is unambiguous.
  const isStartKnown = questions.length === 0;
  const starts = isStartKnown ? [settledStart] : readingsOf(startWall, zone);
  const { start, found, askedAboutEnd } = starts
    .map((start) => {
      const askedAboutEnd: Question[] = [];
      return { start, found: findEnd(start, isStartKnown, entry, askedAboutEnd), askedAboutEnd };
    })
    .reduce((first, second) => (lengthTo(second) < lengthTo(first) ? second : first));
  if (found === null) {
    errors.endTime = {
      code: 'endTooFar',
      start: clockPart(start.wall),
      end: textOf(entry, 'endTime'),
      hours: LONGEST_OVER_MIDNIGHT / HOUR,
    };
    return { value: null, errors, questions: [] };
  }
  // If the typed end was skipped, the found end has another clock time. The record's end is then not kept.
  const isAsTyped = clockPart(found.wall) === textOf(entry, 'endTime');
  const keptEnd = isAsTyped ? keptAs(record?.endedAt, found.wall, zone) : null;
  const isEndKept = keptEnd !== null && keptEnd.at >= start.at;
  if (!isEndKept) questions.push(...askedAboutEnd);
  // An end is typed to the minute, but a start can be timed to the second. An end in the same minute would be before
  // the start.
  const end = isEndKept ? keptEnd : found.at < start.at ? start : found;
  askAboutFuture(end, entry, now, questions);
  return { value: { start, end }, errors, questions };
}

/**
 * Returns the end fields for an end `length` milliseconds after `startTime` on the entry's `date`. The end is at most
 * `now`, unless the start is in the future. The fields are empty while the start is incomplete. If a clock change
 * skipped or repeated the start, the chosen reading counts. The default is the last reading that is not in the future.
 * `endTimeFold` is set, so that the form need not ask about the end.
 */
export function endAfter(
  entry: Entry,
  length: number,
  zone: string,
  now: number,
): { endTime: string; endTimeFold: string } {
  const [day, clock] = [textOf(entry, 'date'), textOf(entry, 'startTime')];
  if (!isDay(day) || !isClock(clock)) return { endTime: '', endTimeFold: '' };
  const moment = momentOf(`${day}T${clock}`, zone);
  const { at } =
    'clockChange' in moment ? (answeredOf(moment, entry, 'startTime') ?? lastBy(now, moment)) : moment;
  const end = momentAt(at < now ? Math.min(at + length, now) : at + length, zone);
  const [, second] = instantsOf(end.wall, zone);
  const isFirst = second !== undefined && end.at < second;
  return { endTime: clockPart(end.wall), endTimeFold: isFirst ? 'earlier' : 'later' };
}

function lastBy(now: number, { earlier, later }: ClockChange): Moment {
  return later.at <= now ? later : earlier;
}

/**
 * Returns the start day of a span that the parent enters now by clock times only. 21:00 to 06:30, entered in the
 * morning, began yesterday, because it cannot end tomorrow. 22:00 to 23:30, entered at half past midnight, began
 * yesterday too. If yesterday's span would have ended more than 11 hours ago, the day is today. The times are then a
 * typing error, and the form asks about them. A span without an end ends when it begins.
 */
export function dayItBegan(entry: Entry, zone: string, now: number): Day {
  const today = dayAt(now, zone);
  const yesterday = addDays(today, -1);
  const [startTime, endTime] = [textOf(entry, 'startTime'), textOf(entry, 'endTime')];
  const readOn = (date: Day) => readSpan({ ...entry, date, endTime: endTime || startTime }, zone, now).value;
  const ifToday = readOn(today);
  if (!ifToday || hasCome(ifToday.end.at, now)) return today;
  if (endTime && endTime < startTime) return yesterday;
  const ifYesterday = readOn(yesterday);
  return !hasCome(ifToday.start.at, now) && ifYesterday && now - ifYesterday.end.at <= LATELY
    ? yesterday
    : today;
}

/**
 * Returns the start day of a span whose clock times were edited and whose day was not. On that day the end stays near
 * the end of `record`. If no day allows that, the start stays near the start of `record`. A night from 23:40 to 06:30,
 * edited to begin at 00:15, begins a day later than `shown`. A feed from 00:05 to 00:30, edited to begin at 23:50,
 * begins a day earlier. A span without an end ends when it begins.
 */
export function dayOfMended(entry: Entry, shown: Entry, zone: string, record: Stretch): Day {
  const day = textOf(shown, 'date');
  const startTime = textOf(entry, 'startTime');
  // The day is that of the start, so it stays if only the end is edited, even for a sleep of more than a day.
  if (startTime === textOf(shown, 'startTime')) return day;
  const endTime = textOf(entry, 'endTime') || startTime;
  const was = { start: record.startedAt, end: record.endedAt };
  const dayThatKeeps = (edge: 'start' | 'end') =>
    [day, addDays(day, -1), addDays(day, 1)].find((date) => {
      const { value } = readSpan({ ...entry, date, endTime }, zone, record.endedAt);
      return value && Math.abs(value[edge].at - was[edge]) <= MENDED_WITHIN;
    });
  return dayThatKeeps('end') ?? dayThatKeeps('start') ?? day;
}

/**
 * Returns the day on which `clock` last occurred from `since` to `now`. Null if it did not occur. By default, `since`
 * is 11 hours ago. Then 12:05, typed at noon, is a typing error and not yesterday's 12:05.
 */
export function dayLastShown(clock: string, zone: string, now: number, since = now - LATELY): Day | null {
  if (!isClock(clock)) return null;
  const days = daysFromTo(dayAt(since, zone), dayAt(now, zone)).reverse();
  const shown = days.find((day) =>
    readingsOf(`${day}T${clock}`, zone).some(({ at }) => at >= since && at <= now),
  );
  return shown ?? null;
}

function checkTimes(entry: Entry, clockFields: string[]): FieldErrors {
  const errors: FieldErrors = {};
  checkDate(entry, errors);
  for (const field of clockFields) {
    const clock = textOf(entry, field);
    if (!clock) errors[field] = { code: field === 'endTime' ? 'noEnd' : 'noTime' };
    else if (clock === HALF_TYPED) errors[field] = { code: 'halfTime' };
    else if (!isClock(clock)) errors[field] = { code: 'notATime', typed: clock };
  }
  return errors;
}

/** Returns the known instant as a moment if its wall time is `wall`. Otherwise returns null. */
function keptAs(known: number | undefined, wall: string, zone: string): Moment | null {
  return known !== undefined && wallAt(known, zone) === wall ? { wall, at: known, zone } : null;
}

function settle(moment: Moment | ClockChange, entry: Entry, field: string, questions: Question[]): Moment {
  if (!('clockChange' in moment)) return moment;
  const answered = answeredOf(moment, entry, field);
  if (answered) return answered;
  const { earlier, later } = moment;
  const [name, clock] = [`${field}Fold`, textOf(entry, field)];
  questions.push(
    moment.clockChange === 'twice'
      ? { name, code: 'timeRepeated', clock }
      : { name, code: 'timeSkipped', clock, earlier: clockPart(earlier.wall), later: clockPart(later.wall) },
  );
  return earlier;
}

function lengthTo({ start, found }: { start: Moment; found: Moment | null }): number {
  return found ? found.at - start.at : Number.POSITIVE_INFINITY;
}

/** Returns the reading that the parent chose for a field. Null while none is chosen. */
function answeredOf(change: ClockChange, entry: Entry, field: string): Moment | null {
  const answer = textOf(entry, `${field}Fold`);
  return answer === 'earlier' || answer === 'later' ? change[answer] : null;
}

function findEnd(start: Moment, isStartKnown: boolean, entry: Entry, questions: Question[]): Moment | null {
  const { zone } = start;
  const [day, clock] = [textOf(entry, 'date'), textOf(entry, 'endTime')];
  const startMinute = start.at - (start.at % MINUTE);
  const wall = `${day}T${clock}`;
  const sameDay = momentOf(wall, zone);
  if ('clockChange' in sameDay && sameDay.earlier.at >= startMinute && isStartKnown) {
    return settle(sameDay, entry, 'endTime', questions);
  }
  const later = instantsOf(wall, zone).find((at) => at >= startMinute);
  if (later !== undefined) return momentAt(later, zone);
  // The start can be between the two readings of a skipped end. The later reading is then the only possible end.
  if ('clockChange' in sameDay && sameDay.later.at >= startMinute) {
    askAboutSkippedEnd(sameDay.later, clock, entry, questions);
    return sameDay.later;
  }
  const nextDay = momentOf(`${addDays(day, 1)}T${clock}`, zone);
  const earliest = 'clockChange' in nextDay ? nextDay.earlier.at : nextDay.at;
  if (earliest - startMinute > LONGEST_OVER_MIDNIGHT) return null;
  // If clocks go forward at midnight, the skipped hour is the first of the next day, and its earlier reading may be
  // before the start.
  if ('clockChange' in nextDay && nextDay.earlier.at < startMinute) {
    askAboutSkippedEnd(nextDay.later, clock, entry, questions);
    return nextDay.later;
  }
  return settle(nextDay, entry, 'endTime', questions);
}

/**
 * Asks about a skipped end that has only one possible reading. Without the question, the form would show another time
 * than the parent typed.
 */
function askAboutSkippedEnd(end: Moment, typed: string, entry: Entry, questions: Question[]): void {
  if (textOf(entry, 'endTimeFold') === 'later') return;
  questions.push({
    name: 'endTimeFold',
    code: 'endSkipped',
    clock: typed,
    later: clockPart(end.wall),
  });
}

function askAboutFuture(moment: Moment, entry: Entry, now: number, questions: Question[]): void {
  if (hasCome(moment.at, now) || textOf(entry, 'future') === 'yes') return;
  questions.push({ name: 'future', code: 'inFuture', wall: moment.wall });
}

/**
 * Asks whether a stretch longer than `longest` is meant (both in milliseconds). The answer is in the entry's `long`.
 * Usually the end is wrong, or a.m. and p.m. are mixed up.
 */
export function lengthQuestions(entry: Entry, length: number, longest: number): Question[] {
  if (length <= longest || textOf(entry, 'long') === 'yes') return [];
  return [{ name: 'long', code: 'longSpan', minutes: length / MINUTE }];
}
