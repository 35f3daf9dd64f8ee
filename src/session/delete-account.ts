import { authorNow } from '#storage/browser/device.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { confirmPassword } from './account.ts';
import { useSession } from './session.ts';
import { orRefusal, type SessionResult } from './session-result.ts';

/**
 * Deletes the user's log and keeps the account. Resolves to an error if the password is wrong or storage fails. If
 * `kept` was aborted while the password was being compared, changes nothing and resolves to null.
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
 * Moves the user's log to the trash, on all phones that share it. It can be restored for 30 days. Refusals are as in
 * {@link deleteLog}.
 */
export async function removeLogEverywhere(
  db: RecordsDb,
  password: string,
  kept: AbortSignal,
): Promise<SessionResult | null> {
  return withConsent(password, kept, async () => {
    const { removeAllBabies } = await import('#storage/log/change-babies.ts');
    await removeAllBabies(db, authorNow());
  });
}

/**
 * Deletes the user and all their data. If `kept` is aborted before the password is confirmed, changes nothing and
 * resolves to null. Once the password is confirmed, calls `leave`. `leave` must sign out, which closes the records in
 * every tab. After a later error some data remains. The user can sign in again and delete it.
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
  return orRefusal(async () => {
    await act(session.user.userId);
    return { success: true };
  });
}
