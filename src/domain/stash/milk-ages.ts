import type { CareSource, Sourced } from '#domain/care-guide/care-source.ts';
import { addMonthsToDay } from '#domain/time/calendar-month.ts';
import { addDays, DAY, type Day } from '#domain/time/when.ts';
import type { Place } from './milk-move.ts';

const CDC: CareSource = {
  publisher: 'Centers for Disease Control and Prevention',
  name: 'Breast Milk Storage and Preparation',
};
const ABM: CareSource = {
  publisher: 'Academy of Breastfeeding Medicine',
  name: 'Clinical Protocol #8: Human Milk Storage Information for Home Use for Full-Term Infants',
  year: 2017,
};

/**
 * The sources of how long expressed milk keeps. The app shows what to use first. It never calls milk safe.
 */
export const MILK_SOURCES: readonly Sourced[] = [CDC, ABM].map((source) => ({ source, seen: 'quotation' }));

/** Days in the fridge. */
export const FRIDGE_DAYS = 4;
/** Months in the freezer: best within the first, acceptable to the second. */
export const FREEZER_MONTHS = { best: 6, acceptable: 12 } as const;
/** Hours in the fridge after thawing. */
export const THAWED_HOURS = 24;
/** Hours after the baby began to drink from a bottle. */
export const LEFTOVER_HOURS = 2;

/** Milk in one place with one age. */
export interface Bag {
  /** The id of the pumping session or move that put it there. */
  id: string;
  place: Place;
  /** US fluid ounces. */
  oz: number;
  /** The day of the oldest milk in it. In the freezer it is the day of freezing. */
  milkAt: Day;
  /** When it came to this place, in epoch milliseconds. */
  at: number;
  /** The day of thawing. Thawed milk is never frozen again. */
  thawedOn?: Day;
  /** The last day on which it keeps. */
  until: Day;
}

/** Makes a bag, and finds out until when it keeps. */
export function bagOf(milk: Omit<Bag, 'until'>): Bag {
  return { ...milk, until: lastDayOf(milk) };
}

/** Until when a bag keeps, as a code with parameters. `at` is in epoch milliseconds. */
export type BagAge =
  | { code: 'fridge'; until: Day; isPast: boolean }
  | { code: 'thawed'; at: number; isPast: boolean }
  | { code: 'freezer'; best: Day; acceptable: Day; isPast: boolean };

/** Returns until when a bag keeps. `today` and `now` (epoch ms) decide whether that is past. */
export function ageOfBag(bag: Bag, today: Day, now: number): BagAge {
  if (bag.thawedOn !== undefined) {
    const at = bag.at + (THAWED_HOURS / 24) * DAY;
    return { code: 'thawed', at, isPast: at < now };
  }
  const { until } = bag;
  const isPast = until < today;
  if (bag.place === 'fridge') return { code: 'fridge', until, isPast };
  return {
    code: 'freezer',
    best: addMonthsToDay(bag.milkAt, FREEZER_MONTHS.best),
    acceptable: until,
    isPast,
  };
}

/** Sorts the bags of one place: what keeps the shortest is first. */
export function byUseFirst(a: Bag, b: Bag): number {
  return compare(a.until, b.until) || compare(a.milkAt, b.milkAt) || a.at - b.at || compare(a.id, b.id);
}

function lastDayOf({ place, milkAt, thawedOn }: Omit<Bag, 'until'>): Day {
  if (thawedOn !== undefined) return addDays(thawedOn, THAWED_HOURS / 24);
  return place === 'fridge'
    ? addDays(milkAt, FRIDGE_DAYS)
    : addMonthsToDay(milkAt, FREEZER_MONTHS.acceptable);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
