import { chartsOf, type DayChart } from '#charts/day-charts.ts';
import { type LoggedKind, loggedKinds } from '#domain/kinds/registry.ts';
import type { VisitReport } from '#domain/report/visit-report.ts';
import { usualWords } from '#domain/report/visit-sources.ts';
import { visitFigures } from '#domain/report/visit-words.ts';
import { countOfKind } from '#domain/summaries/day-summary.ts';
import { completeDays } from '#domain/summaries/period-summary.ts';
import type { Day } from '#domain/time/when.ts';
import { formatMonthDay } from '#domain/time/when-words.ts';
import { chartMarks } from '#exports/pdf/chart-marks.ts';
import type { Mark } from '#exports/pdf/page-marks.ts';
import { INK, type Reader } from '#exports/pdf/paper.ts';
import { wrapText } from '#exports/pdf/wrap-text.ts';

const TITLES: Record<LoggedKind, string> = { feed: 'Feeds', diaper: 'Diapers', sleep: 'Sleep' };
/** More bars than that are hairs: weeks are drawn then. */
const BARS = 42;
const CHART_HEIGHT = 76;
const INSET = 9;
/** From the top of the box to its first figure, from a figure to the next, and what each small line under one takes. */
const HEAD = 36;
const ROW = 13;
const SMALL = 7;
const SMALL_LINE = 8.2;

/** One kind of care: its figures under its name, what is usual, and the days as bars. */
export function careMarks(
  kind: LoggedKind,
  report: VisitReport,
  reader: Reader,
  box: { x: number; y: number; width: number; height: number },
): Mark[] {
  const color = INK[kind];
  const left = box.x + INSET;
  const right = box.x + box.width - INSET;
  const width = right - left;
  const marks: Mark[] = [
    { mark: 'box', x: box.x, y: box.y, width: box.width, height: box.height, radius: 7, stroke: INK.line },
    { mark: 'box', x: box.x, y: box.y, width: box.width, height: 22, radius: 7, fill: color.soft },
    { mark: 'box', x: box.x, y: box.y + 12, width: box.width, height: 10, fill: color.soft },
    { mark: 'text', text: TITLES[kind], x: left, y: box.y + 15, size: 11, color: color.strong, bold: true },
  ];
  let y = box.y + HEAD;
  for (const { label, text, more } of visitFigures(kind, report, reader.units, reader.locale)) {
    marks.push(
      { mark: 'text', text: label, x: left, y, size: 8, color: INK.text, maxWidth: width - 62 },
      {
        mark: 'text',
        text,
        x: right,
        y,
        size: 9.4,
        color: INK.text,
        bold: true,
        align: 'right',
        maxWidth: 78,
      },
    );
    const lines = moreLines(more, width);
    lines.forEach((line, index) => {
      marks.push(smallMark(line, left, y + 9 + index * SMALL_LINE, width, INK.muted));
    });
    y += ROW + lines.length * SMALL_LINE;
  }
  const chartTop = box.y + box.height - CHART_HEIGHT - 6;
  usualLines(kind, report, reader, width).forEach((text, index) => {
    marks.push(smallMark(text, left, y + index * SMALL_LINE, width, color.strong));
  });
  const chart = chartsOf(report.summary, reader.locale).find((one) => one.kind === kind);
  if (chart && hasChart(kind, report)) {
    const shown = report.summary.days.length > BARS ? weekly(chart, report, reader) : chart;
    marks.push(...chartMarks(shown, { x: left, y: chartTop, width, height: CHART_HEIGHT }));
  }
  return marks;
}

/** The height of a box of this width that has room for whichever kind has most to say. */
export function careHeight(report: VisitReport, reader: Reader, boxWidth: number): number {
  const width = boxWidth - 2 * INSET;
  const heights = loggedKinds().map((kind) => {
    const figures = visitFigures(kind, report, reader.units, reader.locale);
    const rows = figures.reduce((sum, { more }) => sum + ROW + moreLines(more, width).length * SMALL_LINE, 0);
    const usual = usualLines(kind, report, reader, width).length * SMALL_LINE;
    return HEAD + rows + usual + (hasChart(kind, report) ? CHART_HEIGHT + 6 : 0);
  });
  return Math.max(...heights);
}

function usualLines(kind: LoggedKind, report: VisitReport, { units }: Reader, width: number): string[] {
  return moreLines(usualWords(kind, report, units), width);
}

function moreLines(more: string | null | undefined, width: number): string[] {
  // Lines are reckoned too wide rather than too narrow, and one that is a little too wide is drawn a little smaller.
  return more ? wrapText(more, SMALL, width * 1.1) : [];
}

function smallMark(text: string, x: number, y: number, width: number, color: string): Mark {
  return { mark: 'text', text, x, y, size: SMALL, color, maxWidth: width };
}

function hasChart(kind: LoggedKind, { summary: { totals } }: VisitReport): boolean {
  return countOfKind(kind, totals) > 0;
}

/** The same chart with a bar for each week from the last day back: the mean of the days that make the means beside it. */
function weekly(chart: DayChart, { summary }: VisitReport, { locale }: Reader): DayChart {
  const counted = new Set<Day>(completeDays(summary.days, chart.kind).map(({ day }) => day));
  const count = Math.ceil(chart.columns.length / 7);
  const every = Math.ceil(count / 5);
  // A date is wider than its bar: under one of the last two it would stand over the edge.
  const isNamed = (index: number) => index % every === Math.floor(every / 2) && index < count - 2;
  const columns = Array.from({ length: count }, (_, index) => {
    const end = chart.columns.length - (count - 1 - index) * 7;
    const start = Math.max(0, end - 7);
    const complete = chart.columns
      .slice(start, end)
      .filter((_column, index) => counted.has(summary.days[start + index]?.day ?? ''));
    const mean = (series: 0 | 1) =>
      complete.reduce((sum, { values }) => sum + (values?.[series] ?? 0), 0) / complete.length;
    const leasts = complete.flatMap(({ least }) => least ?? []);
    const first = summary.days[start]?.day ?? summary.from;
    return {
      label: isNamed(index) ? formatMonthDay(first, locale) : '',
      values: complete.length === 0 ? null : ([mean(0), mean(1)] as [number, number]),
      least: leasts.length === 0 ? null : Math.max(...leasts),
      gap: false,
    };
  });
  return { ...chart, title: `${chart.title}, weekly mean`, columns };
}
