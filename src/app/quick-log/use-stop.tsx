import { type ReactNode, useState } from 'react';
import { seemsForgotten, type Timer, tooLong } from '#domain/timer.ts';
import { later } from '#ui/later.tsx';
import type { Here } from './quick-tap.ts';
import { stopAndSave } from './timer-taps.ts';

const ForgottenTimerDialog = later(
  async () => (await import('./ForgottenTimerDialog.tsx')).ForgottenTimerDialog,
);

/** Stops a timer with one tap, unless it seems forgotten, or is too long to be kept: then `question` asks when it really ended. */
export function useStop(here: Here): { stop: (timer: Timer) => void; question: ReactNode } {
  const [forgotten, setForgotten] = useState<Timer | null>(null);
  function stop(timer: Timer) {
    const now = Date.now();
    if (seemsForgotten(timer, now) || tooLong(timer, now)) setForgotten(timer);
    else void stopAndSave(here, timer);
  }
  return {
    stop,
    question: forgotten && (
      <ForgottenTimerDialog here={here} timer={forgotten} onClose={() => setForgotten(null)} />
    ),
  };
}
