import { type KindName, type LoggedKind, loggedKinds } from '#domain/kinds/registry.ts';
import { countOfKind, type DaySummary, isKindLogged } from '#domain/summaries/day-summary.ts';
import { speech, words } from '#words/now.ts';
import { kindWords } from '#words/say/kinds.ts';
import { formatMinutes } from '#words/say/spans.ts';

/** What a calendar day shows for one kind. */
interface DaySign {
  kind: KindName;
  /** The number as text. Empty if the icon is enough. */
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

/** Returns what a tint compares: minutes of sleep, or a count. */
export function sizeOf(kind: KindName, summary: DaySummary): number {
  return kind === 'sleep' ? summary.sleepMinutes : countOfKind(kind, summary);
}

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

/** Returns the meaning of a kind's icon. */
export function legendOf(kind: KindName): string {
  if (kind === 'sleep') return words.calendar.month.hoursAsleep;
  return kind === 'growth' ? words.calendar.month.growthMeasured : kindWords(kind, speech).all;
}

/** Rounds to whole hours, which fit into a cell. Returns "<1h" for less than half an hour. */
function hoursOf(minutes: number): string {
  const { underAnHour, hours } = words.calendar.day;
  return minutes < 30 ? underAnHour : hours(Math.round(minutes / 60));
}
