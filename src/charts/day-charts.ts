import { leastDiapers } from '#domain/care-guide/diapers.ts';
import type { LoggedKind } from '#domain/kinds/registry.ts';
import { countingBoth, isKindLogged } from '#domain/summaries/day-summary.ts';
import { hasBegun, type PeriodAccount, type PeriodDay } from '#domain/summaries/period-summary.ts';
import { daysIn } from '#domain/time/period.ts';
import { dayPart } from '#domain/time/when.ts';
import { formatMonthDay, formatWeekday } from '#domain/time/when-words.ts';
import { diaperTypes } from '#words/say/kinds.ts';
import { formatNumber } from '#words/say/numbers.ts';
import { formatMinutes } from '#words/say/spans.ts';
import type { Speech } from '#words/speech.ts';

/** The data of a chart with a bar for each day, for screen and paper. */
export interface DayChart {
  kind: LoggedKind;
  title: string;
  /** The text alternative. It is one sentence with the figure of each day. */
  description: string;
  /**
   * The names of the two parts of a bar, the lower one first. The lower part is filled and the upper one is open. They
   * can therefore be told apart without color.
   */
  series: [filled: string, open: string];
  columns: DayColumn[];
  /** The daily mean, in the values of the columns. Null if no day counts in it. */
  average: number | null;
  /** The legend of the average line. */
  averageName: string;
  /** The legend of the minimum lines; null if no day has a minimum. */
  least: string | null;
  /** What the end of the minimum line says, in lines: "At least", "6 wet". Empty without a minimum. */
  leastEnd: readonly string[];
  /** The legend of the gap marks. */
  gap: string;
}

export interface DayColumn {
  /** The text below the bar. It is empty on most days if there is no room for every label. */
  label: string;
  /** The value of each series; null for a future day. */
  values: [number, number] | null;
  /** The minimum of the filled series on this day. */
  least: number | null;
  /** True if the log of this kind has a gap on the day. */
  gap: boolean;
  /** True for today, which is not over. */
  soFar?: boolean;
}

interface ChartPlan extends Pick<DayChart, 'kind'> {
  values: (day: PeriodDay) => [number, number];
  /** Returns the figure of a day in words, for the description. */
  describe: (day: PeriodDay, speech: Speech<'care'>) => string;
  least?: (day: PeriodDay) => number | null;
}

const PLANS: ChartPlan[] = [
  {
    kind: 'feed',
    values: (day) => [day.feeds - day.bottles, day.bottles],
    describe: (day, speech) => formatNumber(day.feeds, speech),
  },
  {
    kind: 'diaper',
    values: (day) => [countingBoth(day, 'wet'), day.dirty],
    describe: (day, speech) => diaperTypes(day, speech),
    least: (day) => leastDiapers(day.dayOfLife, 'wet'),
  },
  {
    kind: 'sleep',
    values: (day) => [day.nightMinutes / 60, day.napMinutes / 60],
    describe: (day, speech) => formatMinutes(day.sleepMinutes, speech),
  },
];

/** Makes the charts of a period, for feeds, diapers and sleep. */
export function chartsOf(summary: PeriodAccount, speech: Speech<'care' | 'figures'>): DayChart[] {
  const { locale } = speech;
  const { charts } = speech.words.figures;
  const today = dayPart(summary.asOf.wall);
  const begun = summary.days.filter(({ day }) => hasBegun(summary, day));
  const many = daysIn(summary) > 14;
  const dayWords = (day: string) =>
    daysIn(summary) === 7 ? formatWeekday(day, 'long', locale) : formatMonthDay(day, locale);
  return PLANS.map(({ kind, values, describe, least = () => null }) => ({
    kind,
    title: charts[kind].title,
    series: [charts[kind].filled, charts[kind].open],
    description: charts.days(
      begun.map((day) => {
        const figure = describe(day, speech);
        const name = dayWords(day.day);
        return inWords(day, kind, name, day.day === today ? charts.day.soFar(figure) : figure, speech);
      }),
    ),
    least: summary.days.some((day) => least(day) !== null) ? charts.least : null,
    leastEnd: summary.days
      .flatMap((day) => least(day) ?? [])
      .slice(-1)
      .flatMap(charts.leastWet),
    gap: charts.gap,
    average: averageOf(kind, summary),
    averageName: charts.average,
    columns: summary.days.map((day, index) => ({
      label: many
        ? labelOfMany(summary.days.length - 1 - index, day.day)
        : formatWeekday(day.day, 'narrow', locale),
      values: hasBegun(summary, day.day) ? values(day) : null,
      least: least(day),
      gap: day.kinds[kind] === 'gaps',
      soFar: day.day === today,
    })),
  }));
}

/** Returns the height of the average line: the sum of both parts of a bar, as a mean of the complete days. */
function averageOf(kind: LoggedKind, { daily }: PeriodAccount): number | null {
  const { days, means } = daily[kind];
  if (days === 0) return null;
  if (kind === 'sleep') return means.sleepMinutes / 60;
  return kind === 'feed' ? means.feeds : means.diapers;
}

/**
 * Describes a day in words. If the day has no entry of the kind, the words have no figure. If it has a gap, they say
 * so, because the figure may be too low.
 */
function inWords(
  day: PeriodDay,
  kind: LoggedKind,
  name: string,
  figure: string,
  { words }: Speech<'figures'>,
): string {
  const { complete, gap, nothing } = words.figures.charts.day;
  if (!isKindLogged({ kind }, day)) return nothing(name);
  return day.kinds[kind] === 'gaps' ? gap(name, figure) : complete(name, figure);
}

/**
 * Labels every seventh day, counted back from the last one, with its day of the month. Other days get an empty label.
 */
function labelOfMany(daysFromEnd: number, day: string): string {
  return daysFromEnd % 7 === 0 ? String(Number(day.slice(8))) : '';
}
