import { CARE_KINDS, type CareKind, type CareRecord, dayOfRecord, KIND_WORDS } from '#domain/care-record.ts';
import type { Day } from '#domain/when.ts';
import type { NotImported } from '#imports/read-rows.ts';

/** "1 row", "4,207 rows". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString()} ${count === 1 ? one : many}`;
}

/** "2,779 feeds, 1,857 sleeps and 9 growth entries"; kinds of which there is none are left out. */
export function recordsInWords(counts: Record<CareKind, number>): string {
  const kinds = CARE_KINDS.filter((kind) => counts[kind] > 0);
  const words = kinds.map((kind) => counted(counts[kind], KIND_WORDS[kind].one, KIND_WORDS[kind].many));
  return new Intl.ListFormat('en-US').format(words);
}

/** "line 7", "lines 2–4, 9". `lines` are in order. */
export function linesInWords(lines: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run && line === run[1] + 1) run[1] = line;
    else runs.push([line, line]);
  }
  const words = runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`));
  return `${lines.length === 1 ? 'line' : 'lines'} ${words.join(', ')}`;
}

/** Rows of one kind that were not imported for one reason. */
export interface NotImportedGroup {
  kind: string;
  reason: string;
  rows: NotImported[];
}

/** The reasons of a file, the one that concerns most rows first. */
export function groupByReason(notImported: readonly NotImported[]): NotImportedGroup[] {
  const groups = new Map<string, NotImportedGroup>();
  for (const row of notImported) {
    const key = JSON.stringify([row.kind, row.reason]);
    const group = groups.get(key) ?? { kind: row.kind, reason: row.reason, rows: [] };
    groups.set(key, group);
    group.rows.push(row);
  }
  return [...groups.values()].sort((a, b) => b.rows.length - a.rows.length);
}

/** The first and the last day of which there are records, null when there are none. */
export function periodOf(records: readonly CareRecord[]): { from: Day; to: Day } | null {
  const days = records.map(dayOfRecord).sort();
  const [from, to] = [days[0], days.at(-1)];
  return from !== undefined && to !== undefined ? { from, to } : null;
}
