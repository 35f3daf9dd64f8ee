import {
  type KindName,
  kindNames,
  kindOf,
  type LoggedKind,
  loggedKinds,
  type SumsOf,
} from '#domain/kinds/registry.ts';
import type { CareLog } from '#domain/log/care-record.ts';
import { boundsOfDays } from '#domain/time/day-bounds.ts';
import { type Day, dayAt, daysFromTo } from '#domain/time/when.ts';

type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (both: infer All) => void
  ? All
  : never;
type SumsOfAll = Both<{ [K in KindName]: SumsOf<K> }[KindName]>;

/** The totals of a stretch of time. Every figure is additive, so that the totals of days add up to those of weeks. */
export type Totals = { [Name in keyof SumsOfAll]: number };

export interface DaySummary extends Totals {
  day: Day;
  /** The kinds whose running entry adds to this day. */
  running?: { [K in KindName]?: 'open' };
}

/** The totals without any entry. */
export function noTotals(): Totals {
  return Object.assign({}, ...kindNames().map((kind) => kindOf(kind).totals.none));
}

/**
 * One summary for each day from `from` to `to`. `log` holds every record that touches those days, such as a sleep that
 * began two days before or a sitting that began on the evening before. It may hold more. Entries count on their own
 * day. Minutes asleep are split at midnight in `zone`.
 */
export function summarizeDays(log: CareLog, from: Day, to: Day, zone: string): DaySummary[] {
  const inOrder = daysFromTo(from, to).map((day): DaySummary => ({ day, ...noTotals() }));
  const byDay = new Map(inOrder.map((summary) => [summary.day, summary]));
  const days = { byDay, inOrder, bounds: boundsOfDays(from, to, zone) };
  for (const kind of kindNames()) {
    const { time, totals } = kindOf(kind);
    totals.add(log[kind], days);
    for (const record of log[kind]) {
      const last = record.running === 'open' && byDay.get(dayAt(time.endOf(record), zone));
      if (last) last.running = { ...last.running, [kind]: 'open' };
    }
  }
  return inOrder;
}

/** The summary of a single day. */
export function summarizeDay(log: CareLog, day: Day, zone: string): DaySummary {
  const [summary] = summarizeDays(log, day, day, zone);
  return summary ?? { day, ...noTotals() };
}

/** True if the totals have an entry of the kind. Without an entry the figure is unknown and not 0. */
export function isKindLogged({ kind }: { kind: KindName }, totals: Totals): boolean {
  return (kindOf(kind).totals.shownBy as readonly (keyof Totals)[]).some((name) => totals[name] > 0);
}

/** The number of entries of a kind that began on the day. */
export function countOfKind(kind: KindName, totals: Totals): number {
  const [count] = kindOf(kind).totals.shownBy as readonly (keyof Totals)[];
  return count ? totals[count] : 0;
}

/** True if the totals have an entry of a kind that is logged all day long. A day with only a weighing is not logged. */
export function isLogged(totals: Totals): boolean {
  return loggedKinds().some((kind: LoggedKind) => isKindLogged({ kind }, totals));
}

/** True if every feed was a bottle. False if the baby was also at the breast, even with a bottle in every sitting. */
export function isBottleFed({ feeds, bottles, leftMinutes, rightMinutes }: Totals): boolean {
  return bottles > 0 && bottles === feeds && leftMinutes + rightMinutes === 0;
}

/** Wet or dirty diapers including mixed ones, for comparison with minimum counts. */
export function countingBoth(totals: Totals, type: 'wet' | 'dirty'): number {
  return totals[type] + totals.mixed;
}

/** The sum of several totals. */
export function sumTotals(all: readonly Totals[]): Totals {
  const sum = noTotals();
  for (const totals of all) {
    for (const key of Object.keys(sum) as (keyof Totals)[]) sum[key] += totals[key];
  }
  return sum;
}
