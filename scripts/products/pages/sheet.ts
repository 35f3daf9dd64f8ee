export type PlannerFormat = 'tablet' | 'letter' | 'a4';

/** A rectangle, in points from the page's top left. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Sheet {
  width: number;
  height: number;
  /** The area for the content of a page. */
  body: Box;
  /** The column of tabs at the right edge. */
  tabs: Box;
  /**
   * Whether the page is for a printer. A printed page has no tinted ground, and has margins for a punch and the
   * printer.
   */
  printed: boolean;
}

const SIZES: Record<PlannerFormat, readonly [width: number, height: number]> = {
  // The tablet page is upright, 3:4, for an iPad in one hand. It is about as large as paper, so one layout and one text
  // size fit all three formats.
  tablet: [576, 768],
  letter: [612, 792],
  a4: [595, 842],
};

/** Returns the areas of a page in this format. */
export function sheetOf(format: PlannerFormat): Sheet {
  const [width, height] = SIZES[format];
  const printed = format !== 'tablet';
  const [left, right, end] = printed ? [46, 18, 26] : [32, 0, 22];
  const tabWidth = printed ? 22 : 28;
  const tabs = { x: width - right - tabWidth, y: end - 8, width: tabWidth, height: height - 2 * (end - 8) };
  const body = { x: left, y: end + 6, width: tabs.x - 14 - left, height: height - 2 * end - 6 };
  return { width, height, body, tabs, printed };
}

/** Divides a box into parts side by side. `shares` are their relative widths. */
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

/** Divides a box into parts, one below the other. `shares` are their relative heights. */
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

/** Returns the box without the upper `height` points. */
export function below(box: Box, height: number): Box {
  return { ...box, y: box.y + height, height: box.height - height };
}

/** Returns the box reduced by `x` points at both sides and by `y` above and below. */
export function inset(box: Box, x: number, y = x): Box {
  return { x: box.x + x, y: box.y + y, width: box.width - 2 * x, height: box.height - 2 * y };
}
