import { createContext, useContext } from 'react';
import type { Timer } from '#domain/kinds/timer.ts';
import { kindOfTimer } from '#domain/log/timed-kinds.ts';
import { useSiblings } from './use-babies.ts';

export const TimersContext = createContext<Timer[] | undefined>(undefined);

/** Returns the timers of all babies as a live query. Undefined while the timers load. */
export function useTimers(): Timer[] | undefined {
  return useContext(TimersContext);
}

/**
 * Returns the timers of one baby. If a kind of timer is for all siblings, includes the siblings' timers too. Empty
 * while the timers load.
 */
export function useTimersOf(babyId: string): Timer[] {
  const timers = useTimers() ?? [];
  const siblings = useSiblings(babyId);
  return timers.filter(
    (timer) =>
      timer.babyId === babyId || (kindOfTimer(timer).isForSiblings && siblings.includes(timer.babyId)),
  );
}
