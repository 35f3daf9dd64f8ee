import { paragraph, textLine } from '#exports/pdf/blocks.ts';
import { chartMarks } from '#exports/pdf/chart-marks.ts';
import type { Mark } from '#exports/pdf/page-marks.ts';
import { INK } from '#exports/pdf/paper.ts';
import { type Block, below, sideBySide, space, stack } from '#exports/pdf/stack.ts';
import type { VisitFigure } from '#words/say/visit.ts';
import type { CareWords } from './care-words.ts';

const RADIUS = 7;
const INSET = 9;
/**
 * The height of the color behind the title. `FIGURES_TOP` is the distance from the top of a card to its first figure.
 */
const TITLE_HEIGHT = 22;
const FIGURES_TOP = 27;
/** The style of a line below a figure. */
const SMALL = { size: 8, leading: 9.4 };
/** The least height of a chart. A card with fewer figures has a taller one. */
const CHART_HEIGHT = 92;
const BELOW_CHART = 6;

/** Makes a card of `width` points for each kind of care. The cards are `gap` points apart and have the same height. */
export function careCards(cares: readonly CareWords[], width: number, gap: number): Block {
  const inner = width - 2 * INSET;
  const parts = cares.map((care) => ({ care, figures: figuresBlock(care, inner) }));
  const heights = parts.map(
    ({ care, figures }) => FIGURES_TOP + figures.height + (care.chart ? CHART_HEIGHT + BELOW_CHART : 0),
  );
  const height = Math.max(...heights);
  return sideBySide(
    parts.map(({ care, figures }) => ({
      height,
      marks: ({ x, y }) => [
        ...frameMarks(care, { x, y, width, height }),
        ...figures.marks({ x: x + INSET, y: y + FIGURES_TOP }),
        ...(care.chart
          ? chartMarks(care.chart, {
              x: x + INSET,
              y: y + FIGURES_TOP + figures.height,
              width: inner,
              height: height - FIGURES_TOP - figures.height - BELOW_CHART,
            })
          : []),
      ],
    })),
    width + gap,
  );
}

function frameMarks(
  { kind, title }: CareWords,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Mark[] {
  const { soft, strong } = INK[kind];
  const box = { mark: 'box', x, width } as const;
  return [
    { ...box, y, height, radius: RADIUS, stroke: INK.line },
    { ...box, y, height: TITLE_HEIGHT, radius: RADIUS, fill: soft },
    // This box covers the lower round corners, so only the upper corners are round.
    { ...box, y: y + 12, height: TITLE_HEIGHT - 12, fill: soft },
    { mark: 'text', text: title, x: x + INSET, y: y + 15, size: 11, color: strong, bold: true },
  ];
}

/** Makes the figures of a card, with the usual range below them. */
function figuresBlock({ kind, figures, usual }: CareWords, width: number): Block {
  return stack([
    ...figures.map((figure) => below(1.6, figureBlock(figure, width))),
    below(4, paragraph(usual, { ...SMALL, color: INK[kind].strong, width })),
    space(6.6),
  ]);
}

function figureBlock({ label, text, more = '' }: VisitFigure, width: number): Block {
  return stack([
    textLine(
      { width, height: 11.4, baseline: 9 },
      { text: label, size: 8, color: INK.text, maxWidth: width - 62 },
      { text, size: 9.4, color: INK.text, bold: true, maxWidth: 78 },
    ),
    paragraph(more, { ...SMALL, color: INK.muted, width }),
  ]);
}
