import { type ReactNode, useState } from 'react';
import { tapTime } from '#app/early-taps/tap-time.ts';
import { elapsedLast, type Timer } from '#domain/kinds/timer.ts';
import { exceededDays, longestUnasked, seemsForgotten } from '#domain/log/timed-kinds.ts';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import { withWords } from '#words/now.ts';
import type { TapTarget } from './correct-tap.ts';
import { stopAndSave } from './timer-taps.ts';

const ForgottenTimerDialog = lazyComponent(
  async () =>
    (await withWords(import('./ForgottenTimerDialog.tsx'), 'forms', 'fields', 'storage', 'faults', 'taps'))
      .ForgottenTimerDialog,
);

/**
 * Returns `stop`, which stops `timer` with one tap. If the timer seems forgotten or is too long to save, `question`
 * asks when it really ended. The question closes if another tab stops the timer. `goOn` runs another act on the timer,
 * but asks first if the last segment alone seems forgotten.
 */
export function useStop(target: TapTarget, timer: Timer | null) {
  const [asked, setAsked] = useState<{ id: string; anyway?: () => void } | null>(null);
  function stop() {
    const now = tapTime();
    if (!timer) return;
    if (seemsForgotten(timer, now) || exceededDays(timer, now) !== null) setAsked({ id: timer.id });
    else void stopAndSave(target, timer);
  }
  function goOn(act: () => void) {
    if (timer && elapsedLast(timer, tapTime()) > longestUnasked(timer))
      setAsked({ id: timer.id, anyway: act });
    else act();
  }
  const question: ReactNode = timer && timer.id === asked?.id && (
    <ForgottenTimerDialog
      target={target}
      timer={timer}
      anyway={asked.anyway}
      onClose={() => setAsked(null)}
    />
  );
  return { stop, goOn, question };
}
