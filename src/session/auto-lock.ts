import { create } from 'zustand';
import type { LockAfter } from '#domain/account/auto-lock.ts';
import {
  type AutoLock,
  changeAutoLock,
  isLockShut,
  onAutoLockElsewhere,
  readAutoLock,
} from '#storage/accounts/auto-lock.ts';
import { dropKeptScreen } from '#storage/browser/kept-screen.ts';
import { userRecordsName } from '#storage/database/open-log.ts';
import { userIn, useSession } from './session.ts';

/**
 * The lock of the app for a signed-in user. All tabs follow the stored state, so that they lock and unlock together.
 */

const OPEN = { after: 0, locked: false } as const;

const useLock = create<Pick<AutoLock, 'after' | 'locked'>>()(() => OPEN);
useSession.subscribe(checkLock);
checkLock();

function userId(): string | null {
  return userIn(useSession.getState())?.userId ?? null;
}

/** Locks the app if the lock is due, and updates the lock's state. */
export function checkLock(): void {
  const user = userId();
  if (user === null) {
    useLock.setState(OPEN);
    return;
  }
  const { after, locked } = readAutoLock(user);
  const shut = isLockShut(user, Date.now());
  if (shut && !locked) changeAutoLock(user, { locked: true });
  useLock.setState({ after, locked: shut });
}

/** The shortest time between two stored touches, in milliseconds. Storing a touch writes to the disk. */
const NOTE_TOUCH_EVERY_MS = 5000;

/**
 * Stores the time of a touch, but not while the lock is off. If the lock is due at the touch, the app locks instead.
 */
function noteTouch(): void {
  if (useLock.getState().after === 0) return;
  checkLock();
  const user = userId();
  const { after, locked } = useLock.getState();
  if (user === null || after === 0 || locked) return;
  const now = Date.now();
  if (now - readAutoLock(user).touchedAt >= NOTE_TOUCH_EVERY_MS) changeAutoLock(user, { touchedAt: now });
}

const CHECK_EVERY_MS = 5000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Watches for touches and idle time. Also checks the lock when a suspended tab resumes, and when another tab changes
 * it. Returns a function that stops watching.
 */
export function watchLock(): () => void {
  const stopElsewhere = onAutoLockElsewhere(checkLock);
  const timer = setInterval(checkLock, CHECK_EVERY_MS);
  for (const touch of TOUCHES) window.addEventListener(touch, noteTouch, { capture: true, passive: true });
  window.addEventListener('pageshow', checkLock);
  document.addEventListener('visibilitychange', checkLock);
  checkLock();
  return () => {
    stopElsewhere();
    clearInterval(timer);
    for (const touch of TOUCHES) window.removeEventListener(touch, noteTouch, { capture: true });
    window.removeEventListener('pageshow', checkLock);
    document.removeEventListener('visibilitychange', checkLock);
  };
}

/** Returns whether the app is locked now. Components use {@link useLocked}. */
export function isLocked(): boolean {
  return useLock.getState().locked;
}

/** Calls `locked` when the app locks. */
export function onLocked(locked: () => void): void {
  useLock.subscribe((now, before) => now.locked && !before.locked && locked());
}

/** Returns whether the app is locked, for components. Elsewhere use {@link isLocked}. */
export function useLocked(): boolean {
  return useLock((lock) => lock.locked);
}

/** Returns the number of minutes without a touch after which the app locks, and a setter. 0 means never. */
export function useAutoLock(): [LockAfter, (after: LockAfter) => void] {
  return [useLock((lock) => lock.after), chooseAutoLock];
}

function chooseAutoLock(after: LockAfter): void {
  const user = userId();
  if (user !== null) {
    dropKeptScreen(userRecordsName(user));
    changeAutoLock(user, { after, touchedAt: Date.now(), locked: false });
  }
  checkLock();
}
