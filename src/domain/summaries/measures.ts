import type { LoggedKind } from '#domain/kinds/registry.ts';
import { round, type Units, volumeIn } from '#domain/units/units.ts';
import type { Totals } from './day-summary.ts';

/** A figure of a period. The catalog `figures` has its names. */
export interface Measure {
  key: MeasureKey;
  kind: LoggedKind;
  quantity: 'count' | 'minutes' | 'volume';
}

export type MeasureKey = (typeof LIST)[number]['key'];

const LIST = [
  { key: 'feeds', kind: 'feed', quantity: 'count' },
  { key: 'leftMinutes', kind: 'feed', quantity: 'minutes' },
  { key: 'rightMinutes', kind: 'feed', quantity: 'minutes' },
  { key: 'bottles', kind: 'feed', quantity: 'count' },
  { key: 'bottleOz', kind: 'feed', quantity: 'volume' },
  { key: 'diapers', kind: 'diaper', quantity: 'count' },
  { key: 'wet', kind: 'diaper', quantity: 'count' },
  { key: 'dirty', kind: 'diaper', quantity: 'count' },
  { key: 'mixed', kind: 'diaper', quantity: 'count' },
  { key: 'sleepMinutes', kind: 'sleep', quantity: 'minutes' },
  { key: 'nightMinutes', kind: 'sleep', quantity: 'minutes' },
  { key: 'napMinutes', kind: 'sleep', quantity: 'minutes' },
  { key: 'naps', kind: 'sleep', quantity: 'count' },
] as const satisfies readonly { key: keyof Totals; kind: LoggedKind; quantity: string }[];

/** All measures. The main one of each kind is first. */
export const MEASURES: readonly Measure[] = LIST;

/** Returns the measures of one kind, in display order. */
export function measuresOf(kind: LoggedKind): Measure[] {
  return MEASURES.filter((measure) => measure.kind === kind);
}

/** Returns the figure in the chosen unit, rounded as it is shown: to tenths, whole minutes or whole milliliters. */
export function shownValue({ key, quantity }: Measure, totals: Totals, units: Units): number {
  const value = totals[key];
  if (quantity === 'minutes') return Math.round(value);
  if (quantity === 'volume') return round(volumeIn(value, units.volume), 1);
  return round(value, 1);
}

/**
 * Returns whether tables show the figure as hours and minutes ("14:05"). Tables show all other figures as plain
 * numbers.
 */
export function isClocked({ key }: Measure): boolean {
  return key === 'sleepMinutes' || key === 'nightMinutes' || key === 'napMinutes';
}
