import type { User } from '#domain/account/user.ts';
import { findAccount } from '#storage/accounts/accounts.ts';
import { countTry, forgetTries, triesKey, uncountTry, waitOf } from '#storage/accounts/sign-in-tries.ts';

/**
 * The user if the password was right. Otherwise `until` is when the next try is allowed, in `performance.now()` time.
 * During a wait the password is not compared, and `wrong` is false.
 */
type PasswordCheck = { user: User } | { wrong: boolean; until: number };

/**
 * Compares a password with the one of the account that has this email. After several wrong passwords, each email has a
 * wait during which nothing is compared. Rejects with the storage's error.
 */
export async function checkPassword(email: string, password: string): Promise<PasswordCheck> {
  const key = await triesKey(email);
  const early = waitOf(key);
  if (early > 0) return { wrong: false, until: performance.now() + early };
  countTry(key);
  let user: User | null;
  try {
    user = await findAccount(email, password);
  } catch (error) {
    uncountTry(key);
    throw error;
  }
  if (!user) return { wrong: true, until: performance.now() + waitOf(key) };
  forgetTries(key);
  return { user };
}
