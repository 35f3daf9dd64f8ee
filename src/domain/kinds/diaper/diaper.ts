import type { Stamp } from '#domain/record.ts';
import type { Clock, Day } from '#domain/when.ts';

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

/** True for a type of ours: what comes from a form or a file may be anything. */
export function isDiaperType(text: string): text is DiaperType {
  return text === 'wet' || text === 'dirty' || text === 'mixed';
}

/** "Wet diaper", "Wet and dirty diaper". */
export function describeDiaper(diaper: Diaper): string {
  return `${DIAPER_WORDS[diaper.type]} diaper`;
}
