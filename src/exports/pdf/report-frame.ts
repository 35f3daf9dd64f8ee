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
  /** From the upper edge to the head. */
  top: number;
  /** From the foot to the lower edge. */
  bottom: number;
  /** The width between the margins. */
  inner: number;
}

/** A sheet in the paper size of the reader's country. */
export function sheetFor(locale: string, edges: Pick<Sheet, 'margin' | 'top' | 'bottom'>): Sheet {
  const paper = paperFor(locale);
  return { ...paper, ...edges, inner: paper.width - 2 * edges.margin };
}

/** The height in points that a sheet has above its foot. */
export function roomAbove(foot: Block, sheet: Sheet): number {
  return sheet.height - sheet.top - sheet.bottom - foot.height;
}

/** A page with the blocks from its upper edge down and the foot at its lower edge. */
export function pageOf(sheet: Sheet, blocks: readonly StackedBlock[], foot: Block): Page {
  const { width, height, margin: x, top } = sheet;
  const footTop = top + roomAbove(foot, sheet);
  return { width, height, marks: [...stack(blocks).marks({ x, y: top }), ...foot.marks({ x, y: footTop })] };
}

/** The app's logo and the name of the report, above a line. */
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

/** A line above the foot of each page. */
export function footBlock(width: number, content: Block): Block {
  return stack([rule(width), below(5.5, content)]);
}

const TITLE_SIZE = 12;

/**
 * Growth under its title, or a sentence that there are no measurements. `note` is next to the title. The width is in
 * points.
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
  const beside = { text: note, size: 7.5, color: INK.muted, maxWidth: width - left };
  return stack([
    sideBySide([textLine(place, heading), textLine(place, beside)], left),
    content ?? textLine({ height: 15, baseline: 11 }, { text: none, size: 9, color: INK.text }),
  ]);
}
