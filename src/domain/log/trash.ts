import { type Author, stampAfter } from '#domain/record.ts';
import type { AnyEntry } from './any-entry.ts';

/** A deleted record. It is kept for undo, to be restored within 30 days, and as the tombstone that a merge needs. */
export interface Trash {
  id: string;
  deleted: AnyEntry;
  deletedAt: number;
  deletedBy: string;
  /**
   * True if the record's whole import was reverted. A later import may add the record again, unlike a record that the
   * parent deleted.
   */
  takenBack?: true;
}

/** Makes the trash row of a deleted record, with a stamp later than the record's last change. */
export function trashOf(deleted: AnyEntry, author: Author): Trash {
  const { updatedAt: deletedAt, updatedBy: deletedBy } = stampAfter(deleted.record.updatedAt, author);
  return { id: deleted.record.id, deleted, deletedAt, deletedBy };
}

/**
 * Marks the trash row of a record that was deleted before the record's import was reverted. The mark has a later stamp
 * than the deletion, so that a merge can order the two.
 */
export function markReverted(trash: Trash, author: Author): Trash {
  const { updatedAt: deletedAt, updatedBy: deletedBy } = stampAfter(trash.deletedAt, author);
  return { ...trash, deletedAt, deletedBy, takenBack: true };
}
