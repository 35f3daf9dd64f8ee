import type { Kind } from '#domain/kinds/define-kind.ts';
import type { Fields } from '#domain/kinds/fields.ts';
import { isKindName, type KindName, kindMark, kindOf } from '#domain/kinds/registry.ts';
import type { TimeShape } from '#domain/kinds/time-shape.ts';
import { closeOpen, elapsed, entryOfTimer, isRunning, type Timer } from '#domain/kinds/timer.ts';
import type { Author } from '#domain/record.ts';
import { DAY } from '#domain/time/when.ts';
import type { CareRecord } from './care-record.ts';

/** Which kinds have timers, and what their timers write. */

/** Returns whether a kind has timers. Such a kind has a duration, and its entries are valid without any input. */
export function isTimedKind(name: unknown): name is KindName {
  if (!isKindName(name)) return false;
  const { time, timer, fields } = kindOf(name);
  const isFilled = Object.values(fields).every(({ optional, orNull }) => optional || orNull);
  return time.is === 'span' && (timer !== undefined || isFilled);
}

/** Returns the kind of a timer. Throws if the kind has no timers. */
export function kindOfTimer({ kind }: Pick<Timer, 'kind'>): Kind & { name: KindName } {
  if (!isTimedKind(kind)) throw new Error(`No timer runs for the kind “${kind}”.`);
  return kindOf(kind) as Kind & { name: KindName };
}

/** Returns how long a timer can run, in milliseconds, and still stop without a question. */
export function longestUnasked(timer: Pick<Timer, 'kind' | 'what'>): number {
  const { time, timer: rule } = kindOfTimer(timer);
  const { longestUnasked: longest = time.longestDays * DAY } = rule ?? {};
  return typeof longest === 'number' ? longest : longest(timer);
}

/**
 * Returns whether a timer seems to have been left running by mistake. The app then asks before it stops the timer. A
 * running timer seems forgotten after {@link longestUnasked}. A paused timer has an end, so it seems forgotten only if
 * one of its segments is longer than that.
 */
export function seemsForgotten(timer: Timer, now: number): boolean {
  const limit = longestUnasked(timer);
  if (isRunning(timer)) return elapsed(timer, now) > limit;
  return closeOpen(timer.segments, now).some((one) => one.endedAt - one.startedAt > limit);
}

/**
 * Returns null if a timer can end at `endAt`. If one of its segments would be too long, returns the longest duration of
 * the kind in days.
 */
export function exceededDays(timer: Timer, endAt: number): number | null {
  const { longestDays } = kindOfTimer(timer).time;
  const isLonger = closeOpen(timer.segments, endAt).some(
    (one) => one.endedAt - one.startedAt > longestDays * DAY,
  );
  return isLonger ? longestDays : null;
}

/**
 * Makes the entries of a timer that ends at `endAt`. There is one entry, unless the kind has a rule that makes entries
 * from the segments. If an earlier stop of the timer was undone, the entries reuse the ids of that stop's entries and
 * get later stamps. With new ids, the old entries could be restored from the trash next to the new ones.
 */
export function entriesOfTimer(timer: Timer, endAt: number, zone: string, author: Author): CareRecord[] {
  const { name: kind, time, fields, timer: rule } = kindOfTimer(timer);
  const records = rule?.entriesOf(timer, endAt, zone, author) ?? [
    {
      ...entryOfTimer(time as TimeShape<object>, timer, endAt, zone, author),
      ...unsaid(fields),
      ...kindMark(kind),
    },
  ];
  return records.map((record) => ({ kind, record }) as CareRecord);
}

/** Returns null values for the fields that are required but may be null. */
function unsaid(fields: Fields): object {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { orNull }]) => (orNull ? [[name, null]] : [])),
  );
}
