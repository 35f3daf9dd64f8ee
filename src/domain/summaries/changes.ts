import type { KindName, LoggedKind } from '#domain/kinds/registry.ts';
import { daysIn } from '#domain/time/period.ts';
import { round, type Units, volumeIn } from '#domain/units/units.ts';
import { isKindLogged } from './day-summary.ts';
import { type Measure, shownValue } from './measures.ts';
import {
  comparedWith,
  daysOfMean,
  isPeriodRunning,
  type PeriodAccount,
  type PeriodBefore,
  type PeriodDay,
  type PeriodFigures,
  type PeriodSummary,
} from './period-summary.ts';

/**
 * How a text names a period: as a week or as a number of days. The period before is compared with a running period only
 * up to the same day and time.
 */
export type Span = 'week' | 'runningWeek' | 'days' | 'runningDays';

export function spanOf(summary: PeriodAccount): Span {
  const running = isPeriodRunning(summary);
  if (daysIn(summary) === 7) return running ? 'runningWeek' : 'week';
  return running ? 'runningDays' : 'days';
}

/**
 * Returns the period before, to compare a kind with it. Null if the kind was logged on fewer than half of the days of
 * either period. The totals would then differ because of missing entries.
 */
export function comparedIn(kind: KindName, summary: PeriodSummary): PeriodBefore | null {
  return comparedWhere((day) => isKindLogged({ kind }, day), summary);
}

/** Like {@link comparedIn}, for a part of a kind. `isLogged` tells whether a day has an entry of it. */
export function comparedWhere(
  isLogged: (day: PeriodDay) => boolean,
  summary: PeriodSummary,
): PeriodBefore | null {
  const before = comparedWith(summary);
  return before && isOften(isLogged, before) && isOften(isLogged, summary) ? before : null;
}

/**
 * Returns whether a kind was logged on at least half of the days that have ended. Today counts as well if it has an
 * entry.
 */
export function isOftenLogged(kind: LoggedKind, figures: PeriodFigures): boolean {
  return isOften((day) => isKindLogged({ kind }, day), figures);
}

function isOften(isLogged: (day: PeriodDay) => boolean, { days }: PeriodFigures): boolean {
  const logged = days.filter(isLogged).length;
  const ended = days.filter(({ logging }) => logging !== 'running' && logging !== 'to come');
  return logged > 0 && logged >= ended.filter((day) => !isLogged(day)).length;
}

/** Returns the signed difference between two volumes in US fluid ounces, as they are shown in the chosen unit. */
export function changeOfVolume(oz: number, before: number, { volume }: Units): number {
  return round(round(volumeIn(oz, volume), 1) - round(volumeIn(before, volume), 1), 1);
}

/**
 * Returns the signed difference between the shown totals of this period and the period before. Null without a
 * comparison.
 */
export function changeOf(measure: Measure, summary: PeriodSummary, units: Units): number | null {
  const before = comparedIn(measure.kind, summary);
  if (!before) return null;
  return round(shownValue(measure, summary.totals, units) - shownValue(measure, before.totals, units), 1);
}

/**
 * Returns the signed difference between the shown daily means of this period and the period before. Null without a
 * comparison, or if no day of one of the periods is in its mean.
 */
export function changeOfMean(measure: Measure, summary: PeriodSummary, units: Units): number | null {
  const before = comparedIn(measure.kind, summary);
  if (!before || [summary, before].some(({ daily }) => daysOfMean(measure, daily) === 0)) return null;
  const meanOf = ({ daily }: PeriodFigures) => shownValue(measure, daily[measure.kind].means, units);
  return round(meanOf(summary) - meanOf(before), 1);
}
