import { NUMBER, plainDigits, readOnly } from './read-number.ts';

/** A duration that a row has. */
export interface StatedDuration {
  minutes: number;
  /** Half of the last digit that the file wrote, in minutes. The exact duration can differ by so much. */
  rounding: number;
}

const CLOCK = /^(\d{1,3}):(\d{2})(?::(\d{2}))?$/;
const HOURS_AND_MINUTES = new RegExp(
  `^(?:(${NUMBER})\\s*h(?:ours?|rs?)?)?\\s*(?:(${NUMBER})\\s*m(?:in(?:ute)?s?)?)?$`,
);
/** The rounding of a duration in whole minutes. */
export const HALF_MINUTE = 0.5;
const HALF_SECOND = 1 / 120;

/**
 * Reads hours and minutes with their units, in English, Japanese, Chinese or Korean: `1h 5m`, `10 min`, `3時間40分` or
 * `1시간 5분`. Returns null for any other text, or if `numberIn` cannot read one of its numbers.
 */
export function readHoursAndMinutes(
  text: string,
  numberIn: (part: string) => number | null = readOnly,
): number | null {
  const [words, ...parts] = HOURS_AND_MINUTES.exec(plainLength(text)) ?? [];
  if (!words) return null;
  const [hours, minutes] = parts.map((part) => (part === undefined ? 0 : numberIn(part)));
  return hours == null || minutes == null ? null : hours * 60 + minutes;
}

/**
 * Reads minutes such as `33`, `1,265`, `00:49` and `0:49:10` (hours first), or like {@link readHoursAndMinutes}.
 * Returns null if the text is not a duration, or if `numberIn` cannot read one of its numbers.
 */
export function readMinutes(
  text: string,
  numberIn: (part: string) => number | null = readOnly,
): number | null {
  const plain = plainLength(text);
  const [clock, hours = '0', minutes = '0', seconds = '0'] = CLOCK.exec(plain) ?? [];
  if (clock !== undefined) return Number(hours) * 60 + Number(minutes) + Number(seconds) / 60;
  return HOURS_AND_MINUTES.test(plain) ? readHoursAndMinutes(plain, numberIn) : numberIn(plain);
}

/** Reads a duration like {@link readMinutes}, with its rounding. */
export function readStated(text: string): StatedDuration | null {
  const minutes = readMinutes(text);
  return minutes === null ? null : statedIn(text, minutes);
}

/** Writes a duration with Latin digits and units: "3시간 5분" becomes "3h 5m". */
function plainLength(text: string): string {
  return plainDigits(text.trim().toLowerCase())
    .replace(/時間|小時|小时|시간/g, 'h')
    .replace(/分鐘|分钟|分|분/g, 'm');
}

/**
 * Adds to a duration how far its text was rounded. `unit` is the unit of a bare number, in minutes. An app that writes
 * "1 h 5 min" leaves out "0 min", so whole hours in words are exact to the minute.
 */
export function statedIn(text: string, minutes: number, unit = 1): StatedDuration {
  const plain = plainLength(text);
  const [clock, first, second, seconds] = CLOCK.exec(plain) ?? [];
  if (clock !== undefined) {
    const isHours = Number(first) * 60 + Number(second) === minutes;
    return { minutes, rounding: isHours && !seconds ? HALF_MINUTE : HALF_SECOND };
  }
  const [, hours, afterHours] = /^([^a-z]+)h[a-z]*(.*)$/.exec(plain) ?? [];
  if (hours === undefined) {
    const ofNumber = /[a-z]/.test(plain) ? 1 : unit;
    return { minutes, rounding: halfDigit(plain, minutes / ofNumber) * ofNumber };
  }
  if (afterHours?.trim()) return { minutes, rounding: HALF_MINUTE };
  const rounding = halfDigit(hours, minutes / 60);
  return { minutes, rounding: rounding < 0.5 ? rounding * 60 : HALF_MINUTE };
}

/**
 * Returns half of the last digit of a number. `value` is the number that was read, because "1,265" can have three
 * decimals or none.
 */
function halfDigit(text: string, value: number): number {
  const digits = Number(text.replace(/\D/g, ''));
  const decimals = value > 0 && digits > 0 ? Math.round(Math.log10(digits / value)) : 0;
  return 0.5 / 10 ** decimals;
}
