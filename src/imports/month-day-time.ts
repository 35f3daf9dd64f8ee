import { isClock, isDay, type WallTime } from '#domain/when.ts';
import { RowProblem } from './row-problem.ts';

/** `\s` also holds the narrow no-break space that newer systems write before AM and PM. */
const MONTH_DAY_TIME =
  /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})[\s,]+(\d{1,2}):(\d{2})(?::\d{2})?\s*(?:([ap])\.?m\.?)?$/i;

/**
 * A wall time written as M/D/YY h:mm AM, or with four figures for the year or a 24-hour clock; seconds are dropped.
 * Throws a {@link RowProblem} when the text is none, or the day or the time does not exist.
 */
export function readMonthDayTime(text: string): WallTime {
  const [, month = '', day = '', year = '', hour = '', minute = '', meridiem] =
    MONTH_DAY_TIME.exec(text.trim()) ?? [];
  if (!month) throw new RowProblem('Its time is not written like 12/31/20 7:30 PM.', text);
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!isDay(date)) throw new RowProblem('Its day is not on the calendar.', text);
  const clock = `${String(hours24(Number(hour), meridiem?.toLowerCase())).padStart(2, '0')}:${minute}`;
  if (!isClock(clock)) throw new RowProblem('Its time of day does not exist.', text);
  return `${date}T${clock}`;
}

/** Some apps write AM or PM after a 24-hour clock: above 12 it says nothing. */
function hours24(hour: number, meridiem: string | undefined): number {
  if (meridiem === undefined || hour === 0 || hour > 12) return hour;
  return (hour % 12) + (meridiem === 'p' ? 12 : 0);
}
