import { type Stamp, soFarWords } from '#domain/record.ts';
import { minutesOf } from '#domain/stretches.ts';
import { addDays, type Clock, clockPart, dayPart, HOUR, type WallTime } from '#domain/when.ts';
import { formatMinutes } from '#domain/when-words.ts';

export interface Sleep extends Stamp {
  startTime: WallTime;
  endTime: WallTime;
  isNight: boolean;
  startedAt: number;
  endedAt: number;
}

export type SleepFields = Omit<Sleep, keyof Stamp> & Pick<Stamp, 'note' | 'zone'>;

/** No sleep is kept that is longer: a range of days can then be read by the days on which its sleeps began. */
export const LONGEST_SLEEP_DAYS = 2;

const SHORTEST_BEGUN_EARLY = 3 * HOUR;
const NIGHT = { begins: '19:00', ends: '07:00' } as const;

/** True for a clock from 19:00 to 06:59. */
export function isNightClock(clock: Clock): boolean {
  return clock >= NIGHT.begins || clock < NIGHT.ends;
}

/**
 * What a sleep is taken for until the parent says otherwise: night when it begins from 19:00 to 06:59, or began before, lies
 * in those hours for the most part and lasts for three at least, as that of a baby who is put to bed at half past six.
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
 * Whether a sleep whose times are mended is the night: what it was is left, but where its times had told it. A nap from which
 * the baby woke after 40 minutes, and which went on until the morning, is the night.
 */
export function isNightMended(
  sleep: Sleep,
  { startTime, endTime }: Pick<Sleep, 'startTime' | 'endTime'>,
): boolean {
  const wasTold = sleep.isNight === isLikelyNight(sleep.startTime, sleep.endTime);
  return wasTold ? isLikelyNight(startTime, endTime) : sleep.isNight;
}

/** "Nap, 1 h 15 min", "Night sleep, 8 h" or "Night sleep, 8 h so far". */
export function describeSleep(sleep: Sleep): string {
  return `${sleep.isNight ? 'Night sleep' : 'Nap'}, ${formatMinutes(minutesOf(sleep))}${soFarWords(sleep)}`;
}
