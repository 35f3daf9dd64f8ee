import { BOTTLE_STEP, type Feed } from '#domain/kinds/feed/feed.ts';
import { sittingsOf } from '#domain/kinds/feed/sittings.ts';
import type { Side, Timer } from '#domain/kinds/timer.ts';
import { startOf } from '#domain/kinds/timer.ts';
import { HOUR, hasCome } from '#domain/time/when.ts';
import { isTypedIn, ozFrom, round, type Units, volumeIn } from '#domain/units/units.ts';
import type { CareLog } from './care-record.ts';
import { logSoFar } from './log-so-far.ts';

/** Days to read: enough for the last sitting and the last sleep, and few enough to be fast. */
export const LOOK_BACK_DAYS = 3;
/**
 * Days to search further back for rare entries. From 6 weeks a breastfed baby may have no dirty diaper for days, and
 * some babies get one bottle a week.
 */
export const LOOK_FURTHER_DAYS = 14;

/** A longer wake time, in milliseconds, is not plausible. More likely a sleep was not logged. */
export const LONGEST_AWAKE = 8 * HOUR;

/** The baby's current state, from the latest records and running timers. Times are epoch milliseconds. */
export interface CareState {
  /** The feeds of the sitting that began last, oldest first; empty if there is no recent one. */
  lastSitting: Feed[];
  /** The suggested side. Null without a breastfeed, or if the order of its sides is unknown. */
  nextSide: Side | null;
  lastWetAt: number | null;
  lastDirtyAt: number | null;
  /** Asleep since the start of the running sleep, else awake since the end of the last one; null without a sleep. */
  sleep: { asleep: boolean; since: number } | null;
  /** The timer of a running or paused feed. */
  feeding: Timer | null;
}

/** The state from the records of the last few days and the timers of one baby. Future records are left out. */
export function careStateOf(log: CareLog, timers: readonly Timer[], now: number): CareState {
  const { feed: feeds, diaper: diapers } = logSoFar(log, now);
  const lastBreast = feeds
    .filter(({ type }) => type !== 'bottle')
    .sort((a, b) => a.endedAt - b.endedAt)
    .at(-1);
  const lastOf = (without: 'wet' | 'dirty') =>
    latest(diapers.filter(({ type }) => type !== without).map(({ at }) => at));
  return {
    lastSitting: sittingsOf(feeds).at(-1) ?? [],
    nextSide: lastBreast && !lastBreast.orderUnknown ? oppositeOf(lastBreast) : null,
    lastWetAt: lastOf('dirty'),
    lastDirtyAt: lastOf('wet'),
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
 * The amounts of one-tap bottles in ounces, ascending and unique: the last amount, the median of the last ten, and one
 * step above the last. All are round numbers in `unit`. Before the first bottle there is one default amount.
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

/**
 * An amount to offer. One that was typed in the unit is unchanged. Others become the nearest mark of a bottle, at 30 ml
 * to the ounce.
 */
function offered(oz: number, unit: Units['volume']): number {
  if (isTypedIn(unit, oz)) return oz;
  const [step, perOz] = unit === 'oz' ? [0.25, 1] : [5, 30];
  return ozFrom(Math.max(1, Math.round((oz * perOz) / step)) * step, unit);
}

/** One step more: half an ounce, or in milliliters the next multiple of 10 up to 30, then of 30. */
function nextAmount(last: number, unit: Units['volume']): number {
  if (unit === 'oz') return round(last + BOTTLE_STEP.oz, 2);
  const step = last < 30 ? BOTTLE_STEP.ml : 30;
  return (Math.floor(last / step) + 1) * step;
}
