import { kindOf } from '#domain/kinds/registry.ts';
import { isNightMended } from '#domain/kinds/sleep/sleep.ts';
import type { TimeShape } from '#domain/kinds/time-shape.ts';
import { isRunning, sinceOf, type Timer } from '#domain/kinds/timer.ts';
import type { Stamp } from '#domain/record.ts';
import { placeWords } from '#domain/time/is-other-offset.ts';
import { clockAt, MINUTE, momentAt } from '#domain/time/when.ts';
import { formatClock, formatShortDay } from '#domain/time/when-words.ts';
import {
  type CareLog,
  type CareRecord,
  clockOfRecord,
  dayOfRecord,
  endOfRecord,
  instantOfRecord,
  isDayOnly,
  nameOfRecord,
  recordsInOrder,
} from './care-record.ts';

/** An entry that can hardly be right beside another. It is shown and the parent decides; nothing is ever refused. */
export interface Conflict {
  /** `overlap`: at the same time what a baby does one after the other; `twice`: most likely one thing, entered twice. */
  clash: 'overlap' | 'twice';
  other: CareRecord;
  /** What `other` was made of, when it still runs, and the last of its stretches that clashes: `other`, where it is one. */
  timer?: Timer;
  through?: CareRecord;
}

/**
 * What would make two entries agree: the one that began earlier ends where the other begins (`at`, epoch milliseconds);
 * where they began together, this one goes.
 */
export type Remedy = { act: 'end'; which: 'this' | 'other'; at: number } | { act: 'remove' };

/**
 * A clock is read a moment before or after, and the same nap is written down by both parents. In a real year of 4,600
 * entries every third overlap was a feed that went over into sleep by two minutes or less: nobody wants to hear of those.
 */
const ONE_MOMENT = 2 * MINUTE;

/**
 * The entries of `log` that clash with `entry`, oldest first: a sleep or a feed during another of the same baby, and the
 * same kind and type begun within two minutes. The stretches of one sitting do not clash, nor what the parent kept.
 */
export function conflictsOf(entry: CareRecord, log: CareLog): Conflict[] {
  return recordsInOrder(log).flatMap((other) => {
    const clash = clashOf(entry, other);
    return clash ? [{ clash, other }] : [];
  });
}

/** Every conflict of a log by the id of the entry that has it; one that is between two entries stands at both. */
export function conflictsWithin(log: CareLog): Map<string, Conflict[]> {
  const found = new Map<string, Conflict[]>();
  const add = (entry: CareRecord, conflict: Conflict) =>
    found.set(entry.record.id, [...(found.get(entry.record.id) ?? []), conflict]);
  const records = recordsInOrder(log);
  for (const [index, entry] of records.entries()) {
    const reach = Math.max(endOfRecord(entry), instantOfRecord(entry) + ONE_MOMENT);
    for (let next = index + 1; next < records.length; next += 1) {
      const other = records[next];
      if (!other || instantOfRecord(other) > reach) break;
      const clash = clashOf(entry, other);
      if (!clash) continue;
      add(entry, { clash, other });
      add(other, { clash, other: entry });
    }
  }
  return found;
}

/**
 * What would end a conflict, for the parent to accept or not: of what was entered twice this one goes; else the earlier ends
 * where the later begins.
 */
export function remedyOf(entry: CareRecord, { clash, other }: Conflict): Remedy {
  const [mine, theirs] = [instantOfRecord(entry), instantOfRecord(other)];
  if (clash === 'twice' || Math.abs(mine - theirs) <= ONE_MOMENT) return { act: 'remove' };
  return mine < theirs ? { act: 'end', which: 'this', at: theirs } : { act: 'end', which: 'other', at: mine };
}

/** What an entry that lasts has to change to end at `at`, epoch milliseconds. */
export function endingAt(
  entry: CareRecord,
  at: number,
): { endTime: string; endedAt: number; isNight?: boolean } {
  const { zone } = entry.record;
  const time = kindOf(entry.kind).time as TimeShape<{ endTime: string; endedAt: number }>;
  const { endTime, endedAt } = time.timesOf(momentAt(instantOfRecord(entry), zone), momentAt(at, zone));
  if (entry.kind !== 'sleep') return { endTime, endedAt };
  return { endTime, endedAt, isNight: isNightMended(entry.record, { ...entry.record, endTime }) };
}

/** What an entry clashes with, in a few words: "Overlaps Nap, 1:00 PM", "Logged twice?", "Overlaps 3 entries". */
export function conflictWords(conflicts: readonly [Conflict, ...Conflict[]], familyZone: string): string {
  if (conflicts.every(({ clash }) => clash === 'twice')) return 'Logged twice?';
  if (conflicts.length > 1) return `Overlaps ${conflicts.length} entries`;
  const [{ other }] = conflicts;
  return `Overlaps ${nameOfRecord(other)}, ${clockOfRecord(other, familyZone)}`;
}

/** "This overlaps Nap, 1:00 PM to 2:30 PM." The other's day is named where it is not this one's. */
export function conflictSentence(
  entry: CareRecord,
  { clash, other, timer, through }: Conflict,
  familyZone: string,
): string {
  const { zone } = other.record;
  const [start, end] = [instantOfRecord(other), endOfRecord(other)].map((at) =>
    formatClock(clockAt(at, zone)),
  );
  const place = placeWords(instantOfRecord(other), zone, familyZone);
  const day = dayOfRecord(other) === dayOfRecord(entry) ? '' : `${formatShortDay(dayOfRecord(other))}, `;
  const name = nameOfRecord(other);
  if (timer && through && isRunning(timer) && isLastStretch(timer, through))
    return `This overlaps ${name}, running since ${day}${start}${place}.`;
  const when = endOfRecord(other) > instantOfRecord(other) ? `${start} to ${end}` : start;
  return clash === 'overlap'
    ? `This overlaps ${name}, ${day}${when}${place}.`
    : `This looks like the same as ${name}, ${day}${when}${place}.`;
}

/** Whether it is the last stretch of a timer: to end that is to stop the timer. */
export function isLastStretch(timer: Timer, stretch: CareRecord): boolean {
  // The pause, or the switch to what runs, began with the end of the stretch before.
  return isRunning(timer) ? endOfRecord(stretch) > sinceOf(timer) : endOfRecord(stretch) >= sinceOf(timer);
}

function clashOf(one: CareRecord, other: CareRecord): Conflict['clash'] | null {
  if (one.record.id === other.record.id || one.record.babyId !== other.record.babyId) return null;
  if (isKept(one, other) || isOneSitting(one, other)) return null;
  if (isTwice(one, other)) return 'twice';
  return overlaps(one, other) ? 'overlap' : null;
}

function isKept(one: CareRecord, other: CareRecord): boolean {
  return keeps(one, other) || keeps(other, one);
}

/**
 * True when the parent kept the first entry beside the second. It names the second by its own id, or by the id of the timer that
 * the second was a stretch of: the ids of such stretches begin with the timer's, and in older logs it is their `sessionId`.
 */
function keeps({ record: { keptWith = [] } }: CareRecord, { kind, record }: CareRecord): boolean {
  const sitting = kind === 'feed' ? record.sessionId : undefined;
  return keptWith.some((id) => record.id === id || sitting === id || record.id.startsWith(`${id}-`));
}

function isOneSitting(one: CareRecord, other: CareRecord): boolean {
  if (one.kind !== 'feed' || other.kind !== 'feed') return false;
  return one.record.sessionId !== undefined && one.record.sessionId === other.record.sessionId;
}

/** What has a day and no hour is never taken for entered twice: the same weight twice bends no curve. */
function isTwice(one: CareRecord, other: CareRecord): boolean {
  if (isDayOnly(one) || one.kind !== other.kind || !isSameVariant(one, other)) return false;
  return Math.abs(instantOfRecord(one) - instantOfRecord(other)) <= ONE_MOMENT;
}

function isSameVariant({ kind, record }: CareRecord, other: CareRecord): boolean {
  const { variant = [] } = kindOf(kind);
  return variant.every((name) => record[name as keyof Stamp] === other.record[name as keyof Stamp]);
}

/** True when both went on at once for longer than a moment. A bottle without an end overlaps a sleep that it lies within. */
function overlaps(one: CareRecord, other: CareRecord): boolean {
  if (!kindOf(one.kind).isExclusive || !kindOf(other.kind).isExclusive) return false;
  return (
    instantOfRecord(one) + ONE_MOMENT < endOfRecord(other) &&
    instantOfRecord(other) + ONE_MOMENT < endOfRecord(one)
  );
}
