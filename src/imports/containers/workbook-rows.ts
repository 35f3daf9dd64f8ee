import type { RowFault } from '#domain/sync/row-fault.ts';
import type { Sheet, SheetRow } from '#imports/rows/import-format.ts';
import { findHeaderLine, isRowAboveHeader, SAMPLE_LINES } from './find-header-line.ts';
import { cellText, MOST_CELLS } from './json-sheets.ts';
import { DamagedXml, type XmlHandlers } from './read-xml.ts';
import { type NumberFormat, serialDate } from './serial-dates.ts';
import { unreadable } from './unreadable-file-error.ts';

/** What the cells of all sheets refer to. */
export interface Workbook {
  strings: readonly string[];
  /** The number format of each style. */
  formats: readonly NumberFormat[];
  is1904: boolean;
}

/** What Excel shows for a value that is not available. */
const NO_VALUE = '#N/A';

/** The size of the largest sheet that Excel writes. */
const [LAST_ROW, LAST_COLUMN] = [1_048_576, 16_384];

/**
 * Returns the handlers for the XML text of a sheet, and a function that returns its rows. {@link findHeaderLine} finds
 * the header among the first rows. A row has its number in the spreadsheet. The handlers throw `DamagedXml`, and an
 * `UnreadableFileError` for a sheet with too many cells.
 */
export function sheetReader(book: Workbook, fileName: string) {
  let titles: string[] | null = null;
  /** The first rows, until the header is known. */
  let first: { line: number; row: string[] }[] = [];
  const rows: SheetRow[] = [];
  let line = 0;
  let column = 0;
  /** The cells with a value. The others are missing. */
  let row: string[] = [];
  let cell = { type: '', style: '', text: '' };
  let isFormula = false;
  let isText = false;
  let isReading = false;

  function endRow(): void {
    if (!row.length) return;
    if (titles) addRow(titles, line, row);
    else if (first.push({ line, row }) === SAMPLE_LINES) findTitles();
  }

  /** Finds the header among the first rows. Adds the rows below it, and rows of another table above it as damaged. */
  function findTitles(): string[] {
    const lines = first.map((one) => Array.from(one.row, (cell) => cell?.trim() ?? ''));
    const at = findHeaderLine(lines, 1);
    const found = lines[at] ?? [];
    titles = found;
    for (const [index, cells] of lines.slice(0, Math.max(at, 0)).entries()) {
      if (isRowAboveHeader(cells)) rows.push({ line: first[index]?.line ?? 0, cells, damage: 'aboveHeader' });
    }
    for (const one of first.slice(at + 1)) addRow(found, one.line, one.row);
    first = [];
    return found;
  }

  function addRow(header: readonly string[], at: number, found: readonly string[]): void {
    const columns = header.length;
    if (rows.length * columns > MOST_CELLS) throw unreadable(fileName, 'workbookTooLarge');
    const cells = Array.from(header, (_, index) => found[index] ?? '');
    const damage: RowFault = { code: 'tooManyCells', cells: found.length, columns };
    rows.push({ line: at, cells, ...(found.length > columns && { damage }) });
  }

  const handlers: XmlHandlers = {
    open(name, attribute) {
      isText = name === 'v' || (name === 't' && !isReading);
      if (name === 'row') {
        line = placeOf(attribute('r'), line + 1, LAST_ROW, Number);
        [row, column] = [[], 0];
      } else if (name === 'c') {
        column = placeOf(attribute('r'), column + 1, LAST_COLUMN, columnOf);
        cell = { type: attribute('t') ?? 'n', style: attribute('s') ?? '0', text: '' };
        isFormula = false;
      } else if (name === 'f') isFormula = true;
      else if (name === 'rPh') isReading = true;
    },
    text(part) {
      if (isText) cell.text += part;
    },
    close(name) {
      isText = false;
      if (name === 'c' && (cell.text || isFormula)) {
        // Some apps write formulas without their values. Such a cell must not look empty.
        const text = cell.text ? textOf(cell, book) : NO_VALUE;
        if (text.trim()) row[column - 1] = text;
      } else if (name === 'row') endRow();
      else if (name === 'rPh') isReading = false;
    },
  };
  return { handlers, sheet: (): Omit<Sheet, 'name'> => ({ titles: titles ?? findTitles(), rows }) };
}

/** Returns the number of a row or column. Some apps leave it out. Then it is the one after the last. */
function placeOf(
  written: string | undefined,
  next: number,
  last: number,
  read: (text: string) => number,
): number {
  const place = written === undefined ? next : read(written);
  if (!Number.isInteger(place) || place < 1 || place > last) throw new DamagedXml();
  return place;
}

/** Returns the column of a place such as "AB12". A is 1. */
function columnOf(place: string): number {
  const [, letters] = /^([A-Z]{1,3})\d+$/.exec(place) ?? [];
  if (letters === undefined) return Number.NaN;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

const ISO_TIME = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d(?::\d\d)?)(?:\.0+)?$/;

/** Returns the text of a cell. An error stays as Excel shows it, so that no format takes the cell for an empty one. */
function textOf(
  { type, style, text }: { type: string; style: string; text: string },
  book: Workbook,
): string {
  switch (type) {
    case 's': {
      const shared = book.strings[Number(text)];
      if (shared === undefined) throw new DamagedXml();
      return unescaped(shared);
    }
    case 'str':
    case 'inlineStr':
      return unescaped(text);
    case 'b':
      return cellText(text === '1' || text === 'true');
    case 'd':
      return text.replace(ISO_TIME, '$1 $2');
    case 'n': {
      const number = Number(text);
      if (!text.trim() || !Number.isFinite(number)) return text;
      return serialDate(number, book.formats[Number(style)] ?? 'number', book.is1904) ?? numberText(number);
    }
    default:
      return text;
  }
}

/** Excel writes 17 digits of a number, and shows 15: 4.3099999999999996 is 4.31. */
function numberText(number: number): string {
  return cellText(Number(number.toPrecision(15)));
}

/** Replaces Excel's escapes: a line break is `_x000A_`, and `_x005F_` is an underline that is no escape. */
function unescaped(text: string): string {
  return text.replace(/_x([\dA-F]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
