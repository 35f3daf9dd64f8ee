import { v7 } from 'uuid';

/** The fields that every record of the log has. Times are epoch milliseconds. */
export interface Stamp {
  id: string;
  babyId: string;
  /** The parent's note. */
  note: string;
  /**
   * Words such as "Formula" that an import made from other columns of the file. They are separate from the parent's own
   * note.
   */
  importNote?: string;
  /** IANA zone of the record's wall times. */
  zone: string;
  /** When the record was logged, unlike the times of the event itself. */
  createdAt: number;
  updatedAt: number;
  /** Device id. With `updatedAt` it decides which of two edits of one record wins. */
  updatedBy: string;
  /** The import that added the record. Edits keep this field. A revert of the import finds its records by it. */
  importId?: string;
  /** Where the record came from, if it came from several places. Only `domain/sync/merge-entry.ts` reads it. */
  origins?: object;
  /** The record's fingerprint at import. A second import recognizes the record by it, even after an edit. */
  importKey?: string;
  /** The ids of conflicting records and running timers that the parent chose to keep beside this record. */
  keptWith?: string[];
  /**
   * For screens and figures, never stored. `open`: the entry has not ended and counts up to now. `ended`: the entry is
   * an ended segment of a timer that is not saved yet.
   */
  running?: 'open' | 'ended';
}

/** Joins both notes of a record for display and search. The import's note is first. The parent's is on a new line. */
export function wordsBeside({ note, importNote }: Pick<Stamp, 'note' | 'importNote'>): string {
  return importNote && note ? `${importNote}\n${note}` : importNote || note;
}

/** The device and time of a write. Callers pass it in, so that the domain reads no clock. */
export interface Author {
  device: string;
  now: number;
}

/**
 * The number of ids made since the page was loaded. In each id it follows the time. Ids of one millisecond thus sort in
 * order of creation.
 */
let made = 0;

/**
 * Makes a UUIDv7 with the time `now` (epoch milliseconds). Ids of one device sort by time, then by creation. Ids of one
 * millisecond on two devices do not collide.
 */
export function newId(now: number): string {
  made += 1;
  return v7({ msecs: now, seq: made });
}

/** Makes the stamp of a new record, without `note` and `zone`. These come with the record's own fields. */
export function newStamp(
  babyId: string,
  author: Author,
): Pick<Stamp, 'id' | 'babyId' | 'createdAt' | 'updatedAt' | 'updatedBy'> {
  return {
    id: newId(author.now),
    babyId,
    createdAt: author.now,
    updatedAt: author.now,
    updatedBy: author.device,
  };
}

/**
 * Makes the stamp for a change to a record that was last written at `before` (epoch milliseconds). It is later than
 * `before`, even if the clock of the other phone was ahead. Otherwise the change would lose the next merge.
 */
export function stampAfter(before: number, author: Author): { updatedAt: number; updatedBy: string } {
  return { updatedAt: Math.max(author.now, before + 1), updatedBy: author.device };
}
