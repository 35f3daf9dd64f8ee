import type { User } from '#domain/account/user.ts';
import { isRecoveryOffered } from './recovery-offer.ts';
import { keepUser, userIn, useSession } from './session.ts';
import { ACCOUNT_GONE, orRefusal, type Refusal, type SessionResult, withPassword } from './session-result.ts';

/** The acts of a signed-in user on the account. An act that fails resolves to a refusal and does not reject. */

const CODE_REPLACED = { success: false, error: 'codeReplaced' } as const;

function userHere(): User | null {
  return userIn(useSession.getState());
}

/** Checks the user's password before a sensitive act. */
export async function confirmPassword(password: string): Promise<SessionResult> {
  return guarded(password, () => ({ success: true }));
}

async function guarded<T>(
  password: string,
  act: (user: User) => T | Refusal | Promise<T | Refusal>,
): Promise<T | Refusal> {
  const user = userHere();
  if (!user) return ACCOUNT_GONE;
  return orRefusal(async () => {
    const { accountExists } = await import('#storage/accounts/accounts.ts');
    if (!(await accountExists(user.userId))) return ACCOUNT_GONE;
    return withPassword(user.email, password, 'passwordWrong', act);
  });
}

/** Renames the user. */
export async function changeName(name: string): Promise<SessionResult> {
  const user = userHere();
  if (!user) return ACCOUNT_GONE;
  return orRefusal(async () => {
    const { setName } = await import('#storage/accounts/accounts.ts');
    return kept(await setName(user.userId, name), ACCOUNT_GONE);
  });
}

/**
 * Changes the email and the name. If another account on this device has the email, changes neither and fails with
 * `emailTaken`.
 */
export async function changeEmailAndName(
  email: string,
  name: string,
  password: string,
): Promise<SessionResult> {
  return guarded(password, async ({ userId }) => {
    const { setEmailAndName } = await import('#storage/accounts/accounts.ts');
    return kept(await setEmailAndName(userId, email, name), { success: false, error: 'emailTaken' });
  });
}

/** Sets a new password after checking the old one. Recovery codes stay valid. */
export async function changePassword(password: string, newPassword: string): Promise<SessionResult> {
  return guarded(password, async ({ userId }) => {
    const { setPassword } = await import('#storage/accounts/accounts.ts');
    return kept(await setPassword(userId, newPassword), ACCOUNT_GONE);
  });
}

export type MadeCode = { success: true; code: string };

/**
 * Makes a new recovery code to show once. The former code stays valid until {@link keepRecoveryCode} confirms the new
 * one.
 */
export async function makeRecoveryCode(password: string): Promise<MadeCode | Refusal> {
  return guarded(password, ({ userId }) => makeCode(userId));
}

/** Makes the recovery code that is offered after sign-up. No password is needed, because the user has just typed it. */
export async function takeOfferedRecoveryCode(): Promise<MadeCode | Refusal> {
  const user = userHere();
  if (!user || !isRecoveryOffered(user.userId)) return ACCOUNT_GONE;
  return orRefusal(() => makeCode(user.userId));
}

async function makeCode(userId: string): Promise<MadeCode | Refusal> {
  const storage = await import('#storage/accounts/recovery.ts');
  const code = await storage.makeRecoveryCode(userId, Date.now());
  return code ? { success: true, code } : ACCOUNT_GONE;
}

/** Confirms that the user has kept the new recovery code. The former one becomes invalid. */
export async function keepRecoveryCode(code: string): Promise<SessionResult> {
  const user = userHere();
  if (!user) return ACCOUNT_GONE;
  return orRefusal(async () => {
    const storage = await import('#storage/accounts/recovery.ts');
    if (await storage.keepRecoveryCode(user.userId, code, Date.now())) return { success: true };
    const { accountExists } = await import('#storage/accounts/accounts.ts');
    return (await accountExists(user.userId)) ? CODE_REPLACED : ACCOUNT_GONE;
  });
}

function kept(user: User | null, refusal: Refusal): SessionResult {
  if (!user) return refusal;
  keepUser(user);
  return { success: true };
}
