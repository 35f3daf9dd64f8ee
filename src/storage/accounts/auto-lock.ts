import * as v from 'valibot';
import { isLockDue, LOCK_CHOICES, type LockAfter } from '#domain/account/auto-lock.ts';
import { onOtherTab, readJson, writeText } from '#storage/browser/local-store.ts';

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

/**
 * What the browser refused to keep, by user: it holds in this tab, or the right password would not open the lock. What can
 * be kept later, here or in another tab, takes its place.
 */
const refused = new Map<string, AutoLock>();

/** Off until it is chosen. */
export function readAutoLock(userId: string): AutoLock {
  const held = refused.get(userId);
  if (held) return held;
  const stored = v.safeParse(LOCK, readJson('local', nameOf(userId)));
  return stored.success ? stored.output : { after: 0, touchedAt: 0, locked: false };
}

/** Whether a user's lock is shut at `now`, epoch ms: also where it is due and no screen of the app was there to shut it. */
export function isLockShut(userId: string, now: number): boolean {
  const { after, touchedAt, locked } = readAutoLock(userId);
  return locked || isLockDue(after, touchedAt, now);
}

/** Changes the lock of a user, in this tab alone where the browser keeps nothing; one that is off leaves nothing behind. */
export function changeAutoLock(userId: string, changes: Partial<AutoLock>): void {
  const lock = { ...readAutoLock(userId), ...changes };
  if (writeText('local', nameOf(userId), lock.after ? JSON.stringify(lock) : null)) refused.delete(userId);
  else refused.set(userId, lock);
}

/** The password was given just now: the lock opens, in every tab. */
export function noteUnlocked(userId: string): void {
  changeAutoLock(userId, { touchedAt: Date.now(), locked: false });
}

/** Calls back when another tab changed a lock. */
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
