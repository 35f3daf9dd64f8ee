import { chartsOf, type DayChart } from '#charts/day-charts.ts';
import type { LoggedKind } from '#domain/kinds/registry.ts';
import type { VisitReport } from '#domain/report/visit-report.ts';
import { countOfKind } from '#domain/summaries/day-summary.ts';
import { completeDays } from '#domain/summaries/period-summary.ts';
import type { Day } from '#domain/time/when.ts';
import { formatMonthDay } from '#domain/time/when-words.ts';
import type { Reader } from '#exports/pdf/paper.ts';
import { type VisitFigure, visitFigures } from '#words/say/visit.ts';
import { usualWords } from '#words/say/visit-sources.ts';

/**
 * The limit for the bars of a chart. A report with more days has a bar for each week, because more bars would be too
 * thin.
 */
const MOST_BARS = 42;

/** The texts about one kind of care. */
export interface CareWords {
  kind: LoggedKind;
  title: string;
  figures: VisitFigure[];
  /** The usual range, with its sources. */
  usual: string;
  /** Null if no entry of the kind was logged. */
  chart: DayChart | null;
}

/** Makes the texts of each kind, in the order of the charts. */
export function careWords(report: VisitReport, reader: Reader): CareWords[] {
  const { units, locale } = reader;
  const { kinds, weekly } = reader.words.report.visit;
  const { days, totals } = report.summary;
  return chartsOf(report.summary, reader).map((chart) => {
    const { kind } = chart;
    const shown =
      days.length > MOST_BARS ? { ...weeksOf(chart, report, locale), title: weekly[kind] } : chart;
    return {
      kind,
      title: kinds[kind],
      figures: visitFigures(kind, report, units, reader),
      usual: usualWords(kind, report, units, reader) ?? '',
      chart: countOfKind(kind, totals) > 0 ? shown : null,
    };
  });
}

/**
 * Makes a chart with a bar for each week, counted back from the last day. A bar is the mean of the week's complete
 * days. The means next to the chart are over the same days.
 */
function weeksOf(chart: DayChart, { summary }: VisitReport, locale: string): DayChart {
  const counted = new Set<Day>(completeDays(summary.days, chart.kind).map(({ day }) => day));
  const count = Math.ceil(chart.columns.length / 7);
  const every = Math.ceil(count / 5);
  // A date is wider than its bar. Below one of the last two bars it would extend beyond the chart.
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
  return { ...chart, columns };
}
