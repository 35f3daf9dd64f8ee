import { HOUR } from '#domain/time/when.ts';
import { noteTime } from '#storage/database/monotonic-clock.ts';
import { useSession } from './session.ts';

/** The interval in milliseconds. Setting the clock back extends a trial by at most this time. */
const EVERY_MS = HOUR;

/**
 * Stores the latest time of this device's clock while a user is signed in. `allowanceIn` computes plans with that time,
 * so setting the clock back does not restart a trial. Returns a function that stops this.
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
