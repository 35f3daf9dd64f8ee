import { isText, listOf, shapeOf } from '#domain/shape.ts';
import { type ExchangeKeys, openFrom, sealFor } from './exchange-keys.ts';
import { type FamilyAccess, isFamilyAccess } from './family-access.ts';

/**
 * How a family leaves a lost phone behind. A phone of the family makes a new secret, which means a new mailbox. It
 * sends the new access to each copy that goes on. It tells each removed copy that it is removed. No phone needs a new
 * invite. The removed phone keeps its log.
 *
 * Each of these texts needs the sender's private key. With the family's secret alone, a phone can write other letters
 * in the name of another phone, but not these texts.
 */

/** A copy of the log, and the public key that its phone told. */
export interface KnownCopy {
  copy: string;
  key: string;
}

/** A copy that is removed. Without its key, it cannot be told. */
export interface RemovedCopy {
  copy: string;
  key: string | undefined;
}

/** Where a family moves to. */
export interface Move {
  access: FamilyAccess;
  /** The ids of the copies that were removed. */
  removed: readonly string[];
}

/** A text for each copy, by the copy's id. Only that copy can decrypt it. */
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
 * Decrypts the text for this copy. The phone with the public key `other` must have written it. Returns the move, or
 * `removed` for a removed copy. Returns null if the text is not authentic.
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
