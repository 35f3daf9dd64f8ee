import type { FeedingNote, SleepNote, WeightNote } from '#domain/care-guide/care-note.ts';
import type { CareRange, Expected } from '#domain/care-guide/care-range.ts';
import { expectedDiapers, lowestLeast } from '#domain/care-guide/diapers.ts';
import { expectedBottle, expectedFeeds } from '#domain/care-guide/feeding.ts';
import { guideAge } from '#domain/care-guide/guide-age.ts';
import { expectedSleep } from '#domain/care-guide/sleep.ts';
import { weighingsOf, weightOn } from '#domain/kinds/growth/weighings.ts';
import { expectedGainUntil } from '#domain/kinds/growth/weight-guide.ts';
import type { LoggedKind } from '#domain/kinds/registry.ts';
import { isBottleFed } from '#domain/summaries/day-summary.ts';
import type { VisitReport } from './visit-report.ts';

/** The ranges that sources give for the figures of a visit report. */

/**
 * Returns the usual range for the baby's age on the last day, followed by the ranges that differ from it. Empty if
 * there is none.
 */
export function usualRanges(kind: LoggedKind, report: VisitReport): CareRange<FeedingNote | SleepNote>[] {
  const [first, ...others] = allUsualRanges(kind, report) ?? [];
  if (!first) return [];
  return [first, ...others.filter(({ low, high }) => low !== first.low || high !== first.high)];
}

function allUsualRanges(
  kind: LoggedKind,
  { visits, lastDay, summary }: VisitReport,
): Expected<FeedingNote | SleepNote> | null {
  const ageDays = guideAge(summary.baby.birthDate, lastDay);
  if (kind === 'diaper') return null;
  if (kind === 'sleep') return expectedSleep(ageDays);
  if (!isBottleFed(summary.totals)) return expectedFeeds(ageDays);
  const bottle = expectedBottle(ageDays, weightOn(weighingsOf(visits, lastDay), lastDay));
  return bottle && (bottle.perDay ?? bottle.perFeed);
}

/** Returns the usual weight gain for the time of the last listed gain. Null if the tables do not cover that age. */
export function usualGain({ visits, summary }: VisitReport): CareRange<WeightNote> | null {
  const weighed = visits.findLast(({ gain }) => gain !== null);
  const usual = weighed ? expectedGainUntil(weighed, summary.baby) : null;
  return usual && (usual.band ?? usual.median);
}

/** Returns the first source's minimum diapers for each day of the report. */
export function diaperRanges({ summary }: VisitReport, type: 'wet' | 'dirty'): CareRange[] {
  return summary.days.flatMap(({ dayOfLife }) => expectedDiapers(dayOfLife)?.[type]?.[0] ?? []);
}

/** Returns the lowest minimum of all sources for each day of the report. */
export function lowestRanges({ summary }: VisitReport, type: 'wet' | 'dirty'): CareRange[] {
  const bottleFed = isBottleFed(summary.totals);
  return summary.days.flatMap(({ dayOfLife }) => lowestLeast(dayOfLife, type, { bottleFed }) ?? []);
}

/** Returns every range on the page. */
export function rangesOf(report: VisitReport): CareRange[] {
  return [
    ...diaperRanges(report, 'wet'),
    ...diaperRanges(report, 'dirty'),
    ...lowestRanges(report, 'wet'),
    ...lowestRanges(report, 'dirty'),
    ...usualRanges('feed', report),
    ...usualRanges('sleep', report),
    ...[usualGain(report)].filter((range) => range !== null),
  ];
}
