import type { PlanId } from '#domain/account/plans.ts';
import { isLockShut } from '#storage/accounts/auto-lock.ts';
import { monotonicTime } from '#storage/database/monotonic-clock.ts';
import { keepUser, userIn, useSession } from './session.ts';
import { ACCOUNT_GONE, orRefusal, type SessionResult } from './session-result.ts';

/** The lock screen does not cover the public page on which plans are chosen. */
const LOCKED = { success: false, error: 'locked' } as const;

/**
 * Sets the user's plan in the session and in the stored account. Refuses if the app is locked at `now` (epoch
 * milliseconds).
 */
export async function choosePlan(planId: PlanId, now: number): Promise<SessionResult> {
  const user = userIn(useSession.getState());
  if (!user) return { success: false, error: 'signedOut' };
  if (isLockShut(user.userId, now)) return LOCKED;
  return orRefusal(async () => {
    const { setPlan } = await import('#storage/accounts/accounts.ts');
    // Plans are measured in monotonic time. After a clock ran ahead and was corrected, a plan that began at the clock's
    // time would end too early.
    const changed = await setPlan(user.userId, planId, monotonicTime(now));
    if (!changed) return ACCOUNT_GONE;
    keepUser(changed);
    return { success: true };
  });
}
