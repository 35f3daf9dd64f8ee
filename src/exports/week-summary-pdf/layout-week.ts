import { chartsOfWeek } from '#charts/week-charts.ts';
import { formatAge } from '#domain/baby.ts';
import { describeGrowth } from '#domain/growth.ts';
import { hasBegun, type WeekSummary } from '#domain/week-summary.ts';
import { describeComparison, describeMeans, describeWeek } from '#domain/week-words.ts';
import { clockPart, dayPart } from '#domain/when.ts';
import { formatClock, formatDate, formatShortDay } from '#domain/when-words.ts';
import { chartMarks } from '#exports/pdf/chart-marks.ts';
import type { Mark, Page } from '#exports/pdf/page-marks.ts';
import { INK, paperFor, type Reader } from '#exports/pdf/paper.ts';
import { figureMarks } from './figure-marks.ts';
import { tableMarks } from './table-marks.ts';

const MARGIN = 46;
const GAP = 16;
const LETTER_HEIGHT = 792;
/** More than anybody weighs a baby in a week; the log holds the rest. They stand two by two. */
const GROWTHS_SHOWN = 4;

/** The week on one page: who and when, three figures, three charts, the days, growth, and how to read it. */
export function layoutWeek(summary: WeekSummary, reader: Reader): Page {
  const { width, height } = paperFor(reader.locale);
  const inner = width - 2 * MARGIN;
  const column = (inner - 2 * GAP) / 3;
  const figuresTop = 132;
  const chartsTop = figuresTop + 106;
  // What A4 is taller than Letter goes to the charts and the rows.
  const chartHeight = 148 + (height - LETTER_HEIGHT) / 2;
  const rowHeight = 16.6 + (height - LETTER_HEIGHT) / 40;
  const tableTop = chartsTop + chartHeight + 20;
  const table = tableMarks(summary, reader, { x: MARGIN, y: tableTop, width: inner, rowHeight });
  return {
    width,
    height,
    marks: [
      ...headMarks(summary, reader, width),
      ...(['feed', 'diaper', 'sleep'] as const).flatMap((kind, index) =>
        figureMarks(summary, kind, reader.units, {
          x: MARGIN + index * (column + GAP),
          y: figuresTop,
          width: column,
        }),
      ),
      ...chartsOfWeek(summary, reader.locale).flatMap((chart, index) =>
        chartMarks(chart, {
          x: MARGIN + index * (column + GAP),
          y: chartsTop,
          width: column,
          height: chartHeight,
        }),
      ),
      ...table.marks,
      ...growthMarks(summary, reader, table.bottom + 24, inner / 2),
      ...footMarks(summary, reader, width, height),
    ],
  };
}

function headMarks(summary: WeekSummary, { locale }: Reader, width: number): Mark[] {
  const { baby, to, zone } = summary;
  const right = width - MARGIN;
  const sex = baby.sex === 'female' ? 'Girl' : 'Boy';
  const lastDay = hasBegun(summary, to) ? to : dayPart(summary.asOf.wall);
  const small = { mark: 'text', size: 9.5, color: INK.muted } as const;
  return [
    { mark: 'circle', x: MARGIN + 7, y: 41, radius: 7, fill: INK.accent },
    { mark: 'circle', x: MARGIN + 7, y: 36.6, radius: 6, fill: INK.paper },
    { mark: 'circle', x: MARGIN + 7, y: 37.4, radius: 3.6, fill: INK.lamp },
    { mark: 'text', text: 'Wee Hours', x: MARGIN + 20, y: 45, size: 10.5, color: INK.accent, bold: true },
    { ...small, text: 'Weekly summary', x: right, y: 45, align: 'right' },
    { mark: 'line', from: [MARGIN, 56], to: [right, 56], color: INK.line, width: 0.8 },
    { mark: 'text', text: baby.name, x: MARGIN, y: 90, size: 25, color: INK.text, bold: true, maxWidth: 290 },
    {
      ...small,
      text: `${sex}, born ${formatDate(baby.birthDate, locale)}, ${formatAge(baby.birthDate, lastDay)} old`,
      x: MARGIN,
      y: 109,
    },
    {
      mark: 'text',
      text: describeWeek(summary, locale),
      x: right,
      y: 89,
      size: 13,
      color: INK.text,
      bold: true,
      align: 'right',
      maxWidth: 215,
    },
    { ...small, text: `Time zone: ${zone.replaceAll('_', ' ')}`, x: right, y: 109, align: 'right' },
  ];
}

function growthMarks(
  summary: WeekSummary,
  { units, locale }: Reader,
  top: number,
  columnWidth: number,
): Mark[] {
  const text = { mark: 'text', size: 9.5, color: INK.text } as const;
  const title: Mark = {
    ...text,
    text: 'Growth',
    x: MARGIN,
    y: top,
    size: 11,
    color: INK.growth.strong,
    bold: true,
  };
  const shown = summary.growths.slice(-GROWTHS_SHOWN);
  if (shown.length === 0) {
    return [title, { ...text, text: 'No weight, length or head size was logged.', x: MARGIN, y: top + 17 }];
  }
  return [
    title,
    ...shown.flatMap((growth, index): Mark[] => {
      const x = MARGIN + (index % 2) * columnWidth;
      const y = top + 17 + Math.floor(index / 2) * 14;
      return [
        { ...text, text: formatShortDay(growth.date, locale), x, y, color: INK.muted },
        { ...text, text: describeGrowth(growth, units), x: x + 66, y, maxWidth: columnWidth - 74 },
      ];
    }),
  ];
}

function footMarks(summary: WeekSummary, { locale }: Reader, width: number, height: number): Mark[] {
  const { asOf } = summary;
  const made = `${formatDate(dayPart(asOf.wall), locale)}, ${formatClock(clockPart(asOf.wall), locale)}`;
  const lines = [
    `${describeComparison(summary, locale)} ${describeMeans(summary)}`,
    'A mixed diaper counts as wet and as dirty. A sleep across midnight is split between its days. A dash: nothing was logged.',
    `Figures as logged by the family, not a diagnosis. Made on the family's own device on ${made}.`,
  ];
  const top = height - 42 - lines.length * 11;
  return [
    { mark: 'line', from: [MARGIN, top - 12], to: [width - MARGIN, top - 12], color: INK.line, width: 0.8 },
    ...lines.map(
      (text, index): Mark => ({
        mark: 'text',
        text,
        x: MARGIN,
        y: top + 2 + index * 11,
        size: 7.8,
        color: INK.muted,
        maxWidth: width - 2 * MARGIN,
      }),
    ),
  ];
}
