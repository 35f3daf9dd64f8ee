import { type Entry, type Parsed, readNote, textOf } from './parsed.ts';
import type { Stamp } from './record.ts';
import { readSpan } from './span.ts';
import type { Clock, WallTime } from './when.ts';

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

/** A sleep from its form: `date`, `startTime`, `endTime`, `kind` (`night` or `nap`), `note`. */
export function parseSleep(entry: Entry, context: { zone: string; now: number }): Parsed<SleepFields> {
  const kind = textOf(entry, 'kind');
  const { value: span, errors, questions } = readSpan(entry, context.zone, context.now);
  if (kind !== 'night' && kind !== 'nap') errors.kind = 'A nap, or the night?';
  const note = readNote(entry, errors);
  if (Object.keys(errors).length || !span) return { errors };
  if (questions.length) return { questions };
  return {
    value: {
      startTime: span.start.wall,
      endTime: span.end.wall,
      isNight: kind === 'night',
      startedAt: span.start.at,
      endedAt: span.end.at,
      note,
      zone: context.zone,
    },
  };
}

/** What a sleep is taken for until the parent says otherwise: night when it begins from 19:00 to 06:59. */
export function beginsAtNight(start: Clock): boolean {
  return start >= '19:00' || start < '07:00';
}
