import { localeOf } from './locale-of.ts';
import type { Clock, Day } from './when.ts';

/**
 * Formats days, clock times and durations, in the Gregorian calendar. `locale` comes from `locale-of.ts`. The default
 * is English with the customs of the device.
 */

/**
 * A cache of formats. Making a format takes a hundred times as long as using it, and a table formats hundreds of
 * values.
 */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Caches the default locale. */
let english = { of: '', is: '' };

function localeHere(): string {
  const device = globalThis.navigator?.language ?? 'en-US';
  if (english.of !== device) english = { of: device, is: localeOf('en', device) };
  return english.is;
}

function formatFor(options: Intl.DateTimeFormatOptions, locale = localeHere()): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      ...options,
      calendar: 'gregory',
    });
  formats.set(key, format);
  return format;
}

function formatUtc(iso: string, options: Intl.DateTimeFormatOptions, locale?: string): string {
  return formatFor(options, locale).format(Date.parse(iso)).replaceAll('\u202f', ' ');
}

/** Formats a clock time: "2:05 PM" or "14:05". */
export function formatClock(clock: Clock, locale?: string): string {
  return formatUtc(`2000-01-01T${clock}:00Z`, { hour: 'numeric', minute: '2-digit' }, locale);
}

/** Formats an instant (epoch ms) with its zone, because a clock time may come twice: "Nov 1, 1:30 AM PDT". */
export function formatInstant(at: number, zone: string, locale?: string): string {
  const day = { month: 'short', day: 'numeric' } as const;
  const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone: zone } as const;
  return formatFor({ ...day, ...clock }, locale)
    .format(at)
    .replaceAll('\u202f', ' ');
}

/** Formats an hour from 0 to 24: "6 AM" or "06". */
export function formatHour(hour: number, locale?: string): string {
  const two = String(hour % 24).padStart(2, '0');
  return formatUtc(`2000-01-01T${two}:00:00Z`, { hour: 'numeric' }, locale);
}

/** Formats a day: "Saturday, November 21". */
export function formatDay(day: Day, locale?: string): string {
  return formatUtc(`${day}T00:00:00Z`, { weekday: 'long', month: 'long', day: 'numeric' }, locale);
}

/** Formats a day: "Sat, Nov 21". */
export function formatShortDay(day: Day, locale?: string): string {
  return formatUtc(`${day}T00:00:00Z`, { weekday: 'short', month: 'short', day: 'numeric' }, locale);
}

/** Formats a day: "Nov 21". */
export function formatMonthDay(day: Day, locale?: string): string {
  return formatUtc(`${day}T00:00:00Z`, { month: 'short', day: 'numeric' }, locale);
}

/** Formats a day: "Nov 21, 2026". */
export function formatDate(day: Day, locale?: string): string {
  return formatUtc(`${day}T00:00:00Z`, { year: 'numeric', month: 'short', day: 'numeric' }, locale);
}

/** Formats a range of days: "Nov 15 – 21, 2026". If the month or the year differs, both sides have it. */
export function formatDayRange(from: Day, to: Day, locale?: string): string {
  return formatFor({ year: 'numeric', month: 'short', day: 'numeric' }, locale)
    .formatRange(Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`))
    .replace(/[\u2009\u202f]/g, ' ');
}

/** Formats a weekday: "Sunday", "Sun", or "S" for narrow columns. */
export function formatWeekday(
  day: Day,
  width: 'long' | 'short' | 'narrow' = 'long',
  locale?: string,
): string {
  return formatUtc(`${day}T00:00:00Z`, { weekday: width }, locale);
}

/** Formats a month: "November 2026" for `2026-11`. */
export function formatMonth(month: string, locale?: string): string {
  return formatUtc(`${month}-01T00:00:00Z`, { year: 'numeric', month: 'long' }, locale);
}

/** Formats milliseconds as a stopwatch shows them: "4:07", "1:02:09". */
export function formatStopwatch(elapsed: number): string {
  const seconds = Math.floor(elapsed / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const rest = two(seconds % 60);
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}
