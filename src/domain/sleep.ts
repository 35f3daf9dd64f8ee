import { type Entry, type Parsed, readNote, readsAs, textOf } from './parsed.ts';
import type { Stamp } from './record.ts';
import { minutesOf, type Reading, readSpan } from './span.ts';
import { addDays, type Clock, clockPart, dayPart, HOUR, type WallTime } from './when.ts';
import { formatMinutes } from './when-words.ts';

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

type SleepTimes = Pick<Sleep, 'startTime' | 'endTime' | 'startedAt' | 'endedAt'>;

interface SleepContext {
  zone: string;
  now: number;
  /** The sleep that is being edited. */
  record?: Sleep | undefined;
}

/**
 * A sleep from its form: `date`, `startTime`, `endTime`, `kind` (`night` or `nap`), `note`. Times that still read as
 * `record` showed them stay as they are.
 */
export function parseSleep(entry: Entry, context: SleepContext): Parsed<SleepFields> {
  const kind = textOf(entry, 'kind');
  const { value: times, errors, questions } = readSleepTimes(entry, context);
  if (kind !== 'night' && kind !== 'nap') errors.kind = 'A nap, or the night?';
  const note = readNote(entry, errors, context.record);
  if (Object.keys(errors).length || !times) return { errors };
  if (questions.length) return { questions };
  return { value: { ...times, isNight: kind === 'night', note, zone: context.zone } };
}

/** A sleep as its form shows it; {@link parseSleep} reads it back. */
export function sleepEntry(sleep: Sleep): Entry {
  return {
    date: dayPart(sleep.startTime),
    startTime: clockPart(sleep.startTime),
    endTime: clockPart(sleep.endTime),
    kind: sleep.isNight ? 'night' : 'nap',
    note: sleep.note,
  };
}

/** When the sleep of a form began and ended; {@link parseSleep} reads the rest as well. */
export function readSleepTimes(entry: Entry, { zone, now, record }: SleepContext): Reading<SleepTimes> {
  if (record && readsAs(entry, sleepEntry(record), ['date', 'startTime', 'endTime'])) {
    const { startTime, endTime, startedAt, endedAt } = record;
    return { value: { startTime, endTime, startedAt, endedAt }, errors: {}, questions: [] };
  }
  const { value, ...rest } = readSpan(entry, zone, now);
  if (!value) return { ...rest, value };
  const { start, end } = value;
  return {
    ...rest,
    value: { startTime: start.wall, endTime: end.wall, startedAt: start.at, endedAt: end.at },
  };
}

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

/** "Nap, 1 h 15 min" or "Night sleep, 8 h". */
export function describeSleep(sleep: Sleep): string {
  return `${sleep.isNight ? 'Night sleep' : 'Nap'}, ${formatMinutes(minutesOf(sleep))}`;
}
