import { isUserPlan, type UserPlan } from '#domain/account/plans.ts';
import type { User } from '#domain/account/user.ts';
import { isText, orNull, shapeOf } from '#domain/shape.ts';
import { onOtherTab, onReturn, readJson, writeText } from '#storage/browser/local-store.ts';
import { DEMO, USER } from '#storage/browser/startup-flags.ts';

/** The last user is stored in localStorage. It can be read there before the first paint, without opening a database. */

const isSavedUser = shapeOf({
  userId: isText,
  email: isText,
  name: isText,
  plan: (plan): plan is UserPlan => isText(plan) && isUserPlan(plan),
  createdAt: isText,
  planSince: orNull(isText),
});

/** Reads the signed-in user. Returns null if there is none or the stored value is invalid. */
export function readSavedUser(): User | null {
  const stored = readJson('local', USER);
  return isSavedUser(stored) ? stored : null;
}

/** Stores the signed-in user for the next start; null removes it. */
export function saveUser(user: User | null): void {
  writeText('local', USER, user && JSON.stringify(user));
}

/** Sets or clears the demo flag of this tab. The flag lasts as long as the tab. */
export function saveDemoFlag(on: boolean): void {
  writeText('session', DEMO, on ? 'on' : null);
}

/**
 * Calls `changed` when another tab signs in or out, and when the page returns from the back/forward cache. Ignores the
 * event that a browser sends when it clears site data. The user therefore stays signed in and can see what happened to
 * the log.
 */
export function onUserElsewhere(changed: () => void): () => void {
  const stopReturns = onReturn(changed);
  const stopOtherTabs = onOtherTab((name) => {
    if (name === USER) changed();
  });
  return () => {
    stopReturns();
    stopOtherTabs();
  };
}
