import { isInstant, isKey, isMeasure, isOnCalendar, isPlace } from '#domain/kinds/fields.ts';
import { isKindName, type KindName, kindOf } from '#domain/kinds/registry.ts';
import type { Segment, Timer, Written } from '#domain/kinds/timer.ts';
import type { Stamp } from '#domain/record.ts';
import { isListOf, isObject, isText } from '#domain/shape.ts';
import type { AnyEntry, OtherEntry } from './any-entry.ts';
import type { AddedDetails, FamilyBaby, FamilyRow, ImportRun, LogPart } from './family-log.ts';
import { isTimedKind } from './timed-kinds.ts';
import type { Trash } from './trash.ts';

/**
 * Validates rows of a log. Checks only the fields that screens, totals and merges use, and allows unknown fields. A row
 * may be invalid because the browser damaged it, or because a newer version wrote it. Invalid rows are skipped on read
 * and left in their store.
 */

/** A row before validation, in which each field may have any value or be missing. */
type Unchecked<Row> = { readonly [Field in keyof Row]?: unknown };

/**
 * The latest valid time of a write. It leaves room below the last instant of a Date, because each change is stamped
 * later than the one before it.
 */
const LAST_WRITE = 8e15;

const isWritten = (value: unknown) => isInstant(value) && value <= LAST_WRITE;
const isCount = (value: unknown) => isMeasure(value) && Number.isInteger(value);
const isTextIfThere = (value: unknown) => value === undefined || isText(value);
const isWrittenIfThere = (value: unknown) => value === undefined || isWritten(value);

function isVersioned(row: Unchecked<Pick<Stamp, 'createdAt' | 'updatedAt' | 'updatedBy'>>): boolean {
  return isInstant(row.createdAt) && isWritten(row.updatedAt) && isText(row.updatedBy);
}

function isStamped(row: Unchecked<Stamp>): boolean {
  return (
    isVersioned(row) &&
    isKey(row.id) &&
    isKey(row.babyId) &&
    isText(row.note) &&
    isTextIfThere(row.importNote) &&
    isPlace(row.zone) &&
    isTextIfThere(row.importId) &&
    isTextIfThere(row.importKey) &&
    (row.keptWith === undefined || isListOf(isText, row.keptWith)) &&
    // Only entries of running timers have `running`. They are for screens and never stored.
    row.running === undefined
  );
}

/** Returns the validator for entries of a known kind. */
function entryCheck(kind: KindName): (row: object) => boolean {
  const { hasFields } = kindOf(kind);
  return (row) => isStamped(row) && hasFields(row);
}

/** Validates an entry of an unknown kind. Checks only what a merge needs. */
function isOther(row: Unchecked<OtherEntry>): boolean {
  return isVersioned(row) && isKey(row.id) && isKey(row.babyId) && isKey(row.kind) && !isKindName(row.kind);
}

function isFamilyRow(row: Unchecked<FamilyRow>): boolean {
  return isVersioned(row) && isKey(row.id) && isKey(row.kind);
}

function isBaby(row: Unchecked<FamilyBaby>): boolean {
  return (
    isVersioned(row) &&
    isKey(row.babyId) &&
    isText(row.name) &&
    isOnCalendar(row.birthDate) &&
    (row.sex === 'female' || row.sex === 'male') &&
    (row.photoUrl === null || isText(row.photoUrl)) &&
    (row.dueDate === undefined || isOnCalendar(row.dueDate)) &&
    isWrittenIfThere(row.archivedAt) &&
    isWrittenIfThere(row.removedAt)
  );
}

function isTimer(row: Unchecked<Timer>): boolean {
  return (
    isVersioned(row) &&
    isKey(row.id) &&
    isKey(row.babyId) &&
    isTimerKind(row.kind) &&
    (row.what === undefined || isKey(row.what)) &&
    isListOf((segment) => isObject(segment) && isSegment(segment), row.segments) &&
    (row.wrote === undefined || isListOf((one) => isObject(one) && isWrittenEntry(one), row.wrote))
  );
}

/** True for a kind with timers, or an unknown kind. A newer version may have timers of unknown kinds. */
function isTimerKind(kind: unknown): boolean {
  return isKindName(kind) ? isTimedKind(kind) : isKey(kind);
}

function isSegment({ side, startedAt, endedAt }: Unchecked<Segment>): boolean {
  return (
    (side === null || side === 'left' || side === 'right') &&
    isInstant(startedAt) &&
    (endedAt === null || isInstant(endedAt))
  );
}

function isWrittenEntry({ id, updatedAt }: Unchecked<Written>): boolean {
  return isKey(id) && isWritten(updatedAt);
}

function isTrash(row: Unchecked<Trash>): boolean {
  return (
    isKey(row.id) &&
    isObject(row.deleted) &&
    isDeletion(row.deleted) &&
    isWritten(row.deletedAt) &&
    isText(row.deletedBy)
  );
}

function isDeletion({ kind, record }: Unchecked<AnyEntry>): boolean {
  if (!isKey(kind) || !isObject(record)) return false;
  if (isKindName(kind)) return entryCheck(kind)(record);
  return isOther(record) && (record as OtherEntry).kind === kind;
}

function isImportRun(row: Unchecked<ImportRun>): boolean {
  return (
    isKey(row.id) &&
    isText(row.source) &&
    isInstant(row.importedAt) &&
    isObject(row.counts) &&
    areCounts(row.counts) &&
    isListOf(isText, row.babyIds) &&
    (row.filled === undefined || isListOf(isAddedDetails, row.filled))
  );
}

function isAddedDetails(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { kind, id, names, before, moved, updatedAt }: Unchecked<AddedDetails> = value;
  return (
    isText(kind) &&
    isKey(id) &&
    isListOf(isText, names) &&
    isListOf(isText, moved) &&
    isObject(before) &&
    isText((before as Unchecked<AddedDetails['before']>).note) &&
    isInstant(updatedAt)
  );
}

function areCounts(counts: object): boolean {
  return Object.values(counts).every(isCount);
}

const OF_PART: Readonly<Record<string, (row: object) => boolean>> = {
  babies: isBaby,
  others: isOther,
  family: isFamilyRow,
  timers: isTimer,
  trash: isTrash,
  imports: isImportRun,
};

/** Returns the validator for a part's rows. Call it once for many rows, because a month has hundreds of them. */
function rowCheck(part: LogPart): (row: object) => boolean {
  return OF_PART[part] ?? (isKindName(part) ? entryCheck(part) : () => false);
}

/** True for a row with a valid value in every field that the log uses. Other fields are allowed. */
export function isValidRow(part: LogPart, row: unknown): boolean {
  return isObject(row) && rowCheck(part)(row);
}

/** Returns the valid rows in order. */
export function validRows<Row>(part: LogPart, rows: readonly Row[]): Row[] {
  const isValid = rowCheck(part);
  return rows.filter((row) => isObject(row) && isValid(row));
}
