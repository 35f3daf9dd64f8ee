import { addDays, type Day, lengthOfDay, MINUTE, startOfDay, wallAt } from './when.ts';

/** A stretch of a calendar day without a clock change. Instants in epoch ms. */
export interface ClockPiece {
  startedAt: number;
  endedAt: number;
  /** The clock time at its start, in minutes after midnight. */
  fromMinute: number;
}

/** Minutes in 24 hours of the clock. */
export const CLOCK_MINUTES = 24 * 60;

/**
 * Splits a day of `zone` into stretches without a clock change, in order. Most days have one stretch. A day with a
 * clock change has two. Between the two, the clock skips an hour in spring and repeats an hour in autumn. Together the
 * stretches last as long as the day.
 */
export function clockPieces(day: Day, zone: string): ClockPiece[] {
  const startedAt = startOfDay(day, zone);
  const endedAt = startOfDay(addDays(day, 1), zone);
  const changed =
    lengthOfDay(day, zone) === CLOCK_MINUTES * MINUTE ? null : changeBetween(startedAt, endedAt, zone);
  const piece = (from: number, to: number): ClockPiece => ({
    startedAt: from,
    endedAt: to,
    fromMinute: minuteAt(from, zone),
  });
  if (changed === null) return [piece(startedAt, endedAt)];
  return [piece(startedAt, changed), piece(changed, endedAt)];
}

/** Returns how far the wall clock is ahead of UTC, in ms, to the minute. */
function aheadAt(at: number, zone: string): number {
  return Date.parse(`${wallAt(at, zone)}:00Z`) - Math.floor(at / MINUTE) * MINUTE;
}

function minuteAt(at: number, zone: string): number {
  const [hours = 0, minutes = 0] = wallAt(at, zone).slice(11).split(':').map(Number);
  return hours * 60 + minutes;
}

/** Finds the instant of the clock change, to the minute. Returns null if it was exactly at midnight. */
function changeBetween(startedAt: number, endedAt: number, zone: string): number | null {
  const before = aheadAt(startedAt, zone);
  let [low, high] = [startedAt, endedAt - MINUTE];
  if (aheadAt(high, zone) === before) return null;
  while (high - low > MINUTE) {
    const middle = low + Math.floor((high - low) / MINUTE / 2) * MINUTE;
    if (aheadAt(middle, zone) === before) low = middle;
    else high = middle;
  }
  return high;
}
