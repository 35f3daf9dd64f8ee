import { defineKind, type EntryOf, type KindTotals } from '#domain/kinds/define-kind.ts';
import type { Fields } from '#domain/kinds/fields.ts';
import { span } from '#domain/kinds/time-shape.ts';
import { entryOfTimer, type Timer } from '#domain/kinds/timer.ts';
import { isOneOf } from '#domain/shape.ts';
import { minutesWithin } from '#domain/time/minutes-within.ts';
import { HOUR } from '#domain/time/when.ts';

/** An activity without a known duration ends when it begins. */
export const ACTIVITY_TIME = span({ longestDays: 1, endOptional: true });

export const ACTIVITIES = [
  'tummy',
  'bath',
  'walk',
  'play',
  'skin',
  'massage',
  'teeth',
  'crying',
  'reading',
  'own',
] as const;

type What = (typeof ACTIVITIES)[number];

export const ACTIVITY_FIELDS = {
  what: { is: 'choice', of: ACTIVITIES, remember: true, column: 'activity', shown: true },
  name: {
    is: 'text',
    limit: 40,
    optional: true,
    onlyWith: { name: 'what', of: ['own'] },
    column: 'activity_name',
    shown: true,
  },
} as const satisfies Fields;

export type Activity = EntryOf<'activity', typeof ACTIVITY_TIME, typeof ACTIVITY_FIELDS>;

/** Longer tummy time raises a question. In milliseconds. */
export const LONGEST_TUMMY_UNASKED = HOUR;

/** A longer timer of another activity raises a question when it stops. In milliseconds. */
export const LONGEST_TIMER_UNASKED = 3 * HOUR;

type ActivitySums = Record<'activities' | 'tummyMinutes' | 'cryingMinutes' | `${What}Times`, number>;

/** Counts activities on the day on which they began. Splits minutes of tummy time and crying at midnight. */
const TOTALS: KindTotals<Activity, ActivitySums> = {
  none: {
    activities: 0,
    tummyMinutes: 0,
    cryingMinutes: 0,
    ...(Object.fromEntries(ACTIVITIES.map((what) => [`${what}Times`, 0])) as Record<`${What}Times`, number>),
  },
  shownBy: ['activities', 'tummyMinutes', 'cryingMinutes'],
  add(activities, { byDay, inOrder, bounds }) {
    for (const { day, what } of activities) {
      const sums = byDay.get(day);
      if (!sums) continue;
      sums.activities += 1;
      sums[`${what}Times`] += 1;
    }
    for (const what of ['tummy', 'crying'] as const) {
      const minutes = minutesWithin(
        activities.filter((activity) => activity.what === what),
        bounds,
      );
      for (const [index, sums] of inOrder.entries()) sums[`${what}Minutes`] = minutes[index] ?? 0;
    }
  },
};

/** Returns the activity of a timer. A timer without a known one runs for an activity without a name. */
function whatOfTimer({ what = '' }: Pick<Timer, 'what'>): What {
  return isOneOf(ACTIVITIES, what) ? what : 'own';
}

export const activity = defineKind({
  name: 'activity',
  table: 'activities',
  offAtFirst: true,
  time: ACTIVITY_TIME,
  fields: ACTIVITY_FIELDS,
  variant: ['what', 'name'],
  identity: ({ startedAt, endedAt, what, name }) => [startedAt, endedAt, what, name],
  totals: TOTALS,
  timer: {
    longestUnasked: ({ what }) => (what === 'tummy' ? LONGEST_TUMMY_UNASKED : LONGEST_TIMER_UNASKED),
    entriesOf: (timer, endAt, zone, author) => [
      {
        ...entryOfTimer(ACTIVITY_TIME, timer, endAt, zone, author),
        kind: 'activity',
        what: whatOfTimer(timer),
      },
    ],
  },
});
