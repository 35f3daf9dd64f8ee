import { isOneOf, isText, listOf, oneOf, orNull, recordOf, shapeOf } from '#domain/shape.ts';
import { COLUMN_ROLES, type ColumnMapping, ROW_KINDS } from '#domain/sync/column-mapping.ts';
import { readJson, writeText } from './local-store.ts';

/** What the parent said about the columns of imported tables with these headers. */
export interface KeptMapping {
  headers: readonly string[];
  mapping: ColumnMapping;
}

const areKept = listOf(
  shapeOf({
    headers: listOf(isText),
    columns: recordOf(isText),
    rows: orNull(oneOf(ROW_KINDS)),
    kinds: recordOf(orNull(oneOf(ROW_KINDS))),
  }),
);

/** Reads the mappings of `owner`, the oldest first. Returns none if they are damaged. */
export function readColumnMappings(owner: string): readonly KeptMapping[] {
  const kept = readJson('local', nameOf(owner));
  if (!areKept(kept)) return [];
  return kept.map(({ headers, columns, rows, kinds }) => {
    const known = Object.entries(columns).filter(([role]) => isOneOf<string>(COLUMN_ROLES, role));
    const mapping = { columns: Object.fromEntries(known), rows, kinds: new Map(Object.entries(kinds)) };
    return { headers, mapping };
  });
}

/** Stores the mappings of `owner`. If the browser refuses, the next page forgets them. */
export function writeColumnMappings(owner: string, kept: readonly KeptMapping[]): void {
  const rows = kept.map(({ headers, mapping }) => ({
    headers,
    ...mapping,
    kinds: Object.fromEntries(mapping.kinds),
  }));
  writeText('local', nameOf(owner), JSON.stringify(rows));
}

/** The name contains the owner's id, so deleting the account removes the value. */
function nameOf(owner: string): string {
  return `columns:${owner}`;
}
