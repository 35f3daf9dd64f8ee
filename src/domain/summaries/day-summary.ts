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

/** The totals of one or more days. The totals of a week are the sums of the totals of its days. */
export type Totals = { [Name in keyof SumsOfAll]: number };

export interface DaySummary extends Totals {
  day: Day;
  /** The kinds with a running entry that counts up to a time on this day. */
  running?: { [K in KindName]?: 'open' };
}

/** Returns totals that are all 0. */
export function noTotals(): Totals {
  return Object.assign({}, ...kindNames().map((kind) => kindOf(kind).totals.none));
}

/**
 * Summarizes each day from `from` to `to`. `log` must hold every record that touches those days. Examples are a sleep
 * from two days before and a sitting from the evening before. `log` may hold more records. Entries count on their own
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

/** Summarizes a single day. */
export function summarizeDay(log: CareLog, day: Day, zone: string): DaySummary {
  const [summary] = summarizeDays(log, day, day, zone);
  return summary ?? { day, ...noTotals() };
}

/** Returns whether the totals include an entry of the kind. If they do not, the figure is unknown and not 0. */
export function isKindLogged({ kind }: { kind: KindName }, totals: Totals): boolean {
  return (kindOf(kind).totals.shownBy as readonly (keyof Totals)[]).some((name) => totals[name] > 0);
}

/** Returns the number of entries of a kind that began on the day. A sitting counts as one feed. */
export function countOfKind(kind: KindName, totals: Totals): number {
  const [count] = kindOf(kind).totals.shownBy as readonly (keyof Totals)[];
  return count ? totals[count] : 0;
}

/**
 * Returns whether the totals include an entry of a kind that is logged all day long. A day with only a weighing is not
 * logged.
 */
export function isLogged(totals: Totals): boolean {
  return loggedKinds().some((kind: LoggedKind) => isKindLogged({ kind }, totals));
}

/**
 * Returns whether every feed was a bottle. It is false if the baby was also at the breast, even if every sitting has a
 * bottle.
 */
export function isBottleFed({ feeds, bottles, leftMinutes, rightMinutes }: Totals): boolean {
  return bottles > 0 && bottles === feeds && leftMinutes + rightMinutes === 0;
}

/** Counts the wet or the dirty diapers and adds the mixed ones, as minimum counts do. */
export function countingBoth(totals: Totals, type: 'wet' | 'dirty'): number {
  return totals[type] + totals.mixed;
}

/** Adds up several totals. */
export function sumTotals(all: readonly Totals[]): Totals {
  const sum = noTotals();
  for (const totals of all) {
    for (const key of Object.keys(sum) as (keyof Totals)[]) sum[key] += totals[key];
  }
  return sum;
}
