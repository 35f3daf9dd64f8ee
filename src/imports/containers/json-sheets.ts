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

/** The limit for the levels of objects in which lists are searched. */
const MOST_LEVELS = 8;

/**
 * Makes a sheet of each list of objects: of the value itself, and of each list in it and in its objects. The name of a
 * sheet has the keys that lead to it. A key of an entry is a column. The line of an entry is counted as in a
 * spreadsheet, where the header is line 1. An object without a list is one entry.
 */
export function sheetsOfJson(value: unknown): Sheet[] {
  const sheets = sheetsIn(value, [], 0);
  return !sheets.length && isObject(value) ? sheetOf('', [value]) : sheets;
}

function sheetsIn(value: unknown, path: readonly string[], level: number): Sheet[] {
  if (level > MOST_LEVELS) return [];
  if (Array.isArray(value)) {
    // Some servers wrap an object in a list.
    const inOnly = value.length === 1 ? listsIn(value[0], path, level) : [];
    return [...sheetOf(path.join('/'), value), ...inOnly];
  }
  return listsIn(value, path, level);
}

function listsIn(value: unknown, path: readonly string[], level: number): Sheet[] {
  if (Array.isArray(value) || !isObject(value)) return [];
  const sheets = Object.entries(value).flatMap(([name, one]) => sheetsIn(one, [...path, name], level + 1));
  return goesOn(value) ? sheets.map(doubtLast) : sheets;
}

/**
 * Makes a sheet of a text with an object of JSON in each line. A line that is damaged becomes a damaged row. Returns
 * null for any other text: if its first line is no object, or if most lines are damaged.
 */
export function sheetOfJsonLines(text: string): Sheet | null {
  if (!beginsAsJson(text)) return null;
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .flatMap((whole, index) => (whole.trim() ? { line: index + 1, text: whole.replace(/,\s*$/, '') } : []));
  if (!isObject(parseJson(lines[0]?.text ?? ''))) return null;
  const values = lines.map((line) => parseJson(line.text));
  const isDamaged = (value: unknown) => Array.isArray(value) || !isObject(value);
  if (values.filter(isDamaged).length * 2 > lines.length) return null;
  const [sheet] = sheetOf('', values);
  const rows = sheet?.rows.map((row, at) => ({
    ...row,
    line: lines[at]?.line ?? row.line,
    ...(isDamaged(values[at]) && { damage: 'jsonUnread' as const }),
  }));
  return sheet && rows ? { ...sheet, rows } : null;
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
