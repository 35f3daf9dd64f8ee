import { ownerOf, useSession } from '#session/session.ts';
import { changeAutoLock } from '#storage/accounts/auto-lock.ts';

/** Locks the app of the current user at once. */
export function lockApp(): void {
  changeAutoLock(ownerOf(useSession.getState()) ?? '', { after: 5, locked: true });
  // The next reader uses the stored lock.
  useSession.setState({ ...useSession.getState() }, true);
}
