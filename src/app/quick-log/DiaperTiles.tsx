import { DiaperIcon } from '#app/DiaperIcon.tsx';
import type { DiaperType } from '#domain/kinds/diaper/diaper.ts';
import { Tile } from '#ui/controls/Tile.tsx';
import { TileGroup } from '#ui/controls/TileGroup.tsx';
import { words } from '#words/now.ts';
import type { TapTarget } from './correct-tap.ts';
import { logDiaper } from './entry-taps.ts';

const TYPES: readonly DiaperType[] = ['wet', 'dirty', 'mixed'];

/** Log a diaper with one tap. */
export function DiaperTiles({ target }: { target: TapTarget }) {
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
