import type { Drawing } from '#products/drawings/drawing.ts';
import { polyline } from '#products/drawings/drawn-path.ts';
import type { Ink } from '#products/drawings/inks.ts';
import type { Pen } from './pdf-pen.ts';
import type { Box, Sheet } from './sheet.ts';

/** The parts that all pages are made of. */

export type Kind = 'feed' | 'diaper' | 'sleep' | 'growth' | 'accent';

export interface KindInks {
  strong: Ink;
  onStrong: Ink;
  soft: Ink;
  onSoft: Ink;
}

export const KIND_INKS: Record<Kind, KindInks> = {
  feed: { strong: 'feed', onStrong: 'onFeed', soft: 'feedSoft', onSoft: 'onFeedSoft' },
  diaper: { strong: 'diaper', onStrong: 'onDiaper', soft: 'diaperSoft', onSoft: 'onDiaperSoft' },
  sleep: { strong: 'sleep', onStrong: 'onSleep', soft: 'sleepSoft', onSoft: 'onSleepSoft' },
  growth: { strong: 'growth', onStrong: 'onGrowth', soft: 'growthSoft', onSoft: 'onGrowthSoft' },
  accent: { strong: 'accent', onStrong: 'onAccent', soft: 'accentSoft', onSoft: 'onAccentSoft' },
};

/** The height of a page's heading, in points. */
export const HEADING_HEIGHT = 56;

/** Draws a short line in capitals: small, bold, widely spaced, muted. */
export function kicker(pen: Pen, words: string, x: number, y: number, ink: Ink = 'textMuted'): void {
  pen.text(words.toUpperCase(), x, y, { face: 'strong', size: 7.5, ink, spacing: 0.9 });
}

/** Draws the title of a page, below the name of its section. Both together are {@link HEADING_HEIGHT} high. */
export function heading(pen: Pen, { body }: Sheet, above: string, title: string): void {
  kicker(pen, above, body.x, body.y + 8);
  pen.text(title, body.x, body.y + 35, { face: 'display', size: 28, ink: 'accent' });
}

/** Draws words, then a line to write on. Together they are `width` wide. */
export function blank(pen: Pen, words: string, x: number, y: number, width: number): void {
  pen.text(words, x, y, { size: 8, ink: 'textMuted' });
  pen.line(x + pen.widthOf(words, { size: 8 }) + 5, y + 2, x + width, y + 2, { ink: 'line' });
}

/** Draws a small button with words that links to the page `to`. */
export function pill(
  pen: Pen,
  words: string,
  box: Pick<Box, 'x' | 'y' | 'width'>,
  to: string,
  arrow?: 'back' | 'on',
): void {
  const whole = { ...box, height: 20 };
  pen.repeat(
    `pill ${box.width}`,
    () => pen.box({ ...whole, x: 0, y: 0 }, { fill: 'accentSoft', radius: 10 }),
    box.x,
    box.y,
  );
  const middle = box.x + box.width / 2 + (arrow === 'back' ? 4 : arrow === 'on' ? -4 : 0);
  pen.text(words, middle, box.y + 13, { face: 'strong', size: 8, ink: 'onAccentSoft', align: 'center' });
  if (arrow) {
    const [tip, tail] =
      arrow === 'back' ? [box.x + 8, box.x + 11.5] : [box.x + box.width - 8, box.x + box.width - 11.5];
    const points = polyline([tail, box.y + 6.5], [tip, box.y + 10], [tail, box.y + 13.5]);
    pen.path(points, { line: 'onAccentSoft', width: 1.4 });
  }
  pen.link({ ...whole, y: whole.y - 2, height: 24 }, to);
}

/** Draws a row of equal pills that ends at the right edge of the page. */
export function pillsAtRight(
  pen: Pen,
  { body }: Sheet,
  y: number,
  width: number,
  pills: { words: string; to: string; arrow?: 'back' | 'on' }[],
): void {
  pills.forEach(({ words, to, arrow }, index) => {
    const x = body.x + body.width - (pills.length - index) * (width + 6) + 6;
    pill(pen, words, { x, y, width }, to, arrow);
  });
}

/** Draws a card with a title. Returns the box inside. */
export function card(pen: Pen, box: Box, title: string, kind: Kind = 'accent', icon?: Drawing): Box {
  pen.box(box, { fill: 'white', line: 'line', width: 0.75, radius: 8 });
  const start = box.x + 10 + (icon ? 19 : 0);
  if (icon) pen.drawing(icon, box.x + 8, box.y + 4, 17);
  pen.text(title, start, box.y + 16, { face: 'strong', size: 9, ink: KIND_INKS[kind].strong });
  return { x: box.x + 10, y: box.y + 22, width: box.width - 20, height: box.height - 30 };
}

/** Draws a hint at the right of a card's title. */
export function hint(pen: Pen, box: Box, words: string): void {
  pen.text(words, box.x + box.width - 10, box.y + 15.5, { size: 7, ink: 'textMuted', align: 'right' });
}

/** Fills the box with lines to write on, about `step` apart. */
export function writingLines(pen: Pen, box: Box, step = 19): void {
  const count = Math.floor(box.height / step);
  const gap = box.height / Math.max(count, 1);
  for (let index = 1; index <= count; index += 1) {
    const y = box.y + index * gap;
    pen.line(box.x, y, box.x + box.width, y, { ink: 'line' });
  }
}

/** Fills the box with lines that begin with a checkbox. The first lines have the `words`, the others are empty. */
export function checkLines(pen: Pen, box: Box, words: readonly string[], step = 19): void {
  const count = Math.max(Math.floor(box.height / step), 1);
  const gap = box.height / count;
  for (let index = 0; index < count; index += 1) {
    const y = box.y + (index + 1) * gap;
    pen.box(
      { x: box.x, y: y - 10.5, width: 8.5, height: 8.5 },
      { line: 'lineStrong', width: 0.8, radius: 2 },
    );
    const word = words[index];
    if (word) pen.text(word, box.x + 14, y - 3.5, { size: 8.5 });
    else pen.line(box.x + 14, y, box.x + box.width, y, { ink: 'line' });
  }
}

export interface Column {
  title: string;
  /** The column's share of the table's width. */
  share: number;
  /** The number of circles to fill in each row. */
  circles?: number;
}

/** Draws a table to write in, with a tinted head and `count` rows. Returns the height of a row. */
export function grid(
  pen: Pen,
  box: Box,
  kind: Kind,
  head: readonly Column[],
  count: number,
): { rowTop(row: number): number; rowHeight: number; columnX: number[] } {
  const headHeight = 17;
  const rowHeight = (box.height - headHeight) / count;
  const all = head.reduce((sum, { share }) => sum + share, 0);
  const columnX = [box.x];
  for (const { share } of head) columnX.push((columnX.at(-1) ?? box.x) + (box.width * share) / all);
  const rowTop = (row: number) => box.y + headHeight + row * rowHeight;

  pen.box({ ...box, height: headHeight }, { fill: KIND_INKS[kind].soft, radius: 5 });
  for (let row = 1; row <= count; row += 1) {
    pen.line(box.x, rowTop(row), box.x + box.width, rowTop(row), { ink: 'line' });
  }
  head.forEach(({ title, circles = 0 }, index) => {
    const [left = 0, right = 0] = columnX.slice(index, index + 2);
    const middle = (left + right) / 2;
    const style = { face: 'strong', size: 7.5, ink: KIND_INKS[kind].onSoft } as const;
    pen.text(title, middle, box.y + 11.5, { ...style, align: 'center' });
    if (index) pen.line(left, box.y + headHeight + 3, left, rowTop(count), { ink: 'surfaceSunken' });
    for (let row = 0; row < count; row += 1) {
      for (let place = 0; place < circles; place += 1) {
        const r = Math.min(rowHeight * 0.3, 5);
        const x = left + ((right - left) * (place + 0.5)) / circles;
        pen.box(
          { x: x - r, y: rowTop(row) + rowHeight / 2 - r, width: 2 * r, height: 2 * r },
          { line: KIND_INKS[kind].strong, width: 0.7, radius: r },
        );
      }
    }
  });
  return { rowTop, rowHeight, columnX };
}

/** Draws 24 hours as a strip to shade, from midnight to midnight. The night is tinted. */
export function hourStrip(pen: Pen, box: Box): void {
  const hour = box.width / 24;
  hourNames(pen, box);
  nightTint(pen, box);
  pen.box(box, { line: 'lineStrong', width: 0.8 });
  for (let index = 1; index < 24; index += 1) {
    const x = box.x + index * hour;
    pen.line(x, box.y, x, box.y + box.height, { ink: index % 6 ? 'line' : 'lineStrong', width: 0.6 });
  }
  for (let index = 0; index < 24; index += 1) {
    const x = box.x + (index + 0.5) * hour;
    pen.line(x, box.y + box.height * 0.62, x, box.y + box.height, { ink: 'line', width: 0.4 });
  }
}

/** Tints the hours from 7 p.m. to 7 a.m., in which the appearance "auto" makes the app dark. */
export function nightTint(pen: Pen, { x, y, width, height }: Box): void {
  const hour = width / 24;
  pen.box({ x, y, width: 7 * hour, height }, { fill: 'sleepSoft' });
  pen.box({ x: x + 19 * hour, y, width: 5 * hour, height }, { fill: 'sleepSoft' });
}

/** Writes 12a, 1, 2 … 12p … above a row of 24 hours. */
export function hourNames(pen: Pen, { x, y, width }: Box, size = 6.5): void {
  for (let index = 0; index < 24; index += 1) {
    const name = index === 0 ? '12a' : index === 12 ? '12p' : String(index % 12);
    const strong = index % 6 === 0;
    pen.text(name, x + (index + 0.5) * (width / 24), y - 3, {
      face: strong ? 'strong' : 'plain',
      size,
      ink: 'textMuted',
      align: 'center',
    });
  }
}
