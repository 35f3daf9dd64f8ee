import { addDays, type Day, lengthOfDay, MINUTE, startOfDay, wallAt } from './when.ts';

/** A stretch of a calendar day through which its clock ran evenly. Instants in epoch ms. */
export interface ClockPiece {
  startedAt: number;
  endedAt: number;
  /** What the clock read when it began, in minutes after midnight. */
  fromMinute: number;
}

/** Minutes of a full turn of the clock. */
export const CLOCK_MINUTES = 24 * 60;

/**
 * A day of `zone` in stretches of even clock, in order: one on most days, two where the clocks changed in between. They
 * leave an hour of the clock out in spring and show one twice in autumn; together they last as long as the day did.
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

/** How far the wall clock is ahead of the instant, in ms, to the minute. */
function aheadAt(at: number, zone: string): number {
  return Date.parse(`${wallAt(at, zone)}:00Z`) - Math.floor(at / MINUTE) * MINUTE;
}

function minuteAt(at: number, zone: string): number {
  const [hours = 0, minutes = 0] = wallAt(at, zone).slice(11).split(':').map(Number);
  return hours * 60 + minutes;
}

/** The minute in which the clock was set, null where that was on the stroke of midnight. */
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
