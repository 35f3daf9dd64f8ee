import { kindOf, type LoggedKind, loggedKinds } from '#domain/kinds/registry.ts';
import type { CareLog } from '#domain/log/care-record.ts';
import { countWhere } from '#domain/time/day-bounds.ts';
import { joinStretches, type Stretch } from '#domain/time/stretches.ts';
import { addDays, type Day, HOUR, startOfDay } from '#domain/time/when.ts';

/** A stretch of a day without entries that is too long to be plausible. */
export type Gap = Stretch;

type Silences = readonly { fromDay: number; hours: number }[];

/**
 * Plausible hours without an entry, by age in days: of the whole log, and of each kind alone. The day is cut at
 * midnight, so a night of 12 hours counts as two silences.
 *
 * - `log`: newborns feed at most about four hours apart and wet six diapers a day (care reference). Sleep is an entry.
 * - `feed`: asleep or not. Measured on six public logs of families that log all feeds. 95 % of days stay below
 * 8 hours to three months, 10 to half a year, and 12 to a year. Later a single feed a day may be all.
 * - `diaper`: on five such logs 95 % of days stay below about 10 hours. The first days may bring one diaper. To day 45,
 * while minimum counts apply, 12 hours keep days with few diapers. No wet one for 12 hours is a sign to call about.
 * - `sleep`: wake time. On the logs with all sleeps 95 % of days stay below 6 hours to half a year, later below 8.
 * - `anyKind`: hours without any entry, after which a day is complete for no kind. It matters if the kind alone has no
 * limit. It is shorter on the day of birth: no kind has entries before the birth.
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

/** Hours of silence at an age in days that are not yet a gap. Before the birth, those of the first day. */
export function silenceAllowed(what: Silent, ageDays: number): number {
  const rows = SILENCES[what];
  return (rows.findLast(({ fromDay }) => fromDay <= ageDays) ?? rows[0])?.hours ?? Number.POSITIVE_INFINITY;
}

/** Non-overlapping stretches with an entry, in order. */
export type LoggedTime = readonly Stretch[];

/** The time with entries of the kinds that are logged all day long: of all together, and of each. */
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
 * The gaps of one day in `zone`: stretches between its two midnights outside of `entries`, the logged time of `what`. A
 * gap is longer than {@link silenceAllowed} at `ageDays`. A silence that still lasts at `now` (epoch ms) is not a gap
 * yet. The hours before a birth late in the day are a gap, because such a day is too short for a mean.
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
