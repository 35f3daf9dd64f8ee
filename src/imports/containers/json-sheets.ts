import { isObject } from '#domain/shape.ts';
import type { Sheet } from '#imports/rows/import-format.ts';
import { parseJson } from '#imports/rows/parse-json.ts';

/** Parses a JSON text. Returns undefined for any other text, and for a JSON text that is damaged. */
export function parseJsonFile(text: string): unknown {
  return beginsAsJson(text) ? parseJson(text.replace(/^\uFEFF/, '')) : undefined;
}

/** True for a text that begins with an object, or with a list of them. */
export function beginsAsJson(text: string): boolean {
  return /^\uFEFF?\s*(\{|\[\s*[{\]])/.test(text);
}

/**
 * Makes a sheet of each list of objects: of the value itself, and of each list in it. A key is a column. The line of an
 * entry is counted as in a spreadsheet, where the header is line 1.
 */
export function sheetsOfJson(value: unknown): Sheet[] {
  if (Array.isArray(value)) return sheetOf('', value);
  if (!isObject(value)) return [];
  const sheets = Object.entries(value).flatMap(([name, list]) =>
    Array.isArray(list) ? sheetOf(name, list) : [],
  );
  return goesOn(value) ? sheets.map(doubtLast) : sheets;
}

/** True for a page of a longer list, as servers send them. `next` has the address of the next page. */
function goesOn(value: object): boolean {
  return 'next' in value && typeof value.next === 'string' && 'results' in value;
}

function doubtLast({ rows, ...sheet }: Sheet): Sheet {
  const last = rows.length - 1;
  return { ...sheet, rows: rows.map((row, at) => (at === last ? { ...row, doubt: 'morePages' } : row)) };
}

/** The limit for the cells of a sheet. A small file with many different keys would otherwise fill the memory. */
export const MOST_CELLS = 10_000_000;

function sheetOf(name: string, list: readonly unknown[]): Sheet[] {
  const objects = list.map((entry) => (isObject(entry) ? (entry as Record<string, unknown>) : {}));
  const titles = [...new Set(objects.flatMap((entry) => Object.keys(entry)))];
  if (!titles.length || titles.length * objects.length > MOST_CELLS) return [];
  const rows = objects.map((entry, index) => ({
    line: index + 2,
    cells: titles.map((title) => (Object.hasOwn(entry, title) ? cellText(entry[title]) : '')),
  }));
  return [{ name, titles, rows }];
}

/**
 * Returns a value as the text of a cell. A number with three decimals gets a fourth one. Otherwise its point could be
 * taken for a thousands separator.
 */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value).replace(/(\.\d{3})$/, '$10');
}
