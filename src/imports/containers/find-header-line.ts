import { readingsOf } from '#imports/rows/read-number.ts';
import { isDateText } from '#imports/rows/time-texts.ts';

/** The number of lines in which the header is searched. Blank lines, titles and a separator line can come first. */
export const LINES_ABOVE = 10;
/** The number of lines that are compared with the header. */
export const SAMPLE_LINES = 60;

/** A longer cell is no date. */
const LONGEST_DATE = 60;

/** A remark in brackets, a unit, the form of a date or a clock time ("hh:mm"), or a mark without letters. */
const UNIT =
  /^([([].*[)\]]|[ymdhs.:/ -]+|k?g|lbs?|(fl\.? ?)?oz|m?l|[cm]?m|in|ft|hrs?|mins?|secs?|°?[cf]|[^\p{L}]+)\.?$/iu;

/** Words that many apps and families use in titles of columns. */
const TITLE_WORD =
  /\b(date|day|time|start|begin|end|type|kind|event|activity|amount|duration|notes?|weight|height|length|temp)/i;

/** A title of a column with dates or times. */
const DATE_TITLE = /^(date|day|time|when)\b/i;

interface Line {
  at: number;
  cells: readonly string[];
  /** The number of filled cells. */
  filled: number;
  /** The number of columns up to the last filled cell. */
  width: number;
  hasDate: boolean;
}

/**
 * Finds the header among the first lines of a table, below lines with a title such as "Baby log,Mia". A header has no
 * date, and at least `fewest` filled cells. It is the first such line with two properties. Most lines below it are not
 * wider. No line of titles between it and the first date has more filled cells, or as many that look as much like
 * names of columns. If there is none, it is the line with the fewest wider lines below. Without any candidate, it is
 * the first line with `fewest` filled cells, or -1.
 */
export function findHeaderLine(lines: readonly (readonly string[])[], fewest: number): number {
  const all = lines.map(lineOf).filter(({ filled }) => filled > 0);
  const first = all.find(({ at, filled }) => at < LINES_ABOVE && filled >= fewest);
  if (!first) return -1;
  const candidates = candidatesIn(all, fewest).map((line) => {
    const below = all.filter(({ at }) => at > line.at);
    const wider = below.filter(({ width }) => width > line.width).length;
    return { line, wider, share: wider / Math.max(below.length, 1) };
  });
  const found = candidates.find(({ line, share }, index) => {
    const nextDate = all.find((other) => other.hasDate && !isLabel(other) && other.at > line.at);
    const between = candidates.slice(index + 1).filter((other) => other.line.at < (nextDate?.at ?? Infinity));
    const isTitle = between.some(
      (other) =>
        other.line.filled > line.filled ||
        (nextDate &&
          other.line.filled === line.filled &&
          titleWordsIn(other.line) >= titleWordsIn(line) &&
          hasColumnNames(other.line, all)),
    );
    return share <= 1 / 2 && !isTitle;
  });
  const [best] = candidates.toSorted((one, other) => one.wider - other.wider);
  return (found ?? best)?.line.at ?? first.at;
}

/**
 * True for a line above the header that can be a row of another table: it has a date beside another cell. The import
 * lists such rows, because it reads only one table.
 */
export function isRowAboveHeader(cells: readonly string[]): boolean {
  const { filled, hasDate } = lineOf(cells, 0);
  return hasDate && filled > 1;
}

/**
 * True if a line below another line of as many cells has the names of the columns. Units belong to the names above
 * them. A cell that its column repeats below belongs to a row without a date.
 */
function hasColumnNames({ at, cells }: Line, all: readonly Line[]): boolean {
  const below = all.filter((line) => line.at > at);
  const filled = [...cells.entries()].flatMap(([column, cell]) => {
    const text = cell.trim();
    return text ? { column, text } : [];
  });
  return (
    !filled.every(({ text }) => UNIT.test(text)) &&
    !filled.some(({ column, text }) => below.some((line) => line.cells[column]?.trim() === text))
  );
}

/** Returns the number of cells with a word that many titles of columns have. */
export function titleWordsIn({ cells }: Pick<Line, 'cells'>): number {
  return cells.filter((cell) => TITLE_WORD.test(cell)).length;
}

function lineOf(cells: readonly string[], at: number): Line {
  const filled = cells.filter((cell) => cell.trim()).length;
  const width = cells.findLastIndex((cell) => cell.trim()) + 1;
  return {
    at,
    cells,
    filled,
    width,
    hasDate: cells.some((cell) => cell.length <= LONGEST_DATE && isDateText(cell)),
  };
}

/**
 * Returns the lines that can be a header. Below the first of them, a header has no number. No line above a header has a
 * date and as many cells, because it would be a row of the table. A label and a date, such as "Born,2026-01-05", is no
 * row if the header names the column of the date.
 */
function candidatesIn(all: readonly Line[], fewest: number): Line[] {
  const candidates: Line[] = [];
  let [widestDated, widestLabel] = [0, 0];
  for (const line of all) {
    if (line.at >= LINES_ABOVE) break;
    const isBelowLabel =
      line.filled <= widestLabel && !line.cells.some((cell) => DATE_TITLE.test(cell.trim()));
    if (line.hasDate && isLabel(line)) widestLabel = 2;
    else if (line.hasDate) widestDated = Math.max(widestDated, line.filled);
    else if (line.filled < fewest || line.filled <= widestDated || isBelowLabel) continue;
    else if (!candidates.length || !line.cells.some(isNumberText)) candidates.push(line);
  }
  return candidates;
}

/** True for two cells of which only the second has a number or a date. */
function isLabel({ cells, filled }: Line): boolean {
  const [label = ''] = cells.filter((cell) => cell.trim());
  return filled === 2 && !/\d/.test(label);
}

/** True for a number with or without its unit, and for a clock time. */
function isNumberText(cell: string): boolean {
  const text = cell.trim();
  return /^\d{1,2}[:.]\d{2}\b/.test(text) || readingsOf(text.replace(/\s*\p{L}{1,3}\.?$/u, '')).length > 0;
}
