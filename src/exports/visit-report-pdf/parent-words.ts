import type { VisitWords } from '#domain/report/notes-and-questions.ts';
import { textLine, textLines } from '#exports/pdf/blocks.ts';
import type { Mark } from '#exports/pdf/page-marks.ts';
import { INK, type Reader } from '#exports/pdf/paper.ts';
import { type Block, breakPages, type StackedBlock, sideBySide, stack } from '#exports/pdf/stack.ts';
import { wrapText } from '#exports/pdf/wrap-text.ts';

const SIZE = 8.8;
const LEADING = 11;
const BESIDE = 22;
/** The distance between two ruled lines. */
const RULED_LINE = 17;

/**
 * Makes a block for each page with the parents' questions and notes, in two columns. The questions come first. If there
 * are neither, returns ruled lines to write on. `width` is in points, and so is the height that `roomOf` returns for a
 * page.
 */
export function parentWordPages(
  { notes, questions }: VisitWords,
  { words }: Reader,
  width: number,
  roomOf: (page: number) => number,
): [Block, ...Block[]] {
  const said = words.report.visit.words;
  const columns = [
    { ...said.questions, text: questions },
    { ...said.notes, text: notes },
  ].filter(({ text }) => text.trim() !== '');
  if (columns.length === 0) return [ruledBlock(said.empty, width, roomOf(0))];
  const each = (width - (columns.length - 1) * BESIDE) / columns.length;
  const pages = columns.map(({ title, more, text }) => {
    const [pageEnd, ...lines] = [said.next, ...wrapText(text, SIZE, each)].map((line) =>
      textLines([line], { size: SIZE, color: INK.text, leading: LEADING, width: each }),
    );
    const repeat = titleLine(more);
    return breakPages<StackedBlock>([{ ...titleLine(title), repeat }, ...lines], roomOf, pageEnd);
  });
  const pageAt = (index: number) =>
    sideBySide(
      pages.flatMap((column) => (column[index] ? [stack(column[index])] : [])),
      each + BESIDE,
    );
  const [, ...more] = pages.reduce((longest, column) => (column.length > longest.length ? column : longest));
  return [pageAt(0), ...more.map((_, index) => pageAt(index + 1))];
}

function titleLine(text: string): Block {
  return textLine({ height: 15.2, baseline: 9 }, { text, size: 11, color: INK.accent, bold: true });
}

/** Makes ruled lines that fill `height` points. */
function ruledBlock(heading: string, width: number, height: number): Block {
  const title = titleLine(heading);
  const first = 28;
  const count = Math.max(0, Math.floor((height - first) / RULED_LINE) + 1);
  return {
    height,
    marks: ({ x, y }) => [
      ...title.marks({ x, y }),
      ...Array.from({ length: count }, (_, index): Mark => {
        const at = y + first + index * RULED_LINE;
        return { mark: 'line', from: [x, at], to: [x + width, at], color: INK.line, width: 0.6 };
      }),
    ],
  };
}
