import { Link, useLocation } from 'react-router-dom';
import { type Babies, useBabies } from '#app/family/use-babies.ts';
import { useNow } from '#app/family/use-now.ts';
import { useTimers } from '#app/family/use-timers.ts';
import { KindIcon } from '#app/kinds/KindIcon.tsx';
import { toneOf } from '#app/kinds/kind-views.ts';
import { elapsedLast, isRunning, sideOf, type Timer } from '#domain/kinds/timer.ts';
import { kindOfTimer } from '#domain/log/timed-kinds.ts';
import { formatStopwatch } from '#domain/time/when-words.ts';
import { paths } from '#paths.ts';
import { Rich } from '#ui/layout/Rich.tsx';
import { speech, words } from '#words/now.ts';
import { doingWords } from '#words/say/kinds.ts';
import styles from './RunningTimers.module.css';

const SECOND = 1000;

/**
 * Shows the running timers of every baby on every screen. A tap opens the dashboard, where the tiles of the timers are.
 * On the dashboard, omits the timers of the selected baby, because the quick log shows them.
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
  const nameOf = (babyId: string) => known.named.find((baby) => baby.babyId === babyId)?.name ?? '';
  return (
    <ul className={styles.timers} aria-label={words.first.frame.runningNow} data-no-print>
      {timers.map((timer) => (
        <li key={timer.id}>
          <Link
            to={paths.dashboard}
            className={styles.timer}
            data-tone={toneOf(kindOfTimer(timer).name)}
            onClick={() => known.choose(timer.babyId)}
          >
            <KindIcon kind={kindOfTimer(timer).name} />
            <span>
              <Rich
                of={words.first.frame.running(
                  <bdi>{nameOf(timer.babyId)}</bdi>,
                  <span>{wordsOf(timer)}</span>,
                )}
              />
            </span>
            <span className={styles.figure}>{formatStopwatch(elapsedLast(timer, now))}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function wordsOf(timer: Timer): string {
  const { feeding, paused } = words.first.frame;
  const side = sideOf(timer);
  if (!isRunning(timer)) return paused[side ?? 'none'];
  return side ? feeding[side] : doingWords(timer, speech);
}
