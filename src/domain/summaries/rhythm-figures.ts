import { type Baby, dayOfLife } from '#domain/baby/baby.ts';
import { joinStretches, type Stretch } from '#domain/time/stretches.ts';
import { type Day, MINUTE } from '#domain/time/when.ts';
import { gapsOfDay } from './logging-gaps.ts';
import type { OtherKind, RhythmDay } from './rhythm.ts';

/** The figures of a rhythm, for its text alternative. */
export interface RhythmFigures {
  days: number;
  feeds: number;
  /** Without dry ones. */
  diapers: number;
  /** The number of sleeps. A sleep over midnight counts once on each day. */
  stretches: number;
  /** The entries of other kinds. One over midnight counts once on each day. */
  others: Record<OtherKind, number>;
  /** The mean minutes asleep, over the days that have ended and have no gap in sleep. Null without such a day. */
  asleepMinutes: number | null;
  /** Whether the last sleep is still running. */
  running: boolean;
  /** The number of days on which the clocks changed. */
  clockChanges: number;
}

/** Returns the minutes asleep within a day of the chart. Overlapping time counts once. */
export function minutesAsleep({ sleeps }: RhythmDay): number {
  return joinStretches(sleeps).reduce((sum, { startedAt, endedAt }) => sum + endedAt - startedAt, 0) / MINUTE;
}

/** Computes the figures of a rhythm. `zone` is the family's. */
export function rhythmFigures(
  days: readonly RhythmDay[],
  { today, zone, baby }: { today: Day; zone: string; baby: Pick<Baby, 'birthDate'> },
): RhythmFigures {
  const slept = days.filter(
    ({ day, sleeps }) =>
      day < today && isSleepComplete(sleeps, day, { zone, ageDays: dayOfLife(baby, day) - 1 }),
  );
  const asleep = slept.reduce((sum, day) => sum + minutesAsleep(day), 0);
  const countOf = (kind: OtherKind) => days.reduce((sum, { others }) => sum + others[kind].length, 0);
  return {
    days: days.length,
    feeds: days.reduce((sum, day) => sum + day.feeds.length, 0),
    diapers: days.reduce((sum, day) => sum + day.diapers.length, 0),
    stretches: days.reduce((sum, day) => sum + day.sleeps.length, 0),
    others: { pump: countOf('pump'), activity: countOf('activity') },
    asleepMinutes: slept.length > 0 ? asleep / slept.length : null,
    running: days.some(({ sleeps }) => sleeps.some(({ running }) => running)),
    clockChanges: days.filter(({ skipped, twice }) => skipped ?? twice).length,
  };
}

function isSleepComplete(
  sleeps: readonly Stretch[],
  day: Day,
  { zone, ageDays }: { zone: string; ageDays: number },
): boolean {
  return gapsOfDay('sleep', joinStretches(sleeps), day, zone, { ageDays, now: Infinity }).length === 0;
}
