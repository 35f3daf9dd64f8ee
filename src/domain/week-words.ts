import type { CareKind } from './care-record.ts';
import type { Totals } from './day-summary.ts';
import { round, type Units, volumeIn } from './units.ts';
import { isRunning, type WeekSummary } from './week-summary.ts';
import { addDays, clockPart, dayPart, daysBetween } from './when.ts';
import { formatClock, formatDayRange, formatMinutes, formatWeekday } from './when-words.ts';

/** What a week's figures are called and how they read, on the screen, on paper and in a table alike. */

export interface Measure {
  key: keyof Totals;
  kind: CareKind;
  label: string;
  /** A word for the head of a column. */
  short: string;
  quantity: 'count' | 'minutes' | 'volume';
}

/** The figures of each kind, the one that stands for the kind first. */
export const MEASURES: readonly Measure[] = [
  { key: 'feeds', kind: 'feed', label: 'Feeds', short: 'Feeds', quantity: 'count' },
  { key: 'leftMinutes', kind: 'feed', label: 'Left breast', short: 'Left', quantity: 'minutes' },
  { key: 'rightMinutes', kind: 'feed', label: 'Right breast', short: 'Right', quantity: 'minutes' },
  { key: 'bottles', kind: 'feed', label: 'Feeds with a bottle', short: 'Bottles', quantity: 'count' },
  { key: 'bottleOz', kind: 'feed', label: 'Drunk from bottles', short: 'Bottle', quantity: 'volume' },
  { key: 'diapers', kind: 'diaper', label: 'Diapers', short: 'Diapers', quantity: 'count' },
  { key: 'wet', kind: 'diaper', label: 'Wet', short: 'Wet', quantity: 'count' },
  { key: 'dirty', kind: 'diaper', label: 'Dirty', short: 'Dirty', quantity: 'count' },
  { key: 'sleepMinutes', kind: 'sleep', label: 'Asleep', short: 'Asleep', quantity: 'minutes' },
  { key: 'nightMinutes', kind: 'sleep', label: 'Asleep at night', short: 'At night', quantity: 'minutes' },
  { key: 'naps', kind: 'sleep', label: 'Naps', short: 'Naps', quantity: 'count' },
];

export function measuresOf(kind: CareKind): Measure[] {
  return MEASURES.filter((measure) => measure.kind === kind);
}

/** True when anything of a measure's kind is in the totals. A family that logs no diapers has not had 0 of them. */
export function isKindLogged({ kind }: Pick<Measure, 'kind'>, totals: Totals): boolean {
  return measuresOf(kind).some(({ key }) => totals[key] > 0);
}

/** The figure as a number in the chosen unit, as exact as it is shown: tenths, whole minutes, whole milliliters. */
export function shownValue({ key, quantity }: Measure, totals: Totals, units: Units): number {
  const value = totals[key];
  if (quantity === 'minutes') return Math.round(value);
  if (quantity === 'volume') return round(volumeIn(value, units.volume), units.volume === 'oz' ? 1 : 0);
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

/** The head of a figure's column: a word, and the unit that its cells leave out. */
export function columnHead({ key, short, quantity }: Measure, units: Units): { name: string; unit: string } {
  if (quantity === 'volume') return { name: short, unit: units.volume };
  if (quantity === 'count') return { name: short, unit: '' };
  return { name: short, unit: isLong(key) ? 'h:mm' : 'min' };
}

/** What stands in a column under its head: minutes at the breast as minutes, sleep as 14:05. */
export function formatCell({ key }: Measure, shown: number): string {
  if (!isLong(key)) return String(shown);
  return `${Math.floor(shown / 60)}:${String(shown % 60).padStart(2, '0')}`;
}

function isLong(key: keyof Totals): boolean {
  return key === 'sleepMinutes' || key === 'nightMinutes';
}

/** How much a figure differs from the week before, in what is shown: signed, and in words without the sign. */
export interface Change {
  amount: number;
  text: string;
}

/** The change against the week before; null where one of the weeks has nothing of the kind. */
export function changeOf(measure: Measure, summary: WeekSummary, units: Units): Change | null {
  const { totals, before } = summary;
  if (!isKindLogged(measure, totals) || !isKindLogged(measure, before.totals)) return null;
  const amount = round(shownValue(measure, totals, units) - shownValue(measure, before.totals, units), 1);
  return { amount, text: inWords(measure, Math.abs(amount), units) };
}

/** "May 3 – 9, 2026", and "so far" while the week is running. */
export function describeWeek(summary: WeekSummary, locale?: string): string {
  const range = formatDayRange(summary.from, summary.to, locale);
  return isRunning(summary) ? `${range}, so far` : range;
}

/** What the changes are measured against, as a sentence. */
export function describeComparison({ before, from, asOf }: WeekSummary, locale?: string): string {
  const week = `the week before, ${formatDayRange(addDays(from, -7), addDays(from, -1), locale)}`;
  const clock = before.until && formatClock(clockPart(before.until.wall), locale);
  const upTo =
    before.until && `, up to ${formatWeekday(dayPart(before.until.wall), 'long', locale)} ${clock}`;
  if (before.days === 0) return `Nothing was logged in ${week}${upTo ?? ''}, so there is no change to show.`;
  const possible = before.until ? daysBetween(from, dayPart(asOf.wall)) + 1 : 7;
  const logged =
    before.days < possible
      ? ` Only ${before.days === 1 ? '1 day' : `${before.days} days`} of it ${before.days === 1 ? 'has' : 'have'} entries.`
      : '';
  return `Changes are against ${week}${upTo ?? ''}.${logged}`;
}

/** Over which days the means are taken, as a sentence. */
export function describeMeans({ daily: { days } }: WeekSummary): string {
  if (days === 0) return 'Daily means come with the first whole day that has entries.';
  return `Daily means are over the ${days === 1 ? 'one whole day' : `${days} whole days`} with entries.`;
}
