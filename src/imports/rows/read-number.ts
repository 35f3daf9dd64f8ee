import { latinDigits } from '#domain/units/units.ts';

/** The thousands separators of CLDR that are never decimal marks: blanks, apostrophes and the Arabic mark. */
const GROUP = "[ \\u00a0\\u2009\\u202f'’٬]";
const DECIMAL = '[.,٫]';

/** A pattern for one number with its marks. Its length is bounded. {@link readingsOf} interprets the number. */
export const NUMBER = `(?<!\\d)(?<!\\d[.,])(?:\\d{1,20}(?:(?:${GROUP}|${DECIMAL})\\d{1,20}){0,6}[.,]?|[.,٫]\\d{1,20})`;

/** The largest number that a log can contain. The longest entry, two days, has 172,800 seconds. */
const LIMIT = 200_000;

/** All decimal marks. Where one of them is the decimal mark, the other may separate thousands. */
export const DECIMAL_MARKS = ['.', ','] as const;
export type DecimalMark = (typeof DECIMAL_MARKS)[number];

const ASCII = /^[\0-\x7f]*$/;

/**
 * Replaces digits and marks by those that the cell readers know. "١٢٫٥" becomes "12٫5", and a full-width comma becomes
 * a plain one.
 */
export function plainDigits(text: string): string {
  if (ASCII.test(text)) return text;
  return latinDigits(text).replace(/[،，]/g, ',').replace(/．/g, '.');
}

/** Returns true for a 0 with or without a unit. Some apps write it for a missing measure. */
export function isZero(text: string): boolean {
  return /^[^1-9]*0[^1-9]*$/.test(plainDigits(text));
}

/** Returns true for a text that is neither empty nor a {@link isZero 0}. */
export function isMeasured(text: string): boolean {
  return text !== '' && !isZero(text);
}

/** Returns the first text that {@link isMeasured}. If there is none, returns the first text that is not empty. */
export function firstMeasured(texts: readonly string[]): string {
  return texts.find(isMeasured) ?? texts.find(Boolean) ?? '';
}

/**
 * Returns every number that a text can mean, the smallest first. A comma or a point before exactly three digits may be
 * a thousands separator or a decimal mark. If `decimalMark` is null, "1,265" can therefore mean 1.265 or 1,265. Returns
 * an empty list if the text is not a number.
 */
export function readingsOf(text: string, decimalMark: DecimalMark | null = null): number[] {
  const plain = plainDigits(text.trim());
  const marks = decimalMark ? [decimalMark] : DECIMAL_MARKS;
  const readings = marks.map((mark) => readAs(plain, mark)).filter((value) => value !== null);
  return [...new Set(readings)].sort((a, b) => a - b);
}

/** Returns the number of a text. Null if the text is not a number, or has two readings. */
export function readOnly(text: string): number | null {
  return onlyOne(readingsOf(text));
}

/** Returns the only reading; null if there is none, or more than one. */
export function onlyOne(readings: readonly number[]): number | null {
  const [first, ...others] = readings;
  return first === undefined || others.length ? null : first;
}

/**
 * Reads a number with the decimal mark `mark`, such as `12`, `12.5`, `.5`, `2.` or `1,265.5`. Returns null if the text
 * is not a number with this mark, or is larger than any number in a log. The digits must be Latin.
 */
export function readAs(text: string, mark: DecimalMark): number | null {
  const [all, before = '', after = ''] = WITH_MARK[mark].exec(text) ?? [];
  if (all === undefined || (!before && !after)) return null;
  const whole = /^\d*$/.test(before) ? before : before.includes(mark) ? null : ungrouped(before);
  const value = Number(`${whole || '0'}.${after || '0'}`);
  return whole === null || value >= LIMIT ? null : value;
}

const WITH_MARK = { '.': /^(.*?)(?:[.٫](\d*))?$/s, ',': /^(.*?)(?:[,٫](\d*))?$/s };
const GROUPED = new RegExp(`^[1-9]\\d{0,2}(${GROUP}|[.,])(?:\\d{3}\\1)*\\d{3}$`);
/** In India, only the last group has three digits. The others have two: 1,26,500. */
const GROUPED_IN_INDIA = /^[1-9]\d?(?:,\d{2})+,\d{3}$/;

/** Returns the digits of a grouped number; null if it is not grouped. */
function ungrouped(text: string): string | null {
  return GROUPED.test(text) || GROUPED_IN_INDIA.test(text) ? text.replace(/\D/g, '') : null;
}
