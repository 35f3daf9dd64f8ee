import { body, type Drawing, patch, type Shape, stroke, union } from '#products/drawings/drawing.ts';
import { circle, placed, roundRect, star, turn } from '#products/drawings/drawn-path.ts';
import type { Ink } from '#products/drawings/inks.ts';

/** Words on a sticker. Their middle is at (x, y), and they are at most `room` wide. */
export interface StickerWords {
  words: string;
  x: number;
  y: number;
  size: number;
  ink: Ink;
  room: number;
}

/** A sticker, measured in the units of drawings. A drawing is 100 by 100. */
export interface Sticker {
  /** The name of the sticker's file, without the extension. */
  name: string;
  width: number;
  height: number;
  shapes: readonly Shape[];
  words: readonly StickerWords[];
}

/** The width of the white edge around a sticker. */
export const EDGE = 4.5;
/** The space around a sticker. It holds outlines that reach beyond the sticker's size, the white edge and a gap. */
export const MARGIN = 9;

/** Makes a sticker of each drawing. The name `milkDrop` becomes the file name `milk-drop`. */
export function pictureStickers(drawings: Record<string, Drawing>): Sticker[] {
  return Object.entries(drawings).map(([name, shapes]) => ({
    name: name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`),
    width: 100,
    height: 100,
    shapes,
    words: [],
  }));
}

const BADGE_INKS: [soft: Ink, strong: Ink][] = [
  ['lampGlow', 'feed'],
  ['diaperSoft', 'diaper'],
  ['sleepSoft', 'sleep'],
  ['growthSoft', 'growth'],
];

const SCALLOPS = Array.from({ length: 18 }, (_, index) => circle(...turn(index * 20, 50, 50)([50, 11.5]), 8));

/** Draws a badge "1 month" to "12 months", for monthly photographs. */
export function monthBadge(month: number): Sticker {
  const [soft, strong] = BADGE_INKS[(month - 1) % BADGE_INKS.length] as [Ink, Ink];
  return {
    name: `month-${String(month).padStart(2, '0')}`,
    width: 100,
    height: 100,
    shapes: [
      ...union(soft, ...SCALLOPS, circle(50, 50, 40)),
      stroke(circle(50, 50, 35), strong, 1.4),
      patch(star(50, 23, 5.5, 2.6), 'lamp'),
      patch(star(37, 26.5, 3.4, 1.6), 'lamp'),
      patch(star(63, 26.5, 3.4, 1.6), 'lamp'),
    ],
    words: [
      { words: String(month), x: 50, y: 50, size: 36, ink: strong, room: 50 },
      { words: month === 1 ? 'month' : 'months', x: 50, y: 72, size: 11, ink: strong, room: 44 },
    ],
  };
}

const LABEL = { width: 200, height: 42 };

/** Draws a strip with a small picture and words. */
export function label(words: string, picture: Drawing, soft: Ink, on: Ink): Sticker {
  const size = 32;
  const small = picture.map((shape) => ({
    ...shape,
    path: placed(shape.path, ([x, y]) => [9 + (x * size) / 100, 5 + (y * size) / 100]),
    ...(shape.width && { width: (shape.width * size) / 100 }),
  }));
  return {
    name: `words-${words
      .toLowerCase()
      .replace(/[^a-z]+/g, '-')
      .replace(/-$/, '')}`,
    ...LABEL,
    shapes: [body(roundRect(1.5, 1.5, LABEL.width - 3, LABEL.height - 3, 20), soft), ...small],
    words: [{ words, x: 117, y: 21.5, size: 19, ink: on, room: 138 }],
  };
}

/** Draws a dot that fits a planner's box. The dot has a letter or a small picture on a colored ground. */
export function dot(name: string, soft: Ink, inside: { letter: string; ink: Ink } | Drawing): Sticker {
  const ground = body(circle(50, 50, 46), soft);
  if (!('letter' in inside)) {
    const small = inside.map((shape) => ({
      ...shape,
      path: placed(shape.path, ([x, y]) => [20 + x * 0.6, 20 + y * 0.6]),
      ...(shape.width && { width: shape.width * 0.75 }),
    }));
    return { name: `dot-${name}`, width: 100, height: 100, shapes: [ground, ...small], words: [] };
  }
  const words = { words: inside.letter, x: 50, y: 52, size: 58, ink: inside.ink, room: 60 };
  return { name: `dot-${name}`, width: 100, height: 100, shapes: [ground], words: [words] };
}
