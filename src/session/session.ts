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
 * Who is here. The store holds only that; its acts are the functions below it. Accounts, and Dexie with them, are loaded
 * when somebody signs in or up, so that the public pages stay light.
 */
export type Session = { status: 'signed-out' } | { status: 'signed-in'; user: User } | { status: 'demo' };

export const DEMO_OWNER = 'demo';

export const useSession = create<Session>()(() => ({ status: 'signed-out' }));
// After the fact, so that a prerendered page, which knows nobody, is first met as it was written.
useSession.setState(restored(), true);
useSession.subscribe((session, before) => {
  if (ownerOf(session) === ownerOf(before)) return;
  // A share is for the user who was here when it came. The code may load after the next one has arrived.
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

/** What was changed of whoever is signed in. Where another user came meanwhile, in another tab say, that one stays. */
export function keepUser(user: User): void {
  if (ownerOf(useSession.getState()) === user.userId) show(user);
}

/** Signs in; leaves the demo. Fails with "Invalid credentials" whatever was wrong, and makes further tries wait. */
export async function signIn(email: string, password: string): Promise<SessionResult> {
  return withPassword(email, password, 'Invalid credentials', (user) => {
    enter(user);
    return { success: true };
  });
}

/**
 * Makes an account and signs in at once; leaves the demo. Fails with "Email already exists". The trial begins by the clock
 * that it is reckoned by, the latest time seen: where this one was set back, it would be over before it began.
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
 * Sets a new password by the recovery code, given as its bytes, and signs in. No answer tells whether the e-mail exists;
 * and the code, unlike a password, is too long for guessing to be slowed down.
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

/** Forgets who was here on this tab; records stay on the device. */
export function signOut(): void {
  closeRecoveryOffer();
  showBadge(0);
  saveUser(null);
  saveDemoFlag(false);
  useSession.setState({ status: 'signed-out' }, true);
}

/** Starts the demo in this tab. Somebody who is signed in stays so: their records are a tap away, not the demo's. */
export function startDemo(): void {
  if (useSession.getState().status === 'signed-in') return;
  saveDemoFlag(true);
  useSession.setState({ status: 'demo' }, true);
}

/** Who is signed in; null in the demo and when nobody is here. */
export function userIn(session: Session): User | null {
  return session.status === 'signed-in' ? session.user : null;
}

/** Whose records and preferences are in use: a user id, `demo`, or null when nobody is here. */
export function ownerOf(session: Session): string | null {
  if (session.status === 'signed-in') return session.user.userId;
  return session.status === 'demo' ? DEMO_OWNER : null;
}

/** What the user's plan allows now, by the latest time that this device has seen; the demo shows all of it. */
export function allowanceIn(session: Session, now: number): Allowance {
  return session.status === 'signed-in' ? allowanceOf(session.user, monotonicTime(now)) : DEMO_ALLOWANCE;
}

/** Whether the plan of whoever is signed in had an end, and is over, by the latest time that this device has seen. */
export function isPlanOver(session: Session, now: number): boolean {
  const end = session.status === 'signed-in' ? planEnd(session.user) : null;
  return end !== null && monotonicTime(now) >= end;
}

/** Follows sign-ins and sign-outs of other tabs. Gives the way to stop. */
export function followOtherTabs(): () => void {
  return onUserElsewhere(() => {
    const session = restored();
    if (session.status === 'signed-in') saveDemoFlag(false);
    useSession.setState(session, true);
  });
}
