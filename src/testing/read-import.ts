import { expect } from 'vitest';
import { type KindName, kindOf } from '#domain/kinds/registry.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import type { Stamp } from '#domain/record.ts';
import type { ColumnMapping } from '#domain/sync/column-mapping.ts';
import { METRIC_UNITS, US_UNITS } from '#domain/units/units.ts';
import type { UnmappedTable } from '#imports/mapping/find-tables.ts';
import { guessMapping } from '#imports/mapping/guess-mapping.ts';
import { mappedFile } from '#imports/pipeline/map-tables.ts';
import { nameChildren } from '#imports/pipeline/name-children.ts';
import { type OpenQuestions, openQuestions } from '#imports/pipeline/open-questions.ts';
import { type PreparedImport, prepareImport } from '#imports/pipeline/prepare-import.ts';
import type { RowNote } from '#imports/pipeline/raw-row.ts';
import { type ImportFile, readImportFile } from '#imports/pipeline/read-import-file.ts';
import { type ReadRows, readRows } from '#imports/pipeline/read-rows.ts';
import type { Answers } from '#imports/rows/import-format.ts';
import { describeFound, describeRowFault } from '#words/say/row-faults.ts';
import { TEST_ZONE } from './builders.ts';
import { speechIn } from './speech.ts';

export type FileContent = string | Uint8Array<ArrayBuffer>;

const NOW = Date.parse('2026-12-01T00:00Z');

/** Opens files as if a parent had chosen them: the content of one file, or contents by file name. */
export async function openImport(
  contents: FileContent | Record<string, FileContent>,
): Promise<{ files: ImportFile[]; questions: OpenQuestions }> {
  const named =
    typeof contents === 'string' || contents instanceof Uint8Array ? { 'log.csv': contents } : contents;
  const read = await Promise.all(
    Object.entries(named).map(([name, content]) => readImportFile(new Blob([content]), name)),
  );
  const files = await nameChildren(read.flatMap((one) => one.files));
  return { files, questions: await openQuestions(files, NOW) };
}

/** Reads files as the import does, with the answers of an American parent. */
export async function readImport(
  contents: Parameters<typeof openImport>[0],
  answers: Partial<Answers> = {},
): Promise<ReadRows> {
  const { files, questions } = await openImport(contents);
  const given: Answers = {
    zone: TEST_ZONE,
    dateOrder: 'month-first',
    units: US_UNITS,
    now: NOW,
    ...answers,
  };
  return readRows(files, given, questions.dateOrders, () => {}, new AbortController().signal);
}

/** Opens a file whose table no format knows. */
export async function openTable(content: FileContent, name = 'table.csv'): Promise<UnmappedTable> {
  const { unmapped } = await readImportFile(new Blob([content]), name);
  const [table, ...others] = unmapped;
  if (!table || others.length) throw new Error('The file has one table to map.');
  return table;
}

/** Reads a table with a mapping, with the answers of a family that uses metric units. Adds the open questions. */
export async function readTable(
  table: UnmappedTable,
  mapping: ColumnMapping = guessMapping(table),
): Promise<ReadRows & { questions: OpenQuestions }> {
  const file = resultOf(mappedFile(table, mapping));
  const questions = await openQuestions([file], NOW);
  const given: Answers = { zone: TEST_ZONE, dateOrder: 'month-first', units: METRIC_UNITS, now: NOW };
  const read = await readRows([file], given, questions.dateOrders, () => {}, new AbortController().signal);
  return { ...read, questions };
}

/** Reads a table with the guessed mapping, and with changes to it. Formats the result as texts. */
export async function readMapped(
  text: string,
  {
    name,
    change = (mapping) => mapping,
  }: { name?: string; change?: (mapping: ColumnMapping) => ColumnMapping } = {},
) {
  const table = await openTable(text, name);
  const mapping = change(guessMapping(table));
  const content = await readTable(table, mapping);
  return {
    entries: told(content),
    listed: reasons(content),
    doubts: doubtsOf(content),
    unread: content.unreadColumns,
    questions: content.questions,
  };
}

/** Prepares rows for an empty log of one baby. Checks that every row is accounted for. */
export function prepareRead(
  read: ReadRows,
  target: Partial<Parameters<typeof prepareImport>[1]> = {},
): PreparedImport {
  const prepared = resultOf(
    prepareImport(read, {
      babies: new Map([['', 'baby-1']]),
      userId: 'user-1',
      held: {
        ids: new Set(),
        babyIds: new Set(),
        removed: new Set(),
        fingerprints: new Map(),
        entries: new Map(),
        deleted: new Set(),
      },
      birthDates: new Map(),
      importId: 'run-1',
      author: { device: 'device-1', now: 7 },
      keepRemarks: false,
      ...target,
    }),
  );
  const { children, others, babyRows, known, repeated, kept, notImported, rows } = prepared;
  const used = children.flatMap(({ kinds }) => kinds).reduce((sum, kind) => sum + kind.rows, 0);
  expect(used + others.length + babyRows + known + repeated + kept + notImported.length).toBe(rows);
  return prepared;
}

/** Takes all steps of a generator at once. */
export function resultOf<Result>(steps: Iterator<undefined, Result, undefined>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Formats records as texts: start, end, type and note. "left?" means that the order of the sides is unknown. */
export function told(read: ReadRows): string[] {
  return prepareRead(read).records.map(tell);
}

/** Returns the line, the name in the file and the fault of each row that was not imported, in English. */
export function reasons({ notImported }: Pick<ReadRows, 'notImported'>): string[] {
  return notImported.map(inEnglish);
}

export function doubtsOf({ doubts }: ReadRows): string[] {
  return doubts.map(inEnglish);
}

function inEnglish(note: RowNote): string {
  return `${note.row.line} ${note.kind}: ${reasonOf(note)}`;
}

/** Returns the fault of a note in English. */
export function reasonOf({ fault }: Pick<RowNote, 'fault'>): string {
  return describeRowFault(fault, speechIn('en-US'));
}

/** Returns what a note refers to, as an American parent sees it. */
export function foundOf({ found }: Pick<RowNote, 'found'>): string {
  return describeFound(found, US_UNITS, speechIn('en-US'));
}

export function tell({ kind, record }: CareRecord): string {
  switch (kind) {
    case 'feed': {
      const amount = record.amountOz === null ? '' : Math.round(record.amountOz * 100) / 100;
      const side = `${record.type}${record.orderUnknown ? '?' : ''}`;
      return words(record.date, `${record.startTime}–${record.endTime}`, side, amount, detailsOf(record));
    }
    case 'sleep':
      return words(
        `${record.startTime}–${record.endTime}`,
        record.isNight ? 'night' : 'nap',
        detailsOf(record),
      );
    case 'diaper':
      return words(record.date, record.time, record.type, detailsOf(record));
    case 'growth': {
      const measures = [record.weightKg, record.lengthCm, record.headCm].map((value) =>
        value === null ? '–' : Math.round(value * 1000) / 1000,
      );
      return words(record.date, measures.join('/'), detailsOf(record));
    }
    default: {
      const times = 'startTime' in record ? `${record.startTime}–${record.endTime}` : '';
      const clock = 'time' in record ? record.time : '';
      return words(record.day, times, clock, kind, ownFields(kind, record), wordsOf(record));
    }
  }
}

/** Formats the details of a record and its notes: "milk=formula. spat some up". */
export function detailsOf(record: Pick<Stamp, 'note' | 'importNote'>): string {
  const details = ['milk', 'breastOz', 'brand', ...DIAPER_DETAILS].flatMap((name) => toldField(record, name));
  return [details.join(' '), wordsOf(record)].filter(Boolean).join('. ');
}

const DIAPER_DETAILS = ['colors', 'texture', 'wetAmount', 'dirtyAmount', 'rash', 'blowout'];

/** Formats the fields of a later kind: "name=Vitamin D amount=1 unit=ml given". */
function ownFields(kind: KindName, record: CareRecord['record']): string {
  return Object.keys(kindOf(kind).fields)
    .flatMap((name) => toldField(record, name))
    .join(' ');
}

function toldField(record: object, name: string): string[] {
  const value: unknown = record[name as keyof typeof record];
  if (value === undefined || value === null) return [];
  if (value === true) return [name];
  if (typeof value === 'number') return [`${name}=${Math.round(value * 100) / 100}`];
  if (Array.isArray(value) && typeof value[0] === 'string') return [`${name}=${value.join('+')}`];
  return [`${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`];
}

function words(...parts: (string | number)[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** Joins the import note and the note, such as "Formula. spat some up". */
function wordsOf({ importNote, note }: Pick<Stamp, 'note' | 'importNote'>): string {
  return [importNote, note].filter(Boolean).join('. ');
}
