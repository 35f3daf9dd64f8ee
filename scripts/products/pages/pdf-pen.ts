import type { jsPDF } from 'jspdf';
import { DRAWING_SIZE, type Drawing } from '#products/drawings/drawing.ts';
import { type DrawnPath, type Point, roundRect, stepsOf } from '#products/drawings/drawn-path.ts';
import { INKS, type Ink } from '#products/drawings/inks.ts';
import { FACES, stampsOn } from './pdf-stamps.ts';
import type { Box } from './sheet.ts';

export interface TextStyle {
  face?: keyof typeof FACES;
  size?: number;
  ink?: Ink;
  align?: 'left' | 'center' | 'right';
  /** The space between letters, in points. */
  spacing?: number;
}

export interface PathStyle {
  fill?: Ink;
  line?: Ink;
  width?: number;
}

/**
 * Draws on a PDF. Coordinates are points from the top left. Text is WinAnsi, because standard fonts have no other
 * letters.
 */
export interface Pen {
  text(words: string, x: number, y: number, style?: TextStyle): void;
  /** Draws text that reads from top to bottom. The middle of the text is at (x, y). */
  sideText(words: string, x: number, y: number, style?: TextStyle): void;
  widthOf(words: string, style?: TextStyle): number;
  /** Breaks the words into lines of at most `width`. Returns their height. */
  paragraph(words: string, x: number, y: number, width: number, style?: TextStyle): number;
  line(x1: number, y1: number, x2: number, y2: number, style?: { ink?: Ink; width?: number }): void;
  box(box: Box, style: PathStyle & { radius?: number }): void;
  path(path: DrawnPath, style: PathStyle, place?: (point: Point) => Point): void;
  /** Paints a drawing, `size` wide and high. */
  drawing(drawing: Drawing, x: number, y: number, size: number): void;
  /**
   * Places a part that many pages share at (x, y). The part is drawn once, relative to the page's top left, and stored
   * in the file once. `draw` may not call `repeat`.
   */
  repeat(name: string, draw: () => void, x?: number, y?: number): void;
  /** Links the box to a page. */
  link(box: Box, pageId: string): void;
}

/**
 * Makes a pen for the current page of `doc`. Links may name pages that are not drawn yet, so `pageNumberOf` gives the
 * number of a page.
 */
export function penOn(doc: jsPDF, pageNumberOf: (pageId: string) => number): Pen {
  const stamps = stampsOn(doc);
  const choose = ({ face = 'plain', size = 9 }: TextStyle) => {
    const [name, style] = FACES[face];
    doc.setFont(name, style).setFontSize(size);
  };
  const widthOf = (words: string, style: TextStyle = {}) => {
    choose(style);
    return doc.getTextWidth(words) + (style.spacing ?? 0) * words.length;
  };
  const write = (words: string, x: number, y: number, style: TextStyle, angle: number) => {
    choose(style);
    doc.setTextColor(INKS[style.ink ?? 'text']);
    doc.text(words, x, y, { angle, charSpace: style.spacing ?? 0 });
  };
  const path: Pen['path'] = (drawn, { fill, line, width = 1 }, place) => {
    // jsPDF's text changes the fill, so every shape sets its own.
    if (fill) doc.setFillColor(INKS[fill]);
    if (line) doc.setDrawColor(INKS[line]).setLineWidth(width).setLineCap('round').setLineJoin('round');
    for (const { mark, points } of stepsOf(drawn, place)) {
      const [one, two, end] = points as [Point, Point, Point];
      if (mark === 'M') doc.moveTo(...one);
      if (mark === 'L') doc.lineTo(...one);
      if (mark === 'C') doc.curveTo(...one, ...two, ...end);
      if (mark === 'Z') doc.close();
    }
    if (fill && line) doc.fillStroke();
    else if (fill) doc.fill();
    else doc.stroke();
  };
  return {
    widthOf,
    path,
    text(words, x, y, style = {}) {
      const shift = { left: 0, center: 0.5, right: 1 }[style.align ?? 'left'];
      write(words, shift ? x - widthOf(words, style) * shift : x, y, style, 0);
    },
    paragraph(words, x, y, width, style = {}) {
      choose(style);
      const lines: string[] = doc.splitTextToSize(words, width);
      const leading = (style.size ?? 9) * 1.4;
      lines.forEach((line, index) => {
        write(line, x, y + index * leading, style, 0);
      });
      return lines.length * leading;
    },
    sideText(words, x, y, style = {}) {
      write(words, x - (style.size ?? 9) * 0.34, y - widthOf(words, style) / 2, style, -90);
    },
    line(x1, y1, x2, y2, { ink = 'line', width = 0.75 } = {}) {
      doc.setDrawColor(INKS[ink]).setLineWidth(width).setLineCap('round');
      doc.line(x1, y1, x2, y2);
    },
    box({ x, y, width, height }, { radius = 0, ...style }) {
      path(roundRect(x, y, width, height, radius), style);
    },
    drawing(drawing, x, y, size) {
      const scale = size / DRAWING_SIZE;
      for (const { path: drawn, width = 0, ...ink } of drawing) {
        path(drawn, { ...ink, width: width * scale }, ([px, py]) => [x + px * scale, y + py * scale]);
      }
    },
    repeat(name, draw, x = 0, y = 0) {
      if (!stamps.has(name)) stamps.cut(name, draw);
      stamps.put(name, x, y);
    },
    link({ x, y, width, height }, pageId) {
      // The file has 14,000 links. Rounding to whole points keeps it small.
      const [left, top] = [Math.round(x), Math.round(y)];
      doc.link(left, top, Math.round(x + width) - left, Math.round(y + height) - top, {
        pageNumber: pageNumberOf(pageId),
        magFactor: 'Fit',
      });
    },
  };
}
