import { byCreation } from '#domain/baby/baby.ts';
import type { Kind } from '#domain/kinds/define-kind.ts';
import { type Field, isOnCalendar } from '#domain/kinds/fields.ts';
import { kindNames, kindOf } from '#domain/kinds/registry.ts';
import type { OtherEntry } from '#domain/log/any-entry.ts';
import {
  type CareLog,
  type CareRecord,
  dayOfRecord,
  emptyCareLog,
  instantOfRecord,
  isSpan,
  recordsInOrder,
  type SpanRecord,
} from '#domain/log/care-record.ts';
import type { FamilyBaby, FamilyLog } from '#domain/log/family-log.ts';
import type { Stamp } from '#domain/record.ts';
import { LIST_SEPARATOR, sheetColumns, unknownFields } from '#domain/sync/care-sheet.ts';
import { fingerprint } from '#domain/sync/fingerprint.ts';
import { guardCell } from '#domain/sync/formula-guard.ts';
import { type Day, dayAt, HOUR, isWallTime } from '#domain/time/when.ts';
import { csvLine, csvText } from './csv-text.ts';
import { slices } from './slices.ts';

type EverythingLogged = CareLog & Partial<Pick<FamilyLog, 'others'>> & { babies: readonly FamilyBaby[] };

/**
 * The number of rows in a part. Other work can run between two parts. A slow phone writes one in a few milliseconds.
 */
const ROWS_A_PART = 1000;

type SheetRow = Record<string, string>;

/**
 * Makes the table of everything: one CSV (RFC 4180) in UTF-8, with a byte order mark, CRLF line ends and formula
 * guards. Babies come first, in order of creation. Entries follow from the oldest. Entries of unknown kinds come last,
 * with most of their fields in the `extra` column. The export is deterministic and lossless. If the table is imported
 * into an empty account and exported again, the bytes are identical. The owner of the account and the import of a
 * record are left out, because they belong to this device.
 */
export function recordsCsv(log: EverythingLogged): string {
  return [...partsOf(log)].join('');
}

/** Makes a file from {@link recordsCsv}, with the day in its name. Works in slices, because a log may span years. */
export async function recordsCsvFile(log: EverythingLogged, today: Day): Promise<File> {
  const parts: string[] = [];
  const rest = slices(Number.POSITIVE_INFINITY, () => {});
  for (const part of partsOf(log)) {
    parts.push(part);
    await rest();
  }
  return new File(parts, `wee-hours-everything-${today}.csv`, { type: 'text/csv' });
}

/** Generates the parts of the table. Joined, they are the whole text. */
function* partsOf({ babies, others = [], ...log }: EverythingLogged): Generator<string> {
  const nameOf = new Map(babies.map(({ babyId, name }) => [babyId, name]));
  const columns = sheetColumns();
  const line = lineWriter(columns);
  yield csvText([columns]);
  yield babies.toSorted(byCreation).map(rowOfBaby).map(line).join('');
  const queues: CareRecord[][] = [];
  for (const kind of kindNames()) {
    if (log[kind].length === 0) continue;
    queues.push(recordsInOrder({ ...emptyCareLog(), [kind]: log[kind] }).reverse());
    yield '';
  }
  for (let count = ROWS_A_PART; count === ROWS_A_PART; ) {
    let part = '';
    for (count = 0; count < ROWS_A_PART; count += 1) {
      const entry = takeEarliest(queues);
      if (!entry) break;
      part += line(rowOfRecord(entry, nameOf.get(entry.record.babyId) ?? ''));
    }
    yield part;
  }
  const rows = others.map((entry) => rowOfOther(entry, nameOf.get(entry.babyId) ?? ''));
  rows.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  for (let at = 0; at < rows.length; at += ROWS_A_PART) {
    yield rows
      .slice(at, at + ROWS_A_PART)
      .map(line)
      .join('');
  }
}

/** Returns a function that writes a row as a line. A row names only its own columns, a fourth of all. */
function lineWriter(columns: readonly string[]): (row: SheetRow) => string {
  const places = new Map(columns.map((column, place) => [column, place]));
  return (row) => {
    const cells = columns.map(() => '');
    for (const column in row) {
      const text = row[column];
      const place = places.get(column);
      if (text && place !== undefined) cells[place] = guardCell(text);
    }
    return csvLine(cells);
  };
}

function orderOf({ date, id }: SheetRow): string {
  return `${date} ${id}`;
}

/** Removes and returns the earliest record. The last element of each queue is its earliest. */
function takeEarliest(queues: readonly CareRecord[][]): CareRecord | undefined {
  let earliest: CareRecord[] | undefined;
  for (const queue of queues) if (isBefore(queue.at(-1), earliest?.at(-1))) earliest = queue;
  return earliest?.pop();
}

function isBefore(one: CareRecord | undefined, other: CareRecord | undefined): boolean {
  if (!one || !other) return one !== undefined;
  return (instantOfRecord(one) - instantOfRecord(other) || (one.record.id < other.record.id ? -1 : 1)) < 0;
}

function rowOfBaby(baby: FamilyBaby): SheetRow {
  return {
    kind: 'baby',
    id: baby.babyId,
    baby_id: baby.babyId,
    baby_name: baby.name,
    birth_date: baby.birthDate,
    sex: baby.sex,
    due_date: baby.dueDate ?? '',
    photo_url: baby.photoUrl ?? '',
    ...stampCells(baby),
    extra: extraCell('baby', baby),
  };
}

function rowOfRecord(entry: CareRecord, babyName: string): SheetRow {
  const { kind, record } = entry;
  return {
    kind,
    id: record.id,
    baby_id: record.babyId,
    baby_name: babyName,
    date: dayOfRecord(entry),
    zone: record.zone,
    note: record.note,
    import_note: record.importNote ?? '',
    ...cellsOfKind(entry),
    ...stampCells(record),
    extra: extraCell(kind, hasOwnKey(entry) ? withoutImportKey(record) : record),
  };
}

function rowOfOther(entry: OtherEntry, babyName: string): SheetRow {
  const { day, ...undated } = entry as OtherEntry & { day?: unknown };
  return {
    kind: entry.kind,
    id: entry.id,
    baby_id: entry.babyId,
    baby_name: babyName,
    date: isOnCalendar(day) ? day : '',
    ...stampCells(entry),
    extra: extraCell('other', isOnCalendar(day) ? undated : entry),
  };
}

/**
 * True if the import key of a record is its current fingerprint. An import of this file computes the same key, so the
 * file needs none. Keys of another app, such as Nara's, never equal a fingerprint and stay in `extra`.
 */
function hasOwnKey(entry: CareRecord): boolean {
  const { importKey } = entry.record;
  return importKey !== undefined && importKey === fingerprint(entry);
}

function withoutImportKey({ importKey: _importKey, ...record }: Stamp): object {
  return record;
}

/** The fields of a kind that have a column. */
type Columns = readonly (readonly [field: string, column: string, Field])[];

/** A cache by kind definition, because a log has thousands of rows. */
const columnsOfKinds = new WeakMap<Kind, Columns>();

function columnsOf(kind: Kind): Columns {
  const known = columnsOfKinds.get(kind);
  if (known) return known;
  const columns = Object.entries(kind.fields).flatMap(([name, field]) =>
    field.column ? [[name, field.column, field] as const] : [],
  );
  columnsOfKinds.set(kind, columns);
  return columns;
}

function cellsOfKind(entry: CareRecord): SheetRow {
  const cells: SheetRow = timeCells(entry);
  for (const [name, column, field] of columnsOf(kindOf(entry.kind)))
    cells[column] = cellOf(field, entry.record[name as keyof Stamp]);
  return cells;
}

/** Returns the cells for times. An entry without a time has only its date, which is in another column. */
function timeCells(entry: CareRecord): SheetRow {
  const { record } = entry;
  const day = dayOfRecord(entry);
  if (isSpan(entry)) {
    const { startTime, endTime, startedAt, endedAt } = entry.record;
    return {
      start_local: isWallTime(startTime) ? startTime : `${day}T${startTime}`,
      end_local: isWallTime(endTime) ? endTime : `${endDayOf(entry)}T${endTime}`,
      start_utc: instant(startedAt),
      end_utc: instant(endedAt),
    };
  }
  if (!('time' in record)) return {};
  return { start_local: `${day}T${record.time}`, start_utc: instant(instantOfRecord(entry)) };
}

/**
 * Returns the day on which a span ends. This is the day of its start if the span is shorter than half a day and its end
 * clock is not before its start clock. For other spans the time zone decides, which is slower to compute.
 */
function endDayOf(entry: SpanRecord): Day {
  const { startTime, endTime, startedAt, endedAt, zone } = entry.record;
  const sameDay = endTime >= startTime && endedAt - startedAt < 12 * HOUR;
  return sameDay ? dayOfRecord(entry) : dayAt(endedAt, zone);
}

function cellOf(field: Field, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (field.is === 'flag') return field.cells[value ? 1 : 0];
  if (field.is === 'list') return listCell(field.of, value as unknown[]);
  if (field.is === 'group') return JSON.stringify(value);
  // `String` writes the shortest text that reads back as the same number.
  return field.is === 'instant' ? instant(value as number) : String(value);
}

/** Joins choices, as people write them. Free texts may contain the separator, so they are written as JSON. */
function listCell(item: Field, values: readonly unknown[]): string {
  return item.is === 'choice' ? values.join(LIST_SEPARATOR) : JSON.stringify(values);
}

function stampCells(record: { createdAt: number; updatedAt: number; updatedBy: string }): SheetRow {
  const created = instant(record.createdAt);
  return {
    created_utc: created,
    updated_utc: record.updatedAt === record.createdAt ? created : instant(record.updatedAt),
    updated_by: record.updatedBy,
  };
}

function extraCell(kind: Parameters<typeof unknownFields>[0], record: object): string {
  const fields = unknownFields(kind, record).sort(([a], [b]) => (a < b ? -1 : 1));
  return fields.length ? JSON.stringify(Object.fromEntries(fields)) : '';
}

function instant(at: number): string {
  return new Date(at).toISOString();
}
