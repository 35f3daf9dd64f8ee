import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Check from 'lucide-react/icons/check';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { BreastIcon } from '#app/kinds/BreastIcon.tsx';
import { isRunning, type Side, sideOf } from '#domain/kinds/timer.ts';
import { Tile } from '#ui/controls/Tile.tsx';
import { TileGroup } from '#ui/controls/TileGroup.tsx';
import { words } from '#words/now.ts';
import type { KindTilesProps } from './correct-tap.ts';
import { TimerReading } from './TimerReading.tsx';
import { changeSide, pauseOrResume, startFeed } from './timer-taps.ts';
import { useStop } from './use-stop.tsx';

const SIDES: readonly Side[] = ['left', 'right'];

/**
 * Tiles that start a feed on a side. The suggested side is marked. While a feed runs, the tiles switch sides, pause, or
 * stop and save.
 */
export function FeedTiles({ target, care: { state } }: KindTilesProps) {
  const { feeding, nextSide } = state;
  const { stop, goOn, question } = useStop(target, feeding);
  const { quick } = words.first;
  if (!feeding) {
    return (
      <TileGroup label={quick.breast}>
        {SIDES.map((side) => (
          <Tile
            key={side}
            tone="feed"
            icon={<BreastIcon side={side} />}
            mark={nextSide === side ? quick.next : undefined}
            onClick={() => startFeed(target, side)}
          >
            {quick.sides[side]}
          </Tile>
        ))}
      </TileGroup>
    );
  }
  const other = sideOf(feeding) === 'left' ? 'right' : 'left';
  const running = isRunning(feeding);
  const reading = <TimerReading target={target} timer={feeding} earlier={state.earlierInSitting} />;
  return (
    <TileGroup label={quick.breast} lead={reading}>
      <Tile tone="feed" strong icon={<Check aria-hidden="true" />} onClick={stop}>
        {quick.stop}
      </Tile>
      <Tile
        tone="feed"
        icon={<ArrowLeftRight aria-hidden="true" />}
        onClick={() => goOn(() => void changeSide(target, feeding))}
      >
        {quick.switchTo[other]}
      </Tile>
      <Tile
        tone="feed"
        icon={running ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        onClick={() => pauseOrResume(target, feeding)}
      >
        {running ? quick.pause : quick.resume}
      </Tile>
      {question}
    </TileGroup>
  );
}
