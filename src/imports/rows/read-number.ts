import { latinDigits } from '#domain/units/units.ts';

/** What CLDR's locales write between thousands and nowhere else: blanks, apostrophes and the Arabic mark. */
const GROUP = "[ \\u00a0\\u2009\\u202f'’٬]";
const DECIMAL = '[.,٫]';

/** One number in a text, its marks included, of a length that no cell passes; {@link readingsOf} tells what it means. */
export const NUMBER = `(?<!\\d)(?<!\\d[.,])(?:\\d{1,20}(?:(?:${GROUP}|${DECIMAL})\\d{1,20}){0,6}[.,]?|[.,٫]\\d{1,20})`;

/** No cell of a log counts so far. The longest entry, two days, has 172,800 seconds. */
const LIMIT = 200_000;

/** What parts decimals in the countries of the world. The other one parts thousands, if any mark does. */
export const DECIMAL_MARKS = ['.', ','] as const;
export type DecimalMark = (typeof DECIMAL_MARKS)[number];

/** Texts in the digits and marks that the readers of cells know: "١٢٫٥" becomes "12٫5", a full-width comma a plain one. */
export function plainDigits(text: string): string {
  return latinDigits(text).replace(/[،，]/g, ',').replace(/．/g, '.');
}

/** True for a 0 with or without a unit: some apps write it into the cells of what was not measured. */
export function isZero(text: string): boolean {
  return /^[^1-9]*0[^1-9]*$/.test(plainDigits(text));
}

/** True for a text that holds more than a {@link isZero 0}. */
export function isMeasured(text: string): boolean {
  return text !== '' && !isZero(text);
}

/** The first text that {@link isMeasured}, or else the first that is not empty. */
export function firstMeasured(texts: readonly string[]): string {
  return texts.find(isMeasured) ?? texts.find(Boolean) ?? '';
}

/**
 * Every number that a text can mean, the smallest first. A comma or a point before exactly three digits may part thousands
 * or decimals, so "1,265" means 1.265 or 1,265 as long as `decimalMark` is unknown. Empty when the text is no number.
 */
export function readingsOf(text: string, decimalMark: DecimalMark | null = null): number[] {
  const plain = plainDigits(text.trim());
  const marks = decimalMark ? [decimalMark] : DECIMAL_MARKS;
  const readings = marks.map((mark) => readAs(plain, mark)).filter((value) => value !== null);
  return [...new Set(readings)].sort((a, b) => a - b);
}

/** The number that a text means. Null when it is none, or has two readings. */
export function readOnly(text: string): number | null {
  return onlyOne(readingsOf(text));
}

/** The one reading; null when there is none, or more than one. */
export function onlyOne(readings: readonly number[]): number | null {
  const [first, ...others] = readings;
  return first === undefined || others.length ? null : first;
}

/**
 * `12`, `12.5`, `.5`, `2.`, and `1,265.5` with thousands before the decimals, where `mark` parts the decimals. Null when
 * the text is no number then, or one beyond any log. The digits are Latin.
 */
export function readAs(text: string, mark: DecimalMark): number | null {
  const [all, before = '', after = ''] = new RegExp(`^(.*?)(?:[${mark}٫](\\d*))?$`, 's').exec(text) ?? [];
  if (all === undefined || (!before && !after)) return null;
  const whole = /^\d*$/.test(before) ? before : before.includes(mark) ? null : ungrouped(before);
  const value = Number(`${whole || '0'}.${after || '0'}`);
  return whole === null || value >= LIMIT ? null : value;
}

const GROUPED = new RegExp(`^[1-9]\\d{0,2}(${GROUP}|[.,])(?:\\d{3}\\1)*\\d{3}$`);
/** India parts thousands, then hundreds of thousands: 1,26,500. */
const GROUPED_IN_INDIA = /^[1-9]\d?(?:,\d{2})+,\d{3}$/;

/** The digits of a number that is written in groups; null where it is not. */
function ungrouped(text: string): string | null {
  return GROUPED.test(text) || GROUPED_IN_INDIA.test(text) ? text.replace(/\D/g, '') : null;
}
