import { type KindName, kindOf } from '#domain/kinds/registry.ts';
import { plural } from '#domain/plural.ts';
import { soFarWords } from '#domain/record.ts';
import { countOfKind, type DaySummary, isKindLogged } from '#domain/summaries/day-summary.ts';
import { formatMinutes } from '#domain/time/when-words.ts';

/** What a calendar day shows for one kind. */
interface DaySign {
  kind: KindName;
  /** Empty where the icon is enough. */
  figure: string;
  word: string;
}

/** The icon and figure of a kind on a day, or null. */
export function daySign(kind: KindName, summary: DaySummary): DaySign | null {
  const { sleepMinutes } = summary;
  const count = countOfKind(kind, summary);
  if (kind === 'sleep')
    return sleepMinutes > 0 ? { kind, figure: hoursOf(sleepMinutes), word: 'asleep' } : null;
  if (count === 0) return null;
  if (kind === 'growth') return { kind, figure: '', word: 'measured' };
  const { one, many } = kindOf(kind).words;
  return { kind, figure: String(count), word: count === 1 ? one : many };
}

/** The entries of a kind on a day as part of a sentence: "8 feeds", "14 h 10 min asleep". */
export function dayWords(kind: KindName, summary: DaySummary): string | null {
  if (!isKindLogged({ kind }, summary)) return null;
  const { sleepMinutes, running } = summary;
  if (kind === 'growth') return 'growth measured';
  if (kind === 'sleep')
    return sleepMinutes > 0
      ? `${formatMinutes(sleepMinutes)} asleep${soFarWords({ running: running?.sleep })}`
      : null;
  const { one, many } = kindOf(kind).words;
  return plural(countOfKind(kind, summary), one, many);
}

/** The meaning of a kind's icon. */
export function legendOf(kind: KindName): string {
  if (kind === 'sleep') return 'Hours asleep';
  return kind === 'growth' ? 'Growth measured' : kindOf(kind).words.all;
}

/** Rounds to whole hours, which fit into a cell. "<1h" for less than half an hour. */
function hoursOf(minutes: number): string {
  return minutes < 30 ? '<1h' : `${Math.round(minutes / 60)}h`;
}
