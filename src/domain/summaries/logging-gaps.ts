import { kindOf, type LoggedKind, loggedKinds } from '#domain/kinds/registry.ts';
import type { CareLog } from '#domain/log/care-record.ts';
import type { Stamp } from '#domain/record.ts';
import { countWhere } from '#domain/time/day-bounds.ts';
import { joinStretches, type Stretch } from '#domain/time/stretches.ts';
import { addDays, type Day, HOUR, startOfDay } from '#domain/time/when.ts';

/** A part of a day without entries that is too long to be plausible. */
export type Gap = Stretch;

type Silences = readonly { fromDay: number; hours: number }[];

/**
 * The longest plausible silence in hours, by age in days. There is one limit for the whole log, and one for each kind.
 * A silence is a time without an entry. Silences are cut at midnight, so a night of 12 hours counts as two.
 *
 * - `log`: newborns feed at most about four hours apart and wet six diapers a day (`care-guide/`). A sleep is an entry,
 * so it ends a silence.
 * - `feed`: time without a feed, awake or asleep. In six public logs with all feeds, 95 % of days stay below 8 hours
 * until three months, 10 until half a year, and 12 until a year. Older babies may have a single feed a day.
 * - `diaper`: in five such logs, 95 % of days stay below about 10 hours. On the first days, a baby may have only one
 * diaper a day. Until day 45, minimum counts apply. Until then the limit is 12 hours, so that days with few diapers
 * stay complete and are compared with the minimum.
 * - `sleep`: time awake. In the logs with all sleeps, 95 % of days stay below 6 hours until half a year, and below 8
 * later.
 * - `anyKind`: time without any entry. A day with a longer silence is not complete for any kind. This limit matters
 * while the limit of a kind is 24 hours. It is shorter on the day of birth, because no kind has entries before the
 * birth.
 */
const SILENCES: Record<Silent, Silences> = {
  log: [
    { fromDay: 0, hours: 6 },
    { fromDay: 183, hours: 8 },
  ],
  feed: [
    { fromDay: 0, hours: 8 },
    { fromDay: 91, hours: 10 },
    { fromDay: 183, hours: 12 },
    { fromDay: 365, hours: 24 },
  ],
  diaper: [
    { fromDay: 0, hours: 24 },
    { fromDay: 5, hours: 12 },
    { fromDay: 45, hours: 10 },
  ],
  sleep: [
    { fromDay: 0, hours: 6 },
    { fromDay: 183, hours: 8 },
  ],
  anyKind: [
    { fromDay: 0, hours: 6 },
    { fromDay: 1, hours: 12 },
  ],
};

/**
 * What a silence is about: one kind, or all kinds together. `log` and `anyKind` both mean all kinds. They differ in
 * their limits (`SILENCES`).
 */
export type Silent = 'log' | 'anyKind' | LoggedKind;

/**
 * Returns the longest plausible silence in hours at an age in days. Before the birth, the limit of the first day
 * applies.
 */
export function silenceAllowed(what: Silent, ageDays: number): number {
  const rows = SILENCES[what];
  return (rows.findLast(({ fromDay }) => fromDay <= ageDays) ?? rows[0])?.hours ?? Number.POSITIVE_INFINITY;
}

/** The times with an entry as stretches in order, without overlaps. */
export type LoggedTime = readonly Stretch[];

/**
 * Returns the time that entries cover, for each kind that is logged all day long and for all of these kinds together.
 * The check of a dry diaper counts only for all kinds together.
 */
export function loggedTime(log: CareLog): Record<Silent, LoggedTime> {
  const stretchesOf = (kind: LoggedKind, records: readonly Stamp[]) =>
    records.map((record) => {
      const { time } = kindOf(kind);
      return { startedAt: time.startOf(record), endedAt: time.endOf(record) };
    });
  const whole = joinStretches(loggedKinds().flatMap((kind) => stretchesOf(kind, log[kind])));
  const ofKinds = Object.fromEntries(
    loggedKinds().map((kind) => {
      const { isCounted = () => true } = kindOf(kind).totals;
      const counted = (log[kind] as Stamp[]).filter(isCounted);
      return [kind, joinStretches(stretchesOf(kind, counted))];
    }),
  );
  return { log: whole, anyKind: whole, ...(ofKinds as unknown as Record<LoggedKind, LoggedTime>) };
}

/**
 * Returns the gaps of one day in `zone`. `entries` is the logged time of `what`. A gap is a silence within the day that
 * is longer than {@link silenceAllowed} at `ageDays`. A silence that still lasts at `now` (epoch ms) is not a gap yet.
 * If the baby was born late in the day, the hours before the birth are a gap. The rest of such a day is too short for a
 * daily mean.
 */
export function gapsOfDay(
  what: Silent,
  entries: LoggedTime,
  day: Day,
  zone: string,
  { ageDays, now }: { ageDays: number; now: number },
): Gap[] {
  const midnight = startOfDay(day, zone);
  const next = startOfDay(addDays(day, 1), zone);
  const longest = silenceAllowed(what, ageDays) * HOUR;
  const gaps: Gap[] = [];
  let silentSince = midnight;
  const until = (at: number) => {
    if (at - silentSince > longest) gaps.push({ startedAt: silentSince, endedAt: at });
  };
  const first = countWhere(entries, ({ endedAt }) => endedAt < midnight);
  const beyond = countWhere(entries, ({ startedAt }) => startedAt < next);
  for (const { startedAt, endedAt } of entries.slice(first, beyond)) {
    until(startedAt);
    silentSince = Math.max(silentSince, endedAt);
  }
  if (next <= now) until(next);
  return gaps;
}
