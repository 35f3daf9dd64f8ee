import { kindOf, type LoggedKind, loggedKinds } from '#domain/kinds/registry.ts';
import type { CareLog } from '#domain/log/care-record.ts';
import { countWhere } from '#domain/time/day-bounds.ts';
import { joinStretches, type Stretch } from '#domain/time/stretches.ts';
import { addDays, type Day, HOUR, startOfDay } from '#domain/time/when.ts';

/** A stretch of a day without entries that is too long to be plausible. */
export type Gap = Stretch;

type Silences = readonly { fromDay: number; hours: number }[];

/**
 * The longest plausible silence in hours, by age in days: of the whole log, and of each kind alone. A silence is a time
 * without an entry. Days are cut at midnight, so a night of 12 hours counts as two silences.
 *
 * - `log`: newborns feed at most about four hours apart and wet six diapers a day (`care-guide/`). A sleep ends a
 * silence.
 * - `feed`: without a feed, awake or asleep. In six public logs with all feeds, 95 % of days stay below 8 hours until
 * three months, 10 until half a year, and 12 until a year. Older babies may have a single feed a day.
 * - `diaper`: in five such logs, 95 % of days stay below about 10 hours. On the first days, one diaper a day may be
 * all. Until day 45 minimum counts apply. The limit is then 12 hours, so that days with few diapers stay complete and
 * are compared with the minimum.
 * - `sleep`: time awake. In the logs with all sleeps, 95 % of days stay below 6 hours until half a year, and below 8
 * later.
 * - `anyKind`: time without any entry. After a longer one, a day is complete for no kind. This limit matters where the
 * limit of a kind is 24 hours. It is shorter on the day of birth, because no kind has entries before the birth.
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

/** What a silence refers to: the whole log, or one kind. */
export type Silent = 'log' | 'anyKind' | LoggedKind;

/** The hours of silence at an age in days that are not yet a gap. Before the birth, they are those of the first day. */
export function silenceAllowed(what: Silent, ageDays: number): number {
  const rows = SILENCES[what];
  return (rows.findLast(({ fromDay }) => fromDay <= ageDays) ?? rows[0])?.hours ?? Number.POSITIVE_INFINITY;
}

/** Non-overlapping stretches with an entry, in order. */
export type LoggedTime = readonly Stretch[];

/** The time covered by entries of the kinds that are logged all day long: of all kinds together, and of each kind. */
export function loggedTime(log: CareLog): Record<Silent, LoggedTime> {
  const byKind = loggedKinds().map((kind) => {
    const { time } = kindOf(kind);
    const stretches = log[kind].map((record) => ({
      startedAt: time.startOf(record),
      endedAt: time.endOf(record),
    }));
    return [kind, stretches] as const;
  });
  const whole = joinStretches(byKind.flatMap(([, stretches]) => stretches));
  const ofKinds = Object.fromEntries(byKind.map(([kind, stretches]) => [kind, joinStretches(stretches)]));
  return { log: whole, anyKind: whole, ...(ofKinds as unknown as Record<LoggedKind, LoggedTime>) };
}

/**
 * The gaps of one day in `zone`. `entries` is the logged time of `what`. A gap is a silence between the two midnights
 * of the day that is longer than {@link silenceAllowed} at `ageDays`. A silence that still lasts at `now` (epoch ms) is
 * not a gap yet. The hours before a birth late in the day are a gap, because such a day is too short for a mean.
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
