import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useNow } from '#app/family/use-now.ts';
import { toneOf } from '#app/kinds/kind-views.ts';
import { elapsedLast, isRunning, sideOf, sinceOf, type Timer } from '#domain/kinds/timer.ts';
import { kindOfTimer } from '#domain/log/timed-kinds.ts';
import { clockAt } from '#domain/time/when.ts';
import { formatClock, formatStopwatch } from '#domain/time/when-words.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import { speech, withWords, words } from '#words/now.ts';
import { timerTotal } from '#words/say/care-state.ts';
import { doingWords } from '#words/say/kinds.ts';
import type { TapTarget } from './correct-tap.ts';
import styles from './TimerReading.module.css';
import { kindInWords } from './timer-taps.ts';

const EditTimerDialog = lazyComponent(
  async () =>
    (await withWords(import('./EditTimerDialog.tsx'), 'forms', 'fields', 'storage', 'faults', 'taps'))
      .EditTimerDialog,
);

const SECOND = 1000;

interface TimerReadingProps {
  target: TapTarget;
  timer: Timer;
  /** Milliseconds of the same sitting before the timer. They are part of the total. */
  earlier?: number;
  /** On a low screen, the only tile of the group is beside the reading. */
  beside?: boolean;
}

/**
 * Shows what runs, and the time of the current segment to the second. After earlier segments, also shows the total
 * time. A press opens the dialog that edits the start.
 */
export function TimerReading({ target, timer, earlier = 0, beside = false }: TimerReadingProps) {
  const now = useNow(SECOND);
  const total = timerTotal(timer, now, earlier, speech);
  const [editing, setEditing] = useState(false);
  return (
    <div
      className={styles.reading}
      data-tone={toneOf(kindOfTimer(timer).name)}
      data-beside={beside ? '' : undefined}
    >
      <p className={styles.words}>{sinceWords(timer, target.zone)}</p>
      <div className={styles.time}>
        <p className={styles.figure} role="timer" aria-live="off" data-kept-text={`timer ${timer.id}`}>
          {formatStopwatch(elapsedLast(timer, now))}
        </p>
        {total && (
          <p className={styles.total} data-kept-text={`detail ${timer.kind}`}>
            {total}
          </p>
        )}
      </div>
      <IconButton
        label={words.first.timer.edit[kindInWords(timer)]}
        icon={<Pencil aria-hidden="true" />}
        onClick={() => setEditing(true)}
      />
      {editing && <EditTimerDialog target={target} timer={timer} onClose={() => setEditing(false)} />}
    </div>
  );
}

/** Returns a text such as "Right since 3:04 AM" or "Left · paused at 3:10 AM". */
function sinceWords(timer: Timer, zone: string): string {
  const { since, paused } = words.first.timer;
  const clock = formatClock(clockAt(sinceOf(timer), zone), speech.locale);
  const side = sideOf(timer);
  if (!isRunning(timer)) return paused[side ?? 'none'](clock);
  return side ? since[side](clock) : since.none(doingWords(timer, speech), clock);
}
