import { layoutDayBars } from '#charts/day-bars.ts';
import type { DayChart } from '#charts/day-charts.ts';
import type { Mark } from './page-marks.ts';
import { INK } from './paper.ts';

const TEXT_SIZE = 7.5;
/** From one name in the key to the next. */
const STEP = 54;

/** The screen's sign for a gap in the log is in no PDF font. */
export const PAPER_GAP_MARK = '*';

/** A chart with its title and its key, in a box of points: the same geometry as on screen, as marks for paper. */
export function chartMarks(
  chart: DayChart,
  box: { x: number; y: number; width: number; height: number },
): Mark[] {
  const color = INK[chart.kind];
  const head = 28;
  const top = box.y + head;
  const laid = layoutDayBars(chart, { width: box.width, height: box.height - head, textSize: TEXT_SIZE });
  const text = { mark: 'text', size: TEXT_SIZE, color: INK.muted } as const;
  return [
    { mark: 'text', text: chart.title, x: box.x, y: box.y + 8, size: 9, color: INK.text, bold: true },
    ...keyMarks(chart, box.x, box.y + 20),
    ...laid.ticks.flatMap(({ y, label }, index): Mark[] => [
      {
        mark: 'line',
        from: [box.x + laid.left, top + y],
        to: [box.x + laid.right, top + y],
        color: index === 0 ? INK.lineStrong : INK.line,
        width: 0.5,
      },
      { ...text, text: label, x: box.x + laid.left - 3, y: top + y + TEXT_SIZE * 0.35, align: 'right' },
    ]),
    ...laid.bars.map(
      ({ look, x, y, width, height }): Mark => ({
        mark: 'box',
        x: box.x + x,
        y: top + y,
        width,
        height,
        fill: look === 'filled' ? color.strong : color.soft,
        stroke: color.strong,
      }),
    ),
    ...laid.least.map(
      ({ x1, x2, y }): Mark => ({
        mark: 'line',
        from: [box.x + x1, top + y],
        to: [box.x + x2, top + y],
        color: INK.text,
        width: 0.9,
      }),
    ),
    ...laid.gaps.map(
      ({ x, y }): Mark => ({ ...text, text: PAPER_GAP_MARK, x: box.x + x, y: top + y + 5, align: 'center' }),
    ),
    ...laid.days.map(
      ({ x, label }): Mark => ({
        ...text,
        text: label,
        x: box.x + x,
        y: top + laid.dayLine,
        align: 'center',
      }),
    ),
  ];
}

/** What the filled and the open parts of a bar are, and the line of the least that is expected. */
function keyMarks(chart: DayChart, x: number, y: number): Mark[] {
  const { least } = chart;
  const line: Mark[] =
    least === null
      ? []
      : [
          {
            mark: 'line',
            from: [x + 2 * STEP, y - 2.5],
            to: [x + 2 * STEP + 8, y - 2.5],
            color: INK.text,
            width: 0.9,
          },
          { mark: 'text', text: least, x: x + 2 * STEP + 11, y, size: TEXT_SIZE, color: INK.muted },
        ];
  return [...seriesMarks(chart, x, y), ...line];
}

function seriesMarks(chart: DayChart, x: number, y: number): Mark[] {
  const color = INK[chart.kind];
  return chart.series.flatMap((name, index): Mark[] => {
    const left = x + index * STEP;
    const fill = index === 0 ? color.strong : color.soft;
    return [
      { mark: 'box', x: left, y: y - 5.5, width: 6, height: 6, fill, stroke: color.strong },
      { mark: 'text', text: name, x: left + 9, y, size: TEXT_SIZE, color: INK.muted },
    ];
  });
}
