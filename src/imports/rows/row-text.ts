import type { Stamp } from '#domain/record.ts';
import type { Child, Row } from './import-format.ts';

/** The trimmed text under the first of these headers with a value. */
export function textIn(row: Row, ...headers: string[]): string {
  for (const header of headers) {
    const text = row.cell(header).trim();
    if (text) return text;
  }
  return '';
}

/** The child of a row, under any app's header for it; empty if there is none. */
export function childIn(row: Row): Child {
  return { name: textIn(row, 'child name', 'baby name', 'profile name', 'child', 'baby') };
}

/** The notes of a record. */
export type Words = Pick<Stamp, 'note' | 'importNote'>;

/** Notes of a record: the text of columns that we do not have, and separately the parent's own note, unchanged. */
export function noteOf(details: readonly string[], own: string): Words {
  const said = listOf(details);
  return { note: own, ...(said && { importNote: said.charAt(0).toUpperCase() + said.slice(1) }) };
}

/** "Yellow, loose": the non-empty parts. */
export function listOf(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
}

/**
 * The text under headers that our readers do not name, each with the unit or the side of its header: "37.9 °C", "left
 * 60 ml".
 */
export function otherWords(row: Row, named: readonly string[]): string {
  const parts = row.headers
    .filter((header) => !named.includes(header))
    .map((header) => {
      const text = textIn(row, header);
      const [side] = /^(left|right|total)\b/.exec(header) ?? [];
      const [, unit] = /\(([^)]+?)\.?\)$/.exec(header) ?? [];
      return (
        text &&
        [side, text, unit?.replace(/(?<=°)[cf]/, (letter) => letter.toUpperCase())].filter(Boolean).join(' ')
      );
    });
  return listOf(parts);
}

/**
 * A header test for column names that any table may have. Requires `columns` and allows only `more` besides. One more
 * column means another table.
 */
export function hasOnlyColumns(
  columns: readonly string[],
  more: readonly string[] = [],
): (headers: ReadonlySet<string>) => boolean {
  return (headers) =>
    hasColumns(...columns)(headers) &&
    [...headers].every((header) => columns.includes(header) || more.includes(header));
}

/** A header test that requires these columns and allows any others. */
export function hasColumns(...columns: string[]): (headers: ReadonlySet<string>) => boolean {
  return (headers) => columns.every((column) => headers.has(column));
}
