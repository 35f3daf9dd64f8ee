import { defineKind, type EntryOf, type KindTotals } from '#domain/kinds/define-kind.ts';
import type { Fields } from '#domain/kinds/fields.ts';
import { instant } from '#domain/kinds/time-shape.ts';
import type { Stamp } from '#domain/record.ts';

/** A mixed diaper counts as a wet one and as a dirty one. */
export const DIAPER_TYPES = ['wet', 'dirty', 'mixed'] as const;

export type DiaperType = (typeof DIAPER_TYPES)[number];

export const DIAPER_TIME = instant('date');

const FIELDS = {
  type: { is: 'choice', of: DIAPER_TYPES, column: 'type', shown: true },
} as const satisfies Fields;

export type Diaper = EntryOf<'diaper', typeof DIAPER_TIME, typeof FIELDS, 'diapers'>;

export type DiaperFields = Omit<Diaper, keyof Stamp> & Pick<Stamp, 'note' | 'zone'>;

interface DiaperSums {
  diapers: number;
  /** Only wet. `diapers` is the sum of this, `dirty` and `mixed`. */
  wet: number;
  /** Only dirty. */
  dirty: number;
  /** Wet and dirty. */
  mixed: number;
}

const TOTALS: KindTotals<Diaper, DiaperSums> = {
  none: { diapers: 0, wet: 0, dirty: 0, mixed: 0 },
  shownBy: ['diapers'],
  add(diapers, { byDay }) {
    for (const { date, type } of diapers) {
      const sums = byDay.get(date);
      if (!sums) continue;
      sums.diapers += 1;
      sums[type] += 1;
    }
  },
};

export const diaper = defineKind({
  name: 'diaper',
  table: 'diapers',
  store: 'diapers',
  time: DIAPER_TIME,
  fields: FIELDS,
  variant: ['type'],
  isLoggedAllDay: true,
  identity: ({ at, type }) => [at, type],
  describe: ({ type }) => ({ code: type }),
  totals: TOTALS,
});
