import { chartsOf } from '#charts/day-charts.ts';
import { formatAge } from '#domain/baby/baby.ts';
import { sourceWords } from '#domain/care-guide/care-source.ts';
import { expectedDiapers } from '#domain/care-guide/diapers.ts';
import { describeGrowth } from '#domain/kinds/growth/growth.ts';
import { lastDayOf, type PeriodSummary } from '#domain/summaries/period-summary.ts';
import {
  describeComparison,
  describeLogging,
  describePeriod,
  describeUnmeasured,
  spanWords,
} from '#domain/summaries/period-words.ts';
import { ONE_PAGE_DAYS } from '#domain/time/period.ts';
import { clockPart, dayPart } from '#domain/time/when.ts';
import { formatClock, formatDate, formatShortDay } from '#domain/time/when-words.ts';
import { PAPER_GAP_MARK } from '#exports/pdf/chart-marks.ts';
import type { Reader } from '#exports/pdf/paper.ts';
import { figureWords } from './figure-cards.ts';

/** The number of growth entries that fit on a page with the day table, and on a page without it. */
const GROWTHS_BESIDE_TABLE = 4;
const GROWTHS_ABOVE = 16;

/** An entry of growth, or a sentence without a date. */
export type GrowthLine = Record<'date' | 'text', string>;

export type PeriodWords = ReturnType<typeof periodWords>;

/** All texts of the period summary except its table. */
export function periodWords(summary: PeriodSummary, reader: Reader) {
  const { units, locale } = reader;
  const { baby, zone, days } = summary;
  const lastDay = lastDayOf(summary);
  const age = formatAge(baby.birthDate, lastDay);
  const old = baby.birthDate <= lastDay ? `${age} old` : age;
  const charts = chartsOf(summary, locale);
  return {
    title: days.length === 7 ? 'Weekly summary' : `Summary of ${spanWords(summary)}`,
    name: baby.name,
    about: `${baby.sex === 'female' ? 'Girl' : 'Boy'}, born ${formatDate(baby.birthDate, locale)}, ${old}`,
    period: describePeriod(summary, locale),
    zone: `Time zone: ${zone.replaceAll('_', ' ')}`,
    charts,
    figures: charts.map(({ kind }) => figureWords(summary, kind, units)),
    growth: growthLines(summary, reader),
    /** Notes that explain how to read the page. */
    notes: notesOf(summary, locale),
  };
}

/** The latest growth entries. If there are too many, the first line counts the others. */
function growthLines({ growths, days }: PeriodSummary, { units, locale }: Reader): GrowthLine[] {
  const room = days.length > ONE_PAGE_DAYS ? GROWTHS_ABOVE : GROWTHS_BESIDE_TABLE;
  const earlier = growths.length > room ? growths.length - room + 1 : 0;
  return [
    ...(earlier ? [{ date: '', text: `${earlier} earlier entries are in the log.` }] : []),
    ...growths.slice(earlier).map((growth) => ({
      date: formatShortDay(growth.date, locale),
      text: describeGrowth(growth, units),
    })),
  ];
}

function notesOf(summary: PeriodSummary, locale: string): string[] {
  const { wall } = summary.asOf;
  const made = `${formatDate(dayPart(wall), locale)}, ${formatClock(clockPart(wall), locale)}`;
  return [
    describeLeast(summary),
    describeComparison(summary, locale),
    describeLogging(summary, PAPER_GAP_MARK),
    describeUnmeasured(summary),
    'A diaper that was both counts once, under Both. A sleep across midnight is split between its days. A dash: nothing was logged.',
    `Figures as logged by the family, not medical advice and not a diagnosis. Made on the family's own device on ${made}.`,
  ].filter((text) => text !== null);
}

/** The source of the minimum line in the chart of diapers. */
function describeLeast({ days }: PeriodSummary): string | null {
  const ranges = days.flatMap(({ dayOfLife }) => expectedDiapers(dayOfLife)?.wet?.[0] ?? []);
  const sources = new Set(ranges.map(sourceWords));
  if (sources.size === 0) return null;
  return `Wet diapers, counting both, at least: the line in the chart, by day of life, for babies born at term. ${[...sources].join('. ')}.`;
}
