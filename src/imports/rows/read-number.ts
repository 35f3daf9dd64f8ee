import { latinDigits } from '#domain/units/units.ts';

/** The thousands separators of CLDR's locales that are never decimal marks: blanks, apostrophes and the Arabic mark. */
const GROUP = "[ \\u00a0\\u2009\\u202f'’٬]";
const DECIMAL = '[.,٫]';

/**
 * A pattern for one number in a text, with its marks and of bounded length. {@link readingsOf} interprets the number.
 */
export const NUMBER = `(?<!\\d)(?<!\\d[.,])(?:\\d{1,20}(?:(?:${GROUP}|${DECIMAL})\\d{1,20}){0,6}[.,]?|[.,٫]\\d{1,20})`;

/** The largest number in a cell of a log. The longest entry, two days, has 172,800 seconds. */
const LIMIT = 200_000;

/** The decimal marks of the world. Where one of them is the decimal mark, the other may separate thousands. */
export const DECIMAL_MARKS = ['.', ','] as const;
export type DecimalMark = (typeof DECIMAL_MARKS)[number];

/**
 * Converts digits and marks to those that the cell readers know: "١٢٫٥" becomes "12٫5", and a full-width comma becomes
 * a plain one.
 */
export function plainDigits(text: string): string {
  return latinDigits(text).replace(/[،，]/g, ',').replace(/．/g, '.');
}

/** True for a 0 with or without a unit, which some apps write for a missing measure. */
export function isZero(text: string): boolean {
  return /^[^1-9]*0[^1-9]*$/.test(plainDigits(text));
}

/** True for a text that is neither empty nor a {@link isZero 0}. */
export function isMeasured(text: string): boolean {
  return text !== '' && !isZero(text);
}

/** The first text that {@link isMeasured}. If there is none, the first text that is not empty. */
export function firstMeasured(texts: readonly string[]): string {
  return texts.find(isMeasured) ?? texts.find(Boolean) ?? '';
}

/**
 * Every possible number of a text, the smallest first. A comma or a point before exactly three digits may be a
 * thousands separator or a decimal mark. "1,265" can therefore mean 1.265 or 1,265 if `decimalMark` is null. Returns an
 * empty list if the text is not a number.
 */
export function readingsOf(text: string, decimalMark: DecimalMark | null = null): number[] {
  const plain = plainDigits(text.trim());
  const marks = decimalMark ? [decimalMark] : DECIMAL_MARKS;
  const readings = marks.map((mark) => readAs(plain, mark)).filter((value) => value !== null);
  return [...new Set(readings)].sort((a, b) => a - b);
}

/** The number of a text. Null if the text is not a number, or has two readings. */
export function readOnly(text: string): number | null {
  return onlyOne(readingsOf(text));
}

/** The only reading; null if there is none, or more than one. */
export function onlyOne(readings: readonly number[]): number | null {
  const [first, ...others] = readings;
  return first === undefined || others.length ? null : first;
}

/**
 * Reads a number with the decimal mark `mark`, such as `12`, `12.5`, `.5`, `2.` or `1,265.5`. Null if the text is not a
 * number with this mark, or is larger than any number of a log. The digits must be Latin.
 */
export function readAs(text: string, mark: DecimalMark): number | null {
  const [all, before = '', after = ''] = new RegExp(`^(.*?)(?:[${mark}٫](\\d*))?$`, 's').exec(text) ?? [];
  if (all === undefined || (!before && !after)) return null;
  const whole = /^\d*$/.test(before) ? before : before.includes(mark) ? null : ungrouped(before);
  const value = Number(`${whole || '0'}.${after || '0'}`);
  return whole === null || value >= LIMIT ? null : value;
}

const GROUPED = new RegExp(`^[1-9]\\d{0,2}(${GROUP}|[.,])(?:\\d{3}\\1)*\\d{3}$`);
/** India groups thousands, then hundreds of thousands: 1,26,500. */
const GROUPED_IN_INDIA = /^[1-9]\d?(?:,\d{2})+,\d{3}$/;

/** The digits of a grouped number; null if it is not grouped. */
function ungrouped(text: string): string | null {
  return GROUPED.test(text) || GROUPED_IN_INDIA.test(text) ? text.replace(/\D/g, '') : null;
}
