import { paragraph } from '#exports/pdf/blocks.ts';
import { INK, type Reader } from '#exports/pdf/paper.ts';
import type { Sheet } from '#exports/pdf/report-frame.ts';
import { type Block, type StackedBlock, space, stack } from '#exports/pdf/stack.ts';
import { nextPageHead, roomBelow } from './report-sheet.ts';
import type { SummaryWords } from './summary-words.ts';

const SOURCES = { size: 8, color: INK.muted, leading: 10 };
const ABOVE = 10;

/** Makes the list of the sources of all figures. */
export function sourcesBlock({ sources }: SummaryWords, width: number): Block {
  return stack([space(ABOVE), paragraph(sources, { ...SOURCES, width })]);
}

/** Puts the sources at the foot of the last page, or on a page of their own if they do not fit there. */
export function endWith(
  sources: Block,
  pages: readonly StackedBlock[][],
  words: SummaryWords,
  reader: Reader,
  sheet: Sheet,
): StackedBlock[][] {
  const last = pages.at(-1) ?? [];
  const left = roomBelow(stack(last).height + sources.height, reader, sheet);
  if (left >= 0) return [...pages.slice(0, -1), [...last, space(left), sources]];
  return [...pages, [nextPageHead(sheet, reader.words.report.visit.title, words), sources]];
}
