import { isolated } from '#domain/isolated.ts';
import { type CareRecord, dayOfRecord } from '#domain/log/care-record.ts';
import type { RowFault } from '#domain/sync/row-fault.ts';
import type { Day } from '#domain/time/when.ts';
import type { ImportFile } from '#imports/pipeline/read-import-file.ts';
import type { RowNote } from '#imports/pipeline/read-rows.ts';
import { words } from '#words/now.ts';

/** "Solid, Milestone". With more than `most` names: "Solid, Milestone, Meds and 2 more". */
export function namesInWords(names: readonly string[], most: number): string {
  const more = names.length - most;
  const { names: all, namesAndMore } = words.imports.outcome;
  return more > 0 ? namesAndMore(names.slice(0, most), more) : all(names);
}

/** How many columns are named. Files of known apps have few unread columns, but a file may have hundreds. */
const COLUMNS_NAMED = 8;

/** "This column isn’t imported: Mood." The names come from the file. */
export function columnsInWords(columns: readonly string[]): string {
  return words.imports.outcome.columns(columns.length, namesInWords(columns.map(isolated), COLUMNS_NAMED));
}

/** "line 7", "lines 2–4, 9". `lines` must be sorted. */
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

/** "lines 8–9", or with several files "line 3 of feeding.csv; lines 8–9 of sleep.csv". */
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

/** Rows of one kind with the same remark. */
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

/** The apps that the files came from. */
export function appsOf(files: readonly ImportFile[]): string[] {
  return [...new Set(files.map(({ format }) => format.name))];
}

/** The name of an import's source in the log: "Glow Baby and Hatch". The log stores it, so no language changes it. */
export function sourceOf(files: readonly ImportFile[]): string {
  return new Intl.ListFormat('en').format(appsOf(files));
}

/** The first and last day with records. Null if there are none. */
export function periodOf(records: readonly CareRecord[]): { from: Day; to: Day } | null {
  const days = records.map(dayOfRecord).sort();
  const [from, to] = [days[0], days.at(-1)];
  return from !== undefined && to !== undefined ? { from, to } : null;
}
