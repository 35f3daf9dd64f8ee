import { type Day, isDay } from '#domain/time/when.ts';
import { isInstantText } from './instant-time.ts';
import { beginsWithDate, plainTime } from './wall-time.ts';

/** Rewrites times that hand-made tables have, and that no app writes, as texts that the row readers know. */

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** Only English names. The Finnish "marraskuu" is November. */
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|' +
  'sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const WEEKDAY = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\\.?,?\\s+)?';
const DAY_FIRST = new RegExp(
  `^${WEEKDAY}(\\d{1,2})(?:st|nd|rd|th)?[\\s-]+${MONTH},?[\\s-]+(\\d{4}|\\d{2})(?!\\d)`,
  'i',
);
const MONTH_FIRST = new RegExp(
  `^${WEEKDAY}${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4}|\\d{2})(?![\\d:])`,
  'i',
);
/** A weekday before a date in numbers: "Sun 3/1/2026". */
const BEFORE_NUMBERS = new RegExp(`^${WEEKDAY}(?=\\d)`, 'i');
/** A whole hour without its minutes: "8 PM", "8p" and "20h". */
const WHOLE_HOUR = /(?<=^|[\sT])(\d{1,2})(?:\s*h|(\s*[ap]\.?(?:m\.?)?))$/i;
/** Apple Health and databases write a blank before the clock time and before the offset from UTC. */
const WITH_OFFSET =
  /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(?:(Z|UTC|GMT)|([+-]\d\d):?(\d\d)?)$/i;

/**
 * Returns a time with a number for its month, and an instant in the ISO format. "1-Mar-26 8:00" becomes "2026-03-01
 * 8:00", and "2026-03-01 10:20:00 +0100" becomes "2026-03-01T10:20:00+01:00". "8 PM" becomes "8:00 PM". Other texts
 * stay the same.
 */
export function plainTimeText(text: string): string {
  const trimmed = text.trim();
  const [instant, date, clock, utc, hours, minutes = '00'] = WITH_OFFSET.exec(trimmed) ?? [];
  if (instant !== undefined) return `${date}T${clock}${utc ? 'Z' : `${hours}:${minutes}`}`;
  return trimmed
    .replace(DAY_FIRST, (_, day: string, month: string, year: string) => isoDay(year, month, day))
    .replace(MONTH_FIRST, (_, month: string, day: string, year: string) => isoDay(year, month, day))
    .replace(BEFORE_NUMBERS, '')
    .replace(WHOLE_HOUR, '$1:00$2');
}

/** True for a text that begins with a date, and for an instant. */
export function isDateText(text: string): boolean {
  const plain = plainTimeText(text);
  return beginsWithDate(plain) || isInstantText(plain);
}

/** Returns the day of a text that is only a date with a year of four digits. Returns null for any other text. */
export function dayOfDate(text: string): Day | null {
  const [, year, month = '', day = ''] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plainTime(plainTimeText(text))) ?? [];
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(found) ? found : null;
}

function isoDay(year: string, month: string, day: string): string {
  const number = `${MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1}`;
  return `${year.padStart(4, '20')}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
