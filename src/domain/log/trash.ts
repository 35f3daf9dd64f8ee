import { type Author, stampAfter } from '#domain/record.ts';
import type { AnyEntry } from './any-entry.ts';

/** A deleted record: for undo, for 30 days of restoring, and as the tombstone that a merge needs. */
export interface Trash {
  id: string;
  deleted: AnyEntry;
  deletedAt: number;
  deletedBy: string;
  /** Its whole import was taken back: the next one may bring it again, unlike what was deleted by itself. */
  takenBack?: true;
}

/** What is left of a record that is deleted: itself, with a stamp later than its last change. */
export function trashOf(deleted: AnyEntry, author: Author): Trash {
  const { updatedAt: deletedAt, updatedBy: deletedBy } = stampAfter(deleted.record.updatedAt, author);
  return { id: deleted.record.id, deleted, deletedAt, deletedBy };
}

/**
 * The trash of a record that was deleted before its whole import was taken back, marked so. The mark has a later stamp than the
 * deletion, so that a merge knows which of the two came later.
 */
export function markReverted(trash: Trash, author: Author): Trash {
  const { updatedAt: deletedAt, updatedBy: deletedBy } = stampAfter(trash.deletedAt, author);
  return { ...trash, deletedAt, deletedBy, takenBack: true };
}
