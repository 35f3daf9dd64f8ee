import { create } from 'zustand';
import { type Allowance, allowanceOf, DEMO_ALLOWANCE, planEnd } from '#domain/account/plans.ts';
import type { User } from '#domain/account/user.ts';
import { noteUnlocked } from '#storage/accounts/auto-lock.ts';
import { onUserElsewhere, readSavedUser, saveDemoFlag, saveUser } from '#storage/accounts/saved-session.ts';
import { monotonicTime } from '#storage/database/monotonic-clock.ts';
import { showBadge } from './app-badge.ts';
import { closeRecoveryOffer, offerRecoveryCode } from './recovery-offer.ts';
import { inWords, type SessionResult, withPassword } from './session-result.ts';
import { isDemoHere } from './who-is-here.ts';

/**
 * The current session. The store holds nothing else. The functions below change it. Accounts and Dexie load on sign-in
 * or sign-up, which keeps the public pages small.
 */
export type Session = { status: 'signed-out' } | { status: 'signed-in'; user: User } | { status: 'demo' };

export const DEMO_OWNER = 'demo';

export const useSession = create<Session>()(() => ({ status: 'signed-out' }));
// Set after creation, so that a prerendered page first hydrates as signed out.
useSession.setState(restored(), true);
useSession.subscribe((session, before) => {
  if (ownerOf(session) === ownerOf(before)) return;
  // A share belongs to the user who was signed in when it came. This code may load after the next user has signed in.
  const changedAt = Date.now();
  void import('#storage/browser/shared-files.ts').then(({ forgetSharedFiles }) =>
    forgetSharedFiles(changedAt),
  );
});

function restored(): Session {
  const user = readSavedUser();
  if (user) return { status: 'signed-in', user };
  if (!isDemoHere()) return { status: 'signed-out' };
  // The guard takes the wish for the demo out of the address. A reload then finds the flag.
  saveDemoFlag(true);
  return { status: 'demo' };
}

function enter(user: User): void {
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

/** Signs in and leaves the demo. Fails with "Invalid credentials" for any reason, and throttles further tries. */
export async function signIn(email: string, password: string): Promise<SessionResult> {
  return withPassword(email, password, 'Invalid credentials', (user) => {
    enter(user);
    return { success: true };
  });
}

/**
 * Creates an account, signs in and leaves the demo. Fails with "Email already exists". The trial begins at the latest
 * time seen, which also measures it. If the clock was set back, it would otherwise be over before it began.
 */
export async function signUp(
  details: { name: string; email: string; password: string },
  now: number,
): Promise<SessionResult> {
  return inWords(async () => {
    const { createAccount } = await import('#storage/accounts/accounts.ts');
    const user = await createAccount(details, monotonicTime(now));
    if (!user) return { success: false, error: 'Email already exists' };
    enter(user);
    offerRecoveryCode(user.userId);
    return { success: true };
  });
}

/**
 * Sets a new password with the recovery code, given as its bytes, and signs in. No answer reveals whether the email
 * exists. Tries are not throttled, because the code is too long to guess.
 */
export async function recover(
  email: string,
  code: Uint8Array<ArrayBuffer>,
  newPassword: string,
): Promise<SessionResult> {
  return inWords(async () => {
    const [{ recoverAccount }, { forgetTries, triesKey }] = await Promise.all([
      import('#storage/accounts/recovery.ts'),
      import('#storage/accounts/sign-in-tries.ts'),
    ]);
    const user = await recoverAccount(email, code, newPassword);
    if (!user) {
      return {
        success: false,
        error:
          'This email and this code do not belong together on this device. A code works until you have a newer one.',
      };
    }
    forgetTries(await triesKey(email));
    enter(user);
    return { success: true };
  });
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
