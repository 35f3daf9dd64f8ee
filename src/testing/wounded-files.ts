import fc from 'fast-check';
import { expect } from 'vitest';
import type { Kind } from '#domain/kinds/define-kind.ts';
import type { Field } from '#domain/kinds/fields.ts';
import { kindOf } from '#domain/kinds/registry.ts';
import { type CareRecord, instantOfRecord } from '#domain/log/care-record.ts';
import { METRIC_UNITS } from '#domain/units/units.ts';
import { UnreadableFileError } from '#imports/containers/unreadable-file-error.ts';
import type { PreparedImport } from '#imports/pipeline/prepare-import.ts';
import type { ReadRows } from '#imports/pipeline/read-rows.ts';
import { type FileContent, prepareRead, readImport, tell } from './read-import.ts';

/** The number of damaged files for each table. */
export const FUZZ_RUNS = 2_500;

type Answer = { refused: string } | { prepared: PreparedImport; doubts: ReadRows['doubts'] };

/**
 * Runs a file through all steps up to saving. Only an {@link UnreadableFileError} may end this early.
 */
export async function goThrough(content: FileContent): Promise<Answer> {
  try {
    const read = await readImport(content, { units: METRIC_UNITS });
    const prepared = prepareRead(read, { keepRemarks: true });
    const notes = [...prepared.notImported, ...read.doubts];
    expect(notes.filter(({ row }) => row.line < 1)).toEqual([]);
    // JSON changes NaN to null, so this comparison also finds a NaN.
    expect(JSON.parse(JSON.stringify(prepared.records))).toEqual(prepared.records);
    expect(prepared.records.filter((entry) => !Number.isFinite(instantOfRecord(entry)))).toEqual([]);
    return { prepared, doubts: read.doubts };
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    // An archive may have several files that cannot be read.
    expect(error.files).not.toEqual([]);
    return { refused: error.message };
  }
}

/** Formats the records as texts. Leaves out notes, because damage may cut or lengthen them. */
export function recordsOf(answer: Answer): string[] {
  return textsOf(answer, () => true);
}

/** Formats the records as texts, without details in words. A cut may end within a word. */
export function recordsWithoutDetails(answer: Answer): string[] {
  return textsOf(answer, (field) => !field?.optional || field.is === 'measure');
}

function textsOf(answer: Answer, isKept: (field: Field | undefined) => boolean): string[] {
  const records = 'prepared' in answer ? answer.prepared.records : [];
  return records.map(({ kind, record }) => {
    const { fields } = kindOf(kind) as Kind;
    const kept = Object.fromEntries(Object.entries(record).filter(([name]) => isKept(fields[name])));
    const isNote = kind === 'moment' && record.what === 'note';
    const words = { note: '', importNote: '', ...(isNote && { title: '' }) };
    return tell({ kind, record: { ...kept, ...words } } as CareRecord);
  });
}

/** Texts with a meaning in CSV, numbers, times, spreadsheets or JavaScript objects, and other characters. */
const SCRAPS = [
  ...[
    '',
    ',',
    ';',
    '\t',
    '"',
    '""',
    '\r',
    '\n',
    '\r\n',
    '-',
    '9',
    '0',
    '/',
    ':',
    '.',
    ' ',
    '{}',
    '[]',
    '1e9',
  ],
  ...[
    'NaN',
    'Infinity',
    'null',
    '__proto__',
    'constructor',
    'toString',
    '=1+1',
    '\0',
    '\uFEFF',
    '\u202f',
    '😀',
  ],
];
/** Longer than any cell of a log. It is used rarely, because reading it takes as long as the rest of the file. */
const HUGE = 'x'.repeat(70_000);

const scrap = fc.oneof(
  { weight: 60, arbitrary: fc.constantFrom(...SCRAPS) },
  { weight: 39, arbitrary: fc.string({ unit: 'binary', maxLength: 5 }) },
  { weight: 1, arbitrary: fc.constant(HUGE) },
);
const wound = fc.record({ at: fc.nat(3000), cut: fc.nat(12), scrap });

/**
 * Generates damaged versions of a log. Each is damaged in one to four places, where text is cut out, overwritten or
 * inserted.
 */
export function wounded(log: string) {
  return fc.array(wound, { minLength: 1, maxLength: 4 }).map((wounds) =>
    wounds.reduce((whole, { at, cut, scrap: put }) => {
      const from = at % (whole.length + 1);
      return whole.slice(0, from) + put + whole.slice(from + cut);
    }, log),
  );
}
