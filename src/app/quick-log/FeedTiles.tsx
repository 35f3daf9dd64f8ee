import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Check from 'lucide-react/icons/check';
import CircleArrowLeft from 'lucide-react/icons/circle-arrow-left';
import CircleArrowRight from 'lucide-react/icons/circle-arrow-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { isRunning, type Side, sideOf } from '#domain/kinds/timer.ts';
import type { CareState } from '#domain/log/care-state.ts';
import { Tile } from '#ui/controls/Tile.tsx';
import { TileGroup } from '#ui/controls/TileGroup.tsx';
import type { TapTarget } from './correct-tap.ts';
import { TimerReading } from './TimerReading.tsx';
import { changeSide, pauseOrResume, startFeed } from './timer-taps.ts';
import { useStop } from './use-stop.tsx';

const SIDES: { side: Side; name: string }[] = [
  { side: 'left', name: 'Left' },
  { side: 'right', name: 'Right' },
];

/** Start a feed on a side and mark the suggested side. While a feed runs: switch, pause, stop and save. */
export function FeedTiles({ target, state }: { target: TapTarget; state: CareState }) {
  const { feeding, nextSide } = state;
  const { stop, goOn, question } = useStop(target, feeding);
  if (!feeding) {
    return (
      <TileGroup label="Breast">
        {SIDES.map(({ side, name }) => (
          <Tile
            key={side}
            tone="feed"
            icon={
              side === 'left' ? (
                <CircleArrowLeft aria-hidden="true" />
              ) : (
                <CircleArrowRight aria-hidden="true" />
              )
            }
            mark={nextSide?.side === side ? 'Next' : undefined}
            onClick={() => startFeed(target, side)}
          >
            {name}
          </Tile>
        ))}
      </TileGroup>
    );
  }
  const other = sideOf(feeding) === 'left' ? 'right' : 'left';
  const running = isRunning(feeding);
  return (
    <TileGroup label="Breast" lead={<TimerReading target={target} timer={feeding} />}>
      <Tile
        tone="feed"
        icon={<ArrowLeftRight aria-hidden="true" />}
        onClick={() => goOn({ label: 'Switch anyway', act: () => void changeSide(target, feeding) })}
      >
        {`Switch to ${other}`}
      </Tile>
      <Tile
        tone="feed"
        icon={running ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        onClick={() => pauseOrResume(target, feeding)}
      >
        {running ? 'Pause' : 'Go on'}
      </Tile>
      <Tile tone="feed" strong icon={<Check aria-hidden="true" />} onClick={stop}>
        Stop and save
      </Tile>
      {question}
    </TileGroup>
  );
}
