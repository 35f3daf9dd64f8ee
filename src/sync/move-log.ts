import { nextAccess } from '#domain/sync/letters/family-access.ts';
import { unwrapMove, wrapMove } from '#domain/sync/letters/move.ts';
import { copyKeys, followMove, readKeyOf, readRemoval } from '#storage/sync/move.ts';
import { leaveSharing } from '#storage/sync/sharing.ts';
import type { Sender } from './send-letters.ts';
import type { SharedLog } from './shared-log.ts';

/** The family moved to another mailbox, or this phone was removed. The log is shared in another way now. */
export class MovedError extends Error {}

/**
 * Removes the phones that a parent wants to remove, if there are any. Tells the move in the mailbox. This copy follows
 * it when it reads it there, like every other one, so that of two moves all follow the first. Resolves to whether it
 * sent one.
 */
export async function sendRemoval(
  { db, copy, server, pass, secret, epoch }: SharedLog,
  sender: Sender,
): Promise<boolean> {
  const removal = await readRemoval(db);
  if (!removal) return false;
  const own = await copyKeys(db);
  const access = nextAccess({ server, pass, secret: Array.from(secret), epoch });
  const going = [...removal.going, { copy, key: own.publicKey }];
  const wraps = await wrapMove(access, { own, secret }, { going, removed: removal.removed });
  await sender.send({ kind: 'moved', wraps });
  return true;
}

/** How a letter that tells a move was taken. */
export type MoveTaken = 'moved' | 'removed' | 'notForThis' | 'notAuthentic';

/** Follows a move that a letter of the copy `from` tells. The log stays unchanged. */
export async function takeMove(
  { db, copy, secret }: SharedLog,
  from: string,
  wrapped: string | undefined,
): Promise<MoveTaken> {
  if (wrapped === undefined) return 'notForThis';
  const own = await copyKeys(db);
  const other = from === copy ? own.publicKey : await readKeyOf(db, from);
  const move = other === undefined ? null : await unwrapMove(wrapped, { own, secret }, other);
  if (move === null) return 'notAuthentic';
  if (move === 'removed') {
    await leaveSharing(db);
    return 'removed';
  }
  await followMove(db, move);
  return 'moved';
}
