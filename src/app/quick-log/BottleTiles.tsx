import Milk from 'lucide-react/icons/milk';
import { bottleChoices } from '#domain/care-state.ts';
import type { Feed } from '#domain/kinds/feed/feed.ts';
import { formatVolume } from '#domain/units.ts';
import { Tile } from '#ui/Tile.tsx';
import { TileGroup } from '#ui/TileGroup.tsx';
import type { Here } from './quick-tap.ts';
import { logBottle } from './record-taps.ts';

/** One tap, one bottle: the last amount, the usual one, one step up. */
export function BottleTiles({ here, feeds }: { here: Here; feeds: readonly Feed[] }) {
  return (
    <TileGroup label="Bottle">
      {bottleChoices(feeds, here.units.volume).map((amountOz) => (
        <Tile
          key={amountOz}
          tone="feed"
          icon={<Milk aria-hidden="true" />}
          onClick={() => logBottle(here, amountOz)}
        >
          {formatVolume(amountOz, here.units.volume)}
        </Tile>
      ))}
    </TileGroup>
  );
}
