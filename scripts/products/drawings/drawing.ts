import { arc, circle, type DrawnPath } from './drawn-path.ts';
import type { Ink } from './inks.ts';

/** One outline and its inks. The outline is filled, drawn with a round pen of `width`, or both. */
export interface Shape {
  path: DrawnPath;
  fill?: Ink;
  line?: Ink;
  width?: number;
}

/** A picture of our own on a square of 100 by 100, painted from the first shape to the last. */
export type Drawing = readonly Shape[];

export const DRAWING_SIZE = 100;
const PEN = 3;

/** Makes a filled shape with the pen that all drawings share. */
export function body(path: DrawnPath, fill: Ink): Shape {
  return { path, fill, line: 'night', width: PEN };
}

/** Merges several shapes into one outline, such as the puffs of a cloud. */
export function union(fill: Ink, ...paths: DrawnPath[]): Shape[] {
  return [
    ...paths.map((path) => ({ path, fill, line: 'night' as const, width: PEN * 2 })),
    ...paths.map((path) => patch(path, fill)),
  ];
}

/** Makes a filled shape without an outline, such as a cheek. */
export function patch(path: DrawnPath, fill: Ink): Shape {
  return { path, fill };
}

/** Makes an outline without a fill. */
export function stroke(path: DrawnPath, line: Ink = 'night', width: number = PEN): Shape {
  return { path, line, width };
}

/** Draws a sleeping face: cheeks, closed eyes, a smile. `spread` is half the distance between the eyes. */
export function face(cx: number, cy: number, spread = 9): Shape[] {
  const size = spread / 9;
  return [
    patch(circle(cx - spread * 1.75, cy + 5.5 * size, 3.8 * size), 'blush'),
    patch(circle(cx + spread * 1.75, cy + 5.5 * size, 3.8 * size), 'blush'),
    stroke(arc(cx - spread, cy, 4 * size, 20, 160), 'night', 2.6 * size),
    stroke(arc(cx + spread, cy, 4 * size, 20, 160), 'night', 2.6 * size),
    stroke(arc(cx, cy + 4.5 * size, 3.4 * size, 25, 155), 'night', 2.6 * size),
  ];
}
