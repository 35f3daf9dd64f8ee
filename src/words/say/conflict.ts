import { isRunning } from '#domain/kinds/timer.ts';
import {
  type CareRecord,
  clockOfRecord,
  dayOfRecord,
  endOfRecord,
  instantOfRecord,
  nameOfRecord,
} from '#domain/log/care-record.ts';
import { type Conflict, isLastStretch } from '#domain/log/conflict.ts';
import { placeWords } from '#domain/time/is-other-offset.ts';
import { clockAt } from '#domain/time/when.ts';
import { formatClock, formatShortDay } from '#domain/time/when-words.ts';
import type { Speech } from '#words/speech.ts';

/** Conflicts of entries. */

/** The conflicts of an entry in a few words: "Overlaps Nap, 1:00 PM", "Logged twice?", "Overlaps 3 entries". */
export function conflictWords(
  conflicts: readonly [Conflict, ...Conflict[]],
  familyZone: string,
  { words }: Speech<'forms'>,
): string {
  const { twice, overlap, overlaps } = words.forms.conflicts.marks;
  if (conflicts.every(({ clash }) => clash === 'twice')) return twice;
  if (conflicts.length > 1) return overlaps(conflicts.length);
  const [{ other }] = conflicts;
  return overlap(nameOfRecord(other), clockOfRecord(other, familyZone));
}

/** "This overlaps Nap, 1:00 PM to 2:30 PM." Names the day of the other entry if it differs from that of `entry`. */
export function conflictSentence(
  entry: CareRecord,
  { clash, other, timer, through }: Conflict,
  familyZone: string,
  { words, locale }: Speech<'forms'>,
): string {
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
    const placed = `${times}${placeWords(startedAt, zone, familyZone)}`;
    return day === dayOfRecord(entry) ? placed : onDay(formatShortDay(day, locale), placed);
  };
  const name = nameOfRecord(other);
  if (timer && through && isRunning(timer) && isLastStretch(timer, through))
    return overlapsRunning(name, fully(start));
  const when = fully(endedAt > startedAt ? range(start, end) : start);
  return clash === 'overlap' ? overlaps(name, when) : looksTheSame(name, when);
}
