import { changeOf } from '#domain/summaries/changes.ts';
import { isKindLogged, type Totals } from '#domain/summaries/day-summary.ts';
import { MEASURES, type Measure, shownValue } from '#domain/summaries/measures.ts';
import {
  daysOfMean,
  hasBegun,
  type PeriodDay,
  type PeriodSummary,
} from '#domain/summaries/period-summary.ts';
import { daysIn } from '#domain/time/period.ts';
import { formatShortDay } from '#domain/time/when-words.ts';
import { PAPER_GAP_MARK } from '#exports/pdf/chart-marks.ts';
import { INK, type Reader } from '#exports/pdf/paper.ts';
import type { Block } from '#exports/pdf/stack.ts';
import { type Column, type Painter, tableBlock } from '#exports/pdf/table.ts';
import { columnHead, formatCell, withSign } from '#words/say/period.ts';

const DAY_WIDTH = 76;
/** The space between a column's figures and its right edge. */
const INSET = 6;
const HEAD = 32;
/** The number of rows below the days: the total, the average, the period before and the change. */
const ROWS_OF_ALL = 4;
const NOTHING = '–';

/** Returns the row height at which the table is `height` points high. */
export function rowHeightWithin({ days }: PeriodSummary, height: number): number {
  return (height - HEAD) / (days.length + ROWS_OF_ALL);
}

/**
 * Makes the table with all figures of each day. Below the days are the total, the average, the period before and the
 * change. Lengths are points.
 */
export function dayTable(
  summary: PeriodSummary,
  reader: Reader,
  { width, rowHeight }: { width: number; rowHeight: number },
): Block {
  const heads = MEASURES.map((measure) => columnHead(measure, reader.units, reader));
  const strong = { color: INK.lineStrong, width: 0.6 };
  return tableBlock({
    width,
    columns: [
      { width: DAY_WIDTH },
      ...MEASURES.map(
        ({ kind }, index): Column => ({
          // The sum of many days' hours is wider than a count.
          share: heads[index]?.unit === 'h:mm' ? 1.15 : 1,
          inset: INSET,
          align: 'right',
          ink: INK[kind].strong,
          tint: INK[kind].soft,
        }),
      ),
    ],
    head: {
      height: HEAD,
      cells: [
        titleOf(reader.words.report.period.table.title),
        ...heads.map(({ name, unit }) => [name, unit]),
      ],
      looks: [
        { size: 8, color: INK.text, bold: true, baseline: 12 },
        { size: 8, color: INK.muted, baseline: 22 },
      ],
    },
    rows: rowsOf(summary, reader).map(({ label, cells, bold = false }, index) => ({
      height: rowHeight,
      cells: [label, ...cells],
      looks: [{ size: 9, color: INK.text, bold, baseline: rowHeight * 0.7 }],
      rule: index === 0 || index === summary.days.length ? strong : { ...strong, color: INK.line },
    })),
    end: strong,
  });
}

function titleOf(text: string): Painter {
  return ({ x, y }) => [{ mark: 'text', text, x, y: y + 12, size: 11, color: INK.text, bold: true }];
}

function rowsOf(
  summary: PeriodSummary,
  reader: Reader,
): { label: string; cells: string[]; bold?: boolean }[] {
  const { units, words, locale } = reader;
  const { totals, before, daily } = summary;
  const { table } = words.report.period;
  const days = daysIn(summary);
  const cells = (row: Totals, logged = totals) =>
    MEASURES.map((measure) =>
      isKindLogged(measure, logged) ? formatCell(measure, shownValue(measure, row, units), reader) : NOTHING,
    );
  const dayCells = (day: PeriodDay) =>
    cells(day, day).map((cell, index) => {
      const { kind } = MEASURES[index] as Measure;
      const isFirst = MEASURES[index - 1]?.kind !== kind;
      return isFirst && day.kinds[kind] === 'gaps' ? `${cell}${PAPER_GAP_MARK}` : cell;
    });
  const means = MEASURES.map((measure) => {
    const { means } = daily[measure.kind];
    return daysOfMean(measure, daily) > 0
      ? formatCell(measure, shownValue(measure, means, units), reader)
      : NOTHING;
  });
  return [
    ...summary.days.map((day) => ({
      label: formatShortDay(day.day, locale),
      cells: hasBegun(summary, day.day) ? dayCells(day) : [],
    })),
    { label: table.total(days), cells: cells(totals), bold: true },
    { label: table.average, cells: means },
    {
      label: before.until ? table.beforeSoFar(days) : table.before(days),
      cells: cells(before.totals, before.totals),
    },
    { label: table.change, cells: MEASURES.map((measure) => changeCell(measure, summary, reader)) },
  ];
}

function changeCell(measure: Measure, summary: PeriodSummary, reader: Reader): string {
  const change = changeOf(measure, summary, reader.units);
  if (change === null) return NOTHING;
  const size = formatCell(measure, Math.abs(change), reader);
  return change === 0 ? size : withSign(change, size);
}
