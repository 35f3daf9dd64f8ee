import type { Baby } from '#domain/baby.ts';
import type { CareKind, CareKinds } from '#domain/care-record.ts';
import type { Growth } from '#domain/growth.ts';
import type { Stamp } from '#domain/record.ts';
import type { Day } from '#domain/when.ts';

/** One row of a file. `line` is the number that a spreadsheet shows beside it. */
export interface Row {
  line: number;
  /** The cell under a header, in lower case; empty where the file has no such column. */
  cell: (header: string) => string;
}

/** What a file does not say and only the parent knows. */
export type Question = 'baby' | 'zone';

/** What rows are read with: the zone in which the log was kept, and the time now (ms), after which nothing happened yet. */
export interface Answers {
  zone: string;
  now: number;
}

/** A record before it has a place: what a file does not bring of the stamp is made when it is prepared. */
type Unplaced<R extends Stamp> = Omit<R, keyof Stamp> & Pick<Stamp, 'note' | 'zone'> & Partial<Stamp>;

export type CareDraft = { [K in CareKind]: { kind: K; fields: Unplaced<CareKinds[K]> } }[CareKind];

type BabyStamp = 'createdAt' | 'updatedAt' | 'updatedBy';
export type BabyDraft = Omit<Baby, 'userId' | BabyStamp> & Partial<Pick<Baby, BabyStamp>>;

/** A part of the growth entry of its day, for apps that give weight, length and head a row each. */
export type Measure = Partial<Pick<Growth, 'weightKg' | 'lengthCm' | 'headCm'>> & {
  date: Day;
  zone: string;
  note: string;
};

/** What one row says: events of one sitting, a measure, or a baby's profile. */
export type RowContent = { records: CareDraft[] } | { measure: Measure } | { baby: BabyDraft };

/**
 * One app's way to write a log down. A format is a file of its own and a line in `formats.ts`; what is common to all
 * files (encodings, line ends, repeated rows, impossible spans, the accounting) is not its business.
 */
export interface ImportFormat {
  /** The app's name, as the parent knows it. */
  name: string;
  asks: readonly Question[];
  /** True when these header names, trimmed and in lower case, are this format's. Extra columns and order do not matter. */
  matches: (headers: ReadonlySet<string>) => boolean;
  /** What the file calls this kind of row, to say what was not imported: "Solid". */
  kindOf: (row: Row) => string;
  /** Reads one row. Throws a {@link RowProblem} when it cannot become anything. */
  read: (row: Row, answers: Answers) => RowContent;
}
