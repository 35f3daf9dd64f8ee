import type { RecordsDb } from '#storage/database/records-db.ts';
import { confirmPassword } from './account.ts';
import { useSession } from './session.ts';
import { inWords, type SessionResult } from './session-result.ts';

/**
 * Deletes all that was logged by whoever is signed in; the account stays. Answers a sentence where the password is wrong or
 * the browser did not do it, and null where `kept` was aborted while the password was still looked at: then everything is
 * as it was.
 */
export async function deleteLog(
  db: RecordsDb,
  password: string,
  kept: AbortSignal,
): Promise<SessionResult | null> {
  return withConsent(password, kept, async () => {
    const { eraseLog } = await import('#storage/log/erase.ts');
    await eraseLog(db);
  });
}

/**
 * Deletes whoever is signed in with all that is theirs, unless `kept` is aborted before the password is known to be right:
 * that answers null. Then `leave` is called, which must sign out: that closes the records, here and in other tabs. A
 * sentence in the answer after that means that something is left, and that its owner can sign in and delete it again.
 */
export async function deleteAccount(
  password: string,
  kept: AbortSignal,
  leave: () => void,
): Promise<SessionResult | null> {
  return withConsent(password, kept, async (userId) => {
    leave();
    const { eraseUser } = await import('#storage/log/erase.ts');
    await eraseUser(userId);
  });
}

async function withConsent(
  password: string,
  kept: AbortSignal,
  act: (userId: string) => Promise<void>,
): Promise<SessionResult | null> {
  const session = useSession.getState();
  const consent = await confirmPassword(password);
  if (kept.aborted) return null;
  if (!consent.success || session.status !== 'signed-in') return consent;
  return inWords(async () => {
    await act(session.user.userId);
    return { success: true };
  });
}
