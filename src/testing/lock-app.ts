import { ownerOf, useSession } from '#session/session.ts';
import { changeAutoLock } from '#storage/accounts/auto-lock.ts';

/** Locks the app of whoever is here, at once. */
export function lockApp(): void {
  changeAutoLock(ownerOf(useSession.getState()) ?? '', { after: 5, locked: true });
  // Whoever comes finds the lock as it is on the disk.
  useSession.setState({ ...useSession.getState() }, true);
}
