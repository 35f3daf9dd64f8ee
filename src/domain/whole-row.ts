import type { Diaper } from '#domain/kinds/diaper/diaper.ts';
import type { Feed } from '#domain/kinds/feed/feed.ts';
import type { Growth } from '#domain/kinds/growth/growth.ts';
import type { Sleep } from '#domain/kinds/sleep/sleep.ts';
import type { CareKind, CareRecord } from './care-record.ts';
import {
  type FamilyBaby,
  type FamilyLog,
  type ImportRun,
  keyOf,
  LOG_PARTS,
  type LogPart,
  type LogRow,
  mapParts,
  rowsOf,
  type Trash,
} from './family-log.ts';
import type { Stamp } from './record.ts';
import type { Segment, Timer, Written } from './timer.ts';
import { isClock, isDay, isWallTime, isZone } from './when.ts';

/**
 * Whether a row of a log is what this version takes it for: what the screens, the sums and the merge rely on, and no more.
 * Fields that this version does not know are no fault. One row that is not whole (a browser's damage, a newer version's
 * meaning) must not take the others with it, so a log is read without it and it stays where it is.
 */

/** A row that nobody has looked at yet: under the names of its fields anything may lie, or nothing. */
type Unchecked<Row> = { readonly [Field in keyof Row]?: unknown };

/** The furthest from 1970 that a Date goes, in milliseconds. */
const LAST_INSTANT = 8.64e15;
/** The latest time of a write: below {@link LAST_INSTANT}, since every change is stamped later than what it changes. */
const LAST_WRITE = 8e15;

const isText = (value: unknown): value is string => typeof value === 'string';
const isKey = (value: unknown) => isText(value) && value !== '';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isInstant = (value: unknown): value is number => isNumber(value) && Math.abs(value) <= LAST_INSTANT;
const isWritten = (value: unknown) => isInstant(value) && value <= LAST_WRITE;
const isMeasure = (value: unknown) => isNumber(value) && value >= 0 && Number.isFinite(value);
const isMeasureOrNull = (value: unknown) => value === null || isMeasure(value);
const isCount = (value: unknown) => isMeasure(value) && Number.isInteger(value);
const isOnCalendar = (value: unknown) => isText(value) && isDay(value);
const isOnClock = (value: unknown) => isText(value) && isClock(value);
const isOnWall = (value: unknown) => isText(value) && isWallTime(value);
const isPlace = (value: unknown) => isText(value) && isZone(value);
const isTextIfThere = (value: unknown) => value === undefined || isText(value);
const isWrittenIfThere = (value: unknown) => value === undefined || isWritten(value);

function isListOf(isOne: (value: unknown) => boolean, value: unknown): boolean {
  return Array.isArray(value) && value.every(isOne);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// Field by field and not by a table of checks: a month has hundreds of rows, and a table takes eight times as long.

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
    // An entry of a running timer is made for the screen and never stored.
    row.running === undefined
  );
}

function isFeed(row: Unchecked<Feed>): boolean {
  return (
    isStamped(row) &&
    isInstant(row.startedAt) &&
    isInstant(row.endedAt) &&
    isOnCalendar(row.date) &&
    isOnClock(row.startTime) &&
    isOnClock(row.endTime) &&
    (row.type === 'left' || row.type === 'right' || row.type === 'bottle') &&
    isMeasureOrNull(row.amountOz) &&
    isTextIfThere(row.sessionId) &&
    (row.orderUnknown === undefined || row.orderUnknown === true)
  );
}

function isDiaper(row: Unchecked<Diaper>): boolean {
  return (
    isStamped(row) &&
    isOnCalendar(row.date) &&
    isOnClock(row.time) &&
    (row.type === 'wet' || row.type === 'dirty' || row.type === 'mixed') &&
    isInstant(row.at)
  );
}

function isSleep(row: Unchecked<Sleep>): boolean {
  return (
    isStamped(row) &&
    isInstant(row.startedAt) &&
    isInstant(row.endedAt) &&
    isOnWall(row.startTime) &&
    isOnWall(row.endTime) &&
    typeof row.isNight === 'boolean'
  );
}

function isGrowth(row: Unchecked<Growth>): boolean {
  return (
    isStamped(row) &&
    isOnCalendar(row.date) &&
    isMeasureOrNull(row.weightKg) &&
    isMeasureOrNull(row.lengthCm) &&
    isMeasureOrNull(row.headCm)
  );
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
    (row.kind === 'feed' || row.kind === 'sleep') &&
    isListOf((segment) => isObject(segment) && isSegment(segment), row.segments) &&
    (row.wrote === undefined || isListOf((one) => isObject(one) && isWrittenEntry(one), row.wrote))
  );
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

const OF_KIND: Record<CareKind, (record: object) => boolean> = {
  feed: isFeed,
  diaper: isDiaper,
  sleep: isSleep,
  growth: isGrowth,
};

function isTrash(row: Unchecked<Trash>): boolean {
  return (
    isKey(row.id) &&
    isObject(row.deleted) &&
    isDeletion(row.deleted) &&
    isWritten(row.deletedAt) &&
    isText(row.deletedBy)
  );
}

function isDeletion({ kind, record }: Unchecked<CareRecord>): boolean {
  return (
    isText(kind) && Object.hasOwn(OF_KIND, kind) && isObject(record) && OF_KIND[kind as CareKind](record)
  );
}

function isImportRun(row: Unchecked<ImportRun>): boolean {
  return (
    isKey(row.id) &&
    isText(row.source) &&
    isInstant(row.importedAt) &&
    isObject(row.counts) &&
    areCounts(row.counts) &&
    isListOf(isText, row.babyIds)
  );
}

function areCounts({ feed, diaper, sleep, growth }: Unchecked<ImportRun['counts']>): boolean {
  return isCount(feed) && isCount(diaper) && isCount(sleep) && isCount(growth);
}

const OF_PART: Record<LogPart, (row: object) => boolean> = {
  babies: isBaby,
  feeds: isFeed,
  diapers: isDiaper,
  sleeps: isSleep,
  growths: isGrowth,
  timers: isTimer,
  trash: isTrash,
  imports: isImportRun,
};

/** True for a row that has every field the log counts on, of the right kind; it may have others. */
export function isWholeRow(part: LogPart, row: unknown): boolean {
  return isObject(row) && OF_PART[part](row);
}

/** The rows that are whole, in their order. */
export function wholeRows<Row>(part: LogPart, rows: readonly Row[]): Row[] {
  return rows.filter((row) => isWholeRow(part, row));
}

/** A row that is not whole, as it lies in the part of the log where it belongs. */
export interface RowSetAside {
  part: LogPart;
  row: object;
}

/** The rows of a log that are not whole. */
export function rowsSetAside(log: FamilyLog): RowSetAside[] {
  return LOG_PARTS.flatMap((part) =>
    (log[part] as object[]).filter((row) => !isWholeRow(part, row)).map((row) => ({ part, row })),
  );
}

/** A log with those of its rows set aside that this version can read, where another could not; a row that is there stays. */
export function withReadable(
  log: FamilyLog,
  setAside: readonly RowSetAside[],
): { log: FamilyLog; setAside: RowSetAside[] } {
  const isReadable = ({ part, row }: RowSetAside) => isWholeRow(part, row);
  const whole = mapParts((part) => {
    const known = new Set(rowsOf(log, part).map((row) => keyOf(part, row)));
    const rows = setAside
      .filter((one) => one.part === part && isReadable(one))
      .map(({ row }) => row as LogRow);
    return [...rowsOf(log, part), ...rows.filter((row) => !known.has(keyOf(part, row)))];
  });
  return { log: whole as unknown as FamilyLog, setAside: setAside.filter((one) => !isReadable(one)) };
}
