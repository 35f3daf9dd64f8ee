import type { Baby, Sex } from '#domain/baby/baby.ts';
import type { Growth } from '#domain/kinds/growth/growth.ts';
import type { KindName, RecordOf } from '#domain/kinds/registry.ts';
import type { OtherEntry } from '#domain/log/any-entry.ts';
import type { Stamp } from '#domain/record.ts';
import type { PlainRowFault, RowFault } from '#domain/sync/row-fault.ts';
import type { Day } from '#domain/time/when.ts';
import type { Units } from '#domain/units/units.ts';
import type { NumberStyle } from './number-style.ts';
import type { RowProblem } from './row-problem.ts';
import type { StatedDuration } from './stated-duration.ts';
import type { DateOrder } from './wall-time.ts';

/** One row of a file, as a format reads it. */
export interface Row {
  /** Returns the cell under a header. The header must be in lower case. Empty if the file has no such column. */
  cell: (header: string) => string;
  /** The headers of the file, in lower case. */
  headers: readonly string[];
  /** Returns the headers that have a value in this row. The call does not mark their cells as read. */
  filled: () => string[];
  /** Returns the number style of the column under a header, or of the whole file. */
  numberStyle: (header?: string) => NumberStyle;
  /** Doubts from reading the row's cells. */
  doubts: RowProblem[];
  /** The duration that the row has beside its start and end. It is checked against the records. */
  stated?: StatedDuration;
}

/**
 * The parent's answers to the questions about the files. `now` (epoch milliseconds) decides which times are in the
 * future.
 */
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
  /** True if the files have another child of this name, and no birth date tells the two apart. */
  sharesName?: true;
}

/**
 * Information that a table may lack. The preview asks the parent only if a row needs it. One answer counts for all
 * files with the same question.
 */
export interface Asks {
  /** Returns the child of a row. Its name is empty if the row names none. */
  child?: (row: Row) => Child;
  /** Returns false if the row becomes no record. The preview then does not ask about its child. */
  becomesRecord?: (row: Row) => boolean;
  /** Returns true if the row's times are wall times without a zone. */
  zone?: (row: Row) => boolean;
  /** Columns with dates whose order of day, month and year may be ambiguous. */
  dates?: readonly string[];
  /** For each quantity, a function that returns a cell with a number that may lack a unit. */
  amounts?: { [Q in keyof Units]?: (row: Row) => string };
}

/** A record before `prepareImport` fills in the missing parts of its stamp. */
type Unplaced<R extends Stamp> = Omit<R, keyof Stamp> & Pick<Stamp, 'note' | 'zone'> & Partial<Stamp>;

export type CareDraft = {
  [K in KindName]: {
    kind: K;
    fields: Unplaced<RecordOf<K>>;
    /** The key that the other app gave the entry, if the key is globally unique. */
    key?: string;
    /** The import note that earlier versions made from the row. */
    formerNote?: string;
    /** The text that earlier versions may have kept in the note of an entry near the row. */
    formerRemark?: string;
    /** True if the time may be AM or PM. Two equal rows are then two entries. */
    isEitherHalf?: true;
    /** Keys under which the log may have the entry from an earlier import. */
    formerKeys?: readonly string[];
  };
}[KindName];

type BabyStamp = 'createdAt' | 'updatedAt' | 'updatedBy';
export type BabyDraft = Omit<Baby, 'userId' | BabyStamp> & Partial<Pick<Baby, BabyStamp>>;

/** A part of the growth entry of a day. Some apps write weight, length and head in separate rows. */
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
 * What a row lacks about a feed at both sides: the order of the sides, or both order and durations. Some apps never
 * write these. The preview therefore counts such rows and does not list them.
 */
export type Untold = 'order' | 'lengths';

/**
 * The content of one row: records, a measure, a baby's profile, an entry of an unknown kind, or a remark. A row has
 * several records if they are one sitting, or if the other app logs them in one entry, such as a fever and a dose.
 */
export type RowContent = (
  | { records: CareDraft[] }
  | { measure: Measure }
  | { baby: BabyDraft }
  | { remark: Remark }
  /** An entry of an unknown kind, kept unchanged. */
  | { other: OtherEntry }
) & {
  untold?: Untold;
  /** What the parent should check about a row that was read. */
  doubt?: RowProblem;
};

/** One type of file of an app. Some apps write a file for each type. */
export interface ImportTable {
  /** Returns true if the headers are those of this table. They are trimmed, in lower case and in any order. */
  matches: (headers: ReadonlySet<string>) => boolean;
  /** Columns that may be missing at the end of a row. */
  optional?: readonly string[];
  /**
   * Columns that the preview does not report as unread, such as calculated values and the person who logged the entry.
   */
  passedOver?: readonly string[];
  asks: Asks;
  /**
   * Returns the name of the row's type in the file, such as "Solid". The list of rows that were not imported shows it.
   */
  kindOf: (row: Row) => string;
  /** Reads one row. Throws a {@link RowProblem} if the row cannot be imported. */
  read: (row: Row, answers: Answers) => RowContent;
}

/** A row of a table before a format reads it. */
export interface SheetRow {
  /**
   * The line in a text, or the row number in a spreadsheet. An entry of a list has the row number that it would have.
   */
  line: number;
  cells: string[];
  /** Why the row's cells cannot be read. */
  damage?: RowFault;
  /** What the parent should check about the row's place in the file. It counts if the cells give no doubt. */
  doubt?: PlainRowFault;
}

/** What an app adds up for a day: minutes at each breast and asleep, bottles and their ounces, and diapers. */
export type TotalName =
  | 'leftMinutes'
  | 'rightMinutes'
  | 'sleepMinutes'
  | 'formulaOz'
  | 'formulaCount'
  | 'breastMilkOz'
  | 'breastMilkCount'
  | 'wetCount'
  | 'dirtyCount';

/** A line with totals of a day. They are checked against the records of the day and the child. */
export interface StatedTotals {
  line: number;
  text: string;
  day: Day;
  child: string;
  totals: Partial<Record<TotalName, number>>;
}

/** A table of a file. Its rows are split into cells, and not read yet. */
export interface Sheet {
  /** The name of the table in its file. Empty if the file has only this one. */
  name: string;
  titles: readonly string[];
  rows: readonly SheetRow[];
  /** The app's own totals, if the file has some. */
  totals?: readonly StatedTotals[];
}

/** The content of a file: its text, or its tables. */
export type FileContent = { text: string } | { sheets: readonly Sheet[] };

/** How an app refers to children by ids. Some of its tables have their names, others only the ids. */
export interface ChildNames {
  /** Returns the id and the name of a row’s child. The name is empty if the row has only the id. Null without an id. */
  read: (row: Row) => { id: string; child: Child } | null;
}

/**
 * The log format of one app. Each format is one file and one line in `formats.ts`. Other modules have the code that all
 * formats share: encodings, line ends, repeated rows, impossible spans and counts of rows.
 */
export interface ImportFormat {
  /** The app's name in the UI. */
  name: string;
  tables: readonly ImportTable[];
  /**
   * Turns a file into sheets that match the tables. Returns null for a file of another app. Gets a text first, then the
   * tables of a JSON file or of a database. Gets a CSV table only if it matches. An app whose rows can be read one by
   * one in CSV files needs no such function.
   */
  sheets?: (content: FileContent) => Sheet[] | null;
  /** Finds the names of children in any of the files that were chosen together. */
  childNames?: ChildNames;
}
