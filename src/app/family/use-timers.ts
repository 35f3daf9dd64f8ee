import { createContext, useContext } from 'react';
import { bornTogether } from '#domain/baby/baby.ts';
import type { Timer } from '#domain/kinds/timer.ts';
import { kindOfTimer } from '#domain/log/timed-kinds.ts';
import { BabiesContext } from './use-babies.ts';

export const TimersContext = createContext<Timer[] | undefined>(undefined);

/** The timers of all babies as a live query. Undefined while they load. */
export function useTimers(): Timer[] | undefined {
  return useContext(TimersContext);
}

/**
 * The timers of one baby. Includes siblings' timers of kinds that are shown for all siblings. Empty while they load.
 */
export function useTimersOf(babyId: string): Timer[] {
  const timers = useTimers() ?? [];
  const siblings = bornTogether(babyId, useContext(BabiesContext) ?? []);
  const isOfSibling = (timer: Timer) => siblings.some((sibling) => sibling.babyId === timer.babyId);
  return timers.filter(
    (timer) => timer.babyId === babyId || (kindOfTimer(timer).isForSiblings && isOfSibling(timer)),
  );
}
