import { type ChartAge, chartAge } from '#domain/baby/corrected-age.ts';
import type { Growth } from '#domain/kinds/growth/growth.ts';
import { type GrowthVisit, growthHistory } from '#domain/kinds/growth/growth-history.ts';
import { weighingsOf } from '#domain/kinds/growth/weighings.ts';
import { type WeightAfterBirth, weightAfterBirth } from '#domain/kinds/growth/weight-after-birth.ts';
import {
  type CareLog,
  type CareRecord,
  dayOfRecord,
  filterLog,
  recordsInOrder,
} from '#domain/log/care-record.ts';
import { logSoFar } from '#domain/log/log-so-far.ts';
import {
  accountOfPeriod,
  type BabyFacts,
  lastDayOf,
  type PeriodAccount,
} from '#domain/summaries/period-summary.ts';
import type { Period } from '#domain/time/period.ts';
import type { Day } from '#domain/time/when.ts';
import type { VisitWords } from './notes-and-questions.ts';
import {
  type DiaperFigures,
  diaperFigures,
  type FeedFigures,
  feedFigures,
  type SleepFigures,
  sleepFigures,
} from './visit-figures.ts';
import { type RasterDay, rasterOf } from './visit-raster.ts';

/** The data of a visit report for the pediatrician and the lactation consultant. The printed page is made from it. */
export interface VisitReport {
  summary: PeriodAccount;
  /** The last day of the period that had begun. Ages are those on this day. */
  lastDay: Day;
  /** The age on that day, for the growth charts. */
  age: ChartAge;
  /** Every measurement up to the last day, oldest first, also from before the period: growth is read as a curve. */
  visits: GrowthVisit[];
  afterBirth: WeightAfterBirth | null;
  feeds: FeedFigures | null;
  diapers: DiaperFigures | null;
  sleep: SleepFigures | null;
  raster: RasterDay[];
  /** The entries that began in the period, in order of time. A running entry ends at the time of the report. */
  events: CareRecord[];
  words: VisitWords;
}

/** The input of a report. */
export interface VisitSource {
  baby: BabyFacts;
  /** The baby's records of `daysToAccount(period)`, or more. */
  log: CareLog;
  /** All of the baby's measurements. */
  growths: readonly Growth[];
  words: VisitWords;
}

/**
 * The report on a period in the family's `zone`, computed at `now` (epoch ms), in steps. A year takes too long for a
 * screen that must answer taps, so the caller may yield between two steps.
 */
export function* visitReport(
  source: VisitSource,
  period: Period,
  zone: string,
  now: number,
): Generator<undefined, VisitReport, undefined> {
  const { baby, words } = source;
  const log = logSoFar(source.log, now);
  const summary = accountOfPeriod(baby, log, period, zone, now);
  yield;
  const lastDay = lastDayOf(summary);
  const visits = growthHistory(baby, source.growths).filter(({ date }) => date <= lastDay);
  const weighings = weighingsOf(visits, lastDay);
  const feeds = feedFigures(summary, log.feed, weighings);
  yield;
  const raster = rasterOf(log, summary, zone);
  yield;
  const events = recordsInOrder(filterLog(log, (entry) => isWithin(dayOfRecord(entry), period)));
  yield;
  return {
    summary,
    lastDay,
    age: chartAge(baby.birthDate, baby.dueDate, lastDay),
    visits,
    afterBirth: weightAfterBirth(weighings, baby.birthDate),
    feeds,
    diapers: diaperFigures(summary),
    sleep: sleepFigures(summary),
    raster,
    events,
    words,
  };
}

function isWithin(day: Day, { from, to }: Period): boolean {
  return day >= from && day <= to;
}
