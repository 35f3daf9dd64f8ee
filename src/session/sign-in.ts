import { monotonicTime } from '#storage/database/monotonic-clock.ts';
import { offerRecoveryCode } from './recovery-offer.ts';
import { enter } from './session.ts';
import { orRefusal, type SessionResult, withPassword } from './session-result.ts';

/** The ways to sign in. Only the account page loads them. */

/**
 * Signs in and leaves the demo. Fails with `credentialsWrong` for a wrong password and for an unknown email, and
 * delays further tries.
 */
export async function signIn(email: string, password: string): Promise<SessionResult> {
  return withPassword(email, password, 'credentialsWrong', (user) => {
    enter(user);
    return { success: true };
  });
}

/**
 * Creates an account, signs in and leaves the demo. Fails with `emailTaken`. The trial is measured in monotonic time,
 * so it also begins in monotonic time. If it began at the time of a clock that was set back, it would be shorter.
 */
export async function signUp(
  details: { name: string; email: string; password: string },
  now: number,
): Promise<SessionResult> {
  return orRefusal(async () => {
    const { createAccount } = await import('#storage/accounts/accounts.ts');
    const user = await createAccount(details, monotonicTime(now));
    if (!user) return { success: false, error: 'emailTaken' };
    enter(user);
    offerRecoveryCode(user.userId);
    return { success: true };
  });
}

/**
 * Sets a new password with the recovery code, given as its bytes, and signs in. No answer reveals whether the email
 * exists. Tries are not delayed, because the code is too long to guess.
 */
export async function recover(
  email: string,
  code: Uint8Array<ArrayBuffer>,
  newPassword: string,
): Promise<SessionResult> {
  return orRefusal(async () => {
    const [{ recoverAccount }, { forgetTries, triesKey }] = await Promise.all([
      import('#storage/accounts/recovery.ts'),
      import('#storage/accounts/sign-in-tries.ts'),
    ]);
    const user = await recoverAccount(email, code, newPassword);
    if (!user) return { success: false, error: 'codeWrong' };
    forgetTries(await triesKey(email));
    enter(user);
    return { success: true };
  });
}
