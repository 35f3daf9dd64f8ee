import type { Speech } from '#words/speech.ts';
import { rule, type Text, textLine } from './blocks.ts';
import type { Page } from './page-marks.ts';
import { INK, paperFor } from './paper.ts';
import { type Block, below, type StackedBlock, sideBySide, stack } from './stack.ts';
import { roughWidth } from './wrap-text.ts';

/** The sheet of a report. All lengths are points. */
export interface Sheet {
  width: number;
  height: number;
  margin: number;
  /** The space between the upper edge of the paper and the head. */
  top: number;
  /** The space between the foot and the lower edge of the paper. */
  bottom: number;
  /** The width between the margins. */
  inner: number;
}

/** Makes a sheet in the paper size of the reader's country. */
export function sheetFor(locale: string, edges: Pick<Sheet, 'margin' | 'top' | 'bottom'>): Sheet {
  const paper = paperFor(locale);
  return { ...paper, ...edges, inner: paper.width - 2 * edges.margin };
}

/** Returns the height in points between the upper margin of a sheet and its foot. */
export function roomAbove(foot: Block, sheet: Sheet): number {
  return sheet.height - sheet.top - sheet.bottom - foot.height;
}

/** Makes a page. The blocks begin at its upper margin. The foot is at its lower margin. */
export function pageOf(sheet: Sheet, blocks: readonly StackedBlock[], foot: Block): Page {
  const { width, height, margin: x, top } = sheet;
  const footTop = top + roomAbove(foot, sheet);
  return { width, height, marks: [...stack(blocks).marks({ x, y: top }), ...foot.marks({ x, y: footTop })] };
}

/** Makes the head of a page: the app's logo, its name and the title, above a line. */
export function headBlock(width: number, title: Text): Block {
  const app = { text: 'Wee Hours', size: 10.5, color: INK.accent, bold: true };
  const place = { width: width - 20, height: 21, baseline: 11 };
  const names = sideBySide([SIGN, textLine(place, app, title)], 20);
  return stack([names, rule(width)]);
}

const SIGN: Block = {
  height: 14,
  marks: ({ x, y }) => [
    { mark: 'circle', x: x + 7, y: y + 7, radius: 7, fill: INK.accent },
    { mark: 'circle', x: x + 7, y: y + 2.6, radius: 6, fill: INK.paper },
    { mark: 'circle', x: x + 7, y: y + 3.4, radius: 3.6, fill: INK.lamp },
  ],
};

/** Makes the foot of a page: a line, and the content below it. */
export function footBlock(width: number, content: Block): Block {
  return stack([rule(width), below(5.5, content)]);
}

const TITLE_SIZE = 12;

/**
 * Makes the growth section: its title with `note` next to it, then the content. Without content, a sentence says that
 * nothing was measured. `width` is in points.
 */
export function growthBlock(
  content: Block | null,
  width: number,
  { words }: Speech<'report'>,
  note = '',
): Block {
  const { title, none } = words.report.growth;
  const place = { height: 17, baseline: 10 };
  const left = Math.max(52, roughWidth(title, TITLE_SIZE) + 8);
  const heading = { text: title, size: TITLE_SIZE, color: INK.growth.strong, bold: true };
  const beside = { text: note, size: 8, color: INK.muted, maxWidth: width - left };
  return stack([
    sideBySide([textLine(place, heading), textLine(place, beside)], left),
    content ?? textLine({ height: 15, baseline: 11 }, { text: none, size: 9, color: INK.text }),
  ]);
}
