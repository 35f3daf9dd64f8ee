import type { Feed } from '#domain/kinds/feed/feed.ts';
import { sittingsOf } from '#domain/kinds/feed/sittings.ts';
import type { CareKind, CareLog } from './care-record.ts';
import { boundsOfDays, type DayBounds, daysTouched } from './day-bounds.ts';
import { joinStretches, minutesOf, type Stretch } from './stretches.ts';
import { type Day, dayAt, dayPart, daysFromTo, MINUTE } from './when.ts';

/** What was logged in a stretch of time. Every figure is a plain sum, so that days add up to weeks. */
export interface Totals {
  /** Sittings: the stretches of one sitting count once, on the day it began. */
  feeds: number;
  /** Sittings that held a bottle. */
  bottles: number;
  leftMinutes: number;
  rightMinutes: number;
  /** US fluid ounces. */
  bottleOz: number;
  /** Bottles whose amount nobody logged: `bottleOz` is less than was drunk. */
  unmeasuredBottles: number;
  diapers: number;
  /** Only wet; with `dirty` and `mixed` it adds up to `diapers`. */
  wet: number;
  /** Only dirty. */
  dirty: number;
  /** Wet and dirty. */
  mixed: number;
  /** Sleeps that began on the day. */
  sleeps: number;
  naps: number;
  /**
   * Minutes asleep within the day: a sleep across midnight is split between its days, and where two overlap, as those of two
   * phones may, the time counts once.
   */
  sleepMinutes: number;
  /** Minutes of naps, and of nights: together `sleepMinutes`. What was logged as both is night. */
  napMinutes: number;
  nightMinutes: number;
  growths: number;
}

export interface DaySummary extends Totals {
  day: Day;
  /** The kinds of which one still runs, and adds to this day. */
  running?: { feed?: 'open'; sleep?: 'open' };
}

export const NO_TOTALS: Totals = {
  feeds: 0,
  bottles: 0,
  leftMinutes: 0,
  rightMinutes: 0,
  bottleOz: 0,
  unmeasuredBottles: 0,
  diapers: 0,
  wet: 0,
  dirty: 0,
  mixed: 0,
  sleeps: 0,
  naps: 0,
  sleepMinutes: 0,
  napMinutes: 0,
  nightMinutes: 0,
  growths: 0,
};

/**
 * One summary for each day from `from` to `to`. `log` holds every record that touches those days, and may hold more:
 * a sleep that began two days before, a sitting that began the evening before. Feeds, diapers, growth and the count of
 * sleeps go by the record's own date; minutes asleep are split at midnight in `zone`.
 */
export function summarizeDays(log: CareLog, from: Day, to: Day, zone: string): DaySummary[] {
  const days = daysFromTo(from, to).map((day): DaySummary => ({ day, ...NO_TOTALS }));
  const byDay = new Map(days.map((summary) => [summary.day, summary]));
  addFeeds(log.feeds, byDay);
  for (const diaper of log.diapers) {
    const summary = byDay.get(diaper.date);
    if (!summary) continue;
    summary.diapers += 1;
    summary[diaper.type] += 1;
  }
  for (const growth of log.growths) {
    const summary = byDay.get(growth.date);
    if (summary) summary.growths += 1;
  }
  addSleeps(log, days, boundsOfDays(from, to, zone));
  for (const [kind, records] of [
    ['feed', log.feeds],
    ['sleep', log.sleeps],
  ] as const) {
    for (const { running, endedAt } of records) {
      const last = running === 'open' && byDay.get(dayAt(endedAt, zone));
      if (last) last.running = { ...last.running, [kind]: running };
    }
  }
  return days;
}

/** The summary of a single day. */
export function summarizeDay(log: CareLog, day: Day, zone: string): DaySummary {
  const [summary] = summarizeDays(log, day, day, zone);
  return summary ?? { day, ...NO_TOTALS };
}

/** The totals that show an entry of a kind. The rest of a sitting or sleep that began the day before adds no count. */
const SHOWN_BY: Record<Exclude<CareKind, 'growth'>, readonly (keyof Totals)[]> = {
  feed: ['feeds', 'leftMinutes', 'rightMinutes', 'bottleOz', 'unmeasuredBottles'],
  diaper: ['diapers'],
  sleep: ['sleeps', 'sleepMinutes'],
};

/** True when anything of the kind is in the totals. A family that logs no diapers has not had 0 of them. */
export function isKindLogged({ kind }: { kind: keyof typeof SHOWN_BY }, totals: Totals): boolean {
  return SHOWN_BY[kind].some((key) => totals[key] > 0);
}

/** True when a feed, diaper or sleep is in the totals; a weighing alone says nothing of the rest. */
export function isLogged(totals: Totals): boolean {
  return Object.values(SHOWN_BY).some((keys) => keys.some((key) => totals[key] > 0));
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
  const sum = { ...NO_TOTALS };
  for (const totals of all) {
    for (const key of Object.keys(sum) as (keyof Totals)[]) sum[key] += totals[key];
  }
  return sum;
}

function addFeeds(feeds: readonly Feed[], byDay: Map<Day, DaySummary>): void {
  for (const sitting of sittingsOf(feeds)) {
    const summary = sitting[0] && byDay.get(sitting[0].date);
    if (!summary) continue;
    summary.feeds += 1;
    if (sitting.some((feed) => feed.type === 'bottle')) summary.bottles += 1;
  }
  for (const feed of feeds) {
    const summary = byDay.get(feed.date);
    if (!summary) continue;
    if (feed.type === 'left') summary.leftMinutes += minutesOf(feed);
    else if (feed.type === 'right') summary.rightMinutes += minutesOf(feed);
    else if (feed.amountOz === null) summary.unmeasuredBottles += 1;
    else summary.bottleOz += feed.amountOz;
  }
}

/** A sleep logged on a journey reads as other days than the family's: instants alone say which of these it touched. */
function addSleeps({ sleeps }: CareLog, days: readonly DaySummary[], bounds: readonly DayBounds[]): void {
  const byDay = new Map(days.map((summary) => [summary.day, summary]));
  for (const { isNight, startTime } of sleeps) {
    const began = byDay.get(dayPart(startTime));
    if (!began) continue;
    began.sleeps += 1;
    if (!isNight) began.naps += 1;
  }
  const asleep = minutesWithin(sleeps, bounds);
  const byNight = minutesWithin(
    sleeps.filter(({ isNight }) => isNight),
    bounds,
  );
  for (const [index, summary] of days.entries()) {
    summary.sleepMinutes = asleep[index] ?? 0;
    summary.nightMinutes = byNight[index] ?? 0;
    summary.napMinutes = summary.sleepMinutes - summary.nightMinutes;
  }
}

/** Minutes of the stretches within each of the days; time that two of them share counts once. */
function minutesWithin(stretches: readonly Stretch[], bounds: readonly DayBounds[]): number[] {
  const minutes = bounds.map(() => 0);
  // What was brought in may end before it began.
  const real = stretches.filter(({ startedAt, endedAt }) => endedAt > startedAt);
  for (const { startedAt, endedAt } of joinStretches(real)) {
    const { first, beyond } = daysTouched(bounds, startedAt, endedAt);
    for (const [past, bound] of bounds.slice(first, beyond).entries()) {
      const within = Math.min(endedAt, bound.endedAt) - Math.max(startedAt, bound.startedAt);
      minutes[first + past] = (minutes[first + past] ?? 0) + within / MINUTE;
    }
  }
  return minutes;
}
