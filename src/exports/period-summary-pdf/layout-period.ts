import type { DayChart } from '#charts/day-charts.ts';
import type { PeriodSummary } from '#domain/summaries/period-summary.ts';
import { ONE_PAGE_DAYS } from '#domain/time/period.ts';
import { paragraph, textLine } from '#exports/pdf/blocks.ts';
import { chartMarks } from '#exports/pdf/chart-marks.ts';
import type { Page } from '#exports/pdf/page-marks.ts';
import { INK, type Reader } from '#exports/pdf/paper.ts';
import { footBlock, growthBlock, headBlock, pageOf, roomAbove, sheetFor } from '#exports/pdf/report-frame.ts';
import { type Block, below, type StackedBlock, sideBySide, stack } from '#exports/pdf/stack.ts';
import { dayTable, rowHeightWithin } from './day-table.ts';
import { figureCards } from './figure-cards.ts';
import { type GrowthLine, type PeriodWords, periodWords } from './period-words.ts';

const GAP = 16;
const LETTER_HEIGHT = 792;
const ABOVE_CHARTS = 18;
const ABOVE_FOOT = 4;
const GROWTH_DATE_WIDTH = 66;
const FOOT = { size: 8, color: INK.muted, leading: 9.2 };

/**
 * Lays out the pages of a summary: the baby and the period, figures, charts, the days, growth, and notes. A summary
 * with many days has two pages. Others have one.
 */
export function layoutPeriod(summary: PeriodSummary, reader: Reader): Page[] {
  const sheet = sheetFor(reader.locale, { margin: 46, top: 34, bottom: 47.4 });
  const { inner: width } = sheet;
  const words = periodWords(summary, reader);
  const notes = words.notes.map((text) => paragraph(text, { ...FOOT, width }));
  const foot = footBlock(width, stack(notes));
  const room = roomAbove(foot, sheet) - ABOVE_FOOT;
  // A4 is higher than Letter. The charts and the rows get the extra height.
  const taller = sheet.height - LETTER_HEIGHT;
  const head = headOf(words, width);
  const growth = growthBlock(growthList(words.growth, width), width, reader);
  const days = (rowHeight: number) => dayTable(summary, reader, { width, rowHeight });
  /** Makes a page with the figures, the charts, and `others` below them. The charts shrink if the page is full. */
  const pageWithCharts = (chartHeight: number, others: StackedBlock[]) => {
    const column = (width - 2 * GAP) / 3;
    const top = stack([head, figureCards(words.figures, column, GAP)]);
    const taken = stack([top, ...others]).height + ABOVE_CHARTS;
    const charts = chartRow(words.charts, { width: column, height: Math.min(chartHeight, room - taken) });
    return pageOf(sheet, [top, below(ABOVE_CHARTS, charts), ...others], foot);
  };
  if (summary.days.length > ONE_PAGE_DAYS) {
    const rowHeight = Math.min(15.2 + taller / 40, rowHeightWithin(summary, room - head.height - ABOVE_FOOT));
    return [pageWithCharts(300 + taller, [below(26, growth)]), pageOf(sheet, [head, days(rowHeight)], foot)];
  }
  const [chartHeight, rowHeight] = summary.days.length > 7 ? [112, 12] : [148, 16.6];
  const table = days(rowHeight + taller / 40);
  return [pageWithCharts(chartHeight + taller / 2, [below(20, table), below(14, growth)])];
}

function headOf({ title, name, period, about, zone }: PeriodWords, width: number): Block {
  const small = { size: 9.5, color: INK.muted };
  const bold = { color: INK.text, bold: true };
  return stack([
    headBlock(width, { ...small, text: title }),
    textLine(
      { width, height: 37, baseline: 35 },
      { ...bold, text: name, size: 25, maxWidth: 290 },
      { ...bold, text: period, size: 13, maxWidth: 215 },
    ),
    textLine({ width, height: 40, baseline: 17 }, { ...small, text: about }, { ...small, text: zone }),
  ]);
}

function chartRow(charts: readonly DayChart[], size: { width: number; height: number }): Block {
  const blocks = charts.map(
    (chart): Block => ({ height: size.height, marks: (at) => chartMarks(chart, { ...at, ...size }) }),
  );
  return sideBySide(blocks, size.width + GAP);
}

/** Arranges the growth entries in two columns, row by row. Returns null if there are none. */
function growthList(lines: readonly GrowthLine[], width: number): Block | null {
  if (lines.length === 0) return null;
  const column = width / 2;
  const look = { size: 9.5, color: INK.muted };
  const place = { height: 14, baseline: 10 };
  const entry = { ...look, color: INK.text, maxWidth: column - GROWTH_DATE_WIDTH - 8 };
  const blocks = lines.map(({ date, text }) => {
    if (!date) return textLine(place, { ...look, text });
    const texts = [textLine(place, { ...look, text: date }), textLine(place, { ...entry, text })];
    return sideBySide(texts, GROWTH_DATE_WIDTH);
  });
  const every = (rest: number) => stack(blocks.filter((_, index) => index % 2 === rest));
  return sideBySide([every(0), every(1)], column);
}
