import { type Diaper, isDirty, isWet } from '#domain/kinds/diaper/diaper.ts';
import { BOTTLE_STEP, type Feed } from '#domain/kinds/feed/feed.ts';
import { sittingsOf } from '#domain/kinds/feed/sittings.ts';
import type { Side, Timer } from '#domain/kinds/timer.ts';
import { startOf } from '#domain/kinds/timer.ts';
import { HOUR, hasCome } from '#domain/time/when.ts';
import { isTypedIn, ozFrom, round, type Units, volumeIn } from '#domain/units/units.ts';
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
  return {
    lastSitting: sittingsOf(feeds).at(-1) ?? [],
    nextSide: lastBreast && !lastBreast.orderUnknown ? oppositeOf(lastBreast) : null,
    lastWetAt: lastOf(isWet),
    lastDirtyAt: lastOf(isDirty),
    sleep: sleepState(log, timers, now),
    feeding: timers.find(({ kind }) => kind === 'feed') ?? null,
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

const FIRST_BOTTLE = { oz: 2, ml: 60 } as const;
const USUAL_OF = 10;

/**
 * Returns the amounts of the one-tap bottles in ounces, ascending and unique. They are the last amount, the median of
 * the last ten, and one step above the last. Amounts that were not typed in `unit` are first rounded to it.
 * Before the first bottle with an amount there is one default amount.
 */
export function bottleChoices(feeds: readonly Feed[], unit: Units['volume']): number[] {
  const amounts = feeds
    .filter(({ type, amountOz }) => type === 'bottle' && amountOz !== null)
    .sort((a, b) => a.startedAt - b.startedAt)
    .slice(-USUAL_OF)
    .map(({ amountOz }) => offered(amountOz ?? 0, unit));
  const last = amounts.at(-1);
  if (last === undefined) return [ozFrom(FIRST_BOTTLE[unit], unit)];
  const usual = [...amounts].sort((a, b) => a - b)[Math.floor(amounts.length / 2)] ?? last;
  const stepUp = ozFrom(nextAmount(volumeIn(last, unit), unit), unit);
  const byShown = new Map([last, usual, stepUp].map((oz) => [volumeIn(oz, unit), oz]));
  return [...byShown.values()].sort((a, b) => a - b);
}

/** Returns the milk of the latest bottle, and its brand. A new bottle begins with them. */
export function lastMilk(feeds: readonly Feed[]): Pick<Feed, 'milk' | 'brand'> {
  const bottles = feeds.filter(({ type }) => type === 'bottle');
  const { milk, brand } = bottles.sort((a, b) => a.startedAt - b.startedAt).at(-1) ?? {};
  return { ...(milk && { milk }), ...(brand && { brand }) };
}

/**
 * Returns the amount to offer for a logged amount. An amount that was typed in `unit` is unchanged. Others are rounded
 * to 0.25 oz or 5 ml, but never to 0. For milliliters, one ounce counts as 30 ml, as on a bottle.
 */
function offered(oz: number, unit: Units['volume']): number {
  if (isTypedIn(unit, oz)) return oz;
  const [step, perOz] = unit === 'oz' ? [0.25, 1] : [5, 30];
  return ozFrom(Math.max(1, Math.round((oz * perOz) / step)) * step, unit);
}

/**
 * Returns the amount one step above `last`. Ounces go up by a half. Milliliters below 30 go up to the next multiple of
 * 10. Milliliters of 30 or more go up to the next multiple of 30.
 */
function nextAmount(last: number, unit: Units['volume']): number {
  if (unit === 'oz') return round(last + BOTTLE_STEP.oz, 2);
  const step = last < 30 ? BOTTLE_STEP.ml : 30;
  return (Math.floor(last / step) + 1) * step;
}
