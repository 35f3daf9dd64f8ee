import { isRunning } from '#domain/kinds/timer.ts';
import { type CareRecord, dayOfRecord, endOfRecord, instantOfRecord } from '#domain/log/care-record.ts';
import { type Conflict, isLastStretch } from '#domain/log/conflict.ts';
import { clockAt } from '#domain/time/when.ts';
import { formatClock, formatShortDay } from '#domain/time/when-words.ts';
import type { Speech } from '#words/speech.ts';
import { clockOfRecord, nameOfRecord, withZone } from './kinds.ts';

/** Describes conflicts of entries. */

/**
 * Describes the conflicts of an entry in a few words: "Overlaps Nap, 1:00 PM", "Logged twice?", "Overlaps 3 entries".
 */
export function conflictWords(
  conflicts: readonly [Conflict, ...Conflict[]],
  familyZone: string,
  speech: Speech<'care' | 'forms' | 'kinds'>,
): string {
  const { twice, overlap, overlaps } = speech.words.forms.conflicts.marks;
  if (conflicts.every(({ clash }) => clash === 'twice')) return twice;
  if (conflicts.length > 1) return overlaps(conflicts.length);
  const [{ other }] = conflicts;
  return overlap(nameOfRecord(other, speech), clockOfRecord(other, familyZone, speech));
}

/**
 * Describes a conflict: "This overlaps Nap, 1:00 PM to 2:30 PM." Names the other entry's day if it is not that of
 * `entry`.
 */
export function conflictSentence(
  entry: CareRecord,
  { clash, other, timer, through }: Conflict,
  familyZone: string,
  speech: Speech<'care' | 'forms' | 'kinds'>,
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
  /** Adds the zone to the times if it is not the family's, and the day if it is not that of `entry`. */
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
