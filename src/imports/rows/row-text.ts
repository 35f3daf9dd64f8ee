import type { Stamp } from '#domain/record.ts';
import type { Child, Row } from './import-format.ts';

/** Returns the trimmed text under the first of these headers whose cell has a value. */
export function textIn(row: Row, ...headers: string[]): string {
  for (const header of headers) {
    const text = row.cell(header).trim();
    if (text) return text;
  }
  return '';
}

/** Returns the child of a row, from the headers of all apps. The name is empty if the row has none. */
export function childIn(row: Row): Child {
  return { name: textIn(row, 'child name', 'baby name', 'profile name', 'child', 'baby') };
}

/** The notes of a record. */
export type Words = Pick<Stamp, 'note' | 'importNote'>;

/**
 * Makes the notes of a record. The import note has the text of columns for which the record has no field. The note is
 * the parent's own text, unchanged.
 */
export function noteOf(details: readonly string[], own: string): Words {
  const said = listOf(details);
  return { note: own, ...(said && { importNote: said.charAt(0).toUpperCase() + said.slice(1) }) };
}

/** Joins the parts that are not empty: "Yellow, loose". */
export function listOf(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
}

/** Joins the lines that are not empty. */
export function joinLines(lines: readonly string[]): string {
  return lines.filter(Boolean).join('\n');
}

/**
 * Joins the texts under all headers except `named`. Each has the unit or the side from its header: "37.9 °C" or "left
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
 * Returns a header test that requires `columns` and otherwise allows only `more`. Use it for column names that many
 * tables have. A table with one more column is a table of another app.
 */
export function hasOnlyColumns(
  columns: readonly string[],
  more: readonly string[] = [],
): (headers: ReadonlySet<string>) => boolean {
  return (headers) =>
    hasColumns(...columns)(headers) &&
    [...headers].every((header) => columns.includes(header) || more.includes(header));
}

/** Returns a header test that requires these columns and allows any others. */
export function hasColumns(...columns: string[]): (headers: ReadonlySet<string>) => boolean {
  return (headers) => columns.every((column) => headers.has(column));
}
