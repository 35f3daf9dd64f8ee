import { DECIMAL_MARKS, type DecimalMark, NUMBER, plainDigits, readAs } from './read-number.ts';

/** How a file, or one column of it, writes numbers. */
export interface NumberStyle {
  /** The decimal mark. Null if no number reveals it. */
  decimalMark: DecimalMark | null;
  /** True if numbers from 1,000 on have a thousands separator. Null if no number reveals this. */
  groups: boolean | null;
}

const CELL = new RegExp(`^(${NUMBER})\\s*[a-z.]{0,8}$`, 'i');

/** True for a column of notes. Parents write numbers in notes in their own style, not in the app's. */
const isNote = (header: string) => header.includes('note');

/**
 * Returns a function that finds the number style of the column under a header. Without a header it finds that of the
 * whole file. "8.2" and "1,265.5" prove a decimal point. "8,2" and "1.265,5" prove a decimal comma. "1,265" is
 * ambiguous. A column without decimals reveals its grouping: it has either "620" and "1,265", or "1265" and "1.265".
 * Cells are read on the first call.
 */
export function numberStyles(
  headers: readonly string[],
  cellsOf: (header: string) => Iterable<string>,
): (header?: string) => NumberStyle {
  const columns = new Map<string, Tally>();
  const columnOf = (header: string) => {
    const tally = columns.get(header) ?? tallyOf(cellsOf(header));
    columns.set(header, tally);
    return tally;
  };
  let ofFile: DecimalMark | null | undefined;
  const markOfFile = () => {
    if (ofFile === undefined) ofFile = markOf(headers.filter((one) => !isNote(one)).map(columnOf));
    return ofFile;
  };
  return (header) => {
    const column = header === undefined ? null : columnOf(header);
    return { decimalMark: (column && markOf([column])) ?? markOfFile(), groups: column && groupsOf(column) };
  };
}

interface Tally {
  marks: Record<DecimalMark, number>;
  /** How many whole numbers are below 1,000. */
  small: number;
  grouped: number;
  ungrouped: number;
}

function tallyOf(texts: Iterable<string>): Tally {
  const tally: Tally = { marks: { '.': 0, ',': 0 }, small: 0, grouped: 0, ungrouped: 0 };
  for (const text of texts) {
    const number = CELL.exec(plainDigits(text.trim()))?.[1];
    if (number === undefined) continue;
    const [point, comma] = DECIMAL_MARKS.map((mark) => readAs(number, mark));
    if (point === comma) countWhole(tally, number, point ?? 0);
    else if (comma == null) tally.marks['.'] += 1;
    else if (point == null) tally.marks[','] += 1;
  }
  return tally;
}

function countWhole(tally: Tally, number: string, value: number): void {
  if (value >= 1000 && /^\d+$/.test(number)) tally.ungrouped += 1;
  else if (value >= 1000) tally.grouped += 1;
  else if (value > 0) tally.small += 1;
}

/** Returns the decimal mark of most numbers. A few may be typing errors. Null if both marks are equally frequent. */
function markOf(tallies: readonly Tally[]): DecimalMark | null {
  const [points, commas] = DECIMAL_MARKS.map((mark) =>
    tallies.reduce((sum, { marks }) => sum + marks[mark], 0),
  );
  if (points === commas) return null;
  return Number(points) > Number(commas) ? '.' : ',';
}

function groupsOf({ small, grouped, ungrouped }: Tally): boolean | null {
  if (grouped + ungrouped > 0) return grouped > ungrouped;
  return small > 0 ? true : null;
}
