import { RECOVERY_BYTES, readRecoveryCode, recoveryCodeOf } from '#domain/account/recovery-code.ts';
import { emailKey, type User } from '#domain/account/user.ts';
import { type Account, changeAccount, withAccounts } from './accounts-db.ts';
import { digestOf, makeCredentials, sameText } from './credentials.ts';

/**
 * Makes a recovery code for a user and stores only its hash. The returned code is shown once. It works immediately, and
 * replaces an unconfirmed code. The confirmed code keeps working until {@link keepRecoveryCode} confirms the new one.
 * Otherwise a new code that is lost before it is written down would disable the code on paper. Returns null if the
 * account is gone. A code of 160 random bits needs no slow hash and no back-off.
 */
export async function makeRecoveryCode(userId: string, now: number): Promise<string | null> {
  const bytes = crypto.getRandomValues(new Uint8Array(RECOVERY_BYTES));
  const unkeptRecovery = { hash: await digestOf(bytes), madeAt: now };
  return (await changeAccount(userId, { unkeptRecovery })) && recoveryCodeOf(bytes);
}

/**
 * Confirms that the owner has this code. Afterwards no other code works. Returns false if this code no longer works,
 * because a newer one was confirmed or shown elsewhere, or because the account is gone.
 */
export async function keepRecoveryCode(userId: string, code: string, now: number): Promise<boolean> {
  const read = readRecoveryCode(code);
  if ('fault' in read) throw new Error(`Invalid recovery code: ${read.fault.code}.`);
  const recovery = { hash: await digestOf(read.bytes), madeAt: now };
  const works = (account: Account) => holdsCode(account, recovery.hash);
  return (await changeAccount(userId, { recovery, unkeptRecovery: undefined }, works)) !== null;
}

/** When the owner confirmed the recovery code, and when a newer, unconfirmed one was shown. */
export interface RecoveryCodes {
  keptAt: number | null;
  shownAt: number | null;
}

/**
 * Reads when the working recovery codes of a user were confirmed or shown, in epoch milliseconds. A time is null if
 * there is no such code.
 */
export async function recoveryCodes(userId: string): Promise<RecoveryCodes> {
  const account = await withAccounts((db) => db.accounts.get(userId));
  return { keptAt: account?.recovery?.madeAt ?? null, shownAt: account?.unkeptRecovery?.madeAt ?? null };
}

/**
 * Sets a new password for the account with this e-mail and recovery code, given as bytes. Returns the user, or null if
 * the e-mail and the code do not match. The code stays valid, because it may be needed again before a new one is
 * confirmed.
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
