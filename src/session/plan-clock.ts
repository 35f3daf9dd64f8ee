import { HOUR } from '#domain/time/when.ts';
import { noteTime } from '#storage/database/monotonic-clock.ts';
import { useSession } from './session.ts';

/** Often enough that a clock which is set back wins an hour of a trial at most. */
const EVERY_MS = HOUR;

/**
 * Keeps the latest time that the clock of this device showed while somebody was signed in: plans are reckoned by it
 * (`allowanceIn`), so that setting the clock back does not bring a trial back. Gives the way to stop.
 */
export function keepPlanClock(): () => void {
  const note = () => {
    if (useSession.getState().status === 'signed-in') noteTime(Date.now());
  };
  note();
  const timer = setInterval(note, EVERY_MS);
  const stopFollowing = useSession.subscribe(note);
  document.addEventListener('visibilitychange', note);
  return () => {
    clearInterval(timer);
    stopFollowing();
    document.removeEventListener('visibilitychange', note);
  };
}
