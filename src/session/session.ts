import { create } from 'zustand';
import { type Allowance, allowanceOf, DEMO_ALLOWANCE, planEnd } from '#domain/account/plans.ts';
import type { User } from '#domain/account/user.ts';
import { noteUnlocked } from '#storage/accounts/auto-lock.ts';
import { onUserElsewhere, readSavedUser, saveDemoFlag, saveUser } from '#storage/accounts/saved-session.ts';
import { dropKeptScreens } from '#storage/browser/kept-screen.ts';
import { monotonicTime } from '#storage/database/monotonic-clock.ts';
import { showBadge } from './app-badge.ts';
import { closeRecoveryOffer } from './recovery-offer.ts';
import { isDemoHere } from './who-is-here.ts';

/**
 * The current session. Only the functions of this module change it. The code for accounts and Dexie loads at sign-in or
 * sign-up, so that the public pages stay small.
 */
export type Session = { status: 'signed-out' } | { status: 'signed-in'; user: User } | { status: 'demo' };

export const DEMO_OWNER = 'demo';

export const useSession = create<Session>()(() => ({ status: 'signed-out' }));
// The initial state above is signed out, because React hydrates a prerendered page with the initial state.
useSession.setState(restored(), true);
useSession.subscribe((session, before) => {
  if (ownerOf(session) === ownerOf(before)) return;
  dropKeptScreens();
  // Files that were shared before this change belong to the previous owner and are deleted. Files shared after it are
  // kept, because the next owner may share some before the import below resolves.
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

/** Updates the signed-in user. Does nothing if `user` is no longer signed in, for example after another sign-in. */
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

/** Starts the demo in this tab. Does nothing if a user is signed in. */
export function startDemo(): void {
  if (useSession.getState().status === 'signed-in') return;
  saveDemoFlag(true);
  useSession.setState({ status: 'demo' }, true);
}

/** Returns the signed-in user. Null in the demo and when signed out. */
export function userIn(session: Session): User | null {
  return session.status === 'signed-in' ? session.user : null;
}

/** Returns the owner of the records and preferences in use: a user id, `demo`, or null when signed out. */
export function ownerOf(session: Session): string | null {
  if (session.status === 'signed-in') return session.user.userId;
  return session.status === 'demo' ? DEMO_OWNER : null;
}

/**
 * Returns what the user's plan allows at the monotonic time of `now`. Without a user, returns the allowance of the
 * demo.
 */
export function allowanceIn(session: Session, now: number): Allowance {
  return session.status === 'signed-in' ? allowanceOf(session.user, monotonicTime(now)) : DEMO_ALLOWANCE;
}

/** Returns whether the user's plan has an end that the monotonic clock has passed. */
export function isPlanOver(session: Session, now: number): boolean {
  const end = session.status === 'signed-in' ? planEnd(session.user) : null;
  return end !== null && monotonicTime(now) >= end;
}

/** Follows sign-ins and sign-outs of other tabs. Returns a function that stops following. */
export function followOtherTabs(): () => void {
  return onUserElsewhere(() => {
    const session = restored();
    if (session.status === 'signed-in') saveDemoFlag(false);
    useSession.setState(session, true);
  });
}
