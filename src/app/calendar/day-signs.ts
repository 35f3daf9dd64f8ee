import { type KindName, kindNames, type LoggedKind, loggedKinds } from '#domain/kinds/registry.ts';
import { countOfKind, type DaySummary, isKindLogged } from '#domain/summaries/day-summary.ts';
import type { Day } from '#domain/time/when.ts';
import { speech, words } from '#words/now.ts';
import { kindWords } from '#words/say/kinds.ts';
import { formatMinutes } from '#words/say/spans.ts';

/** What a calendar day shows for one kind. */
interface DaySign {
  kind: KindName;
  /** The number alone, for a phone. Empty if the icon is enough. */
  figure: string;
}

/** False for activities. They are frequent, and a month of them says little. */
export function isInCalendar(kind: KindName): boolean {
  return kind !== 'activity';
}

/** Returns whether a wide screen shows the kind as a figure. Other kinds are icons. */
export function isMeasured(kind: KindName): kind is LoggedKind {
  return loggedKinds().some((one) => one === kind);
}

/** Returns the amount of a kind on a day: hours of sleep, or a count. */
export function sizeOf(kind: KindName, summary: DaySummary): number {
  return kind === 'sleep' ? summary.sleepMinutes / 60 : countOfKind(kind, summary);
}

/**
 * The share of the strongest color in each tint, from no tint to the strongest. The upper steps are the largest,
 * because most days of a month are among the highest.
 */
export const TINT_SHARES = [0, 0.1, 0.3, 0.58, 1] as const;

const TINTS = TINT_SHARES.length - 1;

/**
 * Returns the tint of each day that has entries of the kind: 1 for the palest to 4. The highest day has 4. A step is at
 * least one entry or one hour, so that days that are nearly alike have nearly the same tint. `today` has no tint,
 * because it is not over.
 */
export function tintsOf(kind: KindName, days: readonly DaySummary[], today: Day): Map<Day, number> {
  const sizes = days
    .filter(({ day }) => day !== today)
    .map((summary) => ({ day: summary.day, size: sizeOf(kind, summary) }))
    .filter(({ size }) => size > 0);
  const most = Math.max(...sizes.map(({ size }) => size));
  const least = Math.min(...sizes.map(({ size }) => size));
  const step = Math.max(1, (most - least) / (TINTS - 1));
  return new Map(sizes.map(({ day, size }) => [day, Math.max(1, TINTS - Math.round((most - size) / step))]));
}

/**
 * Returns the other kinds that were logged on fewer than half of the days with entries. A wide screen shows icons of
 * these only, because an icon on every day tells the days apart no better than none.
 */
export function rareKinds(days: readonly DaySummary[]): KindName[] {
  const logged = days.filter((day) => kindNames().some((kind) => daySign(kind, day) !== null));
  return kindNames().filter((kind) => {
    const count = days.filter((day) => daySign(kind, day) !== null).length;
    return !isMeasured(kind) && count > 0 && (count < RARE_IN_ANY_MONTH || count < logged.length / 2);
  });
}

/** A kind that was logged on fewer days is rare, even at the start of a month. */
const RARE_IN_ANY_MONTH = 3;

/** Returns what a day shows for a kind. Returns null if the kind has no entries to show. */
export function daySign(kind: KindName, summary: DaySummary): DaySign | null {
  const { sleepMinutes } = summary;
  const count = countOfKind(kind, summary);
  if (kind === 'sleep') return sleepMinutes > 0 ? { kind, figure: hoursOf(sleepMinutes) } : null;
  if (count === 0 || !isInCalendar(kind)) return null;
  return { kind, figure: kind === 'growth' ? '' : words.calendar.day.count(count) };
}

/** Describes a kind's entries of a day for a sentence, such as "8 feeds" or "14 h 10 min asleep". */
export function dayWords(kind: KindName, summary: DaySummary): string | null {
  if (!isKindLogged({ kind }, summary)) return null;
  const { sleepMinutes, running } = summary;
  if (kind === 'growth') return words.calendar.day.growthMeasured;
  if (kind === 'sleep') {
    const { over, running: soFar } = words.calendar.day.timeAsleep;
    if (sleepMinutes <= 0) return null;
    return (running?.sleep === 'open' ? soFar : over)(formatMinutes(sleepMinutes, speech));
  }
  return kindWords(kind, speech).counted(countOfKind(kind, summary));
}

/** Returns the figure of a measured kind with its unit: "8 feeds", "15 h asleep". */
export function measuredWords(kind: LoggedKind, summary: DaySummary): string {
  if (kind !== 'sleep') return kindWords(kind, speech).counted(countOfKind(kind, summary));
  const { hours, timeAsleep } = words.calendar.day;
  return timeAsleep.over(hours(hoursOf(summary.sleepMinutes)));
}

/** Returns the meaning of a kind's icon. */
export function legendOf(kind: KindName): string {
  if (kind === 'sleep') return words.calendar.month.hoursAsleep;
  return kind === 'growth' ? words.calendar.month.growthMeasured : kindWords(kind, speech).all;
}

/** Rounds to whole hours, which fit into a cell. Returns "<1" for less than half an hour. */
function hoursOf(minutes: number): string {
  const { underOne, count } = words.calendar.day;
  return minutes < 30 ? underOne : count(Math.round(minutes / 60));
}
