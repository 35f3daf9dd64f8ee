import { isolated } from '#domain/isolated.ts';
import { type LoggedKind, loggedKinds } from '#domain/kinds/registry.ts';
import { daysIn } from '#domain/time/period.ts';
import { clockPart, dayPart } from '#domain/time/when.ts';
import {
  formatClock,
  formatDayRange,
  formatMinutes,
  formatMonthDay,
  formatWeekday,
} from '#domain/time/when-words.ts';
import { round, type Units, volumeIn } from '#domain/units/units.ts';
import { isKindLogged, isLogged, type Totals } from './day-summary.ts';
import { type Silent, silenceAllowed } from './logging-gaps.ts';
import {
  comparedWith,
  countDays,
  isPeriodRunning,
  type PeriodAccount,
  type PeriodBefore,
  type PeriodDay,
  type PeriodFigures,
  type PeriodSummary,
} from './period-summary.ts';

/** The names and words of a period's figures, for the screen, the printed page and the table. */

export interface Measure {
  key: keyof Totals;
  kind: LoggedKind;
  label: string;
  /** A word for the column heading. */
  short: string;
  quantity: 'count' | 'minutes' | 'volume';
}

/** The figures of each kind, its main figure first. */
export const MEASURES: readonly Measure[] = [
  { key: 'feeds', kind: 'feed', label: 'Feeds', short: 'Feeds', quantity: 'count' },
  { key: 'leftMinutes', kind: 'feed', label: 'Left breast', short: 'Left', quantity: 'minutes' },
  { key: 'rightMinutes', kind: 'feed', label: 'Right breast', short: 'Right', quantity: 'minutes' },
  { key: 'bottles', kind: 'feed', label: 'Feeds with a bottle', short: 'Bottles', quantity: 'count' },
  { key: 'bottleOz', kind: 'feed', label: 'Drunk from bottles', short: 'Bottle', quantity: 'volume' },
  { key: 'diapers', kind: 'diaper', label: 'Diapers', short: 'Diapers', quantity: 'count' },
  { key: 'wet', kind: 'diaper', label: 'Only wet', short: 'Wet', quantity: 'count' },
  { key: 'dirty', kind: 'diaper', label: 'Only dirty', short: 'Dirty', quantity: 'count' },
  { key: 'mixed', kind: 'diaper', label: 'Wet and dirty', short: 'Both', quantity: 'count' },
  { key: 'sleepMinutes', kind: 'sleep', label: 'Asleep', short: 'Asleep', quantity: 'minutes' },
  { key: 'nightMinutes', kind: 'sleep', label: 'Asleep at night', short: 'At night', quantity: 'minutes' },
  { key: 'napMinutes', kind: 'sleep', label: 'Asleep in naps', short: 'In naps', quantity: 'minutes' },
  { key: 'naps', kind: 'sleep', label: 'Naps', short: 'Naps', quantity: 'count' },
];

/** The measures of one kind, in display order. */
export function measuresOf(kind: LoggedKind): Measure[] {
  return MEASURES.filter((measure) => measure.kind === kind);
}

/** The figure as a number in the chosen unit, with the shown precision: tenths, whole minutes, whole milliliters. */
export function shownValue({ key, quantity }: Measure, totals: Totals, units: Units): number {
  const value = totals[key];
  if (quantity === 'minutes') return Math.round(value);
  if (quantity === 'volume') return round(volumeIn(value, units.volume), 1);
  return round(value, 1);
}

/** "8", "8.3", "1 h 20 min", "12.5 oz". */
export function formatMeasure(measure: Measure, totals: Totals, units: Units): string {
  return inWords(measure, shownValue(measure, totals, units), units);
}

function inWords({ quantity }: Measure, shown: number, units: Units): string {
  if (quantity === 'minutes') return formatMinutes(shown);
  return quantity === 'volume' ? `${shown} ${units.volume}` : String(shown);
}

/** The heading of a figure's column: a word, and the unit that its cells omit. */
export function columnHead({ key, short, quantity }: Measure, units: Units): { name: string; unit: string } {
  if (quantity === 'volume') return { name: short, unit: units.volume };
  if (quantity === 'count') return { name: short, unit: '' };
  return { name: short, unit: isLong(key) ? 'h:mm' : 'min' };
}

/** The text of a cell: sleep as hours and minutes ("14:05"), other figures as a number. */
export function formatCell({ key }: Measure, shown: number): string {
  if (!isLong(key)) return String(shown);
  return `${Math.floor(shown / 60)}:${String(shown % 60).padStart(2, '0')}`;
}

function isLong(key: keyof Totals): boolean {
  return key === 'sleepMinutes' || key === 'nightMinutes' || key === 'napMinutes';
}

/** The change of a shown figure since the period before. `amount` is signed, `text` has no sign. */
export interface Change {
  amount: number;
  text: string;
}

/**
 * The period before, for comparing a kind. Null if the kind was logged on fewer than half of the days of one of the
 * periods: its total would seem to grow or shrink.
 */
export function comparedIn(kind: LoggedKind, summary: PeriodSummary): PeriodBefore | null {
  const before = comparedWith(summary);
  return before && isOftenLogged(kind, before) && isOftenLogged(kind, summary) ? before : null;
}

/** Whether a kind was logged on at least half of the days that have ended. Today counts if it has an entry. */
export function isOftenLogged(kind: LoggedKind, { days }: PeriodFigures): boolean {
  const logged = days.filter((day) => isKindLogged({ kind }, day)).length;
  const silent = days.filter((day) => day.kinds[kind] === 'nothing').length;
  return logged > 0 && logged >= silent;
}

/** The change of the total; null without a comparison. */
export function changeOf(measure: Measure, summary: PeriodSummary, units: Units): Change | null {
  const { totals } = summary;
  const before = comparedIn(measure.kind, summary);
  if (!before) return null;
  const amount = round(shownValue(measure, totals, units) - shownValue(measure, before.totals, units), 1);
  return { amount, text: inWords(measure, Math.abs(amount), units) };
}

/** "+12", "−1 h 7 min", "no change": the short form of a change. */
export function signedWords({ amount, text }: Change): string {
  if (amount === 0) return 'no change';
  return `${amount > 0 ? '+' : '−'}${text}`;
}

/** "+12 in all", "no change in all": the change of a total, next to a daily mean. */
export function changeInAll(change: Change): string {
  return `${signedWords(change)} in all`;
}

/** "week", or "14 days". */
export function spanWords(summary: PeriodAccount): string {
  const days = daysIn(summary);
  return days === 7 ? 'week' : `${days} days`;
}

/** What changes are compared with: "the week before", or "the week before by now" if only its first part counts. */
export function beforeWords(summary: PeriodSummary): string {
  return `the ${spanWords(summary)} before${summary.before.until ? ' by now' : ''}`;
}

/** The period in a sentence: "this week", "in these 14 days". Once it has ended: "that week", "in those 14 days". */
export function duringWords(summary: PeriodAccount): string {
  const running = isPeriodRunning(summary);
  const span = spanWords(summary);
  if (span === 'week') return running ? 'this week' : 'that week';
  return `in ${running ? 'these' : 'those'} ${span}`;
}

/** "May 3 – 9, 2026", with "so far" while the period is running. */
export function describePeriod(summary: PeriodAccount, locale?: string): string {
  const range = formatDayRange(summary.from, summary.to, locale);
  return isPeriodRunning(summary) ? `${range}, so far` : range;
}

/** What changes are compared with, as a sentence. */
export function describeComparison(summary: PeriodSummary, locale?: string): string {
  const { before } = summary;
  const range = `the ${spanWords(summary)} before, ${formatDayRange(before.from, before.to, locale)}`;
  const upTo = before.until ? `, up to ${describeUntil(before.until.wall, daysIn(before), locale)}` : '';
  if (!comparedWith(summary))
    return `There is no change to show: ${isolated(summary.baby.name)} was not born yet when ${range}, began.`;
  const tooFew = tooFewWords(before, `in ${range}${upTo}`) ?? tooFewWords(summary, duringWords(summary));
  if (tooFew) return tooFew;
  const { gaps, nothing } = countDays(before.days);
  const lacking =
    nothing > 0
      ? ` Only ${haveDays(loggedDays(before))} entries there.`
      : gaps > 0
        ? ` There ${haveDays(gaps)} gaps in the log.`
        : '';
  return `Changes are against ${range}${upTo}.${lacking}`;
}

/**
 * A sentence that too few days have entries for a comparison; null if at least half of them have. `where` names the
 * days: "that week".
 */
function tooFewWords(figures: PeriodFigures, where: string): string | null {
  const logged = loggedDays(figures);
  if (logged === 0) return `Nothing was logged ${where}, so there is no change to show.`;
  if (logged >= countDays(figures.days).nothing) return null;
  return `Only ${haveDays(logged)} entries ${where}: too few to show a change.`;
}

function loggedDays({ days }: PeriodFigures): number {
  return days.filter(isLogged).length;
}

/** A moment of the period in words: its weekday in a week, its date in a longer period. */
function describeUntil(wall: string, days: number, locale?: string): string {
  const day =
    days === 7 ? formatWeekday(dayPart(wall), 'long', locale) : `${formatMonthDay(dayPart(wall), locale)},`;
  return `${day} ${formatClock(clockPart(wall), locale)}`;
}

/** A sentence that the bottles held more than is shown, if some have no amount; null otherwise. */
export function describeUnmeasured({ totals, daily }: PeriodAccount): string | null {
  const { unmeasuredBottles: count, bottleOz } = totals;
  if (count === 0) return null;
  const { days, bottleDays } = daily.feed;
  const mean = bottleDays > 0 && bottleDays < days ? ' The mean is over the other days.' : '';
  const have = count === 1 ? '1 bottle has no amount' : `${count} bottles have no amount`;
  return bottleOz > 0
    ? `${have}: together they held more than is shown.${mean}`
    : `${have}: how much was drunk is not known.`;
}

/** "feeds 13, diapers 2, sleep 12": the complete days of each logged kind. */
function completeWords({ totals, daily }: PeriodAccount): string {
  return kindsIn(totals)
    .map((kind) => `${KIND_NAMES[kind].many} ${daily[kind].days}`)
    .join(', ');
}

const KIND_NAMES = {
  feed: { many: 'feeds', one: 'a feed' },
  diaper: { many: 'diapers', one: 'a diaper' },
  sleep: { many: 'sleep', one: 'sleep' },
};

function kindsIn(totals: Totals): LoggedKind[] {
  return loggedKinds().filter((kind) => isKindLogged({ kind }, totals));
}

/** Which days are in the means, and what a gap is, if there is one. `gapMark` names the mark at days with gaps. */
export function describeLogging(summary: PeriodSummary, gapMark = 'A diamond'): string {
  const { days, daily, totals } = summary;
  const { over } = countDays(days);
  const kinds = kindsIn(totals);
  const means = kinds.some((kind) => daily[kind].days > 0)
    ? `Daily means are over complete days: ${completeWords(summary)}, of the ${over} that ${over === 1 ? 'is' : 'are'} over.`
    : 'Daily means come with the first complete day: one that is over and has no gap in its log.';
  const hasGaps = days.some((day) => kinds.some((kind) => day.kinds[kind] === 'gaps'));
  if (!hasGaps) return means;
  const silences = kinds.map((kind) => ({ hours: silenceWords(kind, days), what: KIND_NAMES[kind].one }));
  const limits = silences.filter(({ hours }) => hours !== '24');
  if (silences.some(({ hours }) => hours.endsWith('24')))
    limits.push({ hours: silenceWords('anyKind', days), what: 'an entry' });
  const words = limits.map(
    ({ hours, what }, index) => `${hours}${index === 0 ? ' hours' : ''} without ${what}`,
  );
  return `${means} ${gapMark} marks a gap: more than ${words.join(', ')}.`;
}

/** "6", or "6 to 8" if the allowed hours change within the period. */
function silenceWords(what: Silent, days: readonly PeriodDay[]): string {
  const hours = new Set(days.map(({ dayOfLife }) => silenceAllowed(what, dayOfLife - 1)));
  return [...hours].sort((a, b) => a - b).join(' to ');
}

function haveDays(count: number): string {
  return count === 1 ? '1 day has' : `${count} days have`;
}
