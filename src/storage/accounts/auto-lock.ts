import { isLockDue, LOCK_CHOICES, type LockAfter } from '#domain/account/auto-lock.ts';
import { isFlag, isNumber, oneOf, shapeOf } from '#domain/shape.ts';
import { onOtherTab, readJson, writeText } from '#storage/browser/local-store.ts';

/**
 * The lock of one user on this device. It is not part of the preferences, because a backup that is applied must not
 * unlock the app. `touchedAt` is the last touch in any tab, in epoch milliseconds.
 */
export interface AutoLock {
  after: LockAfter;
  touchedAt: number;
  locked: boolean;
}

const isAutoLock = shapeOf({ after: oneOf(LOCK_CHOICES), touchedAt: isNumber, locked: isFlag });

/**
 * Locks that the browser refused to store, by user. They apply to this tab only. Without this map, the right password
 * would not unlock the tab. A lock that this or another tab stores later replaces them.
 */
const refused = new Map<string, AutoLock>();

/** Reads the lock of a user. It is off by default. */
export function readAutoLock(userId: string): AutoLock {
  const held = refused.get(userId);
  if (held) return held;
  const stored = readJson('local', nameOf(userId));
  return isAutoLock(stored) ? stored : { after: 0, touchedAt: 0, locked: false };
}

/** True if a user's app is locked at `now` (epoch ms). Includes a lock that became due while no screen was open. */
export function isLockShut(userId: string, now: number): boolean {
  const { after, touchedAt, locked } = readAutoLock(userId);
  return locked || isLockDue(after, touchedAt, now);
}

/**
 * Changes the lock of a user. If the browser refuses to store the lock, the change applies to this tab only. A lock
 * that is off is removed from storage.
 */
export function changeAutoLock(userId: string, changes: Partial<AutoLock>): void {
  const lock = { ...readAutoLock(userId), ...changes };
  if (writeText('local', nameOf(userId), lock.after ? JSON.stringify(lock) : null)) refused.delete(userId);
  else refused.set(userId, lock);
}

/** Unlocks the app in every tab. Call it after the right password was entered. */
export function noteUnlocked(userId: string): void {
  changeAutoLock(userId, { touchedAt: Date.now(), locked: false });
}

/** Calls `changed` when another tab changes a lock. */
export function onAutoLockElsewhere(changed: () => void): () => void {
  return onOtherTab((name) => {
    if (name !== null && !name.startsWith(PREFIX)) return;
    refused.clear();
    changed();
  });
}

const PREFIX = 'auto-lock:';

function nameOf(userId: string): string {
  return PREFIX + userId;
}
