import type { ComponentType } from 'react';
import { useTiles } from '#app/family/use-tiles.ts';
import { type FirstTiles, tileRows } from '#domain/kinds/quick-tiles.ts';
import { lazyComponentOrNothing } from '#ui/layout/lazy-component.tsx';
import { withWords } from '#words/now.ts';
import { BottleTiles } from './BottleTiles.tsx';
import type { KindTilesProps } from './correct-tap.ts';
import { DiaperTiles } from './DiaperTiles.tsx';
import { FeedTiles } from './FeedTiles.tsx';
import { SleepTiles } from './SleepTiles.tsx';

const LaterTiles = lazyComponentOrNothing(
  async () => (await withWords(import('./LaterTiles.tsx'), 'kinds', 'medicine', 'faults', 'taps')).LaterTiles,
);

/** Loads the code of the tiles that a family switches on. */
export const prefetchLaterTiles = LaterTiles.prefetch;

const TILES: Readonly<Record<FirstTiles, ComponentType<KindTilesProps>>> = {
  diaper: DiaperTiles,
  bottle: BottleTiles,
  breast: FeedTiles,
  sleep: SleepTiles,
};

/** The groups of tiles, in the family's order. */
export function TileRows(tiles: KindTilesProps) {
  return tileRows(useTiles(tiles.care.timers)).map((row) => {
    if (typeof row !== 'string') return <LaterTiles key={row.join()} kinds={row} {...tiles} />;
    const Tiles = TILES[row];
    return <Tiles key={row} {...tiles} />;
  });
}
