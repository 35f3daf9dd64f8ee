import Dexie from 'dexie';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { saveUser } from '#storage/accounts/saved-session.ts';
import { SHARED_FILES_CACHE } from '#storage/browser/shared-files.ts';
import { aUser } from '#testing/builders.ts';
import { keepShare, someCaches } from '#testing/some-caches.ts';
import { choosePlan } from './choose-plan.ts';
import { allowanceIn, followOtherTabs, ownerOf, signOut, startDemo, useSession } from './session.ts';
import { signIn, signUp } from './sign-in.ts';

const june = { name: 'June', email: 'june@example.com', password: 'moonlight' };
const now = Date.parse('2026-11-21T03:00:00Z');

beforeEach(async () => {
  signOut();
  localStorage.clear();
  sessionStorage.clear();
  await Dexie.delete('weehours-accounts');
});

describe('signing up', () => {
  test('signs the new user in and leaves the demo', async () => {
    startDemo();
    expect(useSession.getState().status).toBe('demo');
    expect(await signUp(june, now)).toEqual({ success: true });
    expect(useSession.getState()).toMatchObject({
      status: 'signed-in',
      user: { name: 'June', plan: 'free' },
    });
    expect(sessionStorage.length).toBe(0);
  });

  test('refuses a taken email and stays signed out', async () => {
    await signUp(june, now);
    signOut();
    expect(await signUp({ ...june, email: 'JUNE@example.com ' }, now)).toEqual({
      success: false,
      error: 'emailTaken',
    });
    expect(useSession.getState().status).toBe('signed-out');
  });
});

describe('signing in', () => {
  test('gives the same answer for a wrong password and an unknown email', async () => {
    await signUp(june, now);
    signOut();
    const refusal = { success: false, error: 'credentialsWrong' };
    expect(await signIn('june@example.com', 'wrong')).toEqual(refusal);
    expect(await signIn('nobody@example.com', 'moonlight')).toEqual(refusal);
  });

  test('leaves no password in the browser’s storage', async () => {
    await signUp(june, now);
    signOut();
    await signIn(june.email, june.password);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('moonlight');
  });

  test('reports a browser without Web Crypto', async () => {
    const { subtle } = crypto;
    Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
    try {
      const result = await signUp(june, now);
      expect(result).toMatchObject({ success: false, error: 'insecure' });
    } finally {
      Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });
    }
  });
});

describe('the demo', () => {
  test('belongs to its tab and ends on sign-out', () => {
    startDemo();
    expect(ownerOf(useSession.getState())).toBe('demo');
    expect(localStorage.length).toBe(0);
    signOut();
    expect(useSession.getState().status).toBe('signed-out');
    expect(sessionStorage.length).toBe(0);
  });

  test('does not replace a signed-in user', async () => {
    await signUp(june, now);
    startDemo();
    expect(useSession.getState().status).toBe('signed-in');
  });

  test('allows everything that any plan allows', () => {
    startDemo();
    expect(allowanceIn(useSession.getState(), now)).toMatchObject({ trends: true, summaryExports: true });
  });
});

test('choosePlan changes the user here and on the disk', async () => {
  await signUp(june, now);
  expect(await choosePlan('plus', now)).toEqual({ success: true });
  signOut();
  await signIn(june.email, june.password);
  expect(useSession.getState()).toMatchObject({
    user: { plan: 'plus', planSince: new Date(now).toISOString() },
  });
});

test('a sign-out in another tab signs out this tab', async () => {
  await signUp(june, now);
  const stop = followOtherTabs();
  localStorage.removeItem('weehours:user');
  window.dispatchEvent(new StorageEvent('storage', { key: 'weehours:user' }));
  expect(useSession.getState().status).toBe('signed-out');
  stop();
});

test('a page from the back/forward cache shows the user who signed in meanwhile', async () => {
  await signUp(june, now);
  const stop = followOtherTabs();
  const rosa = aUser({ userId: 'rosa' });
  saveUser(rosa);
  window.dispatchEvent(new PageTransitionEvent('pageshow'));
  expect(useSession.getState()).toMatchObject({ user: { email: june.email } });
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(useSession.getState()).toEqual({ status: 'signed-in', user: rosa });
  stop();
});

test('a damaged stored session counts as signed out', async () => {
  await signUp(june, now);
  const stop = followOtherTabs();
  for (const damaged of ['{', '[]', '{"userId":4}', 'null', JSON.stringify({ userId: 'x', plan: 'gold' })]) {
    localStorage.setItem('weehours:user', damaged);
    window.dispatchEvent(new StorageEvent('storage', { key: 'weehours:user' }));
    expect(useSession.getState().status, damaged).toBe('signed-out');
  }
  stop();
});

describe('shared files that wait', () => {
  const isWaiting = () => caches.has(SHARED_FILES_CACHE);

  test.each<[string, () => unknown, () => unknown]>([
    ['a sign-out', () => signUp(june, now), signOut],
    ['a sign-in', () => {}, () => signUp(june, now)],
    ['the start of the demo', () => {}, startDemo],
  ])('are deleted on %s', async (_, before, act) => {
    vi.stubGlobal('caches', someCaches());
    await before();
    // Files shared in the same millisecond as the change could be the next user's, and are kept.
    await keepShare('log.csv', 'a,b', Date.now() - 1);
    expect(await isWaiting()).toBe(true);
    await act();
    await expect.poll(isWaiting).toBe(false);
    vi.unstubAllGlobals();
  });
});
