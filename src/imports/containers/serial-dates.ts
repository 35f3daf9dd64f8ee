import { DAY } from '#domain/time/when.ts';

/** How a spreadsheet shows a number: as a number, as a day with or without a clock time, or as a clock time. */
export type NumberFormat = 'number' | 'day' | 'dayAndClock' | 'clock';

/** Formats without a code, by number. Source: ECMA-376, part 1, section 18.8.30, also for East Asian languages. */
const BUILT_IN: readonly (readonly [from: number, to: number, format: NumberFormat])[] = [
  [14, 17, 'day'],
  [18, 21, 'clock'],
  [22, 22, 'dayAndClock'],
  [27, 36, 'day'],
  [45, 47, 'clock'],
  [50, 58, 'day'],
];

/** Returns the format of a number in `numFmts` or, without a code there, in the list of the standard. */
export function numberFormat(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) return BUILT_IN.find(([from, to]) => id >= from && id <= to)?.[2] ?? 'number';
  const [positive = ''] = code.replace(/"[^"]*"|[\\_*]./g, '').split(';');
  const letters = positive.replace(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '').replace(/general/gi, '');
  const hasClock = /[hs]|\[m+\]/i.test(letters);
  if (/[yd]/i.test(letters) || (/m/i.test(letters) && !hasClock)) return hasClock ? 'dayAndClock' : 'day';
  return hasClock ? 'clock' : 'number';
}

/** Day 0 of the two date systems. Excel counts a February 29, 1900, so its days are right from March 1900 on. */
const DAY_0 = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };
const SECONDS = 86_400;
const LAST_DAY = Date.UTC(9999, 11, 31);

/**
 * Returns a number of days as "2026-05-06", "2026-05-06 08:30" or "08:30", with seconds if there are any. A clock time
 * of several days is a length, such as "25:30", or the time of a day after 2000. Null for a number that is not a date.
 */
export function serialDate(serial: number, format: NumberFormat, is1904: boolean): string | null {
  const total = Math.round(serial * SECONDS);
  const days = Math.floor(total / SECONDS);
  const midnight = DAY_0[is1904 ? 1904 : 1900] + days * DAY;
  if (format === 'number' || serial < 0 || midnight > LAST_DAY) return null;
  const day = new Date(midnight).toISOString().slice(0, 10);
  if (days === 0 || (format === 'clock' && day < '2000')) return clock(total);
  const rest = total % SECONDS;
  return rest || format !== 'day' ? `${day} ${clock(rest)}` : day;
}

function clock(total: number): string {
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  const parts = seconds ? [hours, minutes, seconds] : [hours, minutes];
  return parts.map((part) => `${part}`.padStart(2, '0')).join(':');
}
