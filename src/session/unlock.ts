import { noteUnlocked } from '#storage/accounts/auto-lock.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import { storageProblem } from '#storage/database/storage-error.ts';
import { confirmPassword } from './account.ts';
import { checkLock } from './auto-lock.ts';
import { userIn, useSession } from './session.ts';
import { ACCOUNT_GONE, type SessionResult } from './session-result.ts';

const NO_WAY_IN = { success: false, error: 'lockedForGood' } as const;

/**
 * Unlocks every tab with the password. If the browser evicted both the account and the log, nothing is left to protect.
 * Every password then unlocks, and the app shows the loss. If only the account is gone, the log stays locked and the
 * result is `lockedForGood`.
 */
export async function unlock(password: string): Promise<SessionResult> {
  const user = userIn(useSession.getState())?.userId ?? null;
  let result = await confirmPassword(password);
  if (result === ACCOUNT_GONE && user !== null)
    result = (await isLogGone(user)) ? { success: true } : NO_WAY_IN;
  if (result.success && user !== null) noteUnlocked(user);
  checkLock();
  return result;
}

/** Returns whether the browser evicted the log. Any other error counts as a log that exists. */
async function isLogGone(user: string): Promise<boolean> {
  try {
    (await openUserRecords(user)).close();
    return false;
  } catch (error) {
    return storageProblem(error) === 'gone';
  }
}
