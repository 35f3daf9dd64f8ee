import { v7 } from 'uuid';

/** What every record of the care log carries. Times are epoch milliseconds. */
export interface Stamp {
  id: string;
  babyId: string;
  note: string;
  /** IANA zone of the wall the record's own times were read from. */
  zone: string;
  createdAt: number;
  updatedAt: number;
  /** Device id: with `updatedAt` it decides which of two edits of one record wins. */
  updatedBy: string;
  importId?: string;
  /** The record as its import first read it, so that a second import knows it again after an edit. */
  importKey?: string;
  /** Ids of records, and of timers while they ran, that clash with this one and that the parent kept all the same. */
  keptWith?: string[];
}

/** Who writes, and when: passed in, so that the domain needs no clock. */
export interface Author {
  device: string;
  now: number;
}

/** A UUIDv7: sorts by creation, and two records of one millisecond on two devices never collide. */
export function newId(): string {
  return v7();
}

/** The stamp of a record made now. `note` and `zone` come from the record's own fields. */
export function newStamp(
  babyId: string,
  author: Author,
): Pick<Stamp, 'id' | 'babyId' | 'createdAt' | 'updatedAt' | 'updatedBy'> {
  return {
    id: newId(),
    babyId,
    createdAt: author.now,
    updatedAt: author.now,
    updatedBy: author.device,
  };
}

/**
 * The stamp of a change to what was last written at `before` (epoch milliseconds). It is later than that, also where the
 * other phone's clock was ahead: the change would lose the next merge to what it changed.
 */
export function stampAfter(before: number, author: Author): { updatedAt: number; updatedBy: string } {
  return { updatedAt: Math.max(author.now, before + 1), updatedBy: author.device };
}
