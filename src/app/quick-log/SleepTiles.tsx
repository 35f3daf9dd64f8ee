import MoonStar from 'lucide-react/icons/moon-star';
import Sunrise from 'lucide-react/icons/sunrise';
import { Tile } from '#ui/controls/Tile.tsx';
import { TileGroup } from '#ui/controls/TileGroup.tsx';
import { words } from '#words/now.ts';
import type { KindTilesProps } from './correct-tap.ts';
import { TimerReading } from './TimerReading.tsx';
import { startSleep } from './timer-taps.ts';
import { useStop } from './use-stop.tsx';

/** A tile that starts a sleep with one tap. Another tap stops and saves the sleep. */
export function SleepTiles({ target, care: { timers } }: KindTilesProps) {
  const asleep = timers.find(({ kind }) => kind === 'sleep') ?? null;
  const { stop, question } = useStop(target, asleep);
  const { quick } = words.first;
  if (!asleep) {
    return (
      <TileGroup label={quick.sleep}>
        <Tile tone="sleep" icon={<MoonStar aria-hidden="true" />} onClick={() => startSleep(target)}>
          {quick.startSleep}
        </Tile>
      </TileGroup>
    );
  }
  return (
    <TileGroup label={quick.sleep} lead={<TimerReading target={target} timer={asleep} beside />}>
      <Tile tone="sleep" strong icon={<Sunrise aria-hidden="true" />} onClick={stop}>
        {quick.wake}
      </Tile>
      {question}
    </TileGroup>
  );
}
