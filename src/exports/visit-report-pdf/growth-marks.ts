import { type GrowthChart, growthChartWords, layoutGrowthCurves } from '#charts/growth-curves.ts';
import { formatAge } from '#domain/baby/baby.ts';
import { describeChartAge } from '#domain/baby/corrected-age.ts';
import {
  ageOfStandings,
  GROWTH_MEASURES,
  type GrowthVisit,
  measuredValue,
} from '#domain/kinds/growth/growth-history.ts';
import { GROWTH_STANDARD } from '#domain/kinds/growth/growth-percentile.ts';
import {
  CURVE_WORDS,
  curvesOf,
  describeAfterBirth,
  gainErrorWords,
} from '#domain/kinds/growth/growth-words.ts';
import type { VisitReport } from '#domain/report/visit-report.ts';
import { usualGainWords } from '#domain/report/visit-sources.ts';
import { formatDate } from '#domain/time/when-words.ts';
import type { Units } from '#domain/units/units.ts';
import type { Mark } from '#exports/pdf/page-marks.ts';
import { INK, type Reader } from '#exports/pdf/paper.ts';
import { wrapText } from '#exports/pdf/wrap-text.ts';
import { growthCells } from './growth-cells.ts';

/** The latest measurements; the curve beside them has all of them. */
const VISITS_SHOWN = 4;
const DATE_WIDTH = 66;
const HEAD = 31;
const ROW = 22;
const CHART_WIDTH = 172;
const CURVE_HEIGHT = 152;
/** Where nothing was logged there is more room to write. */
const NO_GROWTH_HEIGHT = 32;
const LINE = 9.4;
const WORD_SIZE = 7.8;

/** How high all of this stands: the table and the words below it, and the curve at least. */
export function growthHeight(report: VisitReport, reader: Reader, width: number): number {
  if (report.visits.length === 0) return NO_GROWTH_HEIGHT;
  const top = tableBottom(report.visits, 0) + 11;
  return Math.max(CURVE_HEIGHT, top + wordLines(report, reader, wordsWidth(width)).length * LINE);
}

/** The measurements with their place on the curves, the curve of the weight, and what became of the birth weight. */
export function growthMarks(
  report: VisitReport,
  reader: Reader,
  box: { x: number; y: number; width: number; height: number },
): Mark[] {
  const title: Mark = {
    mark: 'text',
    text: 'Growth',
    x: box.x,
    y: box.y + 10,
    size: 12,
    color: INK.growth.strong,
    bold: true,
  };
  if (report.visits.length === 0) {
    return [
      title,
      {
        mark: 'text',
        text: 'No weight, length or head size was logged.',
        x: box.x,
        y: box.y + 30,
        size: 9,
        color: INK.text,
      },
    ];
  }
  const width = wordsWidth(box.width);
  return [
    title,
    standardMark(report, { x: box.x + 52, y: box.y + 10, width: width - 52 }),
    ...tableMarks(report, reader, { x: box.x, y: box.y, width }),
    ...wordMarks(report, reader, { x: box.x, y: tableBottom(report.visits, box.y) + 11, width }),
    ...curveMarks(report, reader.units, {
      x: box.x + box.width - CHART_WIDTH,
      y: box.y,
      width: CHART_WIDTH,
      height: box.height,
    }),
  ];
}

function wordsWidth(width: number): number {
  return width - CHART_WIDTH - 14;
}

/** Where the table that begins at `y` ends. */
function tableBottom(visits: readonly GrowthVisit[], y: number): number {
  return y + HEAD + Math.min(visits.length, VISITS_SHOWN) * ROW;
}

function standardMark(
  { age, summary, visits }: VisitReport,
  { x, y, width }: { x: number; y: number; width: number },
): Mark {
  const text = `${GROWTH_STANDARD.name} 2006, ${curvesOf(summary.baby.sex)}. ${describeChartAge(ageOfStandings(visits, age))}.`;
  return { mark: 'text', text, x, y, size: 7.5, color: INK.muted, maxWidth: width };
}

function tableMarks(
  { visits, summary }: VisitReport,
  { units, locale }: Reader,
  { x, y, width }: { x: number; y: number; width: number },
): Mark[] {
  const columnWidth = (width - DATE_WIDTH) / (GROWTH_MEASURES.length + 1);
  const column = (index: number) => x + DATE_WIDTH + columnWidth * index;
  const head = {
    mark: 'text',
    y: y + 26,
    size: 7.2,
    color: INK.growth.strong,
    bold: true,
    maxWidth: columnWidth - 7,
  } as const;
  const top = y + HEAD;
  const shown = visits.slice(-VISITS_SHOWN);
  const small = { mark: 'text', size: 7, color: INK.muted, maxWidth: columnWidth - 7 } as const;
  const value = { mark: 'text', size: 8.8, color: INK.text, bold: true, maxWidth: columnWidth - 7 } as const;
  const rows = shown.flatMap((visit, row): Mark[] => {
    const line = top + row * ROW;
    const [first, second] = [line + 9.5, line + 18];
    return [
      { mark: 'line', from: [x, line], to: [x + width, line], color: INK.line, width: 0.6 },
      { ...value, text: formatDate(visit.date, locale), x, y: first, maxWidth: DATE_WIDTH - 6 },
      {
        ...small,
        text: formatAge(summary.baby.birthDate, visit.date),
        x,
        y: second,
        maxWidth: DATE_WIDTH - 6,
      },
      ...growthCells(visit, units).flatMap((cell, index): Mark[] => [
        { ...value, text: cell.value, x: column(index), y: first },
        { ...small, text: cell.place, x: column(index), y: second },
      ]),
    ];
  });
  return [
    { ...head, text: 'Date and age', x },
    ...GROWTH_MEASURES.map(
      (measure, index): Mark => ({
        ...head,
        text: measure === 'weight-for-length' ? 'Weight/length' : CURVE_WORDS[measure].short,
        x: column(index),
      }),
    ),
    { ...head, text: 'Gain', x: column(4) },
    ...rows,
  ];
}

/** In the column there is no room for the reason, and with a baby born early it would stand in every one. */
const NO_STANDARD =
  'No standard: WHO has no curves before term, by corrected age, nor after 24 months, nor for a length under 45 or over 110 cm.';

function lacksStandard({ visits }: VisitReport): boolean {
  return visits
    .slice(-VISITS_SHOWN)
    .some((visit) =>
      GROWTH_MEASURES.some((measure) => measuredValue(measure, visit) !== null && !visit.standings[measure]),
    );
}

/** What became of the birth weight, and of the gain, in lines of `width`. */
function wordLines(report: VisitReport, { units, locale }: Reader, width: number): string[] {
  const earlier = report.visits.length - VISITS_SHOWN;
  const sentences = [
    report.afterBirth
      ? describeAfterBirth(report.afterBirth, units, locale)
      : 'No weight was logged on the day of birth, so the loss after it is not known.',
    report.visits.some(({ gain }) => gain?.perDay) ? gainErrorWords(units.weight) : null,
    usualGainWords(report, units),
    lacksStandard(report) ? NO_STANDARD : null,
    earlier > 0 ? `The curve has ${earlier} earlier ${earlier === 1 ? 'day' : 'days'} too.` : null,
  ].filter((text) => text !== null);
  return wrapText(sentences.join(' '), WORD_SIZE, width);
}

function wordMarks(
  report: VisitReport,
  reader: Reader,
  { x, y, width }: { x: number; y: number; width: number },
): Mark[] {
  return wordLines(report, reader, width).map((text, index) => ({
    mark: 'text',
    text,
    x,
    y: y + index * LINE,
    size: WORD_SIZE,
    color: INK.text,
    maxWidth: width,
  }));
}

/** The weight on its curves: the same geometry as on screen, as vectors. */
function curveMarks(
  { visits, summary, age }: VisitReport,
  units: Units,
  box: { x: number; y: number; width: number; height: number },
): Mark[] {
  const chart: GrowthChart = {
    measure: 'weight-for-age',
    sex: summary.baby.sex,
    visits,
    units,
    ageDays: age.ageDays,
  };
  const head = 16;
  const textSize = 6.6;
  const laid = layoutGrowthCurves(chart, { width: box.width, height: box.height - head, textSize });
  const x = (value: number) => box.x + value;
  const y = (value: number) => box.y + head + value;
  const at = ([left, top]: [number, number]): [number, number] => [x(left), y(top)];
  const text = { mark: 'text', size: textSize, color: INK.muted } as const;
  const middle = textSize * 0.35;
  return [
    {
      ...text,
      text: growthChartWords(chart).title,
      x: box.x,
      y: box.y + 10,
      size: 8.4,
      color: INK.text,
      bold: true,
      maxWidth: box.width,
    },
    ...laid.yTicks.flatMap((tick): Mark[] => [
      {
        mark: 'line',
        from: at([laid.left, tick.y]),
        to: at([laid.right, tick.y]),
        color: INK.line,
        width: 0.4,
      },
      { ...text, text: tick.label, x: x(laid.left - 3), y: y(tick.y + middle), align: 'right' },
    ]),
    ...laid.xTicks.flatMap((tick): Mark[] => [
      {
        mark: 'line',
        from: at([tick.x, laid.top]),
        to: at([tick.x, laid.bottom]),
        color: INK.line,
        width: 0.4,
      },
      { ...text, text: tick.label, x: x(tick.x), y: y(laid.bottom + textSize * 1.2), align: 'center' },
    ]),
    { ...text, text: laid.yTitle, x: x(laid.left - 3), y: y(laid.top - textSize * 0.7), align: 'right' },
    {
      ...text,
      text: laid.xTitle,
      x: x((laid.left + laid.right) / 2),
      y: y(laid.bottom + textSize * 2.5),
      align: 'center',
    },
    ...laid.curves.flatMap((curve): Mark[] => [
      {
        mark: 'path',
        points: curve.points.map(at),
        color: curve.name === 'P50' ? INK.growth.strong : INK.lineStrong,
        width: curve.name === 'P50' ? 0.9 : 0.5,
      },
      { ...text, text: curve.name, x: x(laid.right + 3), y: y(curve.nameY + middle) },
    ]),
    { mark: 'path', points: laid.points.map((point) => at([point.x, point.y])), color: INK.text, width: 0.9 },
    ...laid.points.map(
      (point): Mark => ({ mark: 'circle', x: x(point.x), y: y(point.y), radius: 2, fill: INK.text }),
    ),
  ];
}
