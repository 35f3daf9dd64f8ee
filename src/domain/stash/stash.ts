import { breastMilkOf, holdsBreastMilk } from '#domain/kinds/feed/breast-milk.ts';
import type { Feed } from '#domain/kinds/feed/feed.ts';
import type { Pump } from '#domain/kinds/pump/pump.ts';
import { MINUTE } from '#domain/time/when.ts';
import { type Bag, bagOf, byUseFirst } from './milk-ages.ts';
import { type MilkMove, PLACES, type Place } from './milk-move.ts';

/** The milk in one place. */
export interface PlaceStash {
  /** US fluid ounces. Never negative. */
  oz: number;
  /** What to use first is first. */
  bags: Bag[];
  /** Ounces that were taken out since the last count, but never logged as put in. */
  shortOz: number;
}

export type Stash = Readonly<Record<Place, PlaceStash>>;

/** What a stash is derived from. */
export interface StashLog {
  pumps: readonly Pump[];
  moves: readonly MilkMove[];
  /** The feeds in the log, by id. Only those of moves are needed. */
  feeds: ReadonlyMap<string, Feed>;
}

/** About 0.6 ml. Screens show whole milliliters, so a typed amount can differ by less from the milk that it means. */
export const CRUMB_OZ = 0.02;

/** What is in each place at a time. The bags are in the order of use. */
type World = Record<Place, { bags: Bag[]; shortOz: number }>;

/**
 * Derives the stash from pumping sessions and moves in order of time. No balance is stored, so an edit, an undo or a
 * merge changes the result and can leave nothing behind. A session that is kept in the fridge or freezer puts its milk
 * there. A move takes the milk that should be used first. It takes no more than is there.
 */
export function stashOf(log: StashLog): Stash {
  const world: World = { fridge: { bags: [], shortOz: 0 }, freezer: { bags: [], shortOz: 0 } };
  const known = new Set(log.moves.map(({ id }) => id));
  const pumped = log.pumps.flatMap(moveOfPump).filter(({ id }) => !known.has(id));
  for (const move of [...pumped, ...countedMoves(log)].sort(inOrder)) applyMove(world, move);
  return { fridge: placeStash(world.fridge), freezer: placeStash(world.freezer) };
}

/**
 * Returns the moves that count: those that were not removed. A move for a bottle counts only while this bottle is in
 * the log and holds breast milk. Its amount and time are those of the bottle, so it follows every edit.
 */
export function countedMoves({ moves, feeds }: Pick<StashLog, 'moves' | 'feeds'>): MilkMove[] {
  return moves.flatMap((move) => {
    if (move.removedAt !== undefined) return [];
    if (move.feedId === undefined) return [move];
    const feed = feeds.get(move.feedId);
    if (!feed || !holdsBreastMilk(feed)) return [];
    return [{ ...move, oz: breastMilkOf(feed) ?? move.oz, at: feed.endedAt, day: feed.date }];
  });
}

/**
 * Ids decide between moves of one minute, because entries are logged to the minute and ids are in order of time. Every
 * phone then derives the same stash.
 */
function inOrder(a: MilkMove, b: MilkMove): number {
  return Math.floor(a.at / MINUTE) - Math.floor(b.at / MINUTE) || (a.id < b.id ? -1 : 1);
}

function placeStash({ bags, shortOz }: World[Place]): PlaceStash {
  return { oz: sumOf(bags), bags, shortOz };
}

function sumOf(bags: readonly Bag[]): number {
  return bags.reduce((sum, { oz }) => sum + oz, 0);
}

/**
 * Makes the move with which a session puts its milk in. It has the id and the stamp of the session, so that every phone
 * makes the same one. A purge of the session's baby stores it. Returns none if the milk was not kept.
 */
export function moveOfPump({ id, kept, totalOz, endedAt, day, ...stamp }: Pump): MilkMove[] {
  const place = PLACES.find((one) => one === kept);
  if (!place || !totalOz) return [];
  const { createdAt, updatedAt, updatedBy } = stamp;
  const written = { id, kind: 'milk-move', createdAt, updatedAt, updatedBy } as const;
  return [{ ...written, day, at: endedAt, oz: totalOz, way: 'in', place, reason: 'pumped', milkAt: day }];
}

function applyMove(world: World, move: MilkMove): void {
  if (move.reason === 'count') count(world, move);
  else if (move.reason === 'pumped') putIn(world, bagOfMove(move, move.oz));
  else takeOut(world, move);
}

/** Makes a bag of milk that a move puts in. */
function bagOfMove({ id, place, milkAt, at }: MilkMove, oz: number): Bag {
  return bagOf({ id, place, oz, milkAt, at });
}

function putIn(world: World, ...bags: Bag[]): void {
  for (const bag of bags) world[bag.place].bags = [...world[bag.place].bags, bag].sort(byUseFirst);
}

function takeOut(world: World, { id, at, day, oz, place, reason }: MilkMove): void {
  const from = world[place];
  const { taken, left } = split(from.bags, oz);
  from.bags = left;
  const missing = oz - sumOf(taken);
  if (missing > CRUMB_OZ) from.shortOz += missing;
  if (reason !== 'thawed') return;
  const thawed = taken.map((bag) =>
    bagOf({ ...bag, id: `${id} ${bag.id}`, place: 'fridge', at, thawedOn: day }),
  );
  putIn(world, ...thawed);
}

/**
 * Sets the milk of a place. Milk that is missing is taken to be what should have been used first. Milk that was not
 * known gets the day of the count's oldest milk.
 */
function count(world: World, move: MilkMove): void {
  const { oz, place } = move;
  const { bags } = world[place];
  const before = sumOf(bags);
  world[place] = { bags: split(bags, before - oz).left, shortOz: 0 };
  if (oz - before > CRUMB_OZ) putIn(world, bagOfMove(move, oz - before));
}

/** Takes `oz` from the bags that should be used first, or as much as there is. */
function split(bags: readonly Bag[], oz: number): { taken: Bag[]; left: Bag[] } {
  const taken: Bag[] = [];
  const left: Bag[] = [];
  let missing = oz;
  for (const bag of bags) {
    const part = Math.min(bag.oz, Math.max(0, missing));
    missing -= part;
    if (part > CRUMB_OZ) taken.push({ ...bag, oz: part });
    if (bag.oz - part > CRUMB_OZ) left.push({ ...bag, oz: bag.oz - part });
  }
  return { taken, left };
}
