import { byCreation } from '#domain/baby/baby.ts';
import type { Kind } from '#domain/kinds/define-kind.ts';
import { type Field, isOnCalendar } from '#domain/kinds/fields.ts';
import { type KindName, kindNames, kindOf } from '#domain/kinds/registry.ts';
import type { OtherEntry } from '#domain/log/any-entry.ts';
import {
  type CareLog,
  type CareRecord,
  dayOfRecord,
  instantOfRecord,
  type SpanRecord,
} from '#domain/log/care-record.ts';
import type { FamilyBaby, FamilyLog } from '#domain/log/family-log.ts';
import type { Stamp } from '#domain/record.ts';
import { LIST_SEPARATOR, sheetColumns, unknownFields } from '#domain/sync/care-sheet.ts';
import { fingerprint } from '#domain/sync/fingerprint.ts';
import { guardCell } from '#domain/sync/formula-guard.ts';
import { type Day, dayAt, HOUR, isWallTime } from '#domain/time/when.ts';
import { csvText, quoteCell } from './csv-text.ts';
import { formatIsoInstant } from './iso-instant.ts';
import { slices } from './slices.ts';

type EverythingLogged = CareLog & Partial<Pick<FamilyLog, 'others'>> & { babies: readonly FamilyBaby[] };

/**
 * The number of rows in a part. Other work can run between two parts. A slow phone writes one in a few milliseconds.
 */
const ROWS_A_PART = 1000;

/** Functions that read the cells of a row, by column. A row has only its own columns, a fourth of all. */
type Cells<Row> = Record<string, (row: Row) => string>;

interface EntryRow {
  entry: CareRecord;
  record: CareRecord['record'];
  day: Day;
  babyName: string;
}

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
  const parts: Blob[] = [];
  const rest = slices(Number.POSITIVE_INFINITY, () => {});
  for (const part of partsOf(log)) {
    // Encodes each part now, to avoid one long task at the end.
    parts.push(new Blob([part]));
    await rest();
  }
  return new File(parts, `wee-hours-everything-${today}.csv`, { type: 'text/csv' });
}

/** Generates the parts of the table. Joined, they are the whole text. */
function* partsOf({ babies, others = [], ...log }: EverythingLogged): Generator<string> {
  const nameOf = new Map(babies.map(({ babyId, name }) => [babyId, name]));
  const columns = sheetColumns();
  yield csvText([columns]);
  yield babies.toSorted(byCreation).map(lineWriter(columns, BABY_CELLS)).join('');
  const queues: Queue[] = [];
  for (const kind of kindNames()) {
    if (log[kind].length === 0) continue;
    queues.push({ entries: inReverse(log, kind), lineOf: lineWriter(columns, cellsOfKind(kind)) });
    yield '';
  }
  for (let count = ROWS_A_PART; count === ROWS_A_PART; ) {
    let part = '';
    for (count = 0; count < ROWS_A_PART; count += 1) {
      const queue = earliestOf(queues);
      const entry = queue?.entries.pop()?.entry;
      if (!queue || !entry) break;
      const { record } = entry;
      const babyName = nameOf.get(record.babyId) ?? '';
      part += queue.lineOf({ entry, record, day: dayOfRecord(entry), babyName });
    }
    yield part;
  }
  const rows = others.map((entry) => ({ entry, babyName: nameOf.get(entry.babyId) ?? '' }));
  rows.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  const lineOfOther = lineWriter(columns, OTHER_CELLS);
  for (let at = 0; at < rows.length; at += ROWS_A_PART) {
    yield rows
      .slice(at, at + ROWS_A_PART)
      .map(lineOfOther)
      .join('');
  }
}

/** Returns a function that writes a row as a line, with an empty cell for each column without a cell function. */
function lineWriter<Row>(columns: readonly string[], cells: Cells<Row>): (row: Row) => string {
  const own: { commas: string; cell: (row: Row) => string }[] = [];
  let commas = '';
  for (const column of columns) {
    const cell = cells[column];
    if (cell) {
      own.push({ commas, cell });
      commas = '';
    }
    commas += ',';
  }
  const end = `${commas.slice(1)}\r\n`;
  return (row) => {
    let line = '';
    for (const { commas: before, cell } of own) line += before + cellText(cell(row));
    return line + end;
  };
}

/** Texts that need neither quotes nor a guard, such as most of what the app itself writes. */
const PLAIN = /^[A-Za-z0-9][\w.:/-]*$/;

/** Guards and quotes a text. A damaged row may lack a field. */
function cellText(text: string | undefined): string {
  if (!text) return '';
  return PLAIN.test(text) ? text : quoteCell(guardCell(text));
}

function orderOf({ entry }: OtherRow): string {
  return `${dayOfOther(entry) ?? ''} ${entry.id}`;
}

interface Queued {
  entry: CareRecord;
  at: number;
}

/** The entries of a kind that are not written yet. The last is the earliest. */
interface Queue {
  entries: Queued[];
  lineOf: (row: EntryRow) => string;
}

/** Returns the entries of a kind, the earliest last. */
function inReverse(log: CareLog, kind: KindName): Queued[] {
  return log[kind]
    .map((record) => {
      const entry = { kind, record } as CareRecord;
      return { entry, at: instantOfRecord(entry) };
    })
    .sort((one, other) => (isBefore(one, other) ? 1 : -1));
}

/** Returns the queue with the earliest entry. */
function earliestOf(queues: readonly Queue[]): Queue | undefined {
  let earliest: Queue | undefined;
  for (const queue of queues) {
    const [one, other] = [queue.entries.at(-1), earliest?.entries.at(-1)];
    if (one && (!other || isBefore(one, other))) earliest = queue;
  }
  return earliest;
}

function isBefore(one: Queued, other: Queued): boolean {
  return one.at === other.at ? one.entry.record.id < other.entry.record.id : one.at < other.at;
}

const BABY_CELLS: Cells<FamilyBaby> = {
  kind: () => 'baby',
  id: ({ babyId }) => babyId,
  baby_id: ({ babyId }) => babyId,
  baby_name: ({ name }) => name,
  birth_date: ({ birthDate }) => birthDate,
  sex: ({ sex }) => sex,
  due_date: ({ dueDate }) => dueDate ?? '',
  photo_url: ({ photoUrl }) => photoUrl ?? '',
  created_utc: ({ createdAt }) => formatIsoInstant(createdAt),
  updated_utc: ({ updatedAt }) => formatIsoInstant(updatedAt),
  updated_by: ({ updatedBy }) => updatedBy,
  extra: (baby) => extraCell('baby', baby),
};

interface OtherRow {
  entry: OtherEntry;
  babyName: string;
}

const OTHER_CELLS: Cells<OtherRow> = {
  kind: ({ entry }) => entry.kind,
  id: ({ entry }) => entry.id,
  baby_id: ({ entry }) => entry.babyId,
  baby_name: ({ babyName }) => babyName,
  date: ({ entry }) => dayOfOther(entry) ?? '',
  created_utc: ({ entry }) => formatIsoInstant(entry.createdAt),
  updated_utc: ({ entry }) => formatIsoInstant(entry.updatedAt),
  updated_by: ({ entry }) => entry.updatedBy,
  extra: ({ entry }) => {
    const { day: _day, ...undated } = entry as OtherEntry & { day?: unknown };
    return extraCell('other', dayOfOther(entry) === undefined ? entry : undated);
  },
};

function dayOfOther(entry: OtherEntry): Day | undefined {
  const { day } = entry as OtherEntry & { day?: unknown };
  return isOnCalendar(day) ? day : undefined;
}

/** The cells for times, by the time shape. An entry without a time has only its date. */
const TIME_CELLS: Record<Kind['time']['is'], Cells<EntryRow>> = {
  span: {
    start_local: ({ record, day }) => localTime((record as SpanRecord['record']).startTime, () => day),
    end_local: ({ entry, record }) =>
      localTime((record as SpanRecord['record']).endTime, () => endDayOf(entry as SpanRecord)),
    start_utc: ({ record }) => formatIsoInstant((record as SpanRecord['record']).startedAt),
    end_utc: ({ record }) => formatIsoInstant((record as SpanRecord['record']).endedAt),
  },
  instant: {
    start_local: ({ record, day }) => `${day}T${(record as { time?: string }).time}`,
    start_utc: ({ entry }) => formatIsoInstant(instantOfRecord(entry)),
  },
  dayOnly: {},
};

/** Returns a wall time. `dayOf` returns the day of a clock time. */
function localTime(time: string, dayOf: () => Day): string {
  return isWallTime(time) ? time : `${dayOf()}T${time}`;
}

function cellsOfKind(name: KindName): Cells<EntryRow> {
  const { time, fields } = kindOf(name);
  const ownCells = Object.entries(fields).flatMap(([key, field]) =>
    field.column
      ? [[field.column, ({ record }: EntryRow) => cellOf(field, record[key as keyof Stamp])] as const]
      : [],
  );
  return {
    kind: () => name,
    id: ({ record }) => record.id,
    baby_id: ({ record }) => record.babyId,
    baby_name: ({ babyName }) => babyName,
    date: ({ day }) => day,
    zone: ({ record }) => record.zone,
    note: ({ record }) => record.note,
    import_note: ({ record }) => record.importNote ?? '',
    ...TIME_CELLS[time.is],
    ...Object.fromEntries(ownCells),
    created_utc: ({ record }) => formatIsoInstant(record.createdAt),
    updated_utc: ({ record }) => formatIsoInstant(record.updatedAt),
    updated_by: ({ record }) => record.updatedBy,
    extra: ({ entry, record }) => extraCell(name, hasOwnKey(entry) ? withoutImportKey(record) : record),
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
  return field.is === 'instant' ? formatIsoInstant(value as number) : String(value);
}

/** Joins choices, as people write them. Free texts may contain the separator, so they are written as JSON. */
function listCell(item: Field, values: readonly unknown[]): string {
  return item.is === 'choice' ? values.join(LIST_SEPARATOR) : JSON.stringify(values);
}

function extraCell(kind: Parameters<typeof unknownFields>[0], record: object): string {
  const fields = unknownFields(kind, record).sort(([a], [b]) => (a < b ? -1 : 1));
  return fields.length > 0 ? JSON.stringify(Object.fromEntries(fields)) : '';
}
