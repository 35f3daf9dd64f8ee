import { type FamilyLog, LOG_PARTS, type LogPart } from './family-log.ts';
import { isClock, isDay, isZone } from './when.ts';

/**
 * Whether a row of a log is what this version takes it for: what the screens, the sums and the merge rely on, and no more.
 * Fields that this version does not know are no fault. One row that is not whole (a browser's damage, a newer version's
 * meaning) must not take the others with it, so a log is read without it and it stays where it is.
 */

type Check = (value: unknown) => boolean;

/** Asked once for each day and each zone: there are as many rows as feeds, and asking is slow. */
const days = new Set<string>();
const zones = new Set<string>();

function isKnown(text: string, known: Set<string>, isOne: (text: string) => boolean): boolean {
  if (known.has(text)) return true;
  const is = isOne(text);
  if (is) known.add(text);
  return is;
}

/** The furthest from 1970 that a Date goes, in milliseconds. */
const LAST_INSTANT = 8.64e15;

const text: Check = (value) => typeof value === 'string';
const key: Check = (value) => typeof value === 'string' && value !== '';
const flag: Check = (value) => typeof value === 'boolean';
const instant: Check = (value) => typeof value === 'number' && Math.abs(value) <= LAST_INSTANT;
/** Below the last instant, since every change is later than what it changes. */
const written: Check = (value) => instant(value) && (value as number) <= 8e15;
const measure: Check = (value) => typeof value === 'number' && value >= 0 && Number.isFinite(value);
const count: Check = (value) => measure(value) && Number.isInteger(value);
const day: Check = (value) => typeof value === 'string' && isKnown(value, days, isDay);
const clock: Check = (value) => typeof value === 'string' && isClock(value);
const wallTime: Check = (value) =>
  typeof value === 'string' && value[10] === 'T' && day(value.slice(0, 10)) && clock(value.slice(11));
const zone: Check = (value) => typeof value === 'string' && isKnown(value, zones, isZone);

const oneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

function shape(fields: Record<string, Check>): Check {
  const checks = Object.entries(fields);
  return (row) =>
    typeof row === 'object' &&
    row !== null &&
    !Array.isArray(row) &&
    checks.every(([name, check]) => check((row as Record<string, unknown>)[name]));
}

const versioned = { createdAt: instant, updatedAt: written, updatedBy: text };
const stamp = {
  ...versioned,
  id: key,
  babyId: key,
  note: text,
  zone,
  importId: maybe(text),
  importKey: maybe(text),
  keptWith: maybe(listOf(text)),
};
const span = { startedAt: instant, endedAt: instant };

const feed = shape({
  ...stamp,
  ...span,
  date: day,
  startTime: clock,
  endTime: clock,
  type: oneOf('left', 'right', 'bottle'),
  amountOz: orNull(measure),
  sessionId: maybe(text),
});
const diaper = shape({ ...stamp, date: day, time: clock, type: oneOf('wet', 'dirty', 'mixed'), at: instant });
const sleep = shape({ ...stamp, ...span, startTime: wallTime, endTime: wallTime, isNight: flag });
const growth = shape({
  ...stamp,
  date: day,
  weightKg: orNull(measure),
  lengthCm: orNull(measure),
  headCm: orNull(measure),
});
const deletions = [
  shape({ kind: oneOf('feed'), record: feed }),
  shape({ kind: oneOf('diaper'), record: diaper }),
  shape({ kind: oneOf('sleep'), record: sleep }),
  shape({ kind: oneOf('growth'), record: growth }),
];

const PARTS: Record<LogPart, Check> = {
  babies: shape({
    ...versioned,
    babyId: key,
    name: text,
    birthDate: day,
    sex: oneOf('female', 'male'),
    photoUrl: orNull(text),
    dueDate: maybe(day),
    archivedAt: maybe(written),
    removedAt: maybe(written),
  }),
  feeds: feed,
  diapers: diaper,
  sleeps: sleep,
  growths: growth,
  timers: shape({
    ...versioned,
    id: key,
    babyId: key,
    kind: oneOf('feed', 'sleep'),
    segments: listOf(
      shape({ side: orNull(oneOf('left', 'right')), startedAt: instant, endedAt: orNull(instant) }),
    ),
  }),
  trash: shape({
    id: key,
    deleted: (deleted) => deletions.some((check) => check(deleted)),
    deletedAt: written,
    deletedBy: text,
  }),
  imports: shape({
    id: key,
    source: text,
    importedAt: instant,
    counts: shape({ feed: count, diaper: count, sleep: count, growth: count }),
    babyIds: listOf(text),
  }),
};

/** True for a row that has every field the log counts on, of the right kind; it may have others. */
export function isWholeRow(part: LogPart, row: unknown): boolean {
  return PARTS[part](row);
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
