import { v7 } from 'uuid';

/** The fields of every record of the log. Times are epoch milliseconds. */
export interface Stamp {
  id: string;
  babyId: string;
  /** The parent's note. */
  note: string;
  /** What an import took from a file's other columns, separate from the parent's note: "Formula". */
  importNote?: string;
  /** IANA zone of the record's wall times. */
  zone: string;
  createdAt: number;
  updatedAt: number;
  /** Device id. With `updatedAt` it decides which of two edits of one record wins. */
  updatedBy: string;
  importId?: string;
  /** The record's fingerprint at import, so that a second import recognizes it after an edit. */
  importKey?: string;
  /** Ids of conflicting records, and of running timers, that the parent kept in addition to this one. */
  keptWith?: string[];
  /**
   * For screens and figures, never stored. `open`: it has not ended and counts up to now. `ended`: a stretch of a timer
   * that is over.
   */
  running?: 'open' | 'ended';
}

/** All notes of a record, as shown and searched: the import's, then on a new line the parent's. */
export function wordsBeside({ note, importNote }: Pick<Stamp, 'note' | 'importNote'>): string {
  return importNote && note ? `${importNote}\n${note}` : importNote || note;
}

/** Who writes, and when. Passed in, so that the domain reads no clock. */
export interface Author {
  device: string;
  now: number;
}

/** The number of ids made here. It follows the time in each id, so that ids of one millisecond stay in order. */
let made = 0;

/**
 * A UUIDv7 of `now` (epoch milliseconds). Sorts by time, then by creation. Ids of one millisecond on two devices do not
 * collide.
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

/** The words after a figure that still grows. */
export function soFarWords({ running }: { running?: Stamp['running'] }): string {
  return running === 'open' ? ' so far' : '';
}
