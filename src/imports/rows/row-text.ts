import type { Stamp } from '#domain/record.ts';
import type { Child, Row } from './import-format.ts';

/** The trimmed text under the first of these headers that has any. */
export function textIn(row: Row, ...headers: string[]): string {
  for (const header of headers) {
    const text = row.cell(header).trim();
    if (text) return text;
  }
  return '';
}

/** The child that a row names, under whichever header the apps have for it; empty where it names none. */
export function childIn(row: Row): Child {
  return { name: textIn(row, 'child name', 'baby name', 'profile name', 'child', 'baby') };
}

/** The words beside a record. */
export type Words = Pick<Stamp, 'note' | 'importNote'>;

/** What a file says in columns that we do not have, and apart from it the parent's own words, as they are. */
export function noteOf(details: readonly string[], own: string): Words {
  const said = listOf(details);
  return { note: own, ...(said && { importNote: said.charAt(0).toUpperCase() + said.slice(1) }) };
}

/** "Yellow, loose": what there is of it. */
export function listOf(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
}

/**
 * What a row says under headers that no reader of ours names, each with the unit or the side that its header tells: "37.9 °C",
 * "left 60 ml".
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
 * A header test for column names that any table may have: asks for `columns` and for no others but `more`. One more column
 * tells another table.
 */
export function hasOnlyColumns(
  columns: readonly string[],
  more: readonly string[] = [],
): (headers: ReadonlySet<string>) => boolean {
  return (headers) =>
    hasColumns(...columns)(headers) &&
    [...headers].every((header) => columns.includes(header) || more.includes(header));
}

/** A header test that asks for these columns, whatever else there is. */
export function hasColumns(...columns: string[]): (headers: ReadonlySet<string>) => boolean {
  return (headers) => columns.every((column) => headers.has(column));
}
