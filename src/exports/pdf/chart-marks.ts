import { layoutDayBars } from '#charts/day-bars.ts';
import type { DayChart } from '#charts/day-charts.ts';
import type { LineMark, Mark } from './page-marks.ts';
import { INK } from './paper.ts';
import type { Box } from './stack.ts';

const TEXT_SIZE = 8;
const TEXT = { mark: 'text', size: TEXT_SIZE, color: INK.muted } as const;
const LEAST = { color: INK.text, width: 0.9 };
/** The space in the key before a name, with its sign, and after it. */
const SIGN = 11;
const KEY_GAP = 4;

/** Marks a gap in the log on paper. No PDF font has the sign that the screen shows. */
export const PAPER_GAP_MARK = '*';

/** Makes the marks of a chart, its title and its key, in a box of points. The geometry is the same as on the screen. */
export function chartMarks(chart: DayChart, box: Box): Mark[] {
  const { strong, soft } = INK[chart.kind];
  const head = 28;
  const { x } = box;
  const top = box.y + head;
  const laid = layoutDayBars(chart, { width: box.width, height: box.height - head, textSize: TEXT_SIZE });
  const across = (x1: number, x2: number, y: number): Pick<LineMark, 'mark' | 'from' | 'to'> => ({
    mark: 'line',
    from: [x + x1, top + y],
    to: [x + x2, top + y],
  });
  return [
    { mark: 'text', text: chart.title, x, y: box.y + 8, size: 9, color: INK.text, bold: true },
    ...keyMarks(chart, x, box.y + 20, box.width),
    ...laid.ticks.flatMap(({ y, label }, index): Mark[] => [
      { ...across(laid.left, laid.right, y), color: index === 0 ? INK.lineStrong : INK.line, width: 0.5 },
      { ...TEXT, text: label, x: x + laid.left - 3, y: top + y + TEXT_SIZE * 0.35, align: 'right' },
    ]),
    ...laid.bars.map(({ look, x: left, y, width, height }): Mark => {
      const fill = look === 'filled' ? strong : soft;
      return { mark: 'box', x: x + left, y: top + y, width, height, fill, stroke: strong };
    }),
    ...laid.least.map(({ x1, x2, y }): Mark => ({ ...across(x1, x2, y), ...LEAST })),
    ...laid.gaps.map(
      (gap): Mark => ({ ...TEXT, text: PAPER_GAP_MARK, x: x + gap.x, y: top + gap.y + 5, align: 'center' }),
    ),
    ...laid.days.map(
      (day): Mark => ({ ...TEXT, text: day.label, x: x + day.x, y: top + laid.dayLine, align: 'center' }),
    ),
  ];
}

/**
 * Makes the key. It explains the filled and the open parts of a bar, and the line of the minimum. Its names share the
 * `width`.
 */
function keyMarks({ kind, series, least }: DayChart, x: number, y: number, width: number): Mark[] {
  const { strong, soft } = INK[kind];
  const names = least === null ? series : [...series, least];
  const step = width / names.length;
  return names.flatMap((text, index): Mark[] => {
    const at = x + index * step;
    const fill = index === 0 ? strong : soft;
    const sign: Mark =
      index < series.length
        ? { mark: 'box', x: at, y: y - 5.5, width: 6, height: 6, fill, stroke: strong }
        : { mark: 'line', from: [at, y - 2.5], to: [at + 8, y - 2.5], ...LEAST };
    return [sign, { ...TEXT, text, x: at + SIGN, y, maxWidth: step - SIGN - KEY_GAP }];
  });
}
