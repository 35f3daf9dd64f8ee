import { RECOVERY_BYTES, readRecoveryCode, recoveryCodeOf } from '#domain/account/recovery-code.ts';
import { emailKey, type User } from '#domain/account/user.ts';
import { type Account, changeAccount, withAccounts } from './accounts-db.ts';
import { digestOf, makeCredentials, sameText } from './credentials.ts';

/**
 * Makes a recovery code for a user and keeps its hash alone: what is answered here is shown once and never again. It works
 * at once, and takes the place of the one before only with {@link keepRecoveryCode}: what is lost on its way to paper must
 * not take along what is on paper. Null when the account is gone. A code of 160 random bits needs no slow hash, and no
 * back-off.
 */
export async function makeRecoveryCode(userId: string, now: number): Promise<string | null> {
  const bytes = crypto.getRandomValues(new Uint8Array(RECOVERY_BYTES));
  const unkeptRecovery = { hash: await digestOf(bytes), madeAt: now };
  return (await changeAccount(userId, { unkeptRecovery })) && recoveryCodeOf(bytes);
}

/**
 * Its owner has this code: from now on no other works. False when it does not work itself, since a newer one was kept or shown
 * elsewhere, or the account is gone.
 */
export async function keepRecoveryCode(userId: string, code: string, now: number): Promise<boolean> {
  const read = readRecoveryCode(code);
  if ('error' in read) throw new Error(read.error);
  const recovery = { hash: await digestOf(read.bytes), madeAt: now };
  const works = (account: Account) => holdsCode(account, recovery.hash);
  return (await changeAccount(userId, { recovery, unkeptRecovery: undefined }, works)) !== null;
}

/** Since when its owner has the recovery code, and when a newer one was shown that nobody said to have. */
export interface RecoveryCodes {
  keptAt: number | null;
  shownAt: number | null;
}

/** The recovery codes of a user that work, by their times in epoch milliseconds; null where there is none. */
export async function recoveryCodes(userId: string): Promise<RecoveryCodes> {
  const account = await withAccounts((db) => db.accounts.get(userId));
  return { keptAt: account?.recovery?.madeAt ?? null, shownAt: account?.unkeptRecovery?.madeAt ?? null };
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
  const holds = (one: Account) => holdsCode(one, hash);
  if (!account || !holds(account)) return null;
  return changeAccount(account.userId, { credentials: await makeCredentials(newPassword) }, holds);
}

function holdsCode({ recovery, unkeptRecovery }: Account, hash: string): boolean {
  return [recovery, unkeptRecovery].some((one) => one !== undefined && sameText(one.hash, hash));
}
