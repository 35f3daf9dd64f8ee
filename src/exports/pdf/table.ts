import { type Look, rule, type Stroke } from './blocks.ts';
import type { Mark } from './page-marks.ts';
import { type Block, type Box, breakPages, type Part, type Point, sideBySide, stack } from './stack.ts';

/** Paints into a box of points. */
export type Painter = (box: Box) => Mark[];

/** One text, a text for each line, or a drawing. */
export type Cell = string | readonly string[] | Painter;

/** All lengths are points. */
export interface Column {
  /** A fixed width. Columns with `share` divide the remaining width instead. */
  width?: number;
  share?: number;
  align?: 'left' | 'right';
  /** The space at the right edge. Wider text gets smaller letters. */
  inset?: number;
  /** The color of the first line of the head. */
  ink?: string;
  /** The color behind the head. Neighboring columns of the same color share one box. */
  tint?: string;
  /** Paints behind the rows of each page. */
  behind?: Painter;
}

export interface Row extends Omit<Part, 'gap'> {
  cells: readonly Cell[];
  /** The style of each line of a cell. `baseline` is in points below the top of the row. */
  looks: readonly (Look & { baseline: number })[];
  /** The line above the row. */
  rule?: Stroke;
}

export interface Table {
  /** Points. */
  width: number;
  columns: readonly Column[];
  /** Repeated on each page. */
  head?: Row;
  rows: readonly Row[];
  /** The line below the last row of a page. */
  end?: Stroke;
}

type Placed = Column & { left: number; right: number };

/** The least space between a text at the right edge of its column and the column before, in points. */
const BEFORE_TEXT = 3;

/** The space between the color behind a head and the first row, in points. */
const BELOW_TINT = 4;

/** Makes one block from the whole table. */
export function tableBlock({ width, columns, head, rows, end }: Table): Block {
  const placed = placeColumns(columns, width);
  const body = stack(rows.map((row) => rowBlock(row, placed, width)));
  const layers = [...placed.map((column) => behindBlock(column, body.height)), body];
  return stack([
    ...(head ? [headBlock(head, placed, width)] : []),
    sideBySide(layers, 0),
    ...(end ? [rule(width, end)] : []),
  ]);
}

/**
 * Splits a table over pages. Returns a block for each page, and at least one. `room` is the height of a page in points.
 */
export function splitTable(table: Table, room: number): Block[] {
  if (table.rows.length === 0) return [tableBlock(table)];
  const rowsRoom = room - (table.head?.height ?? 0);
  return breakPages(table.rows, () => rowsRoom).map((rows) => tableBlock({ ...table, rows }));
}

function placeColumns(columns: readonly Column[], width: number): Placed[] {
  const fixed = columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  const shares = columns.reduce((sum, column) => sum + (column.share ?? 0), 0);
  let right = 0;
  return columns.map((column) => {
    const left = right;
    right += column.width ?? ((width - fixed) * (column.share ?? 0)) / shares;
    return { ...column, left, right };
  });
}

function headBlock(head: Row, columns: readonly Placed[], width: number): Block {
  const height = head.height - BELOW_TINT;
  const tints = [...new Set(columns.flatMap(({ tint }) => tint ?? []))].map((fill): Block => {
    const tinted = columns.filter(({ tint }) => tint === fill);
    const left = Math.min(...tinted.map((column) => column.left)) + 1;
    const right = Math.max(...tinted.map((column) => column.right)) - 1;
    const box = { mark: 'box', width: right - left, height, radius: 4, fill } as const;
    return { height, marks: ({ x, y }) => [{ ...box, x: x + left, y }] };
  });
  const row = rowBlock(head, columns, width, (column) => column.ink);
  return sideBySide([...tints, row], 0);
}

function behindBlock({ behind, left, right, inset = 0 }: Placed, height: number): Block {
  const width = right - left - inset;
  return { height, marks: ({ x, y }) => behind?.({ x: x + left, y, width, height }) ?? [] };
}

function rowBlock(
  { height, cells, looks, rule: stroke }: Row,
  columns: readonly Placed[],
  width: number,
  inkOf: (column: Column) => string | undefined = () => undefined,
): Block {
  const cellMarks = (column: Placed, cell: Cell, { x, y }: Point): Mark[] => {
    const box = { x: x + column.left, y, width: column.right - column.left - (column.inset ?? 0), height };
    if (typeof cell === 'function') return cell(box);
    const { align = 'left' } = column;
    return looks.flatMap(({ baseline, ...look }, line): Mark[] => {
      const text = typeof cell === 'string' ? (line === 0 ? cell : '') : (cell[line] ?? '');
      if (text === '') return [];
      const color = (line === 0 && inkOf(column)) || look.color;
      const isAtRight = align === 'right';
      const at = { x: isAtRight ? box.x + box.width : box.x, y: y + baseline };
      const maxWidth = isAtRight ? box.width - BEFORE_TEXT : box.width;
      return [{ mark: 'text', text, ...look, ...at, color, align, maxWidth }];
    });
  };
  return {
    height,
    marks: (at) => [
      ...(stroke ? rule(width, stroke).marks(at) : []),
      ...columns.flatMap((column, index) => cellMarks(column, cells[index] ?? '', at)),
    ],
  };
}
