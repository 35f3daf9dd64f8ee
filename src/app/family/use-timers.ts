import { createContext, useContext } from 'react';
import type { Timer } from '#domain/kinds/timer.ts';

export const TimersContext = createContext<Timer[] | undefined>(undefined);

/** What is running, for every baby, live; undefined while it is being read. */
export function useTimers(): Timer[] | undefined {
  return useContext(TimersContext);
}

/** The timers of one baby; none while they are being read. */
export function useTimersOf(babyId: string): Timer[] {
  return (useTimers() ?? []).filter((timer) => timer.babyId === babyId);
}
