import { parseNumber } from '#domain/units.ts';
import {
  DAY,
  type Day,
  dayAt,
  dayPart,
  EARLIEST_DAY,
  MINUTE,
  type Moment,
  momentAt,
  settledMomentOf,
} from '#domain/when.ts';
import type { Answers } from './import-format.ts';
import { RowProblem } from './row-problem.ts';
import { settleSpan } from './settle-span.ts';
import { readDay, readWallTime } from './wall-time.ts';

/** When a row began, and when it ended; null when it says neither an end nor how long it took. */
export interface RowTimes {
  start: Moment;
  end: Moment | null;
  doubt?: RowProblem;
}

/** The moment that a wall time of the file means; the earlier one where clocks changed. Throws a {@link RowProblem}. */
export function readMoment(text: string, answers: Answers): Moment {
  const moment = settledMomentOf(readWallTime(text, answers.dateOrder), answers.zone);
  return checkTime(moment, text, answers);
}

/**
 * A row's start and end, each as its wall time says; without an end by `minutes`. An end before the start is a slip that
 * the row's own duration mends, with a doubt; without one, a {@link RowProblem}.
 */
export function readTimes(began: string, ended: string, minutes: number | null, answers: Answers): RowTimes {
  const start = readMoment(began, answers);
  if (!ended) return { start, end: minutes === null ? null : after(start, minutes * MINUTE) };
  const from = readWallTime(began, answers.dateOrder);
  const span = settleSpan(from, readWallTime(ended, answers.dateOrder), answers.zone, minutes);
  if (span) {
    checkTime(span.end, ended, answers);
    return span;
  }
  const found = `${began} – ${ended}`;
  if (!minutes) throw new RowProblem('It ends before it starts.', found);
  const doubt = new RowProblem('It ends before it starts. Its own duration says when it ended.', found);
  return { start, end: after(start, minutes * MINUTE), doubt };
}

/** The moment `length` milliseconds later. */
export function after(start: Moment, length: number): Moment {
  return momentAt(start.at + Math.round(length), start.zone);
}

/** Throws a {@link RowProblem} for a time still to come, with a day of grace: a wrong zone may be off by that much. */
export function checkTime(moment: Moment, found: string, { now }: Answers): Moment {
  if (moment.at > now + DAY) throw new RowProblem('Its time has not come yet.', found);
  checkAge(dayPart(moment.wall), found);
  return moment;
}

/** As {@link checkTime}, for the day of a row that gives no time: a weighing. */
export function readDayInTime(text: string, { dateOrder, zone, now }: Answers): Day {
  const day = readDay(text, dateOrder);
  if (day > dayAt(now + DAY, zone)) throw new RowProblem('Its time has not come yet.', text);
  checkAge(day, text);
  return day;
}

/** A time stamp of 0 is older than any log of a baby. */
function checkAge(day: Day, found: string) {
  if (day < EARLIEST_DAY) throw new RowProblem('It is from before the year 2000.', found);
}

/** Minutes as cells hold them: `33`, `00:49` and `0:49:10` (hours first), `1h 5m`, `10 min`; null when it is none. */
export function readMinutes(text: string): number | null {
  const trimmed = text.trim().toLowerCase();
  const [clock, hours = '0', minutes = '0', seconds = '0'] =
    /^(\d{1,3}):(\d{2})(?::(\d{2}))?$/.exec(trimmed) ?? [];
  if (clock !== undefined) return Number(hours) * 60 + Number(minutes) + Number(seconds) / 60;
  const [words, inHours, inMinutes] =
    /^(?:(\d{1,2})\s*h(?:ours?|rs?)?)?\s*(?:(\d{1,4})\s*m(?:in(?:ute)?s?)?)?$/.exec(trimmed) ?? [];
  if (words) return Number(inHours ?? 0) * 60 + Number(inMinutes ?? 0);
  return parseNumber(trimmed);
}
