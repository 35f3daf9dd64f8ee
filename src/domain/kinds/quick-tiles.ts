import type { LaterKind } from './registry.ts';

/** The groups of tiles that every family has, in their default order. Feeds have two groups: bottle and breast. */
export const FIRST_TILES = ['diaper', 'bottle', 'breast', 'sleep'] as const;

export type FirstTiles = (typeof FIRST_TILES)[number];
/** The name of a group of tiles in the quick log. */
export type TilesName = FirstTiles | LaterKind;

/**
 * Returns the groups in the family's order. `order` may lack groups, which come last, and may name groups that are not
 * in `groups`.
 */
export function orderTiles<Name extends string>(groups: readonly Name[], order: readonly string[]): Name[] {
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return groups.toSorted((a, b) => place(a) - place(b));
}

/** Puts neighboring later kinds into one list, because they share one row of tiles. */
export function tileRows(names: readonly TilesName[]): (FirstTiles | LaterKind[])[] {
  const rows: (FirstTiles | LaterKind[])[] = [];
  for (const name of names) {
    const last = rows.at(-1);
    if (isFirstTiles(name)) rows.push(name);
    else if (Array.isArray(last)) last.push(name);
    else rows.push([name]);
  }
  return rows;
}

/** True for a group of tiles that every family has. */
export function isFirstTiles(name: TilesName): name is FirstTiles {
  return (FIRST_TILES as readonly string[]).includes(name);
}
