import { v7 } from 'uuid';

/** What every record of the care log carries. Times are epoch milliseconds. */
export interface Stamp {
  id: string;
  babyId: string;
  /** The parent's own words. */
  note: string;
  /** What an import made of a file's other columns, apart from the parent's words: "Formula". */
  importNote?: string;
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
  /**
   * For screens and figures, never stored. `open`: it has not ended, and counts as far as now. `ended`: a stretch of a timer that
   * is over.
   */
  running?: 'open' | 'ended';
}

/** All words beside a record, as they are shown and searched: those of its import, then in a new line the parent's own. */
export function wordsBeside({ note, importNote }: Pick<Stamp, 'note' | 'importNote'>): string {
  return importNote && note ? `${importNote}\n${note}` : importNote || note;
}

/** Who writes, and when: passed in, so that the domain needs no clock. */
export interface Author {
  device: string;
  now: number;
}

/** How many ids were made here: it stands in each behind its time, so that those of one millisecond keep their order. */
let made = 0;

/**
 * A UUIDv7 of `now` (epoch milliseconds): sorts by that, then by the order of making, and two of one millisecond on two
 * devices never collide.
 */
export function newId(now: number): string {
  made += 1;
  return v7({ msecs: now, seq: made });
}

/** The stamp of a record made now. `note` and `zone` come from the record's own fields. */
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
 * The stamp of a change to what was last written at `before` (epoch milliseconds). It is later than that, also where the
 * other phone's clock was ahead: the change would lose the next merge to what it changed.
 */
export function stampAfter(before: number, author: Author): { updatedAt: number; updatedBy: string } {
  return { updatedAt: Math.max(author.now, before + 1), updatedBy: author.device };
}

/** Follows a figure to which something under way still adds. */
export function soFarWords({ running }: { running?: Stamp['running'] }): string {
  return running === 'open' ? ' so far' : '';
}
