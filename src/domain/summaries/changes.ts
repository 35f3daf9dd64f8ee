import type { LoggedKind } from '#domain/kinds/registry.ts';
import { daysIn } from '#domain/time/period.ts';
import { round, type Units } from '#domain/units/units.ts';
import { isKindLogged } from './day-summary.ts';
import { type Measure, shownValue } from './measures.ts';
import {
  comparedWith,
  isPeriodRunning,
  type PeriodAccount,
  type PeriodBefore,
  type PeriodFigures,
  type PeriodSummary,
} from './period-summary.ts';

/**
 * How a text names a period: a week, or a number of days. While a period is running, it is compared up to the same day
 * and time of the period before.
 */
export type Span = 'week' | 'runningWeek' | 'days' | 'runningDays';

export function spanOf(summary: PeriodAccount): Span {
  const running = isPeriodRunning(summary);
  if (daysIn(summary) === 7) return running ? 'runningWeek' : 'week';
  return running ? 'runningDays' : 'days';
}

/**
 * The period before, for comparing a kind. Null if the kind was logged on fewer than half of the days of one of the
 * periods: its total would seem to grow or shrink.
 */
export function comparedIn(kind: LoggedKind, summary: PeriodSummary): PeriodBefore | null {
  const before = comparedWith(summary);
  return before && isOftenLogged(kind, before) && isOftenLogged(kind, summary) ? before : null;
}

/** Whether a kind was logged on at least half of the days that have ended. Today counts if it has an entry. */
export function isOftenLogged(kind: LoggedKind, { days }: PeriodFigures): boolean {
  const logged = days.filter((day) => isKindLogged({ kind }, day)).length;
  const silent = days.filter((day) => day.kinds[kind] === 'nothing').length;
  return logged > 0 && logged >= silent;
}

/** The change of the shown total since the period before, signed; null without a comparison. */
export function changeOf(measure: Measure, summary: PeriodSummary, units: Units): number | null {
  const before = comparedIn(measure.kind, summary);
  if (!before) return null;
  return round(shownValue(measure, summary.totals, units) - shownValue(measure, before.totals, units), 1);
}
