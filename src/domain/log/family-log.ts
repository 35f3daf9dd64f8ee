import type { Baby } from '#domain/baby/baby.ts';
import { type KindName, kindNames } from '#domain/kinds/registry.ts';
import type { Timer } from '#domain/kinds/timer.ts';
import type { Stamp } from '#domain/record.ts';
import type { AnyEntry, OtherEntry } from './any-entry.ts';
import { type CareLog, type CareRecord, careLogOf, entriesOf } from './care-record.ts';
import type { Trash } from './trash.ts';

/**
 * The number of entries by kind. `others` counts entries of kinds unknown to this version. A missing kind has no
 * entries.
 */
export type EntryCounts = Partial<Record<KindName | 'others', number>>;

/** An entry that the log already had, with the details that an import adds to it. */
export interface DetailsToAdd {
  entry: CareRecord;
  /** The names of the added fields. */
  names: string[];
  /** The notes before the import. */
  before: Pick<Stamp, 'note' | 'importNote'>;
  /** The lines of the notes that became entries of their own. */
  moved: string[];
}

/** What an import added to an entry, stored so that it can be reverted. */
export interface AddedDetails extends Pick<DetailsToAdd, 'names' | 'before' | 'moved'> {
  kind: KindName;
  id: string;
  /** When the import wrote the entry, in epoch ms. An entry that was changed later keeps its details. */
  updatedAt: number;
}

/** One import, stored so that it can be reverted. */
export interface ImportRun {
  id: string;
  /** The format's name in the UI. */
  source: string;
  importedAt: number;
  counts: EntryCounts;
  /** Babies whose profiles the import added. */
  babyIds: string[];
  /** Entries of earlier imports to which this one added details. */
  filled?: AddedDetails[];
}

/** A baby's profile without the account id, which never leaves the device. */
export type FamilyBaby = Omit<Baby, 'userId'>;

/** A row that belongs to the family and not to one baby, such as a list of medicines. */
export interface FamilyRow {
  id: string;
  kind: string;
  createdAt: number;
  updatedAt: number;
  updatedBy: string;
}

/** All records of one user, as in a backup. */
export interface FamilyLog extends CareLog {
  babies: FamilyBaby[];
  others: OtherEntry[];
  family: FamilyRow[];
  timers: Timer[];
  trash: Trash[];
  imports: ImportRun[];
}

export type LogPart = keyof FamilyLog;

export type LogRow = FamilyLog[LogPart][number];

/** Lists the parts of a log. Each part is one list of rows, such as the babies or the entries of one kind. */
export function logParts(): LogPart[] {
  return ['babies', ...kindNames(), 'others', 'family', 'timers', 'trash', 'imports'];
}

/** Returns the rows of one part, typed for code that works with every part. */
export function rowsOf(log: FamilyLog, part: LogPart): readonly LogRow[] {
  return log[part];
}

/** Returns the key of a row within its part. */
export function keyOf(part: LogPart, row: LogRow): string {
  return part === 'babies' ? (row as FamilyBaby).babyId : (row as Exclude<LogRow, FamilyBaby>).id;
}

/** Calls `ofPart` for each part. Returns the results by part name. */
export function mapParts<T>(ofPart: (part: LogPart) => T): Record<LogPart, T> {
  return Object.fromEntries(logParts().map((part) => [part, ofPart(part)])) as Record<LogPart, T>;
}

/** Makes a log whose parts are the results of `rowsOf`. */
export function logOf(rowsOf: (part: LogPart) => readonly object[]): FamilyLog {
  return mapParts((part) => [...rowsOf(part)]) as unknown as FamilyLog;
}

export function emptyLog(): FamilyLog {
  return logOf(() => []);
}

/** Leaves out removed babies and their entries. */
export function withoutRemoved<
  Log extends CareLog & { babies: readonly FamilyBaby[]; others?: OtherEntry[] },
>(log: Log): Log {
  const removed = new Set(
    log.babies.filter(({ removedAt }) => removedAt !== undefined).map(({ babyId }) => babyId),
  );
  const isHere = ({ babyId }: { babyId: string }) => !removed.has(babyId);
  return {
    ...log,
    ...careLogOf((kind) => (log[kind] as { babyId: string }[]).filter(isHere)),
    ...(log.others && { others: log.others.filter(isHere) }),
    babies: log.babies.filter(isHere),
  };
}

/** Lists every entry of a log with its kind, including unknown kinds. */
export function allEntriesOf(log: CareLog & Pick<FamilyLog, 'others'>): AnyEntry[] {
  return [...entriesOf(log), ...log.others.map((record) => ({ kind: record.kind, record }))];
}

/** Returns when each entry was last written or deleted, by id, in epoch milliseconds. */
export function lastWrites(log: FamilyLog): Map<string, number> {
  return new Map([
    ...allEntriesOf(log).map(({ record }) => [record.id, record.updatedAt] as const),
    ...log.trash.map(({ id, deletedAt }) => [id, deletedAt] as const),
  ]);
}
