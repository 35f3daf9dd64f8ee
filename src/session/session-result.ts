import type { RefusalCode } from '#domain/account/refusal-code.ts';
import type { User } from '#domain/account/user.ts';

/**
 * The result of an act. `until` is when the next password try is allowed, in
 * `performance.now()` time, which clock changes do not affect.
 */
export type SessionResult = { success: true } | Refusal;
export type Refusal = { success: false; error: RefusalCode; until?: number };

/** The browser evicted the account. Every password gives this result, because there is nothing to compare it with. */
export const ACCOUNT_GONE = { success: false, error: 'accountGone' } as const;

/** Runs an act and turns any error into a refusal. Never rejects. */
export async function orRefusal<T>(act: () => Promise<T | Refusal>): Promise<T | Refusal> {
  try {
    return await act();
  } catch (error) {
    return { success: false, error: await codeOf(error) };
  }
}

/** Checks the password and calls `goOn` with its user. `refusal` is the error for a wrong password. */
export async function withPassword<T>(
  email: string,
  password: string,
  refusal: RefusalCode,
  goOn: (user: User) => T | Refusal | Promise<T | Refusal>,
): Promise<T | Refusal> {
  return orRefusal(async () => {
    const { checkPassword } = await import('./password-check.ts');
    const check = await checkPassword(email, password);
    if ('user' in check) return goOn(check.user);
    const error = check.wrong ? refusal : 'tooSoon';
    const waits = check.until > performance.now();
    return { success: false, error, ...(waits && { until: check.until }) };
  });
}

async function codeOf(error: unknown): Promise<RefusalCode> {
  if (error instanceof Error && error.name === 'InsecureContextError') return 'insecure';
  try {
    const { storageProblem } = await import('#storage/database/storage-error.ts');
    return storageProblem(error);
  } catch {
    return 'unfetched';
  }
}
