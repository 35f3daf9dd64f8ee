import { type Day, isClock, isDay, type WallTime } from '#domain/time/when.ts';
import { hourWithWord } from './day-halves.ts';
import { plainEastAsianTime } from './east-asian-times.ts';
import { plainDigits } from './read-number.ts';
import { RowProblem } from './row-problem.ts';

/**
 * The order of month, day and year. With the month first, 4/9/25 is April 9. With the day first, it is September 4.
 * With the year first, 26/4/14 is April 14, 2026.
 */
export type DateOrder = 'month-first' | 'day-first' | 'year-first';

/**
 * Matches a clock time and the words around it. Hours and minutes are separated by a colon, a point (Danish, Finnish,
 * Indonesian) or an h (Canadian French).
 */
const CLOCK = /^(\D*?)(\d{1,2})(?:[:.：]|\s*h\s*)(\d{2})(?:[:.]\d{2}(?:\.\d+)?)?(\D*)$/i;
/** Matches a clock time before a date. No two parts of it can match the same text, so it takes linear time. */
const CLOCK_FIRST = /^(\D*\d{1,2}:\d{2}(?::\d{2})?(?!\d)\D*)(?<=[\s,])(\d{1,4}[/.-].*\d)$/;
const TRAILING = /(?<![\s,])[\s,]+$/;
const FOUR_DIGIT_YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?!\d)/;
const TWO_DIGIT_YEAR_FIRST = /^(\d{2})[/.-](\d{1,2})[/-](\d{1,2})(?!\d)/;
const YEAR_LAST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/;
/**
 * Matches the marks around a clock time in CLDR, and the words for "at" and "o'clock". The words are Bosnian,
 * Bulgarian, Bodo, Danish, Ewe, Finnish, German, Macedonian, Sorbian and Thai. Words like AM are not included.
 */
const AROUND_CLOCK = /[\s,.()-]|(?<!\p{L})(?:u|г|ч|नि|kl|ga|klo|uhr|во|hodź|zeg|น)(?![\p{L}\p{M}])/giu;
/** Matches the times that most logs write. They need no other marks. */
const IS_PLAIN = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:[ T]\d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?)?$/;
/** Matches the wall times that most logs write: the year first, and a clock of 24 hours. */
const IS_PLAIN_WALL = /^(\d{4}-\d{2}-\d{2})[ T]((?:[01]\d|2[0-3]):[0-5]\d)(?::\d{2})?$/;
const BIDI_MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

/**
 * Normalizes the punctuation of dates and times, which differs between countries. If the clock time is in brackets
 * (Basque) or follows a word (Korean), the year comes first. "26/4/14 (21:05)" becomes "2026-4-14 21:05". Other dates
 * keep their order.
 */
export function plainTime(text: string): string {
  if (IS_PLAIN.test(text)) return text;
  return plainEastAsianTime(plainDigits(text.replace(BIDI_MARKS, '')).trim())
    .replace(CLOCK_FIRST, (_, clock: string, date: string) => `${date} ${clock.replace(TRAILING, '')}`)
    .replace(/^(\d{2})\/(\d{1,2})\/(\d{1,2}) \((.*)\)$/, '20$1-$2-$3 $4')
    .replace(/^(\d{2})\. (\d{1,2})\. (\d{1,2})\.(?=\s*\p{L})/u, '20$1-$2-$3')
    .replace(/^(\d{2})\. (\d{1,2})\. (\d{1,2})\.(?!\d)/, '$1/$2/$3')
    .replace(/^(\d{1,4})\. (\d{1,2})\. (\d{1,4})(?!\d)/, '$1.$2.$3');
}

/**
 * Reads a wall time of a log: a date, then a clock time of 12 or 24 hours. Digits and words may be in any language.
 * Drops seconds. Throws a {@link RowProblem} if the text is not a valid wall time.
 */
export function readWallTime(text: string, order: DateOrder): WallTime {
  const [, plainDay = '', plainClock] = IS_PLAIN_WALL.exec(text) ?? [];
  if (plainClock && isDay(plainDay)) return `${plainDay}T${plainClock}`;
  const { day, rest } = splitDay(text, order);
  if (/^\.?$/.test(rest)) throw new RowProblem('noClock', text);
  const [clockText, before = '', hour = '', minute = '', after = ''] =
    CLOCK.exec(rest.replace(/^T(?=\d)/, '')) ?? [];
  const word = `${before} ${after}`.replace(AROUND_CLOCK, '');
  const hours = word ? hourWithWord(Number(hour), word) : Number(hour);
  if (clockText === undefined || hours === null) throw new RowProblem('timeUnread', text);
  const clock = `${String(hours).padStart(2, '0')}:${minute}`;
  if (!isClock(clock)) throw new RowProblem('noSuchClock', text);
  return `${day}T${clock}`;
}

/**
 * Reads the day of a date or of a wall time. Throws a {@link RowProblem} if the text is neither, or if the day does not
 * exist.
 */
export function readDay(text: string, order: DateOrder): Day {
  const { day, rest } = splitDay(text, order);
  if (!/^$|^\.?$|^\.?[\s,T]/.test(rest)) throw new RowProblem('dateUnread', text);
  return day;
}

/** True for a text that begins with a date, in any order of day, month and year. */
export function beginsWithDate(text: string): boolean {
  const plain = plainTime(text);
  return [FOUR_DIGIT_YEAR_FIRST, TWO_DIGIT_YEAR_FIRST, YEAR_LAST].some((pattern) => pattern.test(plain));
}

function splitDay(text: string, order: DateOrder): { day: Day; rest: string } {
  const trimmed = plainTime(text);
  const parts = FOUR_DIGIT_YEAR_FIRST.exec(trimmed) ?? inOrder(trimmed, order);
  if (!parts) throw new RowProblem(/\d:\d/.test(text) ? 'timeUnread' : 'dateUnread', text);
  const [date, year = '', month = '', dayOfMonth = ''] = parts;
  const day = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  if (!isDay(day)) throw new RowProblem('noSuchDay', text);
  return { day, rest: trimmed.slice(date.length) };
}

function inOrder(text: string, order: DateOrder): readonly [string, ...string[]] | null {
  if (order === 'year-first') return TWO_DIGIT_YEAR_FIRST.exec(text) as [string, ...string[]] | null;
  const [date, first = '', second = '', year = ''] = YEAR_LAST.exec(text) ?? [];
  if (date === undefined) return null;
  return order === 'month-first' ? [date, year, first, second] : [date, year, second, first];
}
