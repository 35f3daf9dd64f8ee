import type { LoggedKind } from '#domain/kinds/registry.ts';
import { isKindLogged } from '#domain/summaries/day-summary.ts';
import { comparedWith, type PeriodSummary } from '#domain/summaries/period-summary.ts';
import {
  changeOf,
  formatMeasure,
  isOftenLogged,
  type Measure,
  measuresOf,
  signedWords,
} from '#domain/summaries/period-words.ts';
import { daysIn } from '#domain/time/period.ts';
import { card, textLine, textLines } from '#exports/pdf/blocks.ts';
import { INK, type Reader } from '#exports/pdf/paper.ts';
import { type Block, sideBySide, stack } from '#exports/pdf/stack.ts';

const HEIGHT = 88;
const INSET = 12;

/** The main figure of a kind: its total, the daily average and the change, or a sentence that there are no entries. */
export function figureWords(summary: PeriodSummary, kind: LoggedKind, reader: Reader) {
  const [measure] = measuresOf(kind);
  if (!measure || !isKindLogged(measure, summary.totals)) {
    const none = reader.words.report.period.figures.none(daysIn(summary));
    return { kind, label: measure?.label ?? '', total: '', lines: [none] };
  }
  return {
    kind,
    label: measure.label,
    total: formatMeasure(measure, summary.totals, reader.units),
    lines: [averageWords(measure, summary, reader), changeWords(measure, summary, reader)],
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

function averageWords(measure: Measure, { daily }: PeriodSummary, { units, words }: Reader): string {
  const { figures } = words.report.period;
  const { days, means } = daily[measure.kind];
  if (days === 0) return figures.noDay;
  return figures.average(formatMeasure(measure, means, units), days);
}

function changeWords(measure: Measure, summary: PeriodSummary, { units, words }: Reader): string {
  const { figures } = words.report.period;
  const change = changeOf(measure, summary, units);
  const days = daysIn(summary);
  const soFar = summary.before.until !== null;
  if (!comparedWith(summary)) return figures.nothingBefore;
  if (!isKindLogged(measure, summary.before.totals)) return figures.noneBefore(days, soFar);
  if (!change) {
    return isOftenLogged(measure.kind, summary.before)
      ? figures.tooFew(days)
      : figures.tooFewBefore(days, soFar);
  }
  return change.amount === 0 ? figures.same(days, soFar) : figures.changed(signedWords(change), days, soFar);
}
