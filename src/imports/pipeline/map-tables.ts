import { type ColumnMapping, lackOf } from '#domain/sync/column-mapping.ts';
import { takeSteps } from '#imports/containers/slices.ts';
import { childrenInNames } from '#imports/mapping/children-in-names.ts';
import type { UnmappedTable } from '#imports/mapping/find-tables.ts';
import { guessKinds, guessMapping, kindInName } from '#imports/mapping/guess-mapping.ts';
import { mappedTable, TIMES } from '#imports/mapping/mapped-table.ts';
import { findTableFacts } from '#imports/mapping/table-facts.ts';
import { plainTimeText } from '#imports/rows/time-texts.ts';
import type { RawRow } from './raw-row.ts';
import { type ImportFile, type ReadFile, rowViewer } from './read-import-file.ts';

/** Finds the mapping that the parent chose before for tables with these titles. */
type FindMapping = (titles: readonly string[]) => ColumnMapping | undefined;

/**
 * Makes a file of the import from a table and what the parent said about it. Yields after each row, so that a page can
 * respond in between.
 */
export function* mappedFile(
  table: UnmappedTable,
  mapping: ColumnMapping,
): Generator<undefined, ImportFile, undefined> {
  const { name, titles } = table;
  const headers = titles.map((title) => title.toLowerCase());
  const times = new Set(TIMES.map((role) => headers.indexOf(mapping.columns[role] ?? '')));
  const rows: RawRow[] = [];
  for (const row of [...(table.others ?? []), ...table.rows]) {
    yield;
    const cells = row.cells.map((cell, at) => (times.has(at) ? plainTimeText(cell) : cell));
    rows.push({ ...row, file: name, cells });
  }
  const facts = yield* findTableFacts(rows, rowViewer({ headers, rows }), headers, mapping);
  const ofMapping = mappedTable(mapping, facts);
  const format = { name, tables: [ofMapping] };
  const mapped = { table, mapping, facts };
  return { name, format, table: ofMapping, headers, titles, rows, totals: [], mapped };
}

/** Returns opened files with this table mapped, or left out if `mapping` is null. */
export async function mapTable(
  opened: ReadFile,
  table: UnmappedTable,
  mapping: ColumnMapping | null,
): Promise<ReadFile> {
  const unmapped = opened.unmapped.filter((one) => one !== table);
  const others = opened.files.filter(({ mapped }) => mapped?.table !== table);
  const mapped = mapping ? [await takeSteps(mappedFile(table, mapping))] : [];
  return { ...opened, files: [...others, ...mapped], unmapped };
}

/**
 * Maps each table whose titles the parent has mapped before, unless its name says another kind, or it has values that
 * still need a kind.
 */
export async function mapKnownTables(opened: ReadFile, find: FindMapping): Promise<ReadFile> {
  let mapped = opened;
  for (const table of opened.unmapped) {
    const mapping = find(table.titles);
    const isKnown = mapping && fitsName(mapping, table) && lackOf(mapping, table) === null;
    if (isKnown) mapped = await mapTable(mapped, table, mapping);
  }
  return { ...mapped, files: nameChildrenByTable(mapped.files) };
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
    const table = mappedTable(file.mapped.mapping, file.mapped.facts, child);
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
