import { create } from 'zustand';
import { type Allowance, allowanceOf, DEMO_ALLOWANCE, type PlanId } from '#domain/plans.ts';
import type { User } from '#domain/user.ts';
import {
  onUserElsewhere,
  readDemoFlag,
  readSavedUser,
  saveDemoFlag,
  saveUser,
} from '#storage/saved-session.ts';

/**
 * Who is here. The store holds only that; its acts are the functions below it. Accounts, and Dexie with them, are loaded
 * when somebody signs in or up, so that the public pages stay light.
 */
export type Session = { status: 'signed-out' } | { status: 'signed-in'; user: User } | { status: 'demo' };

export const DEMO_OWNER = 'demo';

/** What signing in or up came to; `error` is a sentence for the form. */
export type SessionResult = { success: true } | { success: false; error: string };

export const useSession = create<Session>()(() => ({ status: 'signed-out' }));
// After the fact, so that a prerendered page, which knows nobody, is first met as it was written.
useSession.setState(restored(), true);

function restored(): Session {
  const user = readSavedUser();
  if (user) return { status: 'signed-in', user };
  return readDemoFlag() ? { status: 'demo' } : { status: 'signed-out' };
}

function enter(user: User): void {
  saveUser(user);
  saveDemoFlag(false);
  useSession.setState({ status: 'signed-in', user }, true);
}

/** Signs in; leaves the demo. Fails with "Invalid credentials" whatever was wrong. */
export async function signIn(email: string, password: string): Promise<SessionResult> {
  const { findAccount } = await import('#storage/accounts.ts');
  return attempt(() => findAccount(email, password), 'Invalid credentials');
}

/** Makes an account and signs in at once; leaves the demo. Fails with "Email already exists". */
export async function signUp(
  details: { name: string; email: string; password: string },
  now: number,
): Promise<SessionResult> {
  const { createAccount } = await import('#storage/accounts.ts');
  return attempt(() => createAccount(details, now), 'Email already exists');
}

async function attempt(act: () => Promise<User | null>, refusal: string): Promise<SessionResult> {
  try {
    const user = await act();
    if (!user) return { success: false, error: refusal };
    enter(user);
    return { success: true };
  } catch (error) {
    return { success: false, error: await sentenceFor(error) };
  }
}

async function sentenceFor(error: unknown): Promise<string> {
  if (error instanceof Error && error.name === 'InsecureContextError') {
    return 'Wee Hours can keep a password safe only over https. Open this page with https:// in front of its address.';
  }
  const { storageProblem } = await import('#storage/storage-error.ts');
  const { title, message } = storageProblem(error);
  return `${title}. ${message}`;
}

/** Forgets who was here on this tab; records stay on the device. */
export function signOut(): void {
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

/** Puts the signed-in user on a plan, here and in the stored account. */
export async function choosePlan(planId: PlanId, now: number): Promise<SessionResult> {
  const session = useSession.getState();
  if (session.status !== 'signed-in') return { success: false, error: 'Sign in to choose a plan.' };
  const { setPlan } = await import('#storage/accounts.ts');
  const { userId } = session.user;
  return attempt(
    () => setPlan(userId, planId, now),
    'This account is no longer on this device. Sign up again.',
  );
}

/** Whose records and preferences are in use: a user id, `demo`, or null when nobody is here. */
export function ownerOf(session: Session): string | null {
  if (session.status === 'signed-in') return session.user.userId;
  return session.status === 'demo' ? DEMO_OWNER : null;
}

/** What the user's plan allows now; the demo shows all of it. */
export function allowanceIn(session: Session, now: number): Allowance {
  return session.status === 'signed-in' ? allowanceOf(session.user, now) : DEMO_ALLOWANCE;
}

/** Follows sign-ins and sign-outs of other tabs. Gives the way to stop. */
export function followOtherTabs(): () => void {
  return onUserElsewhere(() => {
    const session = restored();
    if (session.status === 'signed-in') saveDemoFlag(false);
    useSession.setState(session, true);
  });
}
