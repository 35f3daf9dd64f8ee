/**
 * Outlines as text of absolute `M`, `L`, `C` and `Z`. A canvas takes the text unchanged (`new Path2D`). A PDF takes the
 * steps of {@link stepsOf}. The text has neither arcs nor shorthand commands, because a PDF has none. y grows downward.
 */
export type DrawnPath = string;

export type Point = readonly [x: number, y: number];

export interface PathStep {
  mark: 'M' | 'L' | 'C' | 'Z';
  points: Point[];
}

/** The length of the Bézier handles that draw a quarter circle of radius 1. */
const QUARTER = 0.5523;

/** Draws straight lines from point to point. */
export function polyline(...points: Point[]): DrawnPath {
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');
}

/** Draws a circle around (cx, cy). */
export function circle(cx: number, cy: number, r: number): DrawnPath {
  return ellipse(cx, cy, r, r);
}

/** Draws an ellipse around (cx, cy), made of four Bézier quarters. */
export function ellipse(cx: number, cy: number, rx: number, ry: number): DrawnPath {
  const [kx, ky] = [rx * QUARTER, ry * QUARTER];
  return (
    `M${cx - rx} ${cy}` +
    `C${cx - rx} ${cy - ky} ${cx - kx} ${cy - ry} ${cx} ${cy - ry}` +
    `C${cx + kx} ${cy - ry} ${cx + rx} ${cy - ky} ${cx + rx} ${cy}` +
    `C${cx + rx} ${cy + ky} ${cx + kx} ${cy + ry} ${cx} ${cy + ry}` +
    `C${cx - kx} ${cy + ry} ${cx - rx} ${cy + ky} ${cx - rx} ${cy}Z`
  );
}

/**
 * Draws a rectangle with rounded corners. (x, y) is its top left corner. A radius that is too large is reduced to fit.
 */
export function roundRect(x: number, y: number, width: number, height: number, radius: number): DrawnPath {
  const [right, bottom] = [x + width, y + height];
  const r = Math.min(radius, width / 2, height / 2);
  const k = r - r * QUARTER;
  return (
    `M${x + r} ${y}L${right - r} ${y}C${right - k} ${y} ${right} ${y + k} ${right} ${y + r}` +
    `L${right} ${bottom - r}C${right} ${bottom - k} ${right - k} ${bottom} ${right - r} ${bottom}` +
    `L${x + r} ${bottom}C${x + k} ${bottom} ${x} ${bottom - k} ${x} ${bottom - r}` +
    `L${x} ${y + r}C${x} ${y + k} ${x + k} ${y} ${x + r} ${y}Z`
  );
}

/**
 * Draws an open arc between two angles in degrees. 0 is right, 90 is down. It runs backward if `to` is less than
 * `from`.
 */
export function arc(cx: number, cy: number, r: number, from: number, to: number): DrawnPath {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / 90));
  const step = ((to - from) / count) * (Math.PI / 180);
  const reach = (4 / 3) * Math.tan(step / 4) * r;
  let angle = from * (Math.PI / 180);
  let drawn = `M${cx + r * Math.cos(angle)} ${cy + r * Math.sin(angle)}`;
  for (let index = 0; index < count; index += 1) {
    const end = angle + step;
    const [x1, y1] = [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
    const [x2, y2] = [cx + r * Math.cos(end), cy + r * Math.sin(end)];
    drawn +=
      `C${x1 - reach * Math.sin(angle)} ${y1 + reach * Math.cos(angle)} ` +
      `${x2 + reach * Math.sin(end)} ${y2 - reach * Math.cos(end)} ${x2} ${y2}`;
    angle = end;
  }
  return drawn;
}

/** Outlines the part of a disk that another disk does not cover. */
export function crescent(
  cx: number,
  cy: number,
  r: number,
  bite: { cx: number; cy: number; r: number },
): DrawnPath {
  const distance = Math.hypot(bite.cx - cx, bite.cy - cy);
  const toChord = (r * r - bite.r * bite.r + distance * distance) / (2 * distance);
  const degrees = 180 / Math.PI;
  const toBite = Math.atan2(bite.cy - cy, bite.cx - cx) * degrees;
  const outer = Math.acos(toChord / r) * degrees;
  const inner = Math.acos((distance - toChord) / bite.r) * degrees;
  return joined(
    arc(cx, cy, r, toBite + outer, toBite + 360 - outer),
    arc(bite.cx, bite.cy, bite.r, toBite + 180 + inner, toBite + 180 - inner),
  );
}

/** Joins several open outlines into one closed outline. A straight line connects each to the one before it. */
export function joined(...paths: DrawnPath[]): DrawnPath {
  return `${paths.map((path, index) => (index ? path.replace('M', 'L') : path)).join('')}Z`;
}

/** Draws an open curve through all the points (Catmull-Rom). */
export function smooth(...points: Point[]): DrawnPath {
  return through([points[0] as Point, ...points, points.at(-1) as Point]);
}

/** Draws a closed curve through all the points. */
export function blob(...points: Point[]): DrawnPath {
  return `${through([points.at(-1) as Point, ...points, points[0] as Point, points[1] as Point])}Z`;
}

/** Draws a curve through the points except the first and the last, which only bend it. */
function through(points: Point[]): DrawnPath {
  let drawn = '';
  points.forEach((end, index) => {
    const [before, start, after] = [points[index - 2], points[index - 1], points[index + 1]];
    if (index === 1) drawn = `M${end[0]} ${end[1]}`;
    if (!before || !start || !after) return;
    drawn +=
      `C${start[0] + (end[0] - before[0]) / 6} ${start[1] + (end[1] - before[1]) / 6} ` +
      `${end[0] - (after[0] - start[0]) / 6} ${end[1] - (after[1] - start[1]) / 6} ${end[0]} ${end[1]}`;
  });
  return drawn;
}

/** Draws a closed outline with rounded corners. Each rounding begins `radius` away from its corner. */
export function rounded(radius: number, ...points: Point[]): DrawnPath {
  const toward = ([x, y]: Point, [toX, toY]: Point, share: number) => {
    const part = Math.min(share / Math.hypot(toX - x, toY - y), 0.5);
    return `${x + (toX - x) * part} ${y + (toY - y) * part}`;
  };
  return `${points
    .map((corner, index) => {
      const before = points.at(index - 1) as Point;
      const after = points[(index + 1) % points.length] as Point;
      const handle = radius * (1 - QUARTER);
      return (
        `${index ? 'L' : 'M'}${toward(corner, before, radius)}` +
        `C${toward(corner, before, handle)} ${toward(corner, after, handle)} ${toward(corner, after, radius)}`
      );
    })
    .join('')}Z`;
}

/** Draws a star with blunt tips. The first tip points up. */
export function star(cx: number, cy: number, outer: number, inner: number, tips = 5): DrawnPath {
  const points = Array.from({ length: tips * 2 }, (_, index): Point => {
    const angle = (index / tips - 0.5) * Math.PI;
    const r = index % 2 ? inner : outer;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
  return rounded(outer / 6, ...points);
}

/** Draws a heart. Its width and height are about `size`. */
export function heart(cx: number, cy: number, size: number): DrawnPath {
  const at = (x: number, y: number) => `${cx + x * size} ${cy + y * size}`;
  return (
    `M${at(0, 0.45)}C${at(-0.25, 0.28)} ${at(-0.5, 0.08)} ${at(-0.5, -0.18)}` +
    `C${at(-0.5, -0.5)} ${at(-0.12, -0.52)} ${at(0, -0.24)}` +
    `C${at(0.12, -0.52)} ${at(0.5, -0.5)} ${at(0.5, -0.18)}C${at(0.5, 0.08)} ${at(0.25, 0.28)} ${at(0, 0.45)}Z`
  );
}

/** Draws a falling drop. `size` is the radius of its round end. */
export function drop(cx: number, cy: number, size: number): DrawnPath {
  const at = (x: number, y: number) => `${cx + x * size} ${cy + y * size}`;
  const half = `${at(0.3, -1)} ${at(1, -0.55)} ${at(1, 0.25)}`;
  const back = `${at(-1, -0.55)} ${at(-0.3, -1)} ${at(0, -1.65)}`;
  return `M${at(0, -1.65)}C${half}${arc(cx, cy + size * 0.25, size, 0, 180).replace(/^M[^C]*/, '')}C${back}Z`;
}

/** Splits a path into its steps, and maps each point with `place`. */
export function stepsOf(path: DrawnPath, place: (point: Point) => Point = (point) => point): PathStep[] {
  return Array.from(path.matchAll(/([MLCZ])([^MLCZ]*)/g), ([, mark, rest = '']) => {
    const numbers = rest
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    const points: Point[] = [];
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      points.push(place([numbers[index] as number, numbers[index + 1] as number]));
    }
    return { mark: mark as PathStep['mark'], points };
  });
}

/** Maps each point of a path with `place`, which can move, scale or turn it. */
export function placed(path: DrawnPath, place: (point: Point) => Point): DrawnPath {
  return stepsOf(path, place)
    .map(({ mark, points }) => mark + points.map(([x, y]) => `${x} ${y}`).join(' '))
    .join('');
}

/** Returns a function that turns a point around (cx, cy), clockwise. */
export function turn(degrees: number, cx: number, cy: number): (point: Point) => Point {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return ([x, y]) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos];
}
