import type { Baby, Sex } from '#domain/baby/baby.ts';
import type { Growth } from '#domain/kinds/growth/growth.ts';
import type { KindName, RecordOf } from '#domain/kinds/registry.ts';
import type { OtherEntry } from '#domain/log/any-entry.ts';
import type { Stamp } from '#domain/record.ts';
import type { Day } from '#domain/time/when.ts';
import type { Units } from '#domain/units/units.ts';
import type { NumberStyle } from './number-style.ts';
import type { RowProblem } from './row-problem.ts';
import type { DateOrder } from './wall-time.ts';

/** One row of a file, as a format sees it. */
export interface Row {
  /** The cell under a header, in lower case; empty where the file has no such column. */
  cell: (header: string) => string;
  /** The headers of its file, in lower case. */
  headers: readonly string[];
  /** The headers under which the row has something. To ask for them reads none of these cells. */
  filled: () => string[];
  /** How the column under a header writes numbers, or the whole file. */
  numberStyle: (header?: string) => NumberStyle;
  /** What readers of its cells found doubtful. */
  doubts: RowProblem[];
}

/** What rows are read with. Times after `now` (ms) have not happened yet. */
export interface Answers {
  /** The zone in which the log was kept. */
  zone: string;
  dateOrder: DateOrder;
  /** What numbers without a unit are in. */
  units: Units;
  now: number;
}

/** A child as a file knows it. */
export interface Child {
  name: string;
  birthDate?: Day;
  sex?: Sex;
}

/**
 * Where to look for what the rows of a table leave open. The preview asks the parent only where a row depends on it. An
 * answer counts for all files that leave the same open.
 */
export interface Asks {
  /** Whose row it is, with an empty name where it does not say. */
  child?: (row: Row) => Child;
  /** False where the row becomes nobody's record: its child need not be asked about. */
  becomesRecord?: (row: Row) => boolean;
  /** True where its times are those of some wall clock, without a zone. */
  zone?: (row: Row) => boolean;
  /** Columns of dates that some write month first and others day first. */
  dates?: readonly string[];
  /** Cells whose numbers may stand without a unit. */
  amounts?: { [Q in keyof Units]?: (row: Row) => string };
}

/** A record before it has a place: what a file does not bring of the stamp is made when it is prepared. */
type Unplaced<R extends Stamp> = Omit<R, keyof Stamp> & Pick<Stamp, 'note' | 'zone'> & Partial<Stamp>;

export type CareDraft = {
  [K in KindName]: {
    kind: K;
    fields: Unplaced<RecordOf<K>>;
    /** What the other app itself tells its entries apart by, where that is unique in the world. */
    key?: string;
    /** What was in a bottle, where the file says so in a column of its own; the record has it in the note alone. */
    milk?: 'breast milk' | 'formula';
    /** Other keys under which the log may have it from an earlier import. */
    formerKeys?: readonly string[];
  };
}[KindName];

type BabyStamp = 'createdAt' | 'updatedAt' | 'updatedBy';
export type BabyDraft = Omit<Baby, 'userId' | BabyStamp> & Partial<Pick<Baby, BabyStamp>>;

/** A part of the growth entry of its day, for apps that give weight, length and head a row each. */
export type Measure = Partial<Pick<Growth, 'weightKg' | 'lengthCm' | 'headCm'>> & {
  date: Day;
  zone: string;
  note: string;
};

/** Something that Wee Hours has no record for; the parent may want it in the note of an entry near it. */
export interface Remark {
  at: number;
  day: Day;
  words: string;
}

/**
 * What a row does not say about a feed at both sides: which was first, or also how long each took. In some apps every feed
 * is such a row, so the preview counts them and does not list them.
 */
export type Untold = 'order' | 'lengths';

/** What one row says: events of one sitting, a measure, a baby's profile, or something else than we keep. */
export type RowContent = (
  | { records: CareDraft[] }
  | { measure: Measure }
  | { baby: BabyDraft }
  | { remark: Remark }
  /** An entry of a kind that this version does not know. It is kept as it is. */
  | { other: OtherEntry }
) & {
  untold?: Untold;
  /** What the parent should check, although the row was read. */
  doubt?: RowProblem;
};

/** One kind of file that an app writes: some write a file a kind. */
export interface ImportTable {
  /** True when these header names, trimmed and in lower case, are this table's, in any order. */
  matches: (headers: ReadonlySet<string>) => boolean;
  /** Columns that rows may lack where they are the last ones. */
  optional?: readonly string[];
  /** Columns that follow from others, or say who logged it. The preview does not name them when no row reads them. */
  passedOver?: readonly string[];
  asks: Asks;
  /** What the file calls this kind of row, to say what was not imported: "Solid". */
  kindOf: (row: Row) => string;
  /** Reads one row. Throws a {@link RowProblem} when it cannot become anything. */
  read: (row: Row, answers: Answers) => RowContent;
}

/**
 * One app's way to write a log down. A format is a file of its own and a line in `formats.ts`; what is common to all
 * files (encodings, line ends, repeated rows, impossible spans, the accounting) is not its business.
 */
export interface ImportFormat {
  /** The app's name, as the parent knows it. */
  name: string;
  tables: readonly ImportTable[];
}
