import type { PlanId } from '#domain/account/plans.ts';
import { isLockShut } from '#storage/accounts/auto-lock.ts';
import { monotonicTime } from '#storage/database/monotonic-clock.ts';
import { keepUser, userIn, useSession } from './session.ts';
import { ACCOUNT_GONE, inWords, type SessionResult } from './session-result.ts';

/** Plans are chosen on a public page, which no lock screen covers. */
const LOCKED = {
  success: false,
  error: 'Wee Hours is locked. Open the Dashboard and enter your password, then come back here.',
} as const;

/** Puts whoever is signed in on a plan, here and in the stored account; not while the app is locked at `now`, epoch ms. */
export async function choosePlan(planId: PlanId, now: number): Promise<SessionResult> {
  const user = userIn(useSession.getState());
  if (!user) return { success: false, error: 'Sign in to choose a plan.' };
  if (isLockShut(user.userId, now)) return LOCKED;
  return inWords(async () => {
    const { setPlan } = await import('#storage/accounts/accounts.ts');
    // As with the account's own beginning: after a clock that ran ahead it would be over before it began.
    const changed = await setPlan(user.userId, planId, monotonicTime(now));
    if (!changed) return ACCOUNT_GONE;
    keepUser(changed);
    return { success: true };
  });
}
