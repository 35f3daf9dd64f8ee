import Ellipsis from 'lucide-react/icons/ellipsis';
import Milk from 'lucide-react/icons/milk';
import { useFamily } from '#app/family/use-family.ts';
import { bottleChoices, lastMilk } from '#domain/kinds/feed/bottle-choices.ts';
import { daysBetween } from '#domain/time/when.ts';
import { Tile } from '#ui/controls/Tile.tsx';
import { TileGroup } from '#ui/controls/TileGroup.tsx';
import { speech, words } from '#words/now.ts';
import { formatVolume } from '#words/say/amounts.ts';
import type { KindTilesProps } from './correct-tap.ts';
import { logBottle } from './entry-taps.ts';

/**
 * Tiles that log a bottle of the last milk with one tap. The amounts are the last one, the usual one and one step more.
 * The last tile opens the form for any other amount.
 */
export function BottleTiles({ target, care: { feeds } }: KindTilesProps) {
  const { today } = useFamily();
  const { quick } = words.first;
  const amounts = bottleChoices(feeds, target.units.volume, daysBetween(target.baby.birthDate, today));
  return (
    <TileGroup label={quick.bottle} dense>
      {amounts.map((amountOz) => (
        <Tile
          key={amountOz}
          tone="feed"
          icon={<Milk aria-hidden="true" />}
          onClick={() => logBottle(target, { ...lastMilk(feeds), amountOz })}
        >
          {formatVolume(amountOz, target.units.volume, speech)}
        </Tile>
      ))}
      <Tile
        tone="feed"
        icon={<Ellipsis aria-hidden="true" />}
        onClick={() => target.add('feed', { type: 'bottle' })}
      >
        {quick.otherAmount}
      </Tile>
    </TileGroup>
  );
}
