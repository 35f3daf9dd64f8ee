import Milk from 'lucide-react/icons/milk';
import { bottleChoices, lastMilk } from '#domain/log/care-state.ts';
import { Tile } from '#ui/controls/Tile.tsx';
import { TileGroup } from '#ui/controls/TileGroup.tsx';
import { speech, words } from '#words/now.ts';
import { formatVolume } from '#words/say/amounts.ts';
import type { KindTilesProps } from './correct-tap.ts';
import { logBottle } from './entry-taps.ts';

/**
 * Tiles that log a bottle of the last milk with one tap. The amounts are the last one, the usual one and one step more.
 */
export function BottleTiles({ target, care: { feeds } }: KindTilesProps) {
  return (
    <TileGroup label={words.first.quick.bottle}>
      {bottleChoices(feeds, target.units.volume).map((amountOz) => (
        <Tile
          key={amountOz}
          tone="feed"
          icon={<Milk aria-hidden="true" />}
          onClick={() => logBottle(target, { ...lastMilk(feeds), amountOz })}
        >
          {formatVolume(amountOz, target.units.volume, speech)}
        </Tile>
      ))}
    </TileGroup>
  );
}
