import { useEffect } from 'react';
import { useBabies } from '#app/family/use-babies.ts';
import type { CareNow } from '#app/family/use-care-state.ts';
import { useFamily } from '#app/family/use-family.ts';
import { useTimers } from '#app/family/use-timers.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { userIn, useSession } from '#session/session.ts';

/** The code loads this many milliseconds after the first screen. Later, it is there at once. */
let delay = 700;

/**
 * Keeps the dashboard for the next start of the app, after each change (`keep-after-changes.ts`). `care` is undefined
 * while the dashboard loads.
 */
export function useKeepScreen(baby: Baby | null, care: CareNow | undefined): void {
  const userId = useSession(userIn)?.userId;
  const { units, today, zone } = useFamily();
  const babies = useBabies()?.named;
  const timers = useTimers();
  useEffect(() => {
    if (!userId || !baby || !care || !babies || !timers) return;
    const shown = { userId, babies, baby, care, timers, units, today, zone };
    const over = new AbortController();
    const begin = async () => {
      const { keepAfterChanges } = await import('./keep-after-changes.ts');
      delay = 0;
      keepAfterChanges(shown, over.signal);
    };
    // Without the code, the next start shows the opening mark.
    const timer = setTimeout(() => void begin().catch(() => {}), delay);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [userId, babies, baby, care, timers, units, today, zone]);
}
