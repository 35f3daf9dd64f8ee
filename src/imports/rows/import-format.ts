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

/** One row of a file, as a format reads it. */
export interface Row {
  /** The cell under a header, which is given in lower case. Empty if the file has no such column. */
  cell: (header: string) => string;
  /** The headers of the file, in lower case. */
  headers: readonly string[];
  /** The headers with a value in this row. Calling it does not count as reading these cells. */
  filled: () => string[];
  /** The number style of the column under a header, or of the whole file. */
  numberStyle: (header?: string) => NumberStyle;
  /** Doubts that came up while the row's cells were read. */
  doubts: RowProblem[];
}

/** The parent's answers, which reading rows needs. Times after `now` (epoch milliseconds) are in the future. */
export interface Answers {
  /** The zone of the log. */
  zone: string;
  dateOrder: DateOrder;
  /** The units of numbers that have no unit in the file. */
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
 * Information that a table may lack. The preview asks the parent only if a row needs the information. One answer counts
 * for all files with the same question.
 */
export interface Asks {
  /** The child of a row, with an empty name if there is none. */
  child?: (row: Row) => Child;
  /** False if the row becomes no record, so that the preview need not ask about its child. */
  becomesRecord?: (row: Row) => boolean;
  /** True if the row's times are wall times without a zone. */
  zone?: (row: Row) => boolean;
  /** Columns with dates that may be written month first or day first. */
  dates?: readonly string[];
  /** Cells with numbers that may lack a unit. */
  amounts?: { [Q in keyof Units]?: (row: Row) => string };
}

/** A record before `prepareImport`, which fills in missing parts of the stamp. */
type Unplaced<R extends Stamp> = Omit<R, keyof Stamp> & Pick<Stamp, 'note' | 'zone'> & Partial<Stamp>;

export type CareDraft = {
  [K in KindName]: {
    kind: K;
    fields: Unplaced<RecordOf<K>>;
    /** The key that the other app gave the entry, if the key is globally unique. */
    key?: string;
    /** The milk in a bottle, if the file has a column for it. The record has the milk only in its import note. */
    milk?: 'breast milk' | 'formula';
    /** Other keys that the log may have from an earlier import. */
    formerKeys?: readonly string[];
  };
}[KindName];

type BabyStamp = 'createdAt' | 'updatedAt' | 'updatedBy';
export type BabyDraft = Omit<Baby, 'userId' | BabyStamp> & Partial<Pick<Baby, BabyStamp>>;

/** A part of a day's growth entry, for apps that write weight, length and head in separate rows. */
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
 * What a row lacks about a feed at both sides: the order of the sides, or both order and durations. In some apps every
 * feed lacks this. The preview therefore counts such rows and does not list them.
 */
export type Untold = 'order' | 'lengths';

/** The content of one row: records (several only if they are one sitting), a measure, a baby's profile, or a remark. */
export type RowContent = (
  | { records: CareDraft[] }
  | { measure: Measure }
  | { baby: BabyDraft }
  | { remark: Remark }
  /** An entry of an unknown kind, kept unchanged. */
  | { other: OtherEntry }
) & {
  untold?: Untold;
  /** What the parent should check, although the row was read. */
  doubt?: RowProblem;
};

/** One type of file of an app. Some apps write a file for each type. */
export interface ImportTable {
  /** True if these headers are those of this table. They are trimmed, in lower case and in any order. */
  matches: (headers: ReadonlySet<string>) => boolean;
  /** Columns that a row may lack at its end. */
  optional?: readonly string[];
  /** Columns that the preview does not report as unread, such as derived values and the person who logged the entry. */
  passedOver?: readonly string[];
  asks: Asks;
  /** The name of the row's type in the file, such as "Solid", for the list of rows that were not imported. */
  kindOf: (row: Row) => string;
  /** Reads one row. Throws a {@link RowProblem} if the row cannot be imported. */
  read: (row: Row, answers: Answers) => RowContent;
}

/**
 * The log format of one app. Each format is one file and one line in `formats.ts`. The code that all formats share
 * (encodings, line ends, repeated rows, impossible spans, the counting of rows) is elsewhere.
 */
export interface ImportFormat {
  /** The app's name in the UI. */
  name: string;
  tables: readonly ImportTable[];
}
