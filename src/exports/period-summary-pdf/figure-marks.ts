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
import type { Mark } from '#exports/pdf/page-marks.ts';
import { INK } from '#exports/pdf/paper.ts';

const HEIGHT = 88;
const INSET = 12;

/** The figure that stands for a kind: the total, the mean of a day, the change. */
export function figureMarks(
  summary: PeriodSummary,
  kind: LoggedKind,
  units: Units,
  box: { x: number; y: number; width: number },
): Mark[] {
  const [measure] = measuresOf(kind);
  if (!measure) return [];
  const color = INK[kind];
  const x = box.x + INSET;
  const line = { mark: 'text', x, size: 9, color: INK.text, maxWidth: box.width - 2 * INSET } as const;
  return [
    { mark: 'box', x: box.x, y: box.y, width: box.width, height: HEIGHT, radius: 9, fill: color.soft },
    { ...line, text: measure.label, y: box.y + 19, size: 10, color: color.strong, bold: true },
    ...(isKindLogged(measure, summary.totals)
      ? ([
          {
            ...line,
            text: formatMeasure(measure, summary.totals, units),
            y: box.y + 46,
            size: 23,
            bold: true,
          },
          { ...line, text: meanWords(measure, summary, units), y: box.y + 62 },
          { ...line, text: changeWords(measure, summary, units), y: box.y + 75 },
        ] satisfies Mark[])
      : ([{ ...line, text: `None logged in the ${spanWords(summary)}`, y: box.y + 42 }] satisfies Mark[])),
  ];
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
