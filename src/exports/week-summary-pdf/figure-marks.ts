import type { CareKind } from '#domain/care-record.ts';
import type { Units } from '#domain/units.ts';
import type { WeekSummary } from '#domain/week-summary.ts';
import { changeOf, formatMeasure, isKindLogged, type Measure, measuresOf } from '#domain/week-words.ts';
import type { Mark } from '#exports/pdf/page-marks.ts';
import { INK } from '#exports/pdf/paper.ts';

const HEIGHT = 88;
const INSET = 12;

/** The figure that stands for a kind: the week's total, the mean of a day, the change. */
export function figureMarks(
  summary: WeekSummary,
  kind: CareKind,
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
      : ([{ ...line, text: 'None logged this week', y: box.y + 42 }] satisfies Mark[])),
  ];
}

function meanWords(measure: Measure, { daily }: WeekSummary, units: Units): string {
  return daily.days === 0
    ? 'No whole day with entries'
    : `${formatMeasure(measure, daily.means, units)} a day`;
}

function changeWords(measure: Measure, summary: WeekSummary, units: Units): string {
  const change = changeOf(measure, summary, units);
  if (!change) return 'None logged the week before';
  if (change.amount === 0) return 'Same as the week before';
  return `${change.amount > 0 ? '+' : '−'}${change.text} from the week before`;
}
