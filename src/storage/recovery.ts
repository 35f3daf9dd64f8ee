import { RECOVERY_BYTES, recoveryCodeOf } from '#domain/recovery-code.ts';
import { emailKey, type User } from '#domain/user.ts';
import { type Account, changeAccount, withAccounts } from './accounts-db.ts';
import { digestOf, makeCredentials, sameText } from './credentials.ts';

/**
 * Makes a recovery code for a user, in the place of any before, and keeps its hash alone: what is answered here is shown
 * once and never again. Null when the account is gone. A code of 160 random bits needs no slow hash, and no back-off.
 */
export async function makeRecoveryCode(userId: string, now: number): Promise<string | null> {
  const bytes = crypto.getRandomValues(new Uint8Array(RECOVERY_BYTES));
  const recovery = { hash: await digestOf(bytes), madeAt: now };
  return (await changeAccount(userId, { recovery })) && recoveryCodeOf(bytes);
}

/** When the recovery code that works was made, in epoch milliseconds; null where there is none. */
export async function recoveryMadeAt(userId: string): Promise<number | null> {
  const account = await withAccounts((db) => db.accounts.get(userId));
  return account?.recovery?.madeAt ?? null;
}

/**
 * Sets a new password for whoever has this e-mail and recovery code, given as its bytes. Answers the user, or null when the
 * two do not belong together here. The code goes on working: who needs it once may need it again before a new one is kept.
 */
export async function recoverAccount(
  email: string,
  code: Uint8Array<ArrayBuffer>,
  newPassword: string,
): Promise<User | null> {
  const hash = await digestOf(code);
  const account = await withAccounts((db) => db.accounts.get({ emailKey: emailKey(email) }));
  const holds = ({ recovery }: Account) => recovery !== undefined && sameText(recovery.hash, hash);
  if (!account || !holds(account)) return null;
  return changeAccount(account.userId, { credentials: await makeCredentials(newPassword) }, holds);
}
