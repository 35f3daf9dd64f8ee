import { type ReactNode, useState } from 'react';
import { seemsForgotten, type Timer, tooLong } from '#domain/timer.ts';
import { later } from '#ui/later.tsx';
import type { Here } from './quick-tap.ts';
import { stopAndSave } from './timer-taps.ts';

const ForgottenTimerDialog = later(
  async () => (await import('./ForgottenTimerDialog.tsx')).ForgottenTimerDialog,
);

/**
 * Stops `timer` with one tap, unless it seems forgotten, or is too long to be kept: then `question` asks when it really
 * ended. It asks about that timer alone: one that another tab stopped meanwhile takes its question along.
 */
export function useStop(here: Here, timer: Timer | null): { stop: () => void; question: ReactNode } {
  const [forgotten, setForgotten] = useState<string | null>(null);
  function stop() {
    const now = Date.now();
    if (!timer) return;
    if (seemsForgotten(timer, now) || tooLong(timer, now)) setForgotten(timer.id);
    else void stopAndSave(here, timer);
  }
  return {
    stop,
    question: timer && timer.id === forgotten && (
      <ForgottenTimerDialog here={here} timer={timer} onClose={() => setForgotten(null)} />
    ),
  };
}
