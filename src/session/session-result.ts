import type { User } from '#domain/account/user.ts';
import { CHUNK_LOAD_PROBLEM } from '#storage/database/chunk-load-error.ts';

/**
 * The result of an act. `error` is a message for the form. `until` is when the next password try is allowed, in
 * `performance.now()` time, which clock changes do not affect.
 */
export type SessionResult = { success: true } | Refusal;
export type Refusal = { success: false; error: string; until?: number };

/** The browser evicted the account. Every password gets this result, because none can be compared. */
export const ACCOUNT_GONE = {
  success: false,
  error:
    'This account is no longer on this device. Make a backup of your log first, then sign out and sign up again.',
} as const;

/** Runs an act and turns any error into a message. Never rejects. */
export async function inWords<T>(act: () => Promise<T | Refusal>): Promise<T | Refusal> {
  try {
    return await act();
  } catch (error) {
    return { success: false, error: await sentenceFor(error) };
  }
}

/** Checks the password and calls `goOn` with its user. `refusal` is the error for a wrong password. */
export async function withPassword<T>(
  email: string,
  password: string,
  refusal: string,
  goOn: (user: User) => T | Refusal | Promise<T | Refusal>,
): Promise<T | Refusal> {
  return inWords(async () => {
    const { checkPassword } = await import('./password-check.ts');
    const check = await checkPassword(email, password);
    if ('user' in check) return goOn(check.user);
    const error = check.wrong ? refusal : 'Not tried yet: it is too soon after the last try.';
    const waits = check.until > performance.now();
    return { success: false, error, ...(waits && { until: check.until }) };
  });
}

async function sentenceFor(error: unknown): Promise<string> {
  if (error instanceof Error && error.name === 'InsecureContextError') {
    return 'Wee Hours can keep a password safe only over https. Open this page with https:// in front of its address.';
  }
  const { title, message } = await problemOf(error);
  return `${title}. ${message}`;
}

async function problemOf(error: unknown): Promise<{ title: string; message: string }> {
  try {
    const { storageProblem } = await import('#storage/database/storage-error.ts');
    return storageProblem(error);
  } catch {
    return CHUNK_LOAD_PROBLEM;
  }
}
