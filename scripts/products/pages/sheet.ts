export type PlannerFormat = 'tablet' | 'letter' | 'a4';

/** Points, from the top left. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Sheet {
  width: number;
  height: number;
  /** Where pages draw and people write. */
  body: Box;
  /** The column of tabs at the right edge. */
  tabs: Box;
  /** Printed on white paper: no tint to spend ink on, a margin for the punch, nothing where printers cannot reach. */
  printed: boolean;
}

const SIZES: Record<PlannerFormat, readonly [width: number, height: number]> = {
  // 3:4 upright, as an iPad is held with the other arm full. In inches it is as large as paper, so that one layout
  // and one size of letters serve all three.
  tablet: [576, 768],
  letter: [612, 792],
  a4: [595, 842],
};

/** What a page of this format has room for. */
export function sheetOf(format: PlannerFormat): Sheet {
  const [width, height] = SIZES[format];
  const printed = format !== 'tablet';
  const [left, right, end] = printed ? [46, 18, 26] : [32, 0, 22];
  const tabWidth = printed ? 22 : 28;
  const tabs = { x: width - right - tabWidth, y: end - 8, width: tabWidth, height: height - 2 * (end - 8) };
  const body = { x: left, y: end + 6, width: tabs.x - 14 - left, height: height - 2 * end - 6 };
  return { width, height, body, tabs, printed };
}

/** The parts of a box beside each other, by their shares of its width. */
export function columns(box: Box, gap: number, ...shares: number[]): Box[] {
  const all = shares.reduce((sum, share) => sum + share, 0);
  const room = box.width - gap * (shares.length - 1);
  let x = box.x;
  return shares.map((share) => {
    const part = { ...box, x, width: (room * share) / all };
    x += part.width + gap;
    return part;
  });
}

/** The parts of a box below each other, by their shares of its height. */
export function rows(box: Box, gap: number, ...shares: number[]): Box[] {
  const all = shares.reduce((sum, share) => sum + share, 0);
  const room = box.height - gap * (shares.length - 1);
  let y = box.y;
  return shares.map((share) => {
    const part = { ...box, y, height: (room * share) / all };
    y += part.height + gap;
    return part;
  });
}

/** The box without its first points of height. */
export function below(box: Box, height: number): Box {
  return { ...box, y: box.y + height, height: box.height - height };
}

/** The box without its edges, `x` points at the sides and `y` above and below. */
export function inset(box: Box, x: number, y = x): Box {
  return { x: box.x + x, y: box.y + y, width: box.width - 2 * x, height: box.height - 2 * y };
}
