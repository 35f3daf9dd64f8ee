import Milk from 'lucide-react/icons/milk';
import type { Feed } from '#domain/kinds/feed/feed.ts';
import { bottleChoices } from '#domain/log/care-state.ts';
import { Tile } from '#ui/controls/Tile.tsx';
import { TileGroup } from '#ui/controls/TileGroup.tsx';
import { speech, words } from '#words/now.ts';
import { formatVolume } from '#words/say/amounts.ts';
import type { TapTarget } from './correct-tap.ts';
import { logBottle } from './entry-taps.ts';

/** Log a bottle with one tap: the last amount, the usual one, or one step up. */
export function BottleTiles({ target, feeds }: { target: TapTarget; feeds: readonly Feed[] }) {
  return (
    <TileGroup label={words.first.quick.bottle}>
      {bottleChoices(feeds, target.units.volume).map((amountOz) => (
        <Tile
          key={amountOz}
          tone="feed"
          icon={<Milk aria-hidden="true" />}
          onClick={() => logBottle(target, amountOz)}
        >
          {formatVolume(amountOz, target.units.volume, speech)}
        </Tile>
      ))}
    </TileGroup>
  );
}
