import { type ReactNode, useState } from 'react';
import { seemsForgotten, type Timer } from '#domain/timer.ts';
import { ForgottenTimerDialog } from './ForgottenTimerDialog.tsx';
import { type Here, stopAndSave } from './quick-acts.ts';

/** Stops a timer with one tap, unless it seems forgotten: then `question` asks when it really ended. */
export function useStop(here: Here): { stop: (timer: Timer) => void; question: ReactNode } {
  const [forgotten, setForgotten] = useState<Timer | null>(null);
  function stop(timer: Timer) {
    const now = Date.now();
    if (seemsForgotten(timer, now)) setForgotten(timer);
    else void stopAndSave(here, timer, now);
  }
  return {
    stop,
    question: forgotten && (
      <ForgottenTimerDialog here={here} timer={forgotten} onClose={() => setForgotten(null)} />
    ),
  };
}
