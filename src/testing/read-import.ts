import { expect } from 'vitest';
import type { CareRecord } from '#domain/log/care-record.ts';
import type { Stamp } from '#domain/record.ts';
import { US_UNITS } from '#domain/units/units.ts';
import { type OpenQuestions, openQuestions } from '#imports/pipeline/open-questions.ts';
import { type PreparedImport, prepareImport } from '#imports/pipeline/prepare-import.ts';
import { type ImportFile, readImportFile } from '#imports/pipeline/read-import-file.ts';
import { type ReadRows, type RowNote, readRows } from '#imports/pipeline/read-rows.ts';
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
  const files = await Promise.all(
    Object.entries(named).map(([name, content]) => readImportFile(new Blob([content]), name)),
  );
  return { files, questions: openQuestions(files, NOW) };
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

/** Prepares rows for an empty log of one baby. Checks that every row is accounted for. */
export function prepareRead(
  read: ReadRows,
  target: Partial<Parameters<typeof prepareImport>[1]> = {},
): PreparedImport {
  const prepared = prepareImport(read, {
    babies: new Map([['', 'baby-1']]),
    userId: 'user-1',
    held: {
      ids: new Set(),
      babyIds: new Set(),
      removed: new Set(),
      fingerprints: new Map(),
      deleted: new Set(),
    },
    birthDates: new Map(),
    importId: 'run-1',
    author: { device: 'device-1', now: 7 },
    keepRemarks: false,
    ...target,
  });
  const { became, others, babyRows, known, repeated, kept, notImported, rows } = prepared;
  const used = Object.values(became).reduce((sum, count) => sum + count, 0);
  expect(used + others.length + babyRows + known + repeated + kept + notImported.length).toBe(rows);
  return prepared;
}

/** Formats records as texts: start, end, type and note. "left?" means that the order of the sides is unknown. */
export function told(read: ReadRows): string[] {
  return prepareRead(read).records.map(tell);
}

/** The line, the name in the file and the fault of each row that was not imported, in English. */
export function reasons({ notImported }: Pick<ReadRows, 'notImported'>): string[] {
  return notImported.map(inEnglish);
}

export function doubtsOf({ doubts }: ReadRows): string[] {
  return doubts.map(inEnglish);
}

function inEnglish(note: RowNote): string {
  return `${note.row.line} ${note.kind}: ${reasonOf(note)}`;
}

/** The fault of a note in English. */
export function reasonOf({ fault }: Pick<RowNote, 'fault'>): string {
  return describeRowFault(fault, speechIn('en-US'));
}

/** What a note refers to, as an American parent sees it. */
export function foundOf({ found }: Pick<RowNote, 'found'>): string {
  return describeFound(found, US_UNITS, speechIn('en-US'));
}

export function tell({ kind, record }: CareRecord): string {
  switch (kind) {
    case 'feed': {
      const amount = record.amountOz === null ? '' : Math.round(record.amountOz * 100) / 100;
      const side = `${record.type}${record.orderUnknown ? '?' : ''}`;
      return words(record.date, `${record.startTime}–${record.endTime}`, side, amount, wordsOf(record));
    }
    case 'sleep':
      return words(
        `${record.startTime}–${record.endTime}`,
        record.isNight ? 'night' : 'nap',
        wordsOf(record),
      );
    case 'diaper':
      return words(record.date, record.time, record.type, wordsOf(record));
    case 'growth': {
      const measures = [record.weightKg, record.lengthCm, record.headCm].map((value) =>
        value === null ? '–' : Math.round(value * 1000) / 1000,
      );
      return words(record.date, measures.join('/'), wordsOf(record));
    }
    // Only files of Wee Hours have other kinds.
    default:
      return '';
  }
}

function words(...parts: (string | number)[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** Joins the import note and the note, such as "Formula. spat some up". */
function wordsOf({ importNote, note }: Pick<Stamp, 'note' | 'importNote'>): string {
  return [importNote, note].filter(Boolean).join('. ');
}
