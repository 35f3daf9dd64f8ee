import { defineKind, type EntryOf, type KindTotals } from '#domain/kinds/define-kind.ts';
import type { Fields } from '#domain/kinds/fields.ts';
import { span } from '#domain/kinds/time-shape.ts';
import { entryOfTimer } from '#domain/kinds/timer.ts';
import { HOUR } from '#domain/time/when.ts';

/** A session without a known duration ends at its start. */
export const PUMP_TIME = span({ longestDays: 1 });

const PUMP_SIDES = ['left', 'right', 'both'] as const;
const KEPT = ['fridge', 'freezer', 'fed', 'discarded'] as const;

/** One liter at each side, as for a bottle. */
export const LARGEST_SIDE_OZ = 33.82;

const FIELDS = {
  sides: { is: 'choice', of: PUMP_SIDES, optional: true, column: 'sides', shown: true },
  leftOz: {
    is: 'measure',
    unit: 'oz',
    limits: [0, LARGEST_SIDE_OZ],
    optional: true,
    column: 'left_oz',
    shown: true,
  },
  rightOz: {
    is: 'measure',
    unit: 'oz',
    limits: [0, LARGEST_SIDE_OZ],
    optional: true,
    column: 'right_oz',
    shown: true,
  },
  /** The sum of both sides if both are known. A total alone is never split. Null if nothing is known. */
  totalOz: {
    is: 'measure',
    unit: 'oz',
    limits: [0, 2 * LARGEST_SIDE_OZ],
    orNull: true,
    column: 'total_oz',
    shown: true,
  },
  /** Where the milk went. */
  kept: { is: 'choice', of: KEPT, optional: true, column: 'kept', shown: true },
} as const satisfies Fields;

export type Pump = EntryOf<'pump', typeof PUMP_TIME, typeof FIELDS>;

/** A longer session is refused by the form, and a running timer is then asked about. In milliseconds. */
export const LONGEST_PUMP = 4 * HOUR;

interface PumpSums {
  /** Sessions that began on the day. */
  pumps: number;
  /** US fluid ounces. */
  pumpedOz: number;
  /** Ounces of the sessions that have an amount for the side. Their sum can be less than `pumpedOz`. */
  pumpedLeftOz: number;
  pumpedRightOz: number;
  /** Sessions without an amount. */
  unmeasuredPumps: number;
}

const TOTALS: KindTotals<Pump, PumpSums> = {
  none: { pumps: 0, pumpedOz: 0, pumpedLeftOz: 0, pumpedRightOz: 0, unmeasuredPumps: 0 },
  shownBy: ['pumps'],
  add(pumps, { byDay }) {
    for (const { day, totalOz, leftOz = 0, rightOz = 0 } of pumps) {
      const sums = byDay.get(day);
      if (!sums) continue;
      sums.pumps += 1;
      sums.pumpedOz += totalOz ?? 0;
      sums.pumpedLeftOz += leftOz;
      sums.pumpedRightOz += rightOz;
      if (totalOz === null) sums.unmeasuredPumps += 1;
    }
  },
};

export const pump = defineKind({
  name: 'pump',
  table: 'pumping',
  offAtFirst: true,
  time: PUMP_TIME,
  fields: FIELDS,
  identity: ({ startedAt, endedAt, totalOz }) => [startedAt, endedAt, totalOz],
  totals: TOTALS,
  // Pumping belongs to the mother, so one session is shown for all her babies of the same birth.
  isForSiblings: true,
  timer: {
    longestUnasked: LONGEST_PUMP,
    entriesOf: (timer, endAt, zone, author) => [
      { ...entryOfTimer(PUMP_TIME, timer, endAt, zone, author), kind: 'pump', totalOz: null },
    ],
  },
});
