import { type Day, isClock, isDay, type WallTime } from '#domain/when.ts';
import type { DateOrder } from './date-order.ts';
import { RowProblem } from './row-problem.ts';

/** `\s` also holds the no-break spaces that newer systems write before AM and PM, and within the "p. m." of Spanish. */
const CLOCK = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*(?:([ap])\.?\s*m\.?)?$/i;
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?!\d)/;
const YEAR_LAST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/;

/**
 * A wall time as logs write it: a date, then a clock of 12 or 24 hours; seconds are dropped. Throws a {@link RowProblem}
 * when the text is none, or the day or the time does not exist.
 */
export function readWallTime(text: string, order: DateOrder): WallTime {
  const { day, rest } = splitDay(text, order);
  const [clockText, hour = '', minute = '', meridiem] = CLOCK.exec(rest.replace(/^[\s,]+|^T/, '')) ?? [];
  if (clockText === undefined) throw new RowProblem('Its time could not be read.', text);
  const clock = `${String(hours24(Number(hour), meridiem?.toLowerCase())).padStart(2, '0')}:${minute}`;
  if (!isClock(clock)) throw new RowProblem('Its time of day does not exist.', text);
  return `${day}T${clock}`;
}

/** The day of a date or of a wall time. Throws a {@link RowProblem} when the text is none, or the day does not exist. */
export function readDay(text: string, order: DateOrder): Day {
  const { day, rest } = splitDay(text, order);
  if (!/^$|^[\s,T]/.test(rest)) throw new RowProblem('Its date could not be read.', text);
  return day;
}

function splitDay(text: string, order: DateOrder): { day: Day; rest: string } {
  const trimmed = text.trim();
  const parts = YEAR_FIRST.exec(trimmed) ?? inOrder(YEAR_LAST.exec(trimmed), order);
  if (!parts) throw new RowProblem(`Its ${/:/.test(text) ? 'time' : 'date'} could not be read.`, text);
  const [date, year = '', month = '', dayOfMonth = ''] = parts;
  const day = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  if (!isDay(day)) throw new RowProblem('Its day is not on the calendar.', text);
  return { day, rest: trimmed.slice(date.length) };
}

function inOrder(parts: readonly string[] | null, order: DateOrder): readonly [string, ...string[]] | null {
  const [date, first = '', second = '', year = ''] = parts ?? [];
  if (date === undefined) return null;
  return order === 'month-first' ? [date, year, first, second] : [date, year, second, first];
}

/** Some apps write AM or PM after a 24-hour clock: above 12 it says nothing. */
function hours24(hour: number, meridiem: string | undefined): number {
  if (meridiem === undefined || hour === 0 || hour > 12) return hour;
  return (hour % 12) + (meridiem === 'p' ? 12 : 0);
}
