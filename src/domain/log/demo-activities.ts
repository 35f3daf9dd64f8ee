import { ACTIVITY_TIME, type Activity } from '#domain/kinds/activity/activity.ts';
import { TEMPERATURE_TIME, type Temperature } from '#domain/kinds/temperature/temperature.ts';
import type { Stamp } from '#domain/record.ts';
import { MINUTE, momentAt } from '#domain/time/when.ts';
import type { CareLog } from './care-record.ts';

/** The ages in days at which the demo's parents measured the temperature, with degrees Celsius after each feed. */
const TEMPERATURES: Record<number, readonly number[]> = { 26: [37.1, 37.4, 37.6], 27: [37.2, 36.9] };

/** The minutes that the baby is awake after a feed if an activity follows it. */
const AWAKE = 12;

interface DemoDay {
  log: Pick<CareLog, 'feed' | 'sleep'>;
  /** The baby's age in days. */
  age: number;
  zone: string;
  /** Epoch ms. No entry ends later. */
  now: number;
  stamp: () => Pick<Stamp, 'id' | 'babyId' | 'note' | 'zone' | 'createdAt' | 'updatedAt' | 'updatedBy'>;
}

/** Writes the activities and temperatures of a demo day. They follow feeds after which the baby stays awake. */
export function demoActivities({
  log,
  age,
  zone,
  now,
  stamp,
}: DemoDay): Pick<CareLog, 'activity' | 'temperature'> {
  const ends = log.feed.map(({ endedAt }) => endedAt).filter((at) => at + AWAKE * MINUTE <= now);
  const isFree = (at: number) =>
    [...log.feed, ...log.sleep].every(
      ({ startedAt, endedAt }) => endedAt <= at || startedAt >= at + AWAKE * MINUTE,
    );
  const free = ends.filter(isFree);
  const activity = (what: Activity['what'], at: number | undefined, minutes: number): Activity[] => {
    if (at === undefined) return [];
    const [start, end] = [momentAt(at + 2 * MINUTE, zone), momentAt(at + (2 + minutes) * MINUTE, zone)];
    return [{ ...stamp(), kind: 'activity', ...ACTIVITY_TIME.timesOf(start, end), what }];
  };
  return {
    activity: [
      ...(age >= 7 ? activity('tummy', free[1], 3 + (age % 3)) : []),
      ...(age >= 21 ? activity('tummy', free[3], 4 + (age % 4)) : []),
      ...(age % 3 === 0 ? activity('bath', free[4], 0) : []),
      ...(age >= 21 && age % 2 === 0 ? activity('crying', free[5], 9) : []),
    ],
    temperature: (TEMPERATURES[age] ?? []).flatMap((celsius, index): Temperature[] => {
      const at = ends[2 * index];
      if (at === undefined) return [];
      const times = TEMPERATURE_TIME.timesOf(momentAt(at + MINUTE, zone));
      return [{ ...stamp(), kind: 'temperature', ...times, celsius, typedUnit: 'C', site: 'armpit' }];
    }),
  };
}
