import type { LoggedKind } from '#domain/kinds/registry.ts';
import { changeOf, isOftenLogged } from '#domain/summaries/changes.ts';
import { isKindLogged } from '#domain/summaries/day-summary.ts';
import { type Measure, measuresOf } from '#domain/summaries/measures.ts';
import { comparedWith, type PeriodSummary } from '#domain/summaries/period-summary.ts';
import { daysIn } from '#domain/time/period.ts';
import { card, textLine, textLines } from '#exports/pdf/blocks.ts';
import { INK, type Reader } from '#exports/pdf/paper.ts';
import { type Block, sideBySide, stack } from '#exports/pdf/stack.ts';
import { formatMeasure, formatShown, withSign } from '#words/say/period.ts';

const HEIGHT = 88;
const INSET = 12;

/**
 * Returns the texts of a kind's card: the total, the daily average and the change. Without entries, a sentence says so.
 */
export function figureWords(summary: PeriodSummary, kind: LoggedKind, reader: Reader) {
  const [measure] = measuresOf(kind);
  const label = measure ? reader.words.figures.measures[measure.key].label : '';
  if (!measure || !isKindLogged(measure, summary.totals)) {
    const none = reader.words.report.period.figures.none(daysIn(summary));
    return { kind, label, total: '', lines: [none] };
  }
  return {
    kind,
    label,
    total: formatMeasure(measure, summary.totals, reader.units, reader),
    lines: [averageWords(measure, summary, reader), changeWords(measure, summary, reader)],
  };
}

/** Makes a card of `width` points for each kind. The cards are `gap` points apart. */
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

function averageWords(measure: Measure, { daily }: PeriodSummary, reader: Reader): string {
  const { figures } = reader.words.report.period;
  const { days, means } = daily[measure.kind];
  if (days === 0) return figures.noDay;
  return figures.average(formatMeasure(measure, means, reader.units, reader), days);
}

function changeWords(measure: Measure, summary: PeriodSummary, reader: Reader): string {
  const { units } = reader;
  const { figures } = reader.words.report.period;
  const change = changeOf(measure, summary, units);
  const days = daysIn(summary);
  const soFar = summary.before.until !== null;
  if (!comparedWith(summary)) return figures.nothingBefore;
  if (!isKindLogged(measure, summary.before.totals)) return figures.noneBefore(days, soFar);
  if (change === null) {
    return isOftenLogged(measure.kind, summary.before)
      ? figures.tooFew(days)
      : figures.tooFewBefore(days, soFar);
  }
  if (change === 0) return figures.same(days, soFar);
  const size = formatShown(measure, Math.abs(change), units, reader);
  return figures.changed(withSign(change, size), days, soFar);
}
