import type { Mark } from './page-marks.ts';

/** All lengths are points. `y` grows downward. */
export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A part of a page with a known height. `marks` paints it. `at` is its upper left corner. */
export interface Block {
  height: number;
  marks: (at: Point) => Mark[];
}

/** The properties of a part that decide where pages break. */
export interface Part {
  height: number;
  /** The space between this part and the one above, in points. The first part of a stack has no gap. */
  gap?: number;
  /** If true, no page break separates this part from the next one, unless both together are higher than a page. */
  keepWithNext?: boolean;
}

export interface StackedBlock extends Block, Part {
  /** This block is repeated at the top of the pages that follow, until a later block has its own. */
  repeat?: StackedBlock;
}

/** Makes an empty block. */
export function space(height: number): Block {
  return { height, marks: () => [] };
}

/** Adds a gap of `gap` points above a block. */
export function below(gap: number, block: Block): StackedBlock {
  return { ...block, gap };
}

/** Puts blocks one below the other. */
export function stack(blocks: readonly StackedBlock[]): Block {
  let height = 0;
  const placed = blocks.map((block, index) => {
    const top = height + (index === 0 ? 0 : (block.gap ?? 0));
    height = top + block.height;
    return { block, top };
  });
  return {
    height,
    marks: ({ x, y }) => placed.flatMap(({ block, top }) => block.marks({ x, y: y + top })),
  };
}

/**
 * Puts blocks side by side. Their left edges are `step` points apart. If `step` is 0, later blocks cover earlier ones.
 */
export function sideBySide(blocks: readonly Block[], step: number): Block {
  return {
    height: Math.max(0, ...blocks.map(({ height }) => height)),
    marks: ({ x, y }) => blocks.flatMap((block, index) => block.marks({ x: x + index * step, y })),
  };
}

/** Allows for rounding errors. A sum of decimal heights may slightly exceed the height of a page. */
const TOLERANCE = 0.001;

/**
 * Splits parts over pages. A part that is higher than a page starts on a new page and overflows it.
 *
 * @param roomOf returns the height of a page in points, by its index
 * @param pageEnd the last part of every page except the last page
 */
export function breakPages<P extends Part & { repeat?: P }>(
  parts: readonly P[],
  roomOf: (page: number) => number,
  pageEnd?: P,
): P[][] {
  const pages: P[][] = [];
  let page: P[] = [];
  let used = 0;
  let isFresh = true;
  let repeat: P | undefined;
  let rest = parts.reduce((sum, { gap = 0, height }) => sum + gap + height, 0);
  const fits = (height: number) => used + height <= roomOf(pages.length) + TOLERANCE;
  for (const [index, part] of parts.entries()) {
    const { gap = 0, height } = part;
    if (!isFresh && !fits(rest) && !fits(keptHeight(parts, index) + (pageEnd?.height ?? 0))) {
      pages.push(pageEnd ? [...page, pageEnd] : page);
      page = repeat && !part.repeat ? [repeat] : [];
      used = page[0]?.height ?? 0;
    }
    used += (page.length === 0 ? 0 : gap) + height;
    rest -= gap + height;
    page.push(part);
    isFresh = false;
    repeat = part.repeat ?? repeat;
  }
  return page.length === 0 ? pages : [...pages, page];
}

/** Returns the height of the part at `index` and of the parts that must stay with it, with the gaps above them. */
function keptHeight(parts: readonly Part[], index: number): number {
  const part = parts[index];
  if (!part) return 0;
  const below = part.keepWithNext ? keptHeight(parts, index + 1) : 0;
  return (part.gap ?? 0) + part.height + below;
}
