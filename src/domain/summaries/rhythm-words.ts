import { type Baby, dayOfLife } from '#domain/baby/baby.ts';
import { plural } from '#domain/plural.ts';
import { joinStretches, type Stretch } from '#domain/time/stretches.ts';
import { type Day, MINUTE } from '#domain/time/when.ts';
import { formatMinutes } from '#domain/time/when-words.ts';
import { gapsOfDay } from './logging-gaps.ts';
import type { RhythmDay } from './rhythm.ts';

/** Minutes asleep within a day of the chart; overlapping time counts once. */
export function minutesAsleep({ sleeps }: RhythmDay): number {
  return joinStretches(sleeps).reduce((sum, { startedAt, endedAt }) => sum + endedAt - startedAt, 0) / MINUTE;
}

/**
 * A text alternative for the chart. The mean covers the days before `today` that have no gap in sleep. `zone` is the
 * family's.
 */
export function describeRhythm(
  days: readonly RhythmDay[],
  { today, zone, baby }: { today: Day; zone: string; baby: Pick<Baby, 'birthDate'> },
): string {
  const feeds = days.reduce((sum, day) => sum + day.feeds.length, 0);
  const stretches = days.reduce((sum, day) => sum + day.sleeps.length, 0);
  const slept = days.filter(
    ({ day, sleeps }) =>
      day < today && isSleepComplete(sleeps, day, { zone, ageDays: dayOfLife(baby, day) - 1 }),
  );
  const asleep = slept.reduce((sum, day) => sum + minutesAsleep(day), 0);
  const changed = days.filter(({ skipped, twice }) => skipped ?? twice).length;
  const fed = feeds === 0 ? 'No feeds' : plural(feeds, 'feed', 'feeds');
  return [
    `${plural(days.length, 'day')}, one row each, the 24 hours across.`,
    stretches === 0
      ? `${fed} and no sleep logged.`
      : `${fed} and ${plural(stretches, 'stretch', 'stretches')} of sleep, cut at midnight.`,
    slept.length > 0 &&
      `On days with complete sleep, ${formatMinutes(asleep / slept.length)} asleep on average.`,
    days.some(({ sleeps }) => sleeps.some(({ running }) => running)) && 'The last sleep still runs.',
    changed > 0 && `The clocks changed on ${changed === 1 ? 'one' : changed} of the days.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function isSleepComplete(
  sleeps: readonly Stretch[],
  day: Day,
  { zone, ageDays }: { zone: string; ageDays: number },
): boolean {
  return gapsOfDay('sleep', joinStretches(sleeps), day, zone, { ageDays, now: Infinity }).length === 0;
}
