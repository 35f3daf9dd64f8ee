import * as v from 'valibot';
import { isUserPlan, type UserPlan } from '#domain/account/plans.ts';
import type { User } from '#domain/account/user.ts';
import { onOtherTab, onReturn, readJson, writeText } from '#storage/browser/local-store.ts';
import { DEMO, USER } from '#storage/browser/startup-flags.ts';

/** Who was here last, kept where it can be read before the first paint and without opening a database. */

const SAVED = v.object({
  userId: v.string(),
  email: v.string(),
  name: v.string(),
  plan: v.custom<UserPlan>((plan) => typeof plan === 'string' && isUserPlan(plan)),
  createdAt: v.string(),
  planSince: v.nullable(v.string()),
});

/** Who is signed in, as it is kept; null where nobody is, or what is kept there is no user. */
export function readSavedUser(): User | null {
  const stored = v.safeParse(SAVED, readJson('local', USER));
  return stored.success ? stored.output : null;
}

/** Keeps who is signed in for the next start; null forgets them. */
export function saveUser(user: User | null): void {
  writeText('local', USER, user && JSON.stringify(user));
}

/** Keeps for this tab that it shows the demo, or forgets it. The demo lives as long as its tab. */
export function saveDemoFlag(on: boolean): void {
  writeText('session', DEMO, on ? 'on' : null);
}

/**
 * Calls back when another tab signed in or out, or may have done so unheard. It does not where all was cleared: that is how a
 * browser clears site data, and whoever is here stays, to be told what became of the log.
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
