import { DiaperIcon } from '#app/DiaperIcon.tsx';
import { Tile } from '#ui/controls/Tile.tsx';
import { TileGroup } from '#ui/controls/TileGroup.tsx';
import type { TapTarget } from './correct-tap.ts';
import { logDiaper } from './entry-taps.ts';

/** Log a diaper with one tap. */
export function DiaperTiles({ target }: { target: TapTarget }) {
  return (
    <TileGroup label="Diaper">
      <Tile tone="diaper" icon={<DiaperIcon type="wet" />} onClick={() => logDiaper(target, 'wet')}>
        Wet
      </Tile>
      <Tile tone="diaper" icon={<DiaperIcon type="dirty" />} onClick={() => logDiaper(target, 'dirty')}>
        Dirty
      </Tile>
      <Tile tone="diaper" icon={<DiaperIcon type="mixed" />} onClick={() => logDiaper(target, 'mixed')}>
        Both
      </Tile>
    </TileGroup>
  );
}
