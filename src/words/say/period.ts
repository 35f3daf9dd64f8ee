import { isolated } from '#domain/isolated.ts';
import { type LoggedKind, loggedKinds } from '#domain/kinds/registry.ts';
import { spanOf } from '#domain/summaries/changes.ts';
import { isKindLogged, isLogged, type Totals } from '#domain/summaries/day-summary.ts';
import { type Silent, silenceAllowed } from '#domain/summaries/logging-gaps.ts';
import { isClocked, type Measure, shownValue } from '#domain/summaries/measures.ts';
import {
  comparedWith,
  countDays,
  isPeriodRunning,
  type PeriodAccount,
  type PeriodDay,
  type PeriodFigures,
  type PeriodSummary,
} from '#domain/summaries/period-summary.ts';
import { daysIn } from '#domain/time/period.ts';
import { dayPart } from '#domain/time/when.ts';
import { formatDayRange, formatMonthDay, formatWeekday } from '#domain/time/when-words.ts';
import type { Units } from '#domain/units/units.ts';
import type { Speech } from '#words/speech.ts';
import { formatNumber } from './numbers.ts';
import { formatMinutes } from './spans.ts';

/** Describes the figures of a period, for the screen, the printed page and the table. */

/** Formats a figure with its unit: "8", "8.3", "1 h 20 min", "12.5 oz". */
export function formatMeasure(
  measure: Measure,
  totals: Totals,
  units: Units,
  speech: Speech<'care'>,
): string {
  return formatShown(measure, shownValue(measure, totals, units), units, speech);
}

/** Formats a shown value with its unit. */
export function formatShown(
  { quantity }: Pick<Measure, 'quantity'>,
  shown: number,
  units: Units,
  speech: Speech<'care'>,
): string {
  if (quantity === 'minutes') return formatMinutes(shown, speech);
  const number = formatNumber(shown, speech);
  return quantity === 'volume' ? speech.words.care.units[units.volume](number) : number;
}

/** Adds the sign of a change: "+12", "−1 h 7 min". `change` is not 0. `text` is its amount without a sign. */
export function withSign(change: number, text: string): string {
  return `${change > 0 ? '+' : '−'}${text}`;
}

/** Returns the head of a figure's column: its name, and the unit that its cells omit. */
export function columnHead(
  measure: Measure,
  units: Units,
  { words }: Speech<'figures'>,
): { name: string; unit: string } {
  const { measures, columnUnits } = words.figures;
  const name = measures[measure.key].short;
  if (measure.quantity === 'count') return { name, unit: '' };
  if (measure.quantity === 'volume') return { name, unit: columnUnits[units.volume] };
  return { name, unit: isClocked(measure) ? columnUnits.hours : columnUnits.minutes };
}

/** Formats a cell. Sleep is in hours and minutes ("14:05"). Other figures are numbers. */
export function formatCell(measure: Measure, shown: number, speech: Speech): string {
  if (!isClocked(measure)) return formatNumber(shown, speech);
  return `${Math.floor(shown / 60)}:${String(shown % 60).padStart(2, '0')}`;
}

/** Names a period: "May 3 – 9, 2026". Adds "so far" while the period is running. */
export function describePeriod(summary: PeriodAccount, { words, locale }: Speech<'figures'>): string {
  const { over, running } = words.figures.period;
  const days = formatDayRange(summary.from, summary.to, locale);
  return isPeriodRunning(summary) ? running(days) : over(days);
}

/** Says in sentences which period the figures are compared with, or why there is no comparison. */
export function describeComparison(summary: PeriodSummary, speech: Speech<'figures'>): string {
  const { before } = summary;
  const { compared, notCompared } = speech.words.figures;
  const span = spanOf(summary);
  const days = daysIn(summary);
  const range = formatDayRange(before.from, before.to, speech.locale);
  if (!comparedWith(summary)) {
    const name = isolated(summary.baby.name);
    return days === 7 ? notCompared.born.week(name) : notCompared.born.days(name, days);
  }
  const loggedBefore = loggedDays(before);
  if (loggedBefore === 0) return notCompared.nothingBefore(range);
  if (isTooFew(before)) return notCompared.fewBefore(range, loggedBefore);
  const logged = loggedDays(summary);
  if (logged === 0) return notCompared.nothing[span];
  if (isTooFew(summary)) return notCompared.few[span](logged);
  const { gaps, nothing } = countDays(before.days);
  const lacking = nothing > 0 ? [compared.fewEntries(loggedBefore)] : gaps > 0 ? [compared.gaps(gaps)] : [];
  return [comparedWords(summary, range, speech), ...lacking].join(' ');
}

function comparedWords(
  { before }: PeriodSummary,
  range: string,
  { words, locale }: Speech<'figures'>,
): string {
  const { compared } = words.figures;
  const days = daysIn(before);
  const until = before.until && dayPart(before.until.wall);
  if (days === 7) {
    return until ? compared.runningWeek(range, formatWeekday(until, 'long', locale)) : compared.week(range);
  }
  return until
    ? compared.runningDays(range, formatMonthDay(until, locale), days)
    : compared.days(range, days);
}

/** Returns true if fewer than half of the days that have ended have entries. */
function isTooFew(figures: PeriodFigures): boolean {
  return loggedDays(figures) < countDays(figures.days).nothing;
}

function loggedDays({ days }: PeriodFigures): number {
  return days.filter(isLogged).length;
}

/** Says that the bottles held more than is shown. Null if every bottle has an amount. */
export function describeUnmeasured(
  { totals, daily }: PeriodAccount,
  { words }: Speech<'figures'>,
): string | null {
  const { unmeasuredBottles: count, bottleOz } = totals;
  if (count === 0) return null;
  const { some, all, average } = words.figures.unmeasured;
  if (bottleOz === 0) return all(count);
  const { days, bottleDays } = daily.feed;
  return bottleDays > 0 && bottleDays < days ? `${some(count)} ${average}` : some(count);
}

/** Says which days are in the averages. If there is a gap, explains what a gap is. Each medium has its own gap mark. */
export function describeLogging(
  summary: PeriodSummary,
  medium: 'screen' | 'paper',
  speech: Speech<'figures'>,
): string {
  const { gaps } = speech.words.figures;
  const { days, totals } = summary;
  const kinds = loggedKinds().filter((kind) => isKindLogged({ kind }, totals));
  const averages = averageWords(summary, kinds, speech);
  if (!days.some((day) => kinds.some((kind) => day.kinds[kind] === 'gaps'))) return averages;
  const allowed = kinds.map((kind) => ({ kind, hours: silenceHours(kind, days) }));
  const limits: { kind: LoggedKind | 'anyKind'; hours: number[] }[] = allowed.filter(
    ({ hours }) => hours.length > 1 || hours[0] !== 24,
  );
  if (allowed.some(({ hours }) => hours.includes(24)))
    limits.push({ kind: 'anyKind', hours: silenceHours('anyKind', days) });
  const silences = limits.map(({ kind, hours }) => gaps.silence[kind](hours.join('–')));
  return `${averages} ${gaps[medium](silences)}`;
}

function averageWords(
  summary: PeriodSummary,
  kinds: readonly LoggedKind[],
  { words }: Speech<'figures'>,
): string {
  const { averages } = words.figures;
  const full = kinds.map((kind) => summary.daily[kind].days);
  const [first = 0] = full;
  if (full.every((days) => days === 0)) return averages.none;
  if (full.every((days) => days === first)) {
    return isPeriodRunning(summary) ? averages.fullSoFar(first) : averages.full(first);
  }
  return averages.byKind(
    kinds.map((kind) => averages.fullOf[kind](summary.daily[kind].days)),
    countDays(summary.days).over,
  );
}

/** Returns the hours of silence that are allowed in the period, ascending. They depend on the baby's age. */
function silenceHours(what: Silent, days: readonly PeriodDay[]): number[] {
  const hours = new Set(days.map(({ dayOfLife }) => silenceAllowed(what, dayOfLife - 1)));
  return [...hours].sort((a, b) => a - b);
}
