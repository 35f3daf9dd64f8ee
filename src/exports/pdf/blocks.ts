import type { Mark, TextMark } from './page-marks.ts';
import { INK } from './paper.ts';
import { type Block, stack } from './stack.ts';
import { wrapText } from './wrap-text.ts';

/** The style of a text. Sizes are points. */
export type Look = Pick<TextMark, 'size' | 'color' | 'bold' | 'maxWidth'>;

/** A text with its style. */
export type Text = Look & { text: string };

/**
 * Makes a line with one text at the left edge, one at the right edge of `width` points, or both. All lengths are
 * points.
 */
export function textLine(
  { width = 0, height, baseline }: { width?: number; height: number; baseline: number },
  left: Text | null,
  right: Text | null = null,
): Block {
  return {
    height,
    marks: ({ x, y }) => {
      const place = { mark: 'text', y: y + baseline } as const;
      const atLeft: Mark[] = left?.text ? [{ ...place, ...left, x }] : [];
      const atRight: Mark[] = right?.text ? [{ ...place, ...right, x: x + width, align: 'right' }] : [];
      return [...atLeft, ...atRight];
    },
  };
}

/**
 * Makes lines of text whose baselines are `leading` points apart. A line wider than `width` points gets smaller
 * letters.
 */
export function textLines(
  lines: readonly string[],
  { width, leading, ...look }: Look & { width: number; leading: number },
): Block {
  const place = { height: leading, baseline: leading * 0.8 };
  return stack(lines.map((text) => textLine(place, { ...look, text, maxWidth: width })));
}

/**
 * Breaks a text into lines of `width` points. The estimated width of a text is too large, so lines would be too short.
 * `stretch` therefore multiplies the width at which lines break. A line that is then too wide gets smaller letters.
 */
export function paragraph(
  text: string,
  { stretch = 1, ...look }: Look & { width: number; leading: number; stretch?: number },
): Block {
  return textLines(text === '' ? [] : wrapText(text, look.size, look.width * stretch), look);
}

/** Makes a box with rounded corners. Its content is `left` points from its left edge. All lengths are points. */
export function card(
  content: Block,
  { left, ...box }: { width: number; height: number; radius: number; fill: string; left: number },
): Block {
  return {
    height: box.height,
    marks: ({ x, y }) => [{ mark: 'box', x, y, ...box }, ...content.marks({ x: x + left, y })],
  };
}

export interface Stroke {
  color: string;
  width: number;
}

/** Makes a line across `width` points. It has no height. */
export function rule(width: number, stroke: Stroke = { color: INK.line, width: 0.8 }): Block {
  return {
    height: 0,
    marks: ({ x, y }) => [{ mark: 'line', from: [x, y], to: [x + width, y], ...stroke }],
  };
}
