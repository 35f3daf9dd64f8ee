import { plainDigits } from './read-number.ts';

/** A duration that a row has. */
export interface StatedDuration {
  minutes: number;
  /** Half of the last digit that the file wrote, in minutes. The exact duration can differ by so much. */
  rounding: number;
}

const CLOCK = /^(\d{1,3}):(\d{2})(:\d{2})?$/;
/** The rounding of a duration in whole minutes. */
export const HALF_MINUTE = 0.5;
const HALF_SECOND = 1 / 120;

/**
 * Adds to a duration how far its text was rounded. `unit` is the unit of a bare number, in minutes. An app that writes
 * "1 h 5 min" leaves out "0 min", so whole hours in words are exact to the minute.
 */
export function statedIn(text: string, minutes: number, unit = 1): StatedDuration {
  const plain = plainDigits(text.trim().toLowerCase());
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
