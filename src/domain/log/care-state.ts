import { type Diaper, isDirty, isWet } from '#domain/kinds/diaper/diaper.ts';
import type { Feed } from '#domain/kinds/feed/feed.ts';
import { breastTimeBefore, sittingsOf } from '#domain/kinds/feed/sittings.ts';
import type { Side, Timer } from '#domain/kinds/timer.ts';
import { startOf } from '#domain/kinds/timer.ts';
import { HOUR, hasCome } from '#domain/time/when.ts';
import type { CareLog } from './care-record.ts';
import { logSoFar } from './log-so-far.ts';

/** The number of days to read. It is enough for the last sitting and the last sleep, and few enough to be fast. */
export const LOOK_BACK_DAYS = 3;
/**
 * How many days to search back for rare entries. From 6 weeks a breastfed baby may have no dirty diaper for days, and
 * some babies get one bottle a week.
 */
export const LOOK_FURTHER_DAYS = 14;

/** The longest plausible time awake, in milliseconds. After a longer time, a sleep was probably not logged. */
export const LONGEST_AWAKE = 8 * HOUR;

/** The baby's current state, from the latest records and running timers. Times are epoch milliseconds. */
export interface CareState {
  /** The feeds of the sitting that began last, oldest first. Empty if there is no recent sitting. */
  lastSitting: Feed[];
  /**
   * The suggested side. Null without a breastfeed, or if an import did not say which side of its sitting came first.
   */
  nextSide: Side | null;
  lastWetAt: number | null;
  lastDirtyAt: number | null;
  /** Asleep since the start of the running sleep, or awake since the end of the last one. Null without a sleep. */
  sleep: { asleep: boolean; since: number } | null;
  /** The timer of a running or paused feed. */
  feeding: Timer | null;
  /** The milliseconds at the breast in the sitting of `feeding`, before its timer was started. */
  earlierInSitting: number;
}

/** Computes the state from one baby's timers and records of the last few days. Future records are left out. */
export function careStateOf(log: CareLog, timers: readonly Timer[], now: number): CareState {
  const { feed: feeds, diaper: diapers } = logSoFar(log, now);
  const lastBreast = feeds
    .filter(({ type }) => type !== 'bottle')
    .sort((a, b) => a.endedAt - b.endedAt)
    .at(-1);
  const lastOf = (isOfType: (diaper: Diaper) => boolean) =>
    latest(diapers.filter(isOfType).map(({ at }) => at));
  const lastSitting = sittingsOf(feeds).at(-1) ?? [];
  const feeding = timers.find(({ kind }) => kind === 'feed') ?? null;
  return {
    lastSitting,
    nextSide: lastBreast && !lastBreast.orderUnknown ? oppositeOf(lastBreast) : null,
    lastWetAt: lastOf(isWet),
    lastDirtyAt: lastOf(isDirty),
    sleep: sleepState(log, timers, now),
    feeding,
    earlierInSitting: feeding ? breastTimeBefore(feeding, lastSitting, now) : 0,
  };
}

function latest(times: readonly number[]): number | null {
  return times.length ? Math.max(...times) : null;
}

function oppositeOf({ type }: Feed): Side {
  return type === 'right' ? 'left' : 'right';
}

function sleepState(log: CareLog, timers: readonly Timer[], now: number): CareState['sleep'] {
  const running = timers.find(({ kind }) => kind === 'sleep');
  if (running) return { asleep: true, since: startOf(running) };
  const within = log.sleep.filter(({ startedAt }) => hasCome(startedAt, now));
  const asleep = within.find(({ endedAt }) => !hasCome(endedAt, now));
  if (asleep) return { asleep: true, since: asleep.startedAt };
  const woke = latest(within.map(({ endedAt }) => endedAt));
  return woke === null ? null : { asleep: false, since: woke };
}
