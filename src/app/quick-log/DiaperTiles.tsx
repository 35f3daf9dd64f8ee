import { DiaperIcon } from '#app/kinds/DiaperIcon.tsx';
import type { UsedDiaperType } from '#domain/kinds/diaper/diaper.ts';
import { Tile } from '#ui/controls/Tile.tsx';
import { TileGroup } from '#ui/controls/TileGroup.tsx';
import { words } from '#words/now.ts';
import type { KindTilesProps } from './correct-tap.ts';
import { logDiaper } from './entry-taps.ts';

const TYPES: readonly UsedDiaperType[] = ['wet', 'dirty', 'mixed'];

/** Tiles that log a diaper with one tap. */
export function DiaperTiles({ target }: KindTilesProps) {
  const { quick } = words.first;
  return (
    <TileGroup label={quick.diaper}>
      {TYPES.map((type) => (
        <Tile
          key={type}
          tone="diaper"
          icon={<DiaperIcon type={type} />}
          onClick={() => logDiaper(target, type)}
        >
          {quick.diapers[type]}
        </Tile>
      ))}
    </TileGroup>
  );
}
