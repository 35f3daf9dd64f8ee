import type { DaySummary } from '#domain/summaries/day-summary.ts';
import type { Units } from '#domain/units/units.ts';
import type { Speech } from '#words/speech.ts';
import { formatVolume } from './amounts.ts';
import { diaperTypes } from './kinds.ts';
import { besideUnits, formatMinutes, withSoFar } from './spans.ts';

/** The kinds that the dashboard counts. */
export type CountedKind = 'feed' | 'diaper' | 'sleep';

/**
 * Returns the details below a count of a day, such as "35 min, 4 oz" or "2 wet · 1 dirty". Counts bottles without an
 * amount, such as "1 bottle". A running entry has "so far".
 */
export function countDetail(
  kind: CountedKind,
  summary: DaySummary,
  units: Units,
  speech: Speech<'first' | 'care'>,
): string {
  if (kind === 'diaper') return besideUnits(diaperTypes(summary, speech));
  const { leftMinutes, rightMinutes, sleepMinutes, running } = summary;
  const time = (minutes: number) =>
    minutes > 0 && withSoFar(besideUnits(formatMinutes(minutes, speech)), running?.[kind], speech);
  if (kind === 'sleep') return time(sleepMinutes) || '';
  const { bottleOz, unmeasuredBottles } = summary;
  const { bottles, moreBottles } = speech.words.first.dashboard;
  return [
    time(leftMinutes + rightMinutes),
    bottleOz > 0 && besideUnits(formatVolume(bottleOz, units.volume, speech)),
    unmeasuredBottles > 0 && (bottleOz > 0 ? moreBottles : bottles)(unmeasuredBottles),
  ]
    .filter(Boolean)
    .join(', ');
}
