import { DiaperIcon } from '#app/DiaperIcon.tsx';
import { Tile } from '#ui/controls/Tile.tsx';
import { TileGroup } from '#ui/controls/TileGroup.tsx';
import type { Here } from './quick-tap.ts';
import { logDiaper } from './record-taps.ts';

/** One tap, one diaper. */
export function DiaperTiles({ here }: { here: Here }) {
  return (
    <TileGroup label="Diaper">
      <Tile tone="diaper" icon={<DiaperIcon type="wet" />} onClick={() => logDiaper(here, 'wet')}>
        Wet
      </Tile>
      <Tile tone="diaper" icon={<DiaperIcon type="dirty" />} onClick={() => logDiaper(here, 'dirty')}>
        Dirty
      </Tile>
      <Tile tone="diaper" icon={<DiaperIcon type="mixed" />} onClick={() => logDiaper(here, 'mixed')}>
        Both
      </Tile>
    </TileGroup>
  );
}
