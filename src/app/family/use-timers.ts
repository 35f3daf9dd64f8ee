import { createContext, useContext } from 'react';
import { bornTogether } from '#domain/baby/baby.ts';
import type { Timer } from '#domain/kinds/timer.ts';
import { kindOfTimer } from '#domain/log/timed-kinds.ts';
import { BabiesContext } from './use-babies.ts';

export const TimersContext = createContext<Timer[] | undefined>(undefined);

/** What is running, for every baby, live; undefined while it is being read. */
export function useTimers(): Timer[] | undefined {
  return useContext(TimersContext);
}

/**
 * The timers of one baby, with those of its siblings where the kind is shown for all of them. None while they are being read.
 */
export function useTimersOf(babyId: string): Timer[] {
  const timers = useTimers() ?? [];
  const siblings = bornTogether(babyId, useContext(BabiesContext) ?? []);
  const isOfSibling = (timer: Timer) => siblings.some((sibling) => sibling.babyId === timer.babyId);
  return timers.filter(
    (timer) => timer.babyId === babyId || (kindOfTimer(timer).isForSiblings && isOfSibling(timer)),
  );
}
