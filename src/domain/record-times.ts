import type { Diaper } from '#domain/kinds/diaper/diaper.ts';
import type { Feed } from '#domain/kinds/feed/feed.ts';
import type { Sleep } from '#domain/kinds/sleep/sleep.ts';
import { clockPart, dayPart, type Moment } from './when.ts';

/** What a record says of its time, twice: in the words of the clock on the wall, and as instants. They are only made together. */

/** The times of a feed; its day is the one on which it began. */
export function feedTimes(
  start: Moment,
  end: Moment,
): Pick<Feed, 'date' | 'startTime' | 'endTime' | 'startedAt' | 'endedAt'> {
  return {
    date: dayPart(start.wall),
    startTime: clockPart(start.wall),
    endTime: clockPart(end.wall),
    startedAt: start.at,
    endedAt: end.at,
  };
}

/** The times of a sleep, which may be of two days. */
export function sleepTimes(
  start: Moment,
  end: Moment,
): Pick<Sleep, 'startTime' | 'endTime' | 'startedAt' | 'endedAt'> {
  return { startTime: start.wall, endTime: end.wall, startedAt: start.at, endedAt: end.at };
}

/** The time of a diaper. */
export function diaperTimes({ wall, at }: Moment): Pick<Diaper, 'date' | 'time' | 'at'> {
  return { date: dayPart(wall), time: clockPart(wall), at };
}
