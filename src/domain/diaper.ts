import { type Entry, type Parsed, readNote, textOf } from './parsed.ts';
import type { Stamp } from './record.ts';
import { readMoment } from './span.ts';
import { type Clock, clockPart, type Day, dayPart } from './when.ts';

export type DiaperType = 'wet' | 'dirty' | 'mixed';

export interface Diaper extends Stamp {
  date: Day;
  time: Clock;
  /** A mixed diaper counts as a wet one and as a dirty one. */
  type: DiaperType;
  at: number;
}

export type DiaperFields = Omit<Diaper, keyof Stamp> & Pick<Stamp, 'note' | 'zone'>;

export const DIAPER_WORDS: Record<DiaperType, string> = {
  wet: 'Wet',
  dirty: 'Dirty',
  mixed: 'Wet and dirty',
};

/** A diaper from its form: `type`, `date`, `time`, `note`. */
export function parseDiaper(entry: Entry, context: { zone: string; now: number }): Parsed<DiaperFields> {
  const type = textOf(entry, 'type');
  const { value: moment, errors, questions } = readMoment(entry, 'time', context.zone, context.now);
  if (!isDiaperType(type)) errors.type = 'Wet, dirty, or both?';
  const note = readNote(entry, errors);
  if (Object.keys(errors).length || !moment || !isDiaperType(type)) return { errors };
  if (questions.length) return { questions };
  return {
    value: {
      date: dayPart(moment.wall),
      time: clockPart(moment.wall),
      type,
      at: moment.at,
      note,
      zone: context.zone,
    },
  };
}

export function isDiaperType(text: string): text is DiaperType {
  return text === 'wet' || text === 'dirty' || text === 'mixed';
}
