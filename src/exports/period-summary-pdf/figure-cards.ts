import type { LoggedKind } from '#domain/kinds/registry.ts';
import { isKindLogged } from '#domain/summaries/day-summary.ts';
import { comparedWith, type PeriodSummary } from '#domain/summaries/period-summary.ts';
import {
  beforeWords,
  changeInAll,
  changeOf,
  formatMeasure,
  isOftenLogged,
  type Measure,
  measuresOf,
  spanWords,
} from '#domain/summaries/period-words.ts';
import type { Units } from '#domain/units/units.ts';
import { card, textLine, textLines } from '#exports/pdf/blocks.ts';
import { INK } from '#exports/pdf/paper.ts';
import { type Block, sideBySide, stack } from '#exports/pdf/stack.ts';

const HEIGHT = 88;
const INSET = 12;

/** The main figure of a kind: its total, the mean of a day and the change, or a sentence that there are no entries. */
export function figureWords(summary: PeriodSummary, kind: LoggedKind, units: Units) {
  const [measure] = measuresOf(kind);
  if (!measure || !isKindLogged(measure, summary.totals)) {
    const none = `None logged in the ${spanWords(summary)}`;
    return { kind, label: measure?.label ?? '', total: '', lines: [none] };
  }
  return {
    kind,
    label: measure.label,
    total: formatMeasure(measure, summary.totals, units),
    lines: [meanWords(measure, summary, units), changeWords(measure, summary, units)],
  };
}

/** A card of `width` points for each kind, `gap` points apart. */
export function figureCards(
  figures: readonly ReturnType<typeof figureWords>[],
  width: number,
  gap: number,
): Block {
  const look = { size: 9, color: INK.text, maxWidth: width - 2 * INSET };
  const big = { ...look, size: 23, bold: true };
  const cards = figures.map(({ kind, label, total, lines }) => {
    const { strong: color, soft: fill } = INK[kind];
    const content = stack([
      textLine({ height: 25, baseline: 19 }, { ...look, text: label, size: 10, color, bold: true }),
      textLine({ height: total ? 27 : 7, baseline: 21 }, { ...big, text: total }),
      textLines(lines, { ...look, width: look.maxWidth, leading: 13 }),
    ]);
    return card(content, { width, height: HEIGHT, radius: 9, fill, left: INSET });
  });
  return sideBySide(cards, width + gap);
}

function meanWords(measure: Measure, { daily }: PeriodSummary, units: Units): string {
  const { days, means } = daily[measure.kind];
  if (days === 0) return 'No complete day yet';
  return `${formatMeasure(measure, means, units)} a day, over ${days === 1 ? '1 day' : `${days} days`}`;
}

function changeWords(measure: Measure, summary: PeriodSummary, units: Units): string {
  const change = changeOf(measure, summary, units);
  const before = beforeWords(summary);
  if (!comparedWith(summary)) return 'Nothing to compare with';
  if (!isKindLogged(measure, summary.before.totals)) return `None logged in ${before}`;
  if (!change)
    return `Too little logged in ${isOftenLogged(measure.kind, summary.before) ? `the ${spanWords(summary)}` : before}`;
  return change.amount === 0 ? `Same in all as ${before}` : `${changeInAll(change)} from ${before}`;
}
