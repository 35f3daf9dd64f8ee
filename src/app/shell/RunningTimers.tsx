import { Link, useLocation } from 'react-router-dom';
import { type Babies, useBabies } from '#app/family/use-babies.ts';
import { useNow } from '#app/family/use-now.ts';
import { useTimers } from '#app/family/use-timers.ts';
import { KindIcon } from '#app/kinds/KindIcon.tsx';
import { toneOf } from '#app/kinds/kind-views.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { isolated } from '#domain/isolated.ts';
import { elapsedLast, isRunning, sideOf, type Timer } from '#domain/kinds/timer.ts';
import { kindOfTimer } from '#domain/log/timed-kinds.ts';
import { formatStopwatch } from '#domain/time/when-words.ts';
import { paths } from '#paths.ts';
import { lazyComponentOrNothing } from '#ui/layout/lazy-component.tsx';
import { Rich } from '#ui/layout/Rich.tsx';
import { speech, words } from '#words/now.ts';
import { doingWords } from '#words/say/kinds.ts';
import styles from './RunningTimers.module.css';

const StopTimer = lazyComponentOrNothing(async () => (await import('./StopTimer.tsx')).StopTimer);

/** Loads the code of the buttons that stop a timer. */
export const prefetchStopTimer = StopTimer.prefetch;

const SECOND = 1000;

/**
 * Shows the running timers of every baby on every screen. A tap opens the dashboard, where the tiles of the timers are.
 * A button beside it stops the timer. On the dashboard, omits the timers of the selected baby, because the quick log
 * shows them.
 */
export function RunningTimers() {
  const timers = useTimers();
  const known = useBabies();
  const onDashboard = useLocation().pathname === paths.dashboard;
  const pinned = timers?.filter(({ babyId }) => !onDashboard || babyId !== known?.baby?.babyId);
  if (!known || !pinned?.length) return null;
  return <Pinned timers={pinned} known={known} />;
}

function Pinned({ timers, known }: { timers: Timer[]; known: Babies }) {
  const now = useNow(SECOND);
  return (
    <ul className={styles.timers} aria-label={words.first.frame.runningNow} data-no-print>
      {timers.map((timer) => {
        const baby = known.named.find(({ babyId }) => babyId === timer.babyId);
        return baby && <Running key={timer.id} timer={timer} baby={baby} now={now} choose={known.choose} />;
      })}
    </ul>
  );
}

interface RunningProps {
  timer: Timer;
  baby: Baby;
  now: number;
  choose: Babies['choose'];
}

function Running({ timer, baby, now, choose }: RunningProps) {
  const { frame } = words.first;
  const doing = wordsOf(timer);
  return (
    <li className={styles.timer} data-tone={toneOf(kindOfTimer(timer).name)}>
      <Link to={paths.dashboard} className={styles.what} onClick={() => choose(timer.babyId)}>
        <KindIcon kind={kindOfTimer(timer).name} />
        <span>
          <Rich of={frame.running(<bdi>{baby.name}</bdi>, <span>{doing}</span>)} />
        </span>
        <span className={styles.figure} data-kept-text={`timer ${timer.id}`}>
          {formatStopwatch(elapsedLast(timer, now))}
        </span>
      </Link>
      <StopTimer baby={baby} timer={timer} label={frame.stop(isolated(baby.name), doing)} />
    </li>
  );
}

function wordsOf(timer: Timer): string {
  const { feeding, paused } = words.first.frame;
  const side = sideOf(timer);
  if (!isRunning(timer)) return paused[side ?? 'none'];
  return side ? feeding[side] : doingWords(timer, speech);
}
