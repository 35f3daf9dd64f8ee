import { HOUR } from '#domain/time/when.ts';
import { noteTime } from '#storage/database/monotonic-clock.ts';
import { useSession } from './session.ts';

/** In milliseconds. Setting the clock back gains at most one hour of a trial. */
const EVERY_MS = HOUR;

/**
 * Stores the latest time of this device's clock while a user is signed in. Plans are computed with it (`allowanceIn`),
 * so that setting the clock back does not restart a trial. Returns the function that stops.
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
