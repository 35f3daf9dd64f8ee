import { v7 } from 'uuid';

/** The fields that every record of the log has. Times are epoch milliseconds. */
export interface Stamp {
  id: string;
  babyId: string;
  /** The parent's note. */
  note: string;
  /** Words such as "Formula" that an import made of a file's other columns. Separate from the parent's own note. */
  importNote?: string;
  /** IANA zone of the record's wall times. */
  zone: string;
  /** When the record was logged, unlike the times of the event itself. */
  createdAt: number;
  updatedAt: number;
  /** Device id. With `updatedAt` it decides which of two edits of one record wins. */
  updatedBy: string;
  /** The import that added the record. Edits keep it. A revert of the import selects its records by it. */
  importId?: string;
  /** The record's fingerprint at import, by which a second import recognizes the record even after an edit. */
  importKey?: string;
  /** Ids of records and running timers that conflict with this record, if the parent kept both. */
  keptWith?: string[];
  /**
   * For screens and figures, never stored. `open`: the entry has not ended and counts up to now. `ended`: the entry is
   * an ended stretch of a timer that is not saved yet.
   */
  running?: 'open' | 'ended';
}

/** Both notes of a record, as they are shown and searched: the import's, then on a new line the parent's. */
export function wordsBeside({ note, importNote }: Pick<Stamp, 'note' | 'importNote'>): string {
  return importNote && note ? `${importNote}\n${note}` : importNote || note;
}

/** The device and time of a write. Callers pass it in, so that the domain reads no clock. */
export interface Author {
  device: string;
  now: number;
}

/**
 * The number of ids made on this page. It follows the time in each id, so that ids of one millisecond sort in order of
 * creation.
 */
let made = 0;

/**
 * A UUIDv7 of `now` (epoch milliseconds). Ids of one device sort by time, then by creation. Ids of one millisecond on
 * two devices do not collide.
 */
export function newId(now: number): string {
  made += 1;
  return v7({ msecs: now, seq: made });
}

/** The stamp of a new record. `note` and `zone` come from the record's own fields. */
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
 * The stamp of a change to a record last written at `before` (epoch milliseconds). It is later than `before`, even if
 * the other phone's clock was ahead. Otherwise the change would lose the next merge.
 */
export function stampAfter(before: number, author: Author): { updatedAt: number; updatedBy: string } {
  return { updatedAt: Math.max(author.now, before + 1), updatedBy: author.device };
}
