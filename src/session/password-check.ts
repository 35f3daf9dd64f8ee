import type { User } from '#domain/account/user.ts';
import { findAccount } from '#storage/accounts/accounts.ts';
import { countTry, forgetTries, triesKey, uncountTry, waitOf } from '#storage/accounts/sign-in-tries.ts';

/**
 * What a password came to: whose it is, or that it is wrong, or that it was not even compared; and when another may be
 * tried, by `performance.now()`.
 */
type PasswordCheck = { user: User } | { wrong: boolean; until: number };

/**
 * Compares a password with the one of an e-mail, under the back-off of that e-mail: before its time a try is not even
 * made. Rejects with what storage says.
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
