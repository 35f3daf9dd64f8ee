import { isText, listOf, shapeOf } from '#domain/shape.ts';
import { type ExchangeKeys, openFrom, sealFor } from './exchange-keys.ts';
import { type FamilyAccess, isFamilyAccess } from './family-access.ts';

/**
 * How a family leaves a phone behind that was lost. A phone of the family makes a new secret, and with it a new
 * mailbox. It tells each copy that goes on the new access, and each removed one that it is removed. Nobody needs a new
 * invite. What the removed phone has stays there.
 *
 * Only the phone with the sender's private key can write what a copy is told. A phone that has the family's secret can
 * write any other letter in the name of another phone, but not this one.
 */

/** A copy of the log, and the public key that its phone told. */
export interface KnownCopy {
  copy: string;
  key: string;
}

/** A copy that is removed. It cannot be told if its key is not known. */
export type RemovedCopy = Pick<KnownCopy, 'copy'> & Partial<Pick<KnownCopy, 'key'>>;

/** Where a family moves to. */
export interface Move {
  access: FamilyAccess;
  /** The ids of the copies that were removed. */
  removed: readonly string[];
}

/** What each copy is told, encrypted for it alone, by the id of the copy. */
export type MoveWraps = Record<string, string>;

/** The keys of one end of a move. `secret` is that of the former access. */
interface MoveKeys {
  own: ExchangeKeys;
  secret: Uint8Array<ArrayBuffer>;
}

const isMove = shapeOf({ access: isFamilyAccess, removed: listOf(isText) });

/** Encrypts a move for each of the copies, and for the removed ones that they are removed. */
export async function wrapMove(
  access: FamilyAccess,
  { own, secret }: MoveKeys,
  { going, removed }: { going: readonly KnownCopy[]; removed: readonly RemovedCopy[] },
): Promise<MoveWraps> {
  const wrap = async ({ copy, key: other }: KnownCopy, told: Move | null) =>
    [copy, await sealFor({ own, other, secret, purpose: 'moved' }, told)] as const;
  const move = { access, removed: removed.map(({ copy }) => copy) };
  const wraps = [
    ...going.map((one) => wrap(one, move)),
    ...removed.flatMap(({ copy, key }) => (key === undefined ? [] : [wrap({ copy, key }, null)])),
  ];
  return Object.fromEntries(await Promise.all(wraps));
}

/**
 * Reads what this copy is told by the phone with the public key `other`. Returns the move, `removed`, or null if it is
 * not authentic.
 */
export async function unwrapMove(
  wrapped: string,
  keys: MoveKeys,
  other: string,
): Promise<Move | 'removed' | null> {
  try {
    const told = await openFrom({ ...keys, other, purpose: 'moved' }, wrapped);
    if (told === null) return 'removed';
    return isMove(told) ? told : null;
  } catch {
    return null;
  }
}
