import { Droplet, Droplets, Leaf } from 'lucide-react';
import { Tile } from '#ui/Tile.tsx';
import { TileGroup } from '#ui/TileGroup.tsx';
import { type Here, logDiaper } from './quick-acts.ts';

/** One tap, one diaper. */
export function DiaperTiles({ here }: { here: Here }) {
  return (
    <TileGroup label="Diaper">
      <Tile tone="diaper" icon={<Droplet aria-hidden="true" />} onClick={() => logDiaper(here, 'wet')}>
        Wet
      </Tile>
      <Tile tone="diaper" icon={<Leaf aria-hidden="true" />} onClick={() => logDiaper(here, 'dirty')}>
        Dirty
      </Tile>
      <Tile tone="diaper" icon={<Droplets aria-hidden="true" />} onClick={() => logDiaper(here, 'mixed')}>
        Both
      </Tile>
    </TileGroup>
  );
}
