import type { Clock } from './when.ts';
import { formatClock } from './when-words.ts';

/**
 * Formats a start and an end: "12:19–12:36 AM", "11:40 PM–2:40 AM" or "00:19–00:36". Both have AM or PM, unless the end
 * is later on the same half of a day. A line can break only after the dash.
 */
export function formatClockRange(start: Clock, end: Clock, locale: string): string {
  const [from, to] = [start, end].map((clock) => formatClock(clock, locale).replaceAll(' ', '\u00a0'));
  const half = to?.match(/\u00a0\D+$/)?.[0];
  const short = half && end > start && from?.endsWith(half) ? from.slice(0, -half.length) : from;
  return `${short}–${to}`;
}
