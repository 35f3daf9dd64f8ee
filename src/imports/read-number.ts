import { latinDigits } from '#domain/units.ts';

/** What CLDR's locales write between thousands and nowhere else: blanks, apostrophes and the Arabic mark. */
const GROUP = "[ \\u00a0\\u2009\\u202f'’٬]";
const DECIMAL = '[.,٫]';

/** One number in a text, its marks included, of a length that no cell passes; {@link readingsOf} tells what it means. */
export const NUMBER = `(?<!\\d)(?<!\\d[.,])(?:\\d{1,20}(?:(?:${GROUP}|${DECIMAL})\\d{1,20}){0,6}[.,]?|[.,٫]\\d{1,20})`;

/** No cell of a log counts so far. */
const LIMIT = 1_000_000;

/** Texts in the digits and marks that the readers of cells know: "١٢٫٥" becomes "12٫5", a full-width comma a plain one. */
export function plainDigits(text: string): string {
  return latinDigits(text).replace(/[،，]/g, ',').replace(/．/g, '.');
}

/** True for a 0 with or without a unit: some apps write it into the cells of what was not measured. */
export function isZero(text: string): boolean {
  return /^[^1-9]*0[^1-9]*$/.test(plainDigits(text));
}

/** The first text that holds more than a {@link isZero 0}, or else the first that is not empty. */
export function firstMeasured(texts: readonly string[]): string {
  return texts.find((text) => text && !isZero(text)) ?? texts.find(Boolean) ?? '';
}

/**
 * Every number that a text can mean. A comma or a point before exactly three digits may part thousands or decimals, so
 * "1,265" means 1,265 or 1.265. Empty when the text is no number.
 */
export function readingsOf(text: string): number[] {
  const plain = plainDigits(text.trim());
  const readings = [asDecimals(plain), asThousands(plain)].filter((value) => value !== null);
  return [...new Set(readings)].filter((value) => value < LIMIT);
}

/**
 * A number of whole things (minutes, seconds, milliliters): where one mark can part thousands or decimals, it parts
 * thousands. Null when the text is no number, or both readings are whole ("1,000").
 */
export function readWhole(text: string): number | null {
  return onlyOne(wholeOf(readingsOf(text)));
}

/** Those of two readings that are whole; a single reading as it is. */
export function wholeOf(readings: readonly number[]): readonly number[] {
  return readings.length > 1 ? readings.filter(Number.isInteger) : readings;
}

/** The one reading; null when there is none, or more than one. */
export function onlyOne(readings: readonly number[]): number | null {
  const [first, ...others] = readings;
  return first === undefined || others.length ? null : first;
}

/** `12`, `12.5`, `.5`, `2.`, and `1,265.5` with thousands before the decimals. */
function asDecimals(text: string): number | null {
  const [all, before = '', after = ''] = new RegExp(`^(.*?)(?:${DECIMAL}(\\d*))?$`, 's').exec(text) ?? [];
  if (all === undefined || (!before && !after)) return null;
  const mark = text.charAt(before.length);
  const whole = /^\d*$/.test(before) ? before : before.includes(mark || '\0') ? null : ungrouped(before);
  return whole === null ? null : Number(`${whole || '0'}.${after || '0'}`);
}

function asThousands(text: string): number | null {
  const digits = ungrouped(text);
  return digits === null ? null : Number(digits);
}

const GROUPED = new RegExp(`^[1-9]\\d{0,2}(${GROUP}|[.,])(?:\\d{3}\\1)*\\d{3}$`);
/** India parts thousands, then hundreds of thousands: 1,26,500. */
const GROUPED_IN_INDIA = /^[1-9]\d?(?:,\d{2})+,\d{3}$/;

/** The digits of a number that is written in groups; null where it is not. */
function ungrouped(text: string): string | null {
  return GROUPED.test(text) || GROUPED_IN_INDIA.test(text) ? text.replace(/\D/g, '') : null;
}
