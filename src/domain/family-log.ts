import type { Baby } from './baby.ts';
import { type CareKind, type CareLog, type CareRecord, entriesOf } from './care-record.ts';
import { type Author, stampAfter } from './record.ts';
import type { Timer } from './timer.ts';

/** A deleted record: for undo, for 30 days of restoring, and as the tombstone that a merge needs. */
export interface Trash {
  id: string;
  deleted: CareRecord;
  deletedAt: number;
  deletedBy: string;
  /** Its whole import was taken back: the next one may bring it again, unlike what was deleted by itself. */
  takenBack?: true;
}

/** What is left of a record that is deleted: itself, with a stamp later than its last change. */
export function trashOf(deleted: CareRecord, author: Author): Trash {
  const { updatedAt: deletedAt, updatedBy: deletedBy } = stampAfter(deleted.record.updatedAt, author);
  return { id: deleted.record.id, deleted, deletedAt, deletedBy };
}

/**
 * The trash of a record that was deleted before its whole import was taken back, marked so. The mark has a later stamp than the
 * deletion, so that a merge knows which of the two came later.
 */
export function takenBackWith(trash: Trash, author: Author): Trash {
  const { updatedAt: deletedAt, updatedBy: deletedBy } = stampAfter(trash.deletedAt, author);
  return { ...trash, deletedAt, deletedBy, takenBack: true };
}

/** One import, so that all of it can be taken back. */
export interface ImportRun {
  id: string;
  /** The format's name, as the parent knows it. */
  source: string;
  importedAt: number;
  counts: Record<CareKind, number>;
  /** Babies whose profiles it brought. */
  babyIds: string[];
}

/** A baby's profile without the account it belongs to, which stays on its device. */
export type FamilyBaby = Omit<Baby, 'userId'>;

/** All that the records of one user hold, as a backup carries it. */
export interface FamilyLog extends CareLog {
  babies: FamilyBaby[];
  timers: Timer[];
  trash: Trash[];
  imports: ImportRun[];
}

export type LogPart = keyof FamilyLog;

/** The parts of a log. The names are those of the stores in the database, and of the parts of a backup. */
export const LOG_PARTS: LogPart[] = [
  'babies',
  'feeds',
  'diapers',
  'sleeps',
  'growths',
  'timers',
  'trash',
  'imports',
];

export type LogRow = FamilyLog[LogPart][number];

const PART_OF_KIND = { feed: 'feeds', diaper: 'diapers', sleep: 'sleeps', growth: 'growths' } as const;

/** The part that holds the records of one kind. */
export function partOf(kind: CareKind): keyof CareLog {
  return PART_OF_KIND[kind];
}

/** The rows of one part, whatever they are. */
export function rowsOf(log: FamilyLog, part: LogPart): readonly LogRow[] {
  return log[part];
}

/** What tells the rows of one part apart. */
export function keyOf(part: LogPart, row: LogRow): string {
  return part === 'babies' ? (row as FamilyBaby).babyId : (row as Exclude<LogRow, FamilyBaby>).id;
}

/** One value for each part. */
export function mapParts<T>(ofPart: (part: LogPart) => T): Record<LogPart, T> {
  return Object.fromEntries(LOG_PARTS.map((part) => [part, ofPart(part)])) as Record<LogPart, T>;
}

/** How many rows each part has. */
export function countRows(log: FamilyLog): Record<LogPart, number> {
  return mapParts((part) => log[part].length);
}

/** The same log with the rows of every part in order of their ids: two equal logs then read alike. */
export function sortedLog(log: FamilyLog): FamilyLog {
  const sorted = (part: LogPart) =>
    rowsOf(log, part).toSorted((a, b) => (keyOf(part, a) < keyOf(part, b) ? -1 : 1));
  return mapParts(sorted) as unknown as FamilyLog;
}

/** Profiles and care records without the babies that were removed, and what was logged about them. */
export function withoutRemoved<Profile extends FamilyBaby>({
  babies,
  feeds,
  diapers,
  sleeps,
  growths,
}: CareLog & { babies: readonly Profile[] }): CareLog & { babies: Profile[] } {
  const removed = new Set(
    babies.filter(({ removedAt }) => removedAt !== undefined).map(({ babyId }) => babyId),
  );
  const isHere = ({ babyId }: { babyId: string }) => !removed.has(babyId);
  return {
    babies: babies.filter(isHere),
    feeds: feeds.filter(isHere),
    diapers: diapers.filter(isHere),
    sleeps: sleeps.filter(isHere),
    growths: growths.filter(isHere),
  };
}

/** When each record was last written, or deleted, by its id; epoch milliseconds. */
export function lastWrites(log: FamilyLog): Map<string, number> {
  return new Map([
    ...entriesOf(log).map(({ record }) => [record.id, record.updatedAt] as const),
    ...log.trash.map(({ id, deletedAt }) => [id, deletedAt] as const),
  ]);
}
