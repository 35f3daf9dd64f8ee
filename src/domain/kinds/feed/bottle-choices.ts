import { isTypedIn, ozFrom, round, type Units, volumeIn } from '#domain/units/units.ts';
import { BOTTLE_STEP, type Feed } from './feed.ts';

/**
 * The amounts to offer before the first bottle, in ounces, from an age in days. Each row begins with the least usual
 * amount of a feed at that age (`expectedBottle` has the sources). One ounce counts as 30 ml, as on a bottle.
 */
const FIRST_BOTTLES: readonly { fromDay: number; ounces: readonly number[] }[] = [
  { fromDay: 0, ounces: [1, 1.5, 2] },
  { fromDay: 7, ounces: [2, 3, 4] },
  { fromDay: 30, ounces: [3, 4, 5] },
  { fromDay: 61, ounces: [4, 5, 6] },
  { fromDay: 183, ounces: [6, 7, 8] },
];
const USUAL_OF = 10;

/**
 * Returns the three amounts of the one-tap bottles in ounces, ascending and unique. They are the last amount, the
 * median of the last ten, and one step above the last. If two are equal, the next step follows. Amounts that were not
 * typed in `unit` are first rounded to it.
 * Before the first bottle with an amount they are three usual amounts for the age in days.
 */
export function bottleChoices(feeds: readonly Feed[], unit: Units['volume'], ageDays: number): number[] {
  const amounts = lastAmounts(feeds, unit);
  const last = amounts.at(-1);
  if (last === undefined) return firstBottles(unit, ageDays);
  const byShown = new Map([last, medianOf(amounts) ?? last].map((oz) => [volumeIn(oz, unit), oz]));
  for (let shown = volumeIn(last, unit); byShown.size < 3; ) {
    shown = nextAmount(shown, unit);
    if (!byShown.has(shown)) byShown.set(shown, ozFrom(shown, unit));
  }
  return [...byShown.values()].sort((a, b) => a - b);
}

/** Returns the usual amount of a bottle in ounces, one of the `bottleChoices`. Null before the first amount. */
export function usualBottle(feeds: readonly Feed[], unit: Units['volume']): number | null {
  return medianOf(lastAmounts(feeds, unit)) ?? null;
}

/** Returns the amounts of the last bottles in ounces, as they are offered in `unit`. The latest is last. */
function lastAmounts(feeds: readonly Feed[], unit: Units['volume']): number[] {
  return feeds
    .filter(({ type, amountOz }) => type === 'bottle' && amountOz !== null)
    .sort((a, b) => a.startedAt - b.startedAt)
    .slice(-USUAL_OF)
    .map(({ amountOz }) => offered(amountOz ?? 0, unit));
}

function medianOf(amounts: readonly number[]): number | undefined {
  return [...amounts].sort((a, b) => a - b)[Math.floor(amounts.length / 2)];
}

function firstBottles(unit: Units['volume'], ageDays: number): number[] {
  const row = FIRST_BOTTLES.findLast(({ fromDay }) => fromDay <= ageDays) ?? FIRST_BOTTLES[0];
  return (row?.ounces ?? []).map((ounces) => ozFrom(unit === 'oz' ? ounces : ounces * 30, unit));
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
