import { type GrowthChart, growthChartWords, layoutGrowthCurves } from '#charts/growth-curves.ts';
import { paragraph } from '#exports/pdf/blocks.ts';
import type { Mark } from '#exports/pdf/page-marks.ts';
import { INK, type Reader } from '#exports/pdf/paper.ts';
import { growthBlock } from '#exports/pdf/report-frame.ts';
import { type Block, type Box, below, sideBySide, space, stack } from '#exports/pdf/stack.ts';
import { tableBlock } from '#exports/pdf/table.ts';
import type { GrowthWords } from './growth-words.ts';

const DATE_WIDTH = 64;
const CHART_WIDTH = 156;
const CHART_HEIGHT = 152;
const BESIDE_CHART = 10;

/**
 * Makes the growth section. It has the measurements with their percentiles and z-scores, a text about the birth weight
 * and the gain, and the weight curves. `width` is in points.
 */
export function growthSection(words: GrowthWords | null, width: number, reader: Reader): Block {
  if (!words) return growthBlock(null, width, reader);
  const step = width - CHART_WIDTH;
  const left = step - BESIDE_CHART;
  const content = stack([
    growthTable(words, left),
    below(3.5, paragraph(words.text, { size: 8, color: INK.text, leading: 9.4, width: left })),
    space(7.5),
  ]);
  const section = growthBlock(content, left, reader, words.standard);
  const height = Math.max(CHART_HEIGHT, section.height);
  const curve: Block = {
    height,
    marks: (at) => curveMarks(words.curve, { ...at, width: CHART_WIDTH, height }, reader),
  };
  return sideBySide([section, curve], step);
}

function growthTable({ head, rows }: GrowthWords, width: number): Block {
  const column = { share: 1, inset: 5 };
  const value = { size: 8.8, color: INK.text, bold: true, baseline: 9.5 };
  const place = { size: 8, color: INK.muted, baseline: 18 };
  return tableBlock({
    width,
    columns: head.map((_, index) => (index === 0 ? { width: DATE_WIDTH, inset: 6 } : column)),
    head: {
      height: 14,
      cells: head,
      looks: [{ size: 8, color: INK.growth.strong, bold: true, baseline: 9 }],
    },
    rows: rows.map((cells) => ({
      height: 22,
      cells,
      looks: [value, place],
      rule: { color: INK.line, width: 0.6 },
    })),
  });
}

/** Paints the weight curves. The geometry is the same as on the screen. */
function curveMarks(chart: GrowthChart, box: Box, reader: Reader): Mark[] {
  const head = 16;
  const textSize = 8;
  const frame = { width: box.width, height: box.height - head, textSize };
  const laid = layoutGrowthCurves(chart, frame, reader);
  const x = (value: number) => box.x + value;
  const y = (value: number) => box.y + head + value;
  const at = ([left, top]: [number, number]): [number, number] => [x(left), y(top)];
  const text = { mark: 'text', size: textSize, color: INK.muted } as const;
  const grid = { mark: 'line', color: INK.line, width: 0.4 } as const;
  const title = { size: 8.4, color: INK.text, bold: true, maxWidth: box.width };
  const middle = textSize * 0.35;
  const center = (laid.left + laid.right) / 2;
  return [
    { ...text, ...title, text: growthChartWords(chart, reader).title, x: box.x, y: box.y + 10 },
    ...laid.yTicks.flatMap((tick): Mark[] => [
      { ...grid, from: at([laid.left, tick.y]), to: at([laid.right, tick.y]) },
      { ...text, text: tick.label, x: x(laid.left - 3), y: y(tick.y + middle), align: 'right' },
    ]),
    ...laid.xTicks.flatMap((tick): Mark[] => [
      { ...grid, from: at([tick.x, laid.top]), to: at([tick.x, laid.bottom]) },
      { ...text, text: tick.label, x: x(tick.x), y: y(laid.bottom + textSize * 1.2), align: 'center' },
    ]),
    { ...text, text: laid.yTitle, x: x(laid.left - 3), y: y(laid.top - textSize * 0.7), align: 'right' },
    { ...text, text: laid.xTitle, x: x(center), y: y(laid.bottom + textSize * 2.5), align: 'center' },
    ...laid.curves.flatMap(({ name, points, nameY }): Mark[] => {
      const line =
        name === 'P50' ? { color: INK.growth.strong, width: 0.9 } : { color: INK.lineStrong, width: 0.5 };
      return [
        { mark: 'path', points: points.map(at), ...line },
        { ...text, text: name, x: x(laid.right + 3), y: y(nameY + middle) },
      ];
    }),
    { mark: 'path', points: laid.points.map((point) => at([point.x, point.y])), color: INK.text, width: 0.9 },
    ...laid.points.map(
      (point): Mark => ({ mark: 'circle', x: x(point.x), y: y(point.y), radius: 2, fill: INK.text }),
    ),
  ];
}
