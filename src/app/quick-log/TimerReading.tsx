import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useNow } from '#app/family/use-now.ts';
import { toneOf } from '#app/kinds/kind-views.ts';
import { elapsedLast, isRunning, sideOf, sinceOf, type Timer } from '#domain/kinds/timer.ts';
import { inAllWords } from '#domain/log/care-state.ts';
import { doingWords, kindOfTimer } from '#domain/log/timed-kinds.ts';
import { clockAt } from '#domain/time/when.ts';
import { formatClock, formatStopwatch } from '#domain/time/when-words.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import { withWords } from '#words/now.ts';
import type { TapTarget } from './correct-tap.ts';
import styles from './TimerReading.module.css';

const EditTimerDialog = lazyComponent(
  async () => (await withWords(import('./EditTimerDialog.tsx'), 'forms', 'faults')).EditTimerDialog,
);

const SECOND = 1000;

/**
 * Shows the time of the current segment in seconds, and of the whole sitting after earlier segments. Opens the edit of
 * the start.
 */
export function TimerReading({ target, timer }: { target: TapTarget; timer: Timer }) {
  const now = useNow(SECOND);
  const [editing, setEditing] = useState(false);
  const side = sideOf(timer);
  const what = side === null ? doingWords(timer) : side === 'left' ? 'Left' : 'Right';
  const inAll = inAllWords(timer, now);
  return (
    <div className={styles.reading} data-tone={toneOf(kindOfTimer(timer).name)}>
      <p className={styles.words}>
        {`${isRunning(timer) ? what : `${what}, paused`} since ${formatClock(clockAt(sinceOf(timer), target.zone))}${inAll ? `, ${inAll}` : ''}`}
      </p>
      <p className={styles.figure} role="timer" aria-live="off">
        {formatStopwatch(elapsedLast(timer, now))}
      </p>
      <IconButton
        label={`Edit the running ${kindOfTimer(timer).words.one}`}
        icon={<Pencil aria-hidden="true" />}
        onClick={() => setEditing(true)}
      />
      {editing && <EditTimerDialog target={target} timer={timer} onClose={() => setEditing(false)} />}
    </div>
  );
}
