import { countsInWords } from '#app/data/backup/backup-words.ts';
import { isolated } from '#domain/isolated.ts';
import { type CareRecord, dayOfRecord } from '#domain/log/care-record.ts';
import type { ImportRun } from '#domain/log/family-log.ts';
import type { RowFault } from '#domain/sync/row-fault.ts';
import type { Day } from '#domain/time/when.ts';
import type { RowNote } from '#imports/pipeline/raw-row.ts';
import type { ImportFile } from '#imports/pipeline/read-import-file.ts';
import { words } from '#words/now.ts';

/**
 * Lists names, such as "Solid, Milestone". Lists at most `most` and counts the rest: "Solid, Milestone, Meds and 2
 * more".
 */
export function namesInWords(names: readonly string[], most: number): string {
  const more = names.length - most;
  const { names: all, namesAndMore } = words.imports.outcome;
  return more > 0 ? namesAndMore(names.slice(0, most), more) : all(names);
}

/** Returns the name of a type of row with a capital letter. Some apps write it in lower case. */
export function capitalized(type: string): string {
  return type.charAt(0).toLocaleUpperCase() + type.slice(1);
}

/** Returns what an import did, such as "2 feeds, 1 sleep, 3 entries got details". */
export function runInWords({ counts, filled = [] }: ImportRun): string {
  const done = [countsInWords(counts), filled.length > 0 ? words.imports.filled(filled.length) : ''];
  return done.filter(Boolean).join(', ');
}

/** How many columns are named. A file may have hundreds of columns that the import does not read. */
const COLUMNS_NAMED = 8;

/** Returns a text such as "This column isn’t imported: Mood." The names of the columns come from the file. */
export function columnsInWords(columns: readonly string[]): string {
  return words.imports.outcome.columns(columns.length, namesInWords(columns.map(isolated), COLUMNS_NAMED));
}

/** How many characters of a row are shown. They are enough to find it in the other app. */
const CELLS_SHOWN = 160;

/** Joins the cells of a row that are not empty: "6/20/20 8:25 AM · Weight · 15.84 · lbs". */
export function cellsInWords(cells: readonly string[]): string {
  const text = words.imports.reasons.cells(cells.map((cell) => cell.trim()).filter(Boolean));
  return text.length > CELLS_SHOWN ? `${text.slice(0, CELLS_SHOWN)}…` : text;
}

/** Returns a text such as "line 7" or "lines 2–4, 9". `lines` must be sorted. */
export function linesInWords(lines: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run && line === run[1] + 1) run[1] = line;
    else runs.push([line, line]);
  }
  const ranges = runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`));
  return words.imports.reasons.lines(lines.length, ranges.join(', '));
}

/**
 * Lists the lines of rows, such as "lines 8–9". Names the file if there are several: "line 3 of feeding.csv; lines 8–9
 * of sleep.csv".
 */
export function placesInWords(rows: readonly RowNote[], severalFiles: boolean): string {
  const files = new Map<string, number[]>();
  for (const { row } of rows) {
    const lines = files.get(row.file) ?? [];
    files.set(row.file, lines);
    lines.push(row.line);
  }
  const places = [...files].map(([file, lines]) => {
    const where = linesInWords(lines.toSorted((a, b) => a - b));
    return severalFiles ? words.imports.reasons.linesOf(where, isolated(file)) : where;
  });
  return places.join('; ');
}

/** Rows of one kind with the same fault. */
export interface RowGroup {
  kind: string;
  fault: RowFault;
  rows: RowNote[];
}

/** Groups notes by kind and fault, the largest group first. */
export function groupByFault(notes: readonly RowNote[]): RowGroup[] {
  const groups = new Map<string, RowGroup>();
  for (const note of notes) {
    const key = JSON.stringify([note.kind, note.fault]);
    const group = groups.get(key) ?? { kind: note.kind, fault: note.fault, rows: [] };
    groups.set(key, group);
    group.rows.push(note);
  }
  return [...groups.values()].sort((a, b) => b.rows.length - a.rows.length);
}

/** Returns the names of the apps that wrote the files, each once. */
export function appsOf(files: readonly ImportFile[]): string[] {
  return [...new Set(files.map(({ format }) => format.name))];
}

/** Returns the source of an import, such as "Glow Baby and Hatch". It is always English, because the log stores it. */
export function sourceOf(files: readonly ImportFile[]): string {
  return new Intl.ListFormat('en').format(appsOf(files));
}

/** Returns the first and last day with records. Returns null without records. */
export function periodOf(records: readonly CareRecord[]): { from: Day; to: Day } | null {
  let period: { from: Day; to: Day } | null = null;
  for (const record of records) {
    const day = dayOfRecord(record);
    if (!period) period = { from: day, to: day };
    else if (day < period.from) period.from = day;
    else if (day > period.to) period.to = day;
  }
  return period;
}
