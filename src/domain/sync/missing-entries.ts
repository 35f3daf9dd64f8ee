/**
 * Decides about entries that this phone has and another phone lacks. Either the other phone never got the entry, or it
 * deleted the entry so long ago that its tombstone was purged.
 */

/** An entry that the other phone lacks, even as a tombstone. */
export interface MissingEntry {
  id: string;
  /** When this phone last wrote or received the entry, by its monotonic clock. Null if it does not remember. */
  heldSince: number | null;
  /** True if this phone still has to send the entry. */
  isMarked: boolean;
}

/** What this phone knows of the other one. */
export interface OtherLog {
  /**
   * The id of the other phone's copy of the log. A phone gets a new id when it joins, when the browser evicted its log
   * and when a backup replaced it. Null while its log is not complete.
   */
  copyId: string | null;
  /** The copy with which this phone last had an equal log, and when, by the monotonic clock of this phone. */
  inStep: { copyId: string; at: number } | null;
}

/** Deleting more entries than this at once needs a parent's answer. */
export const MOST_DELETIONS = 20;

/** `send`: the other phone needs these entries. `remove`: it deleted them. `mustAsk`: ask before they are removed. */
export interface MissingDecision {
  send: string[];
  remove: string[];
  mustAsk: boolean;
}

/**
 * Sorts missing entries into those to send and those to remove. An entry counts as deleted only if the other phone is
 * known to have had it: the two logs were equal while this phone had the entry, and the other phone has had the same
 * copy of its log since then. A marked entry was not sent yet, so it is never removed.
 */
export function decideMissing(
  missing: readonly MissingEntry[],
  { copyId, inStep }: OtherLog,
): MissingDecision {
  const equalAt = copyId !== null && inStep?.copyId === copyId ? inStep.at : null;
  const isDeleted = ({ heldSince, isMarked }: MissingEntry) =>
    equalAt !== null && !isMarked && (heldSince === null || heldSince < equalAt);
  const remove = missing.filter(isDeleted).map(({ id }) => id);
  const send = missing.filter((entry) => !isDeleted(entry)).map(({ id }) => id);
  return { send, remove, mustAsk: remove.length > MOST_DELETIONS };
}
