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

/** What was logged in a stretch of time. Every figure is a plain sum of what the kinds count, so that days add up to weeks. */
export type Totals = { [Name in keyof SumsOfAll]: number };

export interface DaySummary extends Totals {
  day: Day;
  /** The kinds of which one still runs, and adds to this day. */
  running?: { [K in KindName]?: 'open' };
}

/** The totals of nothing. */
export function noTotals(): Totals {
  return Object.assign({}, ...kindNames().map((kind) => kindOf(kind).totals.none));
}

/**
 * One summary for each day from `from` to `to`. `log` holds every record that touches those days, and may hold more:
 * a sleep that began two days before, a sitting that began the evening before. Entries go by their own day; minutes asleep are
 * split at midnight in `zone`.
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

/** True when anything of the kind is in the totals. A family that logs no diapers has not had 0 of them. */
export function isKindLogged({ kind }: { kind: KindName }, totals: Totals): boolean {
  return (kindOf(kind).totals.shownBy as readonly (keyof Totals)[]).some((name) => totals[name] > 0);
}

/** How many entries of a kind began on the day, as its totals count them. */
export function countOfKind(kind: KindName, totals: Totals): number {
  const [count] = kindOf(kind).totals.shownBy as readonly (keyof Totals)[];
  return count ? totals[count] : 0;
}

/** True when a kind that is logged all day long is in the totals; a weighing alone says nothing of the rest. */
export function isLogged(totals: Totals): boolean {
  return loggedKinds().some((kind: LoggedKind) => isKindLogged({ kind }, totals));
}

/** True where all that was fed came from a bottle; a bottle beside the breast in every sitting is not that. */
export function isBottleFed({ feeds, bottles, leftMinutes, rightMinutes }: Totals): boolean {
  return bottles > 0 && bottles === feeds && leftMinutes + rightMinutes === 0;
}

/** "7 wet · 1 dirty · 1 both": the diapers by type, each counted once; empty without any. */
export function diaperTypes({ wet, dirty, mixed }: Totals): string {
  const types = [`${wet} wet`, `${dirty} dirty`, `${mixed} both`];
  return types.filter((words) => !words.startsWith('0 ')).join(' · ');
}

/** The wet ones, or the dirty ones, counting those that are both: what least counts are compared with. */
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
