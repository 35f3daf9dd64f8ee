import { addDays, DAY, type Day, HOUR, MINUTE } from '#domain/time/when.ts';
import { formatDay } from '#domain/time/when-words.ts';
import type { Speech } from '#words/speech.ts';

/** Formats durations, and days relative to today. */

/** Formats minutes: "1 h 20 min", "20 min", "2 h". Rounds to the nearest minute. */
export function formatMinutes(minutes: number, { words }: Speech<'care'>): string {
  const { spans } = words.care;
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  if (hours === 0) return spans.minutes(rest);
  return rest === 0 ? spans.hours(hours) : spans.hoursAndMinutes(hours, rest);
}

/** Says how long ago `at` was, in a parent's words: "just now", "12 min ago", "2 h 5 min ago", "3 days ago". */
export function formatAgo(at: number, now: number, speech: Speech<'care'>): string {
  const { spans } = speech.words.care;
  const past = now - at;
  if (past < MINUTE) return spans.justNow;
  if (past < 36 * HOUR) return spans.ago(formatMinutes(Math.floor(past / MINUTE), speech));
  return spans.daysAgo(Math.round(past / DAY));
}

/** Returns "Today", "Yesterday", "Tomorrow" or the date. */
export function formatRelativeDay(day: Day, today: Day, { words, locale }: Speech<'care'>): string {
  const { spans } = words.care;
  if (day === today) return spans.today;
  if (day === addDays(today, -1)) return spans.yesterday;
  if (day === addDays(today, 1)) return spans.tomorrow;
  return formatDay(day, locale);
}

/** Marks a figure that still grows: "12 min so far". It grows while `running` is `open`. */
export function withSoFar(
  figure: string,
  running: 'open' | 'ended' | undefined,
  { words }: Speech<'care'>,
): string {
  return running === 'open' ? words.care.spans.soFar(figure) : figure;
}

/** Keeps a duration, an amount or a date on one line: "2 h 20 min" does not wrap between its parts. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/** Keeps each number beside its unit: "2 h 20 min" wraps only after "h". */
export function besideUnits(text: string): string {
  return text.replace(/(?<=\p{Nd}) /gu, '\u00a0');
}
