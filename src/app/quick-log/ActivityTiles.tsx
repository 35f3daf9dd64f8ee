import Bath from 'lucide-react/icons/bath';
import BookOpen from 'lucide-react/icons/book-open';
import Check from 'lucide-react/icons/check';
import Footprints from 'lucide-react/icons/footprints';
import Frown from 'lucide-react/icons/frown';
import Hand from 'lucide-react/icons/hand';
import HandHeart from 'lucide-react/icons/hand-heart';
import Shapes from 'lucide-react/icons/shapes';
import Timer from 'lucide-react/icons/timer';
import Toothbrush from 'lucide-react/icons/toothbrush';
import ToyBrick from 'lucide-react/icons/toy-brick';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { authorOfTap } from '#app/early-taps/tap-time.ts';
import type { Activity } from '#domain/kinds/activity/activity.ts';
import { activityNow } from '#domain/kinds/activity/activity-now.ts';
import { paths } from '#paths.ts';
import { Tile } from '#ui/controls/Tile.tsx';
import { TileGroup } from '#ui/controls/TileGroup.tsx';
import { words } from '#words/now.ts';
import type { Words } from '#words/words.ts';
import type { KindTilesProps } from './correct-tap.ts';
import { logOnce } from './entry-taps.ts';
import { TimerReading } from './TimerReading.tsx';
import { startOther } from './timer-taps.ts';
import { useStop } from './use-stop.tsx';

type Icon = ComponentType<{ 'aria-hidden': true }>;
type TileName = keyof Words['taps']['activity']['tiles'] & Activity['what'];
type Tiles = readonly (readonly [what: TileName, Icon: Icon])[];

/** Activities whose duration matters. A tile starts a timer. */
const TIMED: Tiles = [
  ['tummy', Timer],
  ['skin', HandHeart],
  ['crying', Frown],
];

/** Activities that a tile logs at once. The last tile opens the form, in which the parent types a name. */
const AT_ONCE: Tiles = [
  ['bath', Bath],
  ['walk', Footprints],
  ['play', ToyBrick],
  ['massage', Hand],
  ['teeth', Toothbrush],
  ['reading', BookOpen],
];

/** Tiles that log an activity or start its timer with one tap. While a timer runs, its tile stops and saves it. */
export function ActivityTiles({ target, care }: KindTilesProps) {
  const running = care.timers.find(({ kind }) => kind === 'activity') ?? null;
  const { stop, question } = useStop(target, running);
  const navigate = useNavigate();
  const { title, stop: stopAndSave, other } = words.taps.activity;
  const nameOf = (what: TileName) => words.taps.activity.tiles[what];
  const log = (what: TileName) => {
    const record = activityNow(what, target.baby.babyId, target.zone, authorOfTap());
    return logOnce(target, `activity ${what}`, { kind: 'activity', record });
  };
  return (
    <TileGroup label={title} lead={running && <TimerReading target={target} timer={running} />}>
      {running ? (
        <Tile strong icon={<Check aria-hidden="true" />} onClick={stop}>
          {stopAndSave}
        </Tile>
      ) : (
        TIMED.map(([what, Icon]) => (
          <Tile
            key={what}
            icon={<Icon aria-hidden={true} />}
            onClick={() => void startOther(target, 'activity', what)}
          >
            {nameOf(what)}
          </Tile>
        ))
      )}
      {AT_ONCE.map(([what, Icon]) => (
        <Tile key={what} icon={<Icon aria-hidden={true} />} onClick={() => log(what)}>
          {nameOf(what)}
        </Tile>
      ))}
      <Tile
        icon={<Shapes aria-hidden="true" />}
        onClick={() => void navigate(paths.log({ add: 'activity' }))}
      >
        {other}
      </Tile>
      {question}
    </TileGroup>
  );
}
