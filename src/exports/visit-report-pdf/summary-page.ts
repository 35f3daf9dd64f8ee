import { card, paragraph, textLine } from '#exports/pdf/blocks.ts';
import { INK, type Reader } from '#exports/pdf/paper.ts';
import type { Sheet } from '#exports/pdf/report-frame.ts';
import { type Block, below, type StackedBlock, sideBySide, stack } from '#exports/pdf/stack.ts';
import { careCards } from './care-cards.ts';
import { growthSection } from './growth-section.ts';
import { reportHead, roomBelow } from './report-sheet.ts';
import type { Fact, SummaryWords } from './summary-words.ts';

/** The space between two cards. */
const GAP = 11;
/** The space above the parents' notes and questions. */
const ABOVE_WORDS = 7;

const VACCINES = { size: 8, color: INK.text, leading: 10 };

/** The measured first page: the baby, growth, the kinds of care, and the parents' notes and questions. */
export interface SummaryPage {
  /** The height in points that is left for the parents' notes and questions. */
  wordsRoom: number;
  blocksWith: (parentWords: Block) => StackedBlock[];
}

/** Measures the first page. The parents' notes and questions are at its foot. */
export function summaryPage(words: SummaryWords, reader: Reader, sheet: Sheet): SummaryPage {
  const { inner: width } = sheet;
  const top = stack([
    reportHead(sheet, reader.words.report.visit.title),
    ...whoLines(words, width),
    below(9, factsCard(words.facts, width)),
    ...(words.vaccines ? [below(6, paragraph(words.vaccines, { ...VACCINES, width }))] : []),
    below(8, growthSection(words.growth, width, reader)),
    below(8, careCards(words.care, (width - 2 * GAP) / 3, GAP)),
  ]);
  return {
    wordsRoom: roomBelow(top.height + ABOVE_WORDS, reader, sheet),
    blocksWith: (parentWords) => [top, below(ABOVE_WORDS, parentWords)],
  };
}

function whoLines({ name, period, about, made }: SummaryWords, width: number): Block[] {
  const small = { size: 8.6, color: INK.muted };
  const bold = { color: INK.text, bold: true };
  return [
    textLine(
      { width, height: 27, baseline: 25 },
      { ...bold, text: name, size: 21, maxWidth: width - 210 },
      { ...bold, text: period, size: 12, maxWidth: 200 },
    ),
    textLine(
      { width, height: 15, baseline: 13 },
      { ...small, text: about },
      { ...small, text: made, maxWidth: 300 },
    ),
  ];
}

function factsCard(facts: readonly Fact[], width: number): Block {
  const step = width / facts.length;
  const small = { size: 8, color: INK.muted, maxWidth: step - 16 };
  const value = { ...small, size: 11, color: INK.text, bold: true };
  const columns = facts.map(({ label, text, more }) =>
    stack([
      textLine({ height: 14, baseline: 10 }, { ...small, text: label }),
      textLine({ height: 11, baseline: 8.5 }, { ...value, text }),
      textLine({ height: 13, baseline: 7.5 }, { ...small, text: more }),
    ]),
  );
  const content = sideBySide(columns, step);
  return card(content, { width, height: 38, radius: 7, fill: INK.plain.soft, left: 11 });
}
