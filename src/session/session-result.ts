import type { User } from '#domain/account/user.ts';
import { CHUNK_LOAD_PROBLEM } from '#storage/database/chunk-load-error.ts';

/**
 * What an act came to. `error` is a sentence for the form, `until` the moment at which another password may be tried, by
 * `performance.now()`, which no setting of the clock moves.
 */
export type SessionResult = { success: true } | Refusal;
export type Refusal = { success: false; error: string; until?: number };

/** The browser has dropped the account: also what every password comes to then, since none is compared and none is wrong. */
export const ACCOUNT_GONE = {
  success: false,
  error:
    'This account is no longer on this device. Make a backup of your log first, then sign out and sign up again.',
} as const;

/** Runs an act and puts whatever goes wrong into words. Never rejects. */
export async function inWords<T>(act: () => Promise<T | Refusal>): Promise<T | Refusal> {
  try {
    return await act();
  } catch (error) {
    return { success: false, error: await sentenceFor(error) };
  }
}

/** Goes on with the user whose password it is; `refusal` says that it is wrong. */
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
