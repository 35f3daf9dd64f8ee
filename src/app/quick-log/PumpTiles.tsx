import Check from 'lucide-react/icons/check';
import Refrigerator from 'lucide-react/icons/refrigerator';
import { useNavigate } from 'react-router-dom';
import { useTimersOf } from '#app/family/use-timers.ts';
import { KindIcon } from '#app/kinds/KindIcon.tsx';
import { paths } from '#paths.ts';
import { Tile } from '#ui/controls/Tile.tsx';
import { TileGroup } from '#ui/controls/TileGroup.tsx';
import { words } from '#words/now.ts';
import type { KindTilesProps } from './correct-tap.ts';
import { TimerReading } from './TimerReading.tsx';
import { startOther } from './timer-taps.ts';
import { useStop } from './use-stop.tsx';

/**
 * A tile that starts pumping with one tap. Another tap stops and saves. The toast then offers to add the amount. A
 * second tile opens the milk stash.
 */
export function PumpTiles({ target }: KindTilesProps) {
  // A session is shown for all siblings, and so is its timer.
  const pumping = useTimersOf(target.baby.babyId).find(({ kind }) => kind === 'pump') ?? null;
  const { stop, question } = useStop(target, pumping);
  const navigate = useNavigate();
  const { title, start, stop: stopAndSave, stash } = words.taps.pump;
  return (
    <TileGroup label={title} lead={pumping && <TimerReading target={target} timer={pumping} />}>
      {pumping ? (
        <Tile tone="plain" strong icon={<Check aria-hidden="true" />} onClick={stop}>
          {stopAndSave}
        </Tile>
      ) : (
        <Tile tone="plain" icon={<KindIcon kind="pump" />} onClick={() => void startOther(target, 'pump')}>
          {start}
        </Tile>
      )}
      <Tile icon={<Refrigerator aria-hidden="true" />} onClick={() => void navigate(paths.stash)}>
        {stash}
      </Tile>
      {question}
    </TileGroup>
  );
}
