import { loggedKinds } from '#domain/kinds/registry.ts';
import { isKindLogged, type Totals } from '#domain/summaries/day-summary.ts';
import {
  daysOfMean,
  hasBegun,
  type PeriodDay,
  type PeriodSummary,
} from '#domain/summaries/period-summary.ts';
import {
  changeOf,
  columnHead,
  formatCell,
  MEASURES,
  type Measure,
  measuresOf,
  shownValue,
  spanWords,
} from '#domain/summaries/period-words.ts';
import { formatShortDay } from '#domain/time/when-words.ts';
import type { Units } from '#domain/units/units.ts';
import { PAPER_GAP_MARK } from '#exports/pdf/chart-marks.ts';
import type { Mark } from '#exports/pdf/page-marks.ts';
import { INK, type Reader } from '#exports/pdf/paper.ts';

const DAY_WIDTH = 76;
/** Between a column's figures and its right edge. */
const INSET = 6;
/** From the table's title to its first row. */
const HEAD = 32;
/** Below the days: their total, their mean, the days before, the change. */
const ROWS_OF_ALL = 4;
const NOTHING = '–';

interface Row {
  label: string;
  /** One text per measure. */
  cells: string[];
  bold?: boolean;
}

/** How high a row may be at most for the table to fit into `height`. */
export function rowHeightWithin({ days }: PeriodSummary, height: number): number {
  return (height - HEAD) / (days.length + ROWS_OF_ALL);
}

/** The days with every figure, and under them all of them: total, mean, the days before, the change. */
export function tableMarks(
  summary: PeriodSummary,
  reader: Reader,
  box: { x: number; y: number; width: number; rowHeight: number },
): { marks: Mark[]; bottom: number } {
  const widths = columnWidths(reader.units, box.width - DAY_WIDTH);
  const right = (index: number) =>
    box.x + DAY_WIDTH + widths.slice(0, index + 1).reduce((sum, width) => sum + width, 0);
  const rows = rowsOf(summary, reader);
  const top = box.y + HEAD;
  const across = (y: number, color: string): Mark => ({
    mark: 'line',
    from: [box.x, y],
    to: [box.x + box.width, y],
    color,
    width: 0.6,
  });
  const marks = rows.flatMap(({ label, cells, bold = false }, index): Mark[] => {
    const y = top + box.rowHeight * (index + 0.7);
    const text = { mark: 'text', y, size: 9, color: INK.text, bold } as const;
    return [
      across(
        top + box.rowHeight * index,
        index === 0 || index === summary.days.length ? INK.lineStrong : INK.line,
      ),
      { ...text, text: label, x: box.x, maxWidth: DAY_WIDTH },
      ...cells.map(
        (cell, column): Mark => ({ ...text, text: cell, x: right(column) - INSET, align: 'right' }),
      ),
    ];
  });
  const bottom = top + box.rowHeight * rows.length;
  return {
    marks: [...headMarks(reader.units, box, right), ...marks, across(bottom, INK.lineStrong)],
    bottom,
  };
}

/** Hours of many days are longer than counts. */
function columnWidths(units: Units, width: number): number[] {
  const shares = MEASURES.map((measure) => (columnHead(measure, units).unit === 'h:mm' ? 1.15 : 1));
  const sum = shares.reduce((all, share) => all + share, 0);
  return shares.map((share) => (width * share) / sum);
}

function headMarks(units: Units, box: { x: number; y: number }, right: (index: number) => number): Mark[] {
  return [
    { mark: 'text', text: 'Day by day', x: box.x, y: box.y + 12, size: 11, color: INK.text, bold: true },
    ...loggedKinds().map((kind): Mark => {
      const first = MEASURES.findIndex((measure) => measure.kind === kind);
      const columns = measuresOf(kind).length;
      return {
        mark: 'box',
        x: right(first - 1) + 1,
        y: box.y,
        width: right(first + columns - 1) - right(first - 1) - 2,
        height: HEAD - 4,
        radius: 4,
        fill: INK[kind].soft,
      };
    }),
    ...MEASURES.flatMap((measure, index): Mark[] => {
      const text = {
        mark: 'text',
        x: right(index) - INSET,
        size: 7.6,
        align: 'right',
        maxWidth: right(index) - right(index - 1) - INSET - 1,
      } as const;
      const { name, unit } = columnHead(measure, units);
      return [
        { ...text, text: name, y: box.y + 12, color: INK[measure.kind].strong, bold: true },
        { ...text, text: unit, y: box.y + 22, color: INK.muted },
      ];
    }),
  ];
}

function rowsOf(summary: PeriodSummary, { units, locale }: Reader): Row[] {
  const { totals, before, daily } = summary;
  const cells = (row: Totals, logged = totals) =>
    MEASURES.map((measure) =>
      isKindLogged(measure, logged) ? formatCell(measure, shownValue(measure, row, units)) : NOTHING,
    );
  const dayCells = (day: PeriodDay) =>
    cells(day, day).map((cell, index) => {
      const { kind } = MEASURES[index] as Measure;
      const isFirst = MEASURES[index - 1]?.kind !== kind;
      return isFirst && day.kinds[kind] === 'gaps' ? `${cell}${PAPER_GAP_MARK}` : cell;
    });
  const means = MEASURES.map((measure) => {
    const { means } = daily[measure.kind];
    return daysOfMean(measure, daily) > 0 ? formatCell(measure, shownValue(measure, means, units)) : NOTHING;
  });
  const span = spanWords(summary).replace(/^w/, 'W');
  return [
    ...summary.days.map((day) => ({
      label: formatShortDay(day.day, locale),
      cells: hasBegun(summary, day.day) ? dayCells(day) : [],
    })),
    { label: span, cells: cells(totals), bold: true },
    { label: 'Mean of a day', cells: means },
    { label: `${span} before${before.until ? ', by now' : ''}`, cells: cells(before.totals, before.totals) },
    { label: 'Change in all', cells: MEASURES.map((measure) => changeCell(measure, summary, units)) },
  ];
}

function changeCell(measure: Measure, summary: PeriodSummary, units: Units): string {
  const change = changeOf(measure, summary, units);
  if (!change) return NOTHING;
  const size = formatCell(measure, Math.abs(change.amount));
  return change.amount === 0 ? size : `${change.amount > 0 ? '+' : '−'}${size}`;
}
