import { type ColumnMapping, lackOf } from '#domain/sync/column-mapping.ts';
import { childrenInNames } from '#imports/mapping/children-in-names.ts';
import type { UnmappedTable } from '#imports/mapping/find-tables.ts';
import { guessKinds, guessMapping, kindInName } from '#imports/mapping/guess-mapping.ts';
import { mappedTable, TIMES } from '#imports/mapping/mapped-table.ts';
import { plainTimeText } from '#imports/mapping/time-texts.ts';
import type { OpenedFiles } from './open-files.ts';
import { openQuestions } from './open-questions.ts';
import type { ImportFile, ReadFile } from './read-import-file.ts';

/** Finds the mapping that the parent chose before for tables with these titles. */
type FindMapping = (titles: readonly string[]) => ColumnMapping | undefined;

/** Makes a file of the import from a table and what the parent said about it. */
export function mappedFile(table: UnmappedTable, mapping: ColumnMapping): ImportFile {
  const { name, titles } = table;
  const headers = titles.map((title) => title.toLowerCase());
  const times = new Set(TIMES.map((role) => headers.indexOf(mapping.columns[role] ?? '')));
  const rows = table.rows.map((row) => ({
    ...row,
    file: name,
    cells: row.cells.map((cell, at) => (times.has(at) ? plainTimeText(cell) : cell)),
  }));
  const ofMapping = mappedTable(mapping);
  const format = { name, tables: [ofMapping] };
  return { name, format, table: ofMapping, headers, titles, rows, totals: [], mapped: { table, mapping } };
}

/** Returns opened files with this table mapped, or left out if `mapping` is null. */
export function mapTable<Opened extends ReadFile>(
  opened: Opened,
  table: UnmappedTable,
  mapping: ColumnMapping | null,
): Opened {
  const unmapped = opened.unmapped.filter((one) => one !== table);
  const others = opened.files.filter(({ mapped }) => mapped?.table !== table);
  return { ...opened, files: mapping ? [...others, mappedFile(table, mapping)] : others, unmapped };
}

/**
 * Maps each table whose titles the parent has mapped before, unless its name says another kind, or it has values that
 * still need a kind. Then finds the questions about all files. `now` is in epoch milliseconds.
 */
export async function mapKnownTables(
  opened: OpenedFiles,
  find: FindMapping,
  now: number,
): Promise<OpenedFiles> {
  const mapped = opened.unmapped.reduce((before, table) => {
    const mapping = find(table.titles);
    return mapping && fitsName(mapping, table) && lackOf(mapping, table) === null
      ? mapTable(before, table, mapping)
      : before;
  }, opened);
  const files = nameChildrenByTable(mapped.files);
  return { ...mapped, files, questions: await openQuestions(files, now) };
}

/** True if the name of a table says no other kind or measure than the mapping. */
function fitsName({ rows, columns }: ColumnMapping, table: UnmappedTable): boolean {
  const named = kindInName(table);
  if (rows === null || named === null || named === rows) return true;
  const isMeasure = named === 'weight' || named === 'length' || named === 'head';
  return rows === 'growth' && isMeasure && columns[named] !== undefined;
}

/** Names the child of each mapped table without a column for it, so that no two children become one. */
function nameChildrenByTable(files: readonly ImportFile[]): ImportFile[] {
  const nameless = files.filter(({ mapped }) => mapped && !mapped.mapping.columns.child);
  const children = childrenInNames(nameless.map(({ name }) => name));
  return files.map((file) => {
    const child = children[nameless.indexOf(file)];
    if (!file.mapped || child === undefined) return file;
    const table = mappedTable(file.mapped.mapping, child);
    return { ...file, table, format: { ...file.format, tables: [table] } };
  });
}

/**
 * Returns the mapping with which the screen starts: the one that was chosen before, or else a guess. The kind stays
 * open if the name of the table says another one.
 */
export function firstMapping(table: UnmappedTable, chosen: ColumnMapping | undefined): ColumnMapping {
  if (!chosen) return guessMapping(table);
  const { kind } = chosen.columns;
  const kinds = kind === undefined ? [] : [...guessKinds(table, kind), ...chosen.kinds];
  return { ...chosen, rows: fitsName(chosen, table) ? chosen.rows : null, kinds: new Map(kinds) };
}
