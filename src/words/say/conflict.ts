import { isRunning } from '#domain/kinds/timer.ts';
import { type CareRecord, dayOfRecord, endOfRecord, instantOfRecord } from '#domain/log/care-record.ts';
import { type Conflict, isLastStretch } from '#domain/log/conflict.ts';
import { clockAt } from '#domain/time/when.ts';
import { formatClock, formatShortDay } from '#domain/time/when-words.ts';
import type { Speech } from '#words/speech.ts';
import { clockOfRecord, nameOfRecord, withZone } from './kinds.ts';

/** Conflicts of entries. */

/** The conflicts of an entry in a few words: "Overlaps Nap, 1:00 PM", "Logged twice?", "Overlaps 3 entries". */
export function conflictWords(
  conflicts: readonly [Conflict, ...Conflict[]],
  familyZone: string,
  speech: Speech<'care' | 'forms'>,
): string {
  const { twice, overlap, overlaps } = speech.words.forms.conflicts.marks;
  if (conflicts.every(({ clash }) => clash === 'twice')) return twice;
  if (conflicts.length > 1) return overlaps(conflicts.length);
  const [{ other }] = conflicts;
  return overlap(nameOfRecord(other, speech), clockOfRecord(other, familyZone, speech));
}

/** "This overlaps Nap, 1:00 PM to 2:30 PM." Names the day of the other entry if it differs from that of `entry`. */
export function conflictSentence(
  entry: CareRecord,
  { clash, other, timer, through }: Conflict,
  familyZone: string,
  speech: Speech<'care' | 'forms'>,
): string {
  const { words, locale } = speech;
  const { overlaps, overlapsRunning, looksTheSame, range, onDay } = words.forms.conflicts;
  const { zone } = other.record;
  const [startedAt, endedAt] = [instantOfRecord(other), endOfRecord(other)];
  const [start, end] = [startedAt, endedAt].map((at) => formatClock(clockAt(at, zone), locale)) as [
    string,
    string,
  ];
  const day = dayOfRecord(other);
  /** The times with the day and the place, where they differ. */
  const fully = (times: string) => {
    const placed = withZone(times, startedAt, zone, familyZone, speech);
    return day === dayOfRecord(entry) ? placed : onDay(formatShortDay(day, locale), placed);
  };
  const name = nameOfRecord(other, speech);
  if (timer && through && isRunning(timer) && isLastStretch(timer, through))
    return overlapsRunning(name, fully(start));
  const when = fully(endedAt > startedAt ? range(start, end) : start);
  return clash === 'overlap' ? overlaps(name, when) : looksTheSame(name, when);
}
