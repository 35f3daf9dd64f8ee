import * as v from 'valibot';
import { LOCK_CHOICES, type LockAfter } from '#domain/auto-lock.ts';
import { onOtherTab, readJson, writeText } from './local-store.ts';

/**
 * The lock of one user on this device. It is no preference: a backup that is restored must not open it. `touchedAt` is the
 * last touch in any tab, in epoch milliseconds.
 */
export interface AutoLock {
  after: LockAfter;
  touchedAt: number;
  locked: boolean;
}

const LOCK = v.object({ after: v.picklist(LOCK_CHOICES), touchedAt: v.number(), locked: v.boolean() });

/** Off until it is chosen. */
export function readAutoLock(userId: string): AutoLock {
  const stored = v.safeParse(LOCK, readJson('local', nameOf(userId)));
  return stored.success ? stored.output : { after: 0, touchedAt: 0, locked: false };
}

/** Changes the lock of a user; one that is off leaves nothing behind. */
export function changeAutoLock(userId: string, changes: Partial<AutoLock>): void {
  const lock = { ...readAutoLock(userId), ...changes };
  writeText('local', nameOf(userId), lock.after ? JSON.stringify(lock) : null);
}

/** The password was given just now: the lock opens, in every tab. */
export function noteUnlocked(userId: string): void {
  changeAutoLock(userId, { touchedAt: Date.now(), locked: false });
}

/** Calls back when another tab changed a lock. */
export function onAutoLockElsewhere(changed: () => void): () => void {
  return onOtherTab((name) => {
    if (name === null || name.startsWith(PREFIX)) changed();
  });
}

const PREFIX = 'auto-lock:';

function nameOf(userId: string): string {
  return PREFIX + userId;
}
