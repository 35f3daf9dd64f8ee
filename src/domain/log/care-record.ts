import { type KindName, kindNames, kindOf, mapKinds, type RecordOf } from '#domain/kinds/registry.ts';
import { pick } from '#domain/pick.ts';
import type { Clock, Day } from '#domain/time/when.ts';

/** A record with its kind, as in a timeline, a file or the trash. */
export type CareRecord = { [K in KindName]: { kind: K; record: RecordOf<K> } }[KindName];

/** Records of all kinds. */
export type CareLog = { [K in KindName]: RecordOf<K>[] };

/** Makes a log with the records that `recordsOf` returns for each kind. If it returns undefined, there are none. */
export function careLogOf(recordsOf: (kind: KindName) => readonly object[] | undefined): CareLog {
  return mapKinds((kind) => [...(recordsOf(kind) ?? [])]) as unknown as CareLog;
}

/** Makes a log of some entries. The inverse of {@link entriesOf}. */
export function logOfEntries(entries: readonly CareRecord[]): CareLog {
  return careLogOf((kind) => entries.filter((entry) => entry.kind === kind).map(({ record }) => record));
}

export function emptyCareLog(): CareLog {
  return careLogOf(() => undefined);
}

/** Maps the records of each kind in a log with `change`. */
export function mapLog(
  log: CareLog,
  change: (records: readonly CareRecord['record'][], kind: KindName) => readonly object[],
): CareLog {
  return careLogOf((kind) => change(log[kind], kind));
}

/** Keeps only the records of a log that satisfy `isKept`. */
export function filterLog(log: CareLog, isKept: (entry: CareRecord) => boolean): CareLog {
  return mapLog(log, (records, kind) => records.filter((record) => isKept({ kind, record } as CareRecord)));
}

/** Lists the kinds of the first release, and the later kinds that have entries in one of the logs. */
export function kindsOfLogs(...logs: readonly CareLog[]): KindName[] {
  return kindNames().filter((kind) => kindOf(kind).store || logs.some((log) => log[kind].length > 0));
}

/** Returns the day of a record. A span belongs to the day on which it began. */
export function dayOfRecord({ kind, record }: CareRecord): Day {
  return kindOf(kind).time.dayOf(record);
}

/**
 * Lists the names of all time fields: a start, its end, its day and its zone. They depend on each other and change
 * together.
 */
export function timeFields(): readonly string[] {
  return [...new Set(kindNames().flatMap((kind) => Object.keys(kindOf(kind).time.fields))), 'zone'];
}

/** Picks the time fields from a record, or from changes to a record. */
export function timesOf<T extends object>(record: T): Partial<T> {
  return pick(
    record,
    timeFields().filter((name) => name in record),
  );
}

/**
 * Returns the instant at which a record began, or the start of its day if it has no time. Timelines are ordered by this
 * instant, so that the order is right across a clock change.
 */
export function instantOfRecord({ kind, record }: CareRecord): number {
  return kindOf(kind).time.startOf(record);
}

/** Returns the instant at which a record ended. A record without a duration ends at its start. */
export function endOfRecord({ kind, record }: CareRecord): number {
  return kindOf(kind).time.endOf(record);
}

/** True for a record of a kind that has a day and no time. */
export function isDayOnly({ kind }: Pick<CareRecord, 'kind'>): boolean {
  return kindOf(kind).time.is === 'dayOnly';
}

/** Returns the clock time of a record that has no instant, if the parent entered one. Only moments have it. */
export function clockOfDayOnly({ record }: CareRecord): Clock | undefined {
  return 'clock' in record ? record.clock : undefined;
}

export type SpanRecord = Extract<CareRecord, { record: { startedAt: number; endedAt: number } }>;

/** True for a record of a kind with a duration. */
export function isSpan(entry: CareRecord): entry is SpanRecord {
  return kindOf(entry.kind).time.is === 'span';
}

/** Lists every record of a log with its kind, in no particular order. */
export function entriesOf(log: CareLog): CareRecord[] {
  return kindNames().flatMap((kind) => log[kind].map((record) => ({ kind, record }) as CareRecord));
}

/** Lists all records of a log with their kinds, the oldest first. */
export function recordsInOrder(log: CareLog): CareRecord[] {
  return entriesOf(log)
    .map((entry) => ({ entry, at: instantOfRecord(entry) }))
    .sort((a, b) => a.at - b.at || (a.entry.record.id < b.entry.record.id ? -1 : 1))
    .map(({ entry }) => entry);
}
