import { chartsOf } from '#charts/day-charts.ts';
import { expectedDiapers } from '#domain/care-guide/diapers.ts';
import { lastDayOf, type PeriodSummary } from '#domain/summaries/period-summary.ts';
import { ONE_PAGE_DAYS } from '#domain/time/period.ts';
import { clockPart, dayPart } from '#domain/time/when.ts';
import { formatClock, formatDate, formatShortDay } from '#domain/time/when-words.ts';
import type { Reader } from '#exports/pdf/paper.ts';
import { formatAge } from '#words/say/age.ts';
import { describeSource } from '#words/say/care-guide.ts';
import { describeRecord } from '#words/say/kinds.ts';
import {
  describeComparison,
  describeLogging,
  describePeriod,
  describeUnmeasured,
} from '#words/say/period.ts';
import { figureWords } from './figure-cards.ts';

/** How many growth entries fit on a page that also has the day table, and on a page without it. */
const GROWTHS_BESIDE_TABLE = 4;
const GROWTHS_ABOVE = 16;

/** A growth entry with its date, or a sentence with an empty date. */
export type GrowthLine = Record<'date' | 'text', string>;

export type PeriodWords = ReturnType<typeof periodWords>;

/** Makes all texts of the period summary except those of its table. */
export function periodWords(summary: PeriodSummary, reader: Reader) {
  const { locale } = reader;
  const { period } = reader.words.report;
  const { baby, zone, days } = summary;
  const lastDay = lastDayOf(summary);
  const age = formatAge(baby.birthDate, lastDay, reader);
  const born = formatDate(baby.birthDate, locale);
  const about = period.about[baby.sex];
  const charts = chartsOf(summary, reader);
  return {
    title: period.title(days.length),
    name: baby.name,
    about: baby.birthDate <= lastDay ? about.born(born, age) : about.notBorn(born),
    period: describePeriod(summary, reader),
    zone: period.zone(zone.replaceAll('_', ' ')),
    charts,
    figures: charts.map(({ kind }) => figureWords(summary, kind, reader)),
    growth: growthLines(summary, reader),
    /** Notes that explain how to read the page. */
    notes: notesOf(summary, reader),
  };
}

/** Returns the latest growth entries. If there are too many, the first line counts the others. */
function growthLines({ growths, days }: PeriodSummary, reader: Reader): GrowthLine[] {
  const { units, words, locale } = reader;
  const room = days.length > ONE_PAGE_DAYS ? GROWTHS_ABOVE : GROWTHS_BESIDE_TABLE;
  const earlier = growths.length > room ? growths.length - room + 1 : 0;
  return [
    ...(earlier ? [{ date: '', text: words.report.period.earlier(earlier) }] : []),
    ...growths.slice(earlier).map((growth) => ({
      date: formatShortDay(growth.date, locale),
      text: describeRecord({ kind: 'growth', record: growth }, units, reader),
    })),
  ];
}

function notesOf(summary: PeriodSummary, reader: Reader): string[] {
  const { locale } = reader;
  const { period } = reader.words.report;
  const { wall } = summary.asOf;
  const sources = leastSources(summary, reader);
  return [
    sources.length > 0 ? period.least(sources) : null,
    describeComparison(summary, reader),
    describeLogging(summary, 'paper', reader),
    describeUnmeasured(summary, reader),
    period.counting,
    period.made(formatDate(dayPart(wall), locale), formatClock(clockPart(wall), locale)),
  ].filter((text) => text !== null);
}

/** Returns the sources of the minimum line in the chart of diapers. */
function leastSources({ days }: PeriodSummary, reader: Reader): string[] {
  const ranges = days.flatMap(({ dayOfLife }) => expectedDiapers(dayOfLife)?.wet?.[0] ?? []);
  return [...new Set(ranges.map((range) => describeSource(range, reader)))];
}
