import { ownerOf, useSession } from '#session/session.ts';
import { changeAutoLock } from '#storage/accounts/auto-lock.ts';

/** Locks the app of the current user immediately. */
export function lockApp(): void {
  changeAutoLock(ownerOf(useSession.getState()) ?? '', { after: 5, locked: true });
  // A change of the session makes the app read the stored lock.
  useSession.setState({ ...useSession.getState() }, true);
}
