import { type DaysOf, defineKind, type KindTotals } from '#domain/kinds/define-kind.ts';
import { entryOfTimer } from '#domain/kinds/timer.ts';
import { minutesWithin } from '#domain/time/minutes-within.ts';
import { dayPart, HOUR } from '#domain/time/when.ts';
import { isLikelyNight, SLEEP_FIELDS, SLEEP_TIME, type Sleep } from './sleep.ts';

interface SleepSums {
  /** Sleeps that began on the day. */
  sleeps: number;
  naps: number;
  /**
   * Minutes asleep within the day. A sleep across midnight is split between its days. Overlapping time, for example
   * from two phones, counts once.
   */
  sleepMinutes: number;
  /**
   * Minutes of naps and of nights, whose sum is `sleepMinutes`. Time that is in both a nap and a night counts as night.
   */
  napMinutes: number;
  nightMinutes: number;
}

/**
 * Adds sleeps to the totals. A sleep that was logged while traveling may name other days than the family's, so its
 * instants decide which days its minutes are on.
 */
function addSleeps(sleeps: readonly Sleep[], { byDay, inOrder, bounds }: DaysOf<SleepSums>): void {
  for (const { isNight, startTime } of sleeps) {
    const began = byDay.get(dayPart(startTime));
    if (!began) continue;
    began.sleeps += 1;
    if (!isNight) began.naps += 1;
  }
  const asleep = minutesWithin(sleeps, bounds);
  const byNight = minutesWithin(
    sleeps.filter(({ isNight }) => isNight),
    bounds,
  );
  for (const [index, sums] of inOrder.entries()) {
    sums.sleepMinutes = asleep[index] ?? 0;
    sums.nightMinutes = byNight[index] ?? 0;
    sums.napMinutes = sums.sleepMinutes - sums.nightMinutes;
  }
}

const TOTALS: KindTotals<Sleep, SleepSums> = {
  none: { sleeps: 0, naps: 0, sleepMinutes: 0, napMinutes: 0, nightMinutes: 0 },
  shownBy: ['sleeps', 'sleepMinutes'],
  add: addSleeps,
};

export const sleep = defineKind({
  name: 'sleep',
  table: 'sleeps',
  store: 'sleeps',
  time: SLEEP_TIME,
  fields: SLEEP_FIELDS,
  isExclusive: true,
  isLoggedAllDay: true,
  identity: ({ startedAt, endedAt }) => [startedAt, endedAt],
  totals: TOTALS,
  timer: {
    longestUnasked: 16 * HOUR,
    /** Makes one sleep from the first tap to the end. Pauses leave no gap in it. */
    entriesOf(timer, endAt, zone, author) {
      const entry = entryOfTimer(SLEEP_TIME, timer, endAt, zone, author);
      return [{ ...entry, isNight: isLikelyNight(entry.startTime, entry.endTime) }];
    },
  },
});
