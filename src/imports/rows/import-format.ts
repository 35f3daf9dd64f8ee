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

/** One row of a file, as seen by a format. */
export interface Row {
  /** The cell under a header, in lower case; empty if the file has no such column. */
  cell: (header: string) => string;
  /** The headers of its file, in lower case. */
  headers: readonly string[];
  /** The headers with a value in this row. Calling it does not count as reading these cells. */
  filled: () => string[];
  /** The number style of the column under a header, or of the whole file. */
  numberStyle: (header?: string) => NumberStyle;
  /** Doubts from reading its cells. */
  doubts: RowProblem[];
}

/** The parent's answers, for reading rows. Times after `now` (ms) are in the future. */
export interface Answers {
  /** The zone of the log. */
  zone: string;
  dateOrder: DateOrder;
  /** The units of numbers without one. */
  units: Units;
  now: number;
}

/** A child in a file. */
export interface Child {
  name: string;
  birthDate?: Day;
  sex?: Sex;
}

/**
 * Where a table may lack information. The preview asks the parent only if a row needs it. One answer counts for all
 * files with the same question.
 */
export interface Asks {
  /** The child of a row, with an empty name if there is none. */
  child?: (row: Row) => Child;
  /** False if the row becomes no record, so that its child needs no question. */
  becomesRecord?: (row: Row) => boolean;
  /** True if its times are wall times without a zone. */
  zone?: (row: Row) => boolean;
  /** Date columns that may be written month first or day first. */
  dates?: readonly string[];
  /** Cells with numbers that may lack a unit. */
  amounts?: { [Q in keyof Units]?: (row: Row) => string };
}

/** A record before placement: missing parts of the stamp are filled in during preparation. */
type Unplaced<R extends Stamp> = Omit<R, keyof Stamp> & Pick<Stamp, 'note' | 'zone'> & Partial<Stamp>;

export type CareDraft = {
  [K in KindName]: {
    kind: K;
    fields: Unplaced<RecordOf<K>>;
    /** The app's own key of an entry, if it is globally unique. */
    key?: string;
    /** The content of a bottle, if the file has a column for it. The record has it only in the note. */
    milk?: 'breast milk' | 'formula';
    /** Other keys that the log may have from an earlier import. */
    formerKeys?: readonly string[];
  };
}[KindName];

type BabyStamp = 'createdAt' | 'updatedAt' | 'updatedBy';
export type BabyDraft = Omit<Baby, 'userId' | BabyStamp> & Partial<Pick<Baby, BabyStamp>>;

/** A part of the growth entry of a day, for apps with one row each for weight, length and head. */
export type Measure = Partial<Pick<Growth, 'weightKg' | 'lengthCm' | 'headCm'>> & {
  date: Day;
  zone: string;
  note: string;
};

/** A row without a kind in Wee Hours. The parent may keep it in the note of an entry near it. */
export interface Remark {
  at: number;
  day: Day;
  words: string;
}

/**
 * What a row lacks about a feed at both sides: the order, or also the duration of each. In some apps every feed lacks
 * it. The preview therefore counts such rows and does not list them.
 */
export type Untold = 'order' | 'lengths';

/** The content of one row: events of one sitting, a measure, a baby's profile, or something without a kind. */
export type RowContent = (
  | { records: CareDraft[] }
  | { measure: Measure }
  | { baby: BabyDraft }
  | { remark: Remark }
  /** An entry of an unknown kind, kept unchanged. */
  | { other: OtherEntry }
) & {
  untold?: Untold;
  /** What the parent should check although the row was read. */
  doubt?: RowProblem;
};

/** One type of file of an app. Some apps write a file for each type. */
export interface ImportTable {
  /** True if these header names, trimmed and in lower case and in any order, are this table's. */
  matches: (headers: ReadonlySet<string>) => boolean;
  /** Columns that rows may lack if they are the last ones. */
  optional?: readonly string[];
  /** Columns that are derived, or that name who logged the entry. The preview does not report them as unread. */
  passedOver?: readonly string[];
  asks: Asks;
  /** The name of this type of row in the file, for the list of rows that were not imported: "Solid". */
  kindOf: (row: Row) => string;
  /** Reads one row. Throws a {@link RowProblem} if it cannot be imported. */
  read: (row: Row, answers: Answers) => RowContent;
}

/**
 * The log format of one app. Each format is a file and a line in `formats.ts`. Code common to all files (encodings,
 * line ends, repeated rows, impossible spans, the accounting) is elsewhere.
 */
export interface ImportFormat {
  /** The app's name in the UI. */
  name: string;
  tables: readonly ImportTable[];
}
