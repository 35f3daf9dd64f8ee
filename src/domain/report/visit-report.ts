import { type ChartAge, chartAge } from '#domain/baby/corrected-age.ts';
import type { Medicine } from '#domain/kinds/dose/medicine.ts';
import type { Growth } from '#domain/kinds/growth/growth.ts';
import { type GrowthVisit, growthHistory } from '#domain/kinds/growth/growth-history.ts';
import { weighingsOf } from '#domain/kinds/growth/weighings.ts';
import { type WeightAfterBirth, weightAfterBirth } from '#domain/kinds/growth/weight-after-birth.ts';
import { type Reaction, reactionsOf } from '#domain/kinds/meal/before-reaction.ts';
import type { MomentEntry } from '#domain/kinds/moment/moment.ts';
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
import { type PumpingFigures, pumpingOf } from '#domain/summaries/pumping.ts';
import type { Period } from '#domain/time/period.ts';
import type { Day } from '#domain/time/when.ts';
import { type DayDetails, dayDetails } from './day-details.ts';
import type { VisitWords } from './notes-and-questions.ts';
import { type VisitDoses, visitDoses } from './visit-doses.ts';
import {
  type DiaperFigures,
  diaperFigures,
  type FeedFigures,
  feedFigures,
  type SleepFigures,
  sleepFigures,
} from './visit-figures.ts';
import { type VisitMoments, visitMoments } from './visit-moments.ts';
import { type RasterDay, rasterOf } from './visit-raster.ts';

/** The data of a visit report for the pediatrician and the lactation consultant. The printed page is made from it. */
export interface VisitReport {
  summary: PeriodAccount;
  /** The last day of the period that had begun. Ages are given as of this day. */
  lastDay: Day;
  /** The age on `lastDay`, for the growth charts. */
  age: ChartAge;
  /**
   * All measurements up to `lastDay`, oldest first. They include those from before the period, because growth is read
   * as a curve.
   */
  visits: GrowthVisit[];
  afterBirth: WeightAfterBirth | null;
  feeds: FeedFigures | null;
  diapers: DiaperFigures | null;
  sleep: SleepFigures | null;
  /** Null if nothing was pumped. */
  pumping: PumpingFigures | null;
  moments: VisitMoments;
  raster: RasterDay[];
  /** The reactions after meals of the period, the latest first, with the meals before each. */
  reactions: Reaction[];
  /** Null if no dose was logged in the last 14 days of the period. */
  doses: VisitDoses | null;
  /** The milk, the colors of stool and the dry diapers of each day. Empty if there are none. */
  details: DayDetails[];
  /** The entries that began in the period, in order of time. A running entry ends at the time of the report. */
  events: CareRecord[];
  words: VisitWords;
}

/** The input of a report. */
export interface VisitSource {
  baby: BabyFacts;
  /** At least the baby's records of `daysToReport(period)`. */
  log: CareLog;
  /** All of the baby's measurements. */
  growths: readonly Growth[];
  /** The family's list. Without it, the report names no daily medicine. */
  medicines?: readonly Medicine[];
  /** All of the baby's moments. A visit long before the period may have been the last one. */
  moments?: readonly MomentEntry[];
  words: VisitWords;
}

/**
 * Makes the report on a period in the family's `zone` at `now` (epoch ms). A year of data takes so long that it would
 * delay taps. The generator therefore works in steps, between which the caller can let the browser respond.
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
    pumping: summary.totals.pumps > 0 ? pumpingOf(summary, log.pump) : null,
    moments: visitMoments(source.moments ?? [], lastDay),
    raster,
    reactions: reactionsOf(log.meal).filter(({ meal }) => isWithin(meal.day, period)),
    doses: visitDoses(
      log.dose,
      source.medicines ?? [],
      period.from < baby.birthDate ? baby.birthDate : period.from,
      lastDay,
      zone,
    ),
    details: dayDetails(
      log,
      summary.days.map(({ day }) => day).filter((day) => day <= lastDay),
    ),
    events,
    words,
  };
}

function isWithin(day: Day, { from, to }: Period): boolean {
  return day >= from && day <= to;
}
