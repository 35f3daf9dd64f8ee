import type { CareKind } from '#domain/care-record.ts';
import type { DaySummary } from '#domain/day-summary.ts';
import { round } from '#domain/units.ts';
import { hasBegun, type WeekSummary } from '#domain/week-summary.ts';
import { formatWeekday } from '#domain/when-words.ts';

/** What a chart of a week shows, day by day: the same for the screen and for paper. */
export interface WeekChart {
  kind: CareKind;
  title: string;
  /** Its figures in a sentence or two, for those who do not see it. */
  description: string;
  /** What the parts of a bar are, from the bottom; one filled, one open, so that no color is needed to tell them. */
  series: [filled: string, open: string];
  arrangement: 'stacked' | 'side by side';
  columns: DayColumn[];
}

interface DayColumn {
  label: string;
  /** One value per series; null for a day still to come. */
  values: [number, number] | null;
}

interface ChartPlan extends Pick<WeekChart, 'kind' | 'title' | 'series' | 'arrangement'> {
  values: (day: DaySummary) => [number, number];
  /** What a day adds up to, with its unit, as the description says it. */
  describe: (day: DaySummary) => string;
}

const PLANS: ChartPlan[] = [
  {
    kind: 'feed',
    title: 'Feeds a day',
    series: ['Breast', 'With a bottle'],
    arrangement: 'stacked',
    values: (day) => [day.feeds - day.bottles, day.bottles],
    describe: (day) => `${day.feeds}`,
  },
  {
    kind: 'diaper',
    title: 'Diapers a day',
    series: ['Wet', 'Dirty'],
    arrangement: 'side by side',
    values: (day) => [day.wet, day.dirty],
    describe: (day) => `${day.wet} wet and ${day.dirty} dirty`,
  },
  {
    kind: 'sleep',
    title: 'Hours asleep a day',
    series: ['Night', 'Day'],
    arrangement: 'stacked',
    values: (day) => [day.nightMinutes / 60, (day.sleepMinutes - day.nightMinutes) / 60],
    describe: (day) => `${round(day.sleepMinutes / 60, 1)}`,
  },
];

/** The charts of a week, for feeds, diapers and sleep. */
export function chartsOfWeek(summary: WeekSummary, locale?: string): WeekChart[] {
  const begun = summary.days.filter(({ day }) => hasBegun(summary, day));
  return PLANS.map(({ values, describe, ...plan }) => ({
    ...plan,
    description: `${begun.map((day) => `${formatWeekday(day.day, 'long', locale)} ${describe(day)}`).join(', ')}.`,
    columns: summary.days.map((day) => ({
      label: formatWeekday(day.day, 'narrow', locale),
      values: hasBegun(summary, day.day) ? values(day) : null,
    })),
  }));
}
