import { useEffect } from 'react';
import { useBabies } from '#app/family/use-babies.ts';
import type { CareNow } from '#app/family/use-care-state.ts';
import { useFamily } from '#app/family/use-family.ts';
import { useTimers } from '#app/family/use-timers.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { userIn, useSession } from '#session/session.ts';
import { useRecords } from '#session/use-records.ts';
import { keptScreenDrops, onKeptScreenDrop } from '#storage/browser/kept-screen.ts';
import { lazyCode } from '#ui/layout/lazy-component.tsx';

const keeping = lazyCode(() => import('./keep-screen.ts'));

/** A change is settled after this many milliseconds. */
const SETTLED_MS = 700;

/** After a write that the dashboard did not show, live queries may still be deferred. Milliseconds. */
const SETTLED_AFTER_WRITE_MS = 2000;

/**
 * Keeps the dashboard for the next start of the app (`keep-screen.ts`): a moment after each change, while the page is
 * idle, and when the parent leaves. `care` is undefined while the dashboard loads.
 */
export function useKeepScreen(baby: Baby | null, care: CareNow | undefined): void {
  const logName = useRecords().name;
  const userId = useSession(userIn)?.userId;
  const { units, today, zone } = useFamily();
  const babies = useBabies()?.named;
  const timers = useTimers();
  useEffect(() => {
    if (!userId || !baby || !care || !babies || !timers) return;
    const shown = { userId, logName, babies, baby, care, timers, units, today, zone };
    let timer: ReturnType<typeof setTimeout>;
    const isCurrent = () => care.drops === keptScreenDrops();
    const keep = async () => {
      const drops = keptScreenDrops();
      const { keepScreenWhenIdle } = await keeping();
      keepScreenWhenIdle(shown, drops);
    };
    const keepLater = (delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void keep().catch(() => {}), delay);
    };
    const leave = () => {
      if (document.visibilityState === 'hidden' && isCurrent())
        void keeping().then(
          ({ keepScreen }) => keepScreen(shown),
          () => {},
        );
    };
    const keepSoon = () => keepLater(isCurrent() ? SETTLED_MS : SETTLED_AFTER_WRITE_MS);
    keepSoon();
    // Lazy parts of the dashboard come later. A running timer changes only the data of its text.
    const observer = new MutationObserver(keepSoon);
    const main = document.getElementById('main');
    if (main) observer.observe(main, { childList: true, subtree: true });
    document.addEventListener('visibilitychange', leave);
    const stopListening = onKeptScreenDrop(logName, () => keepLater(SETTLED_AFTER_WRITE_MS));
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', leave);
      stopListening();
    };
  }, [userId, logName, babies, baby, care, timers, units, today, zone]);
}
