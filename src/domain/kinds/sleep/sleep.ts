import type { EntryOf } from '#domain/kinds/define-kind.ts';
import type { Fields } from '#domain/kinds/fields.ts';
import { wallSpan } from '#domain/kinds/time-shape.ts';
import type { Stamp } from '#domain/record.ts';
import { addDays, type Clock, clockPart, dayPart, HOUR, type WallTime } from '#domain/time/when.ts';

export const SLEEP_TIME = wallSpan({ longestDays: 2 });

export const SLEEP_FIELDS = {
  isNight: { is: 'flag', cells: ['nap', 'night'], column: 'type', shown: true },
} as const satisfies Fields;

export type Sleep = EntryOf<'sleep', typeof SLEEP_TIME, typeof SLEEP_FIELDS, 'sleeps'>;

export type SleepFields = Omit<Sleep, keyof Stamp> & Pick<Stamp, 'note' | 'zone'>;

const SHORTEST_BEGUN_EARLY = 3 * HOUR;
const NIGHT = { begins: '19:00', ends: '07:00' } as const;

/** True for a clock time from 19:00 to 06:59. */
export function isNightClock(clock: Clock): boolean {
  return clock >= NIGHT.begins || clock < NIGHT.ends;
}

/**
 * True if a sleep is a night by default. The parent can change this. A sleep is a night if it begins from 19:00 to
 * 06:59. A sleep that begins earlier, for example at 18:30, is a night if it lasts at least 3 hours, mostly from 19:00
 * to 07:00.
 */
export function isLikelyNight(start: WallTime, end: WallTime): boolean {
  if (isNightClock(clockPart(start))) return true;
  const at = (wall: WallTime) => Date.parse(`${wall}Z`);
  const day = dayPart(start);
  const from = Math.max(at(start), at(`${day}T${NIGHT.begins}`));
  const to = Math.min(at(end), at(`${addDays(day, 1)}T${NIGHT.ends}`));
  const length = at(end) - at(start);
  return length >= SHORTEST_BEGUN_EARLY && to - from > length / 2;
}

/**
 * True if a sleep is a night after its times were edited. If the sleep had the default kind for its old times, it gets
 * the default kind for the new ones. Otherwise it keeps its kind. Example: a nap of 40 minutes that is extended until
 * the morning becomes a night.
 */
export function isNightMended(
  sleep: Sleep,
  { startTime, endTime }: Pick<Sleep, 'startTime' | 'endTime'>,
): boolean {
  const wasTold = sleep.isNight === isLikelyNight(sleep.startTime, sleep.endTime);
  return wasTold ? isLikelyNight(startTime, endTime) : sleep.isNight;
}
