import { orderTiles } from './quick-tiles.ts';

/**
 * Moves a group one place up (`by` -1) or down (1) among the `groups` in their order. Returns the new order of all
 * groups. Names of `order` that are not in `groups` keep their places at the end.
 */
export function moveTiles(
  groups: readonly string[],
  order: readonly string[],
  name: string,
  by: -1 | 1,
): string[] {
  const moved = orderTiles(groups, order);
  const from = moved.indexOf(name);
  const to = from + by;
  if (from < 0 || to < 0 || to >= moved.length) return [...order];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return [...moved, ...order.filter((other) => !groups.includes(other))];
}
