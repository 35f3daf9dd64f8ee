import type { Kind } from '#domain/kinds/define-kind.ts';
import type { Fields } from '#domain/kinds/fields.ts';
import { isKindName, type KindName, kindMark, kindOf } from '#domain/kinds/registry.ts';
import type { TimeShape } from '#domain/kinds/time-shape.ts';
import { closeOpen, elapsed, entryOfTimer, isRunning, type Timer } from '#domain/kinds/timer.ts';
import type { Author } from '#domain/record.ts';
import { DAY } from '#domain/time/when.ts';
import type { CareRecord } from './care-record.ts';

/** What timers are of each kind that lasts. */

/** True for a kind that a timer can run for: it lasts, and a timer alone makes a valid entry of it. */
export function isTimedKind(name: unknown): name is KindName {
  if (!isKindName(name)) return false;
  const { time, timer, fields } = kindOf(name);
  const isFilled = Object.values(fields).every(({ optional, orNull }) => optional || orNull);
  return time.is === 'span' && (timer !== undefined || isFilled);
}

/** The kind that a timer runs for. */
export function kindOfTimer({ kind }: Pick<Timer, 'kind'>): Kind & { name: KindName } {
  if (!isTimedKind(kind)) throw new Error(`No timer runs for the kind “${kind}”.`);
  return kindOf(kind) as Kind & { name: KindName };
}

/** What the baby does while a timer runs: "Feeding", "Asleep". */
export function doingWords(timer: Pick<Timer, 'kind'>): string {
  const { timer: rule, words } = kindOfTimer(timer);
  return rule?.doing ?? words.title;
}

/** The longest that a timer of a kind runs before its end needs a question, in milliseconds. */
export function longestUnasked(timer: Pick<Timer, 'kind'>): number {
  const { time, timer: rule } = kindOfTimer(timer);
  return rule?.longestUnasked ?? time.longestDays * DAY;
}

/**
 * A timer that nobody stopped: it ran longer than any entry of its kind, so that saving it asks first. One that is paused has
 * its end, unless the pause came that late itself.
 */
export function seemsForgotten(timer: Timer, now: number): boolean {
  const limit = longestUnasked(timer);
  if (isRunning(timer)) return elapsed(timer, now) > limit;
  return closeOpen(timer.segments, now).some((one) => one.endedAt - one.startedAt > limit);
}

/** Says why a timer cannot have ended at `endAt`: a stretch of it would be longer than any that is kept; null where it can. */
export function tooLong(timer: Timer, endAt: number): string | null {
  const { time, words } = kindOfTimer(timer);
  const { longestDays: days } = time;
  const isLonger = closeOpen(timer.segments, endAt).some((one) => one.endedAt - one.startedAt > days * DAY);
  return isLonger ? `That makes a ${words.one} of more than ${lengthWords(days)}.` : null;
}

/** "24 hours", "2 days". */
export function lengthWords(days: number): string {
  return days === 1 ? '24 hours' : `${days} days`;
}

/**
 * What a timer comes to when it ends at `endAt`: one entry, or what its kind makes of its stretches. What it `wrote` before it
 * writes again, later than that: under new ids, the first ones could come back from the trash beside them.
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

/** The fields that are always there, before the parent said anything. */
function unsaid(fields: Fields): object {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { orNull }]) => (orNull ? [[name, null]] : [])),
  );
}
