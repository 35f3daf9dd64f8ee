import { create } from 'zustand';
import { type Allowance, allowanceOf, DEMO_ALLOWANCE, planEnd } from '#domain/account/plans.ts';
import type { User } from '#domain/account/user.ts';
import { noteUnlocked } from '#storage/accounts/auto-lock.ts';
import { onUserElsewhere, readSavedUser, saveDemoFlag, saveUser } from '#storage/accounts/saved-session.ts';
import { monotonicTime } from '#storage/database/monotonic-clock.ts';
import { showBadge } from './app-badge.ts';
import { closeRecoveryOffer } from './recovery-offer.ts';
import { isDemoHere } from './who-is-here.ts';

/**
 * The current session. The store holds nothing else, and only the functions below change it. Accounts and Dexie load on
 * sign-in or sign-up, which keeps the public pages small.
 */
export type Session = { status: 'signed-out' } | { status: 'signed-in'; user: User } | { status: 'demo' };

export const DEMO_OWNER = 'demo';

export const useSession = create<Session>()(() => ({ status: 'signed-out' }));
// The session is set after the store is created, so that a prerendered page first hydrates as signed out.
useSession.setState(restored(), true);
useSession.subscribe((session, before) => {
  if (ownerOf(session) === ownerOf(before)) return;
  // Shared files belong to the user who was signed in at that time. The import below may resolve after the next user
  // shared files, so only files from before the change are deleted.
  const changedAt = Date.now();
  void import('#storage/browser/shared-files.ts').then(({ forgetSharedFiles }) =>
    forgetSharedFiles(changedAt),
  );
});

function restored(): Session {
  const user = readSavedUser();
  if (user) return { status: 'signed-in', user };
  if (!isDemoHere()) return { status: 'signed-out' };
  // The guard removes `?demo` from the address, so a reload needs the flag.
  saveDemoFlag(true);
  return { status: 'demo' };
}

/** Signs `user` in and leaves the demo. */
export function enter(user: User): void {
  noteUnlocked(user.userId);
  saveDemoFlag(false);
  show(user);
}

function show(user: User): void {
  saveUser(user);
  useSession.setState({ status: 'signed-in', user }, true);
}

/** Updates the signed-in user. Does nothing if another user signed in meanwhile, for example in another tab. */
export function keepUser(user: User): void {
  if (ownerOf(useSession.getState()) === user.userId) show(user);
}

/** Signs out in this tab. Records stay on the device. */
export function signOut(): void {
  closeRecoveryOffer();
  showBadge(0);
  saveUser(null);
  saveDemoFlag(false);
  useSession.setState({ status: 'signed-out' }, true);
}

/** Starts the demo in this tab. A signed-in user stays signed in and keeps their own records. */
export function startDemo(): void {
  if (useSession.getState().status === 'signed-in') return;
  saveDemoFlag(true);
  useSession.setState({ status: 'demo' }, true);
}

/** The signed-in user. Null in the demo and when signed out. */
export function userIn(session: Session): User | null {
  return session.status === 'signed-in' ? session.user : null;
}

/** The owner of the records and preferences in use: a user id, `demo`, or null when signed out. */
export function ownerOf(session: Session): string | null {
  if (session.status === 'signed-in') return session.user.userId;
  return session.status === 'demo' ? DEMO_OWNER : null;
}

/** What the user's plan allows now, by the latest time that this device has seen. The demo allows everything. */
export function allowanceIn(session: Session, now: number): Allowance {
  return session.status === 'signed-in' ? allowanceOf(session.user, monotonicTime(now)) : DEMO_ALLOWANCE;
}

/** Returns whether the user's plan had an end that has passed, by the latest time that this device has seen. */
export function isPlanOver(session: Session, now: number): boolean {
  const end = session.status === 'signed-in' ? planEnd(session.user) : null;
  return end !== null && monotonicTime(now) >= end;
}

/** Follows sign-ins and sign-outs of other tabs. Returns the function that stops. */
export function followOtherTabs(): () => void {
  return onUserElsewhere(() => {
    const session = restored();
    if (session.status === 'signed-in') saveDemoFlag(false);
    useSession.setState(session, true);
  });
}
