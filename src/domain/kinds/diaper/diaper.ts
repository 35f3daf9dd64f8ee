import { defineKind, type EntryOf, type KindTotals } from '#domain/kinds/define-kind.ts';
import type { Condition, Fields } from '#domain/kinds/fields.ts';
import { instant } from '#domain/kinds/time-shape.ts';
import type { Stamp } from '#domain/record.ts';

/** A mixed diaper counts as a wet one and as a dirty one. A dry one is a check and counts as no diaper. */
export const DIAPER_TYPES = ['wet', 'dirty', 'mixed', 'dry'] as const;

export type DiaperType = (typeof DIAPER_TYPES)[number];

/** The types that count as a diaper. */
export type UsedDiaperType = Exclude<DiaperType, 'dry'>;

export const STOOL_COLORS = ['brown', 'yellow', 'green', 'black', 'orange', 'red', 'white'] as const;

export type StoolColor = (typeof STOOL_COLORS)[number];

const TEXTURES = ['runny', 'soft', 'seedy', 'firm', 'hard', 'mucus'] as const;

export const DIAPER_TIME = instant('date');

const detail = <const F extends Fields[string]>(field: F) =>
  ({ ...field, optional: true, shown: true }) as const;

const OF_STOOL = { name: 'type', of: ['dirty', 'mixed'] } as const;

const OF_URINE = { name: 'type', of: ['wet', 'mixed'] } as const;

const amount = <const Column extends string>(column: Column, onlyWith: Condition) =>
  detail({ is: 'choice', of: ['small', 'medium', 'large'], open: true, onlyWith, column });

export const DIAPER_FIELDS = {
  type: { is: 'choice', of: DIAPER_TYPES, column: 'type', shown: true },
  /** At most two. */
  colors: detail({
    is: 'list',
    of: { is: 'choice', of: STOOL_COLORS, open: true },
    onlyWith: OF_STOOL,
    column: 'color',
  }),
  texture: detail({ is: 'choice', of: TEXTURES, open: true, onlyWith: OF_STOOL, column: 'texture' }),
  wetAmount: amount('wet_amount', OF_URINE),
  dirtyAmount: amount('dirty_amount', OF_STOOL),
  rash: detail({ is: 'mark', column: 'rash' }),
  blowout: detail({ is: 'mark', column: 'blowout' }),
} as const satisfies Fields;

export type Diaper = EntryOf<'diaper', typeof DIAPER_TIME, typeof DIAPER_FIELDS, 'diapers'>;

export type DiaperFields = Omit<Diaper, keyof Stamp> & Pick<Stamp, 'note' | 'zone'>;

interface DiaperSums {
  diapers: number;
  /** Only wet. `diapers` is the sum of this, `dirty` and `mixed`. */
  wet: number;
  /** Only dirty. */
  dirty: number;
  /** Wet and dirty. */
  mixed: number;
  /** Checks of a dry diaper. `diapers` leaves them out. */
  dry: number;
}

/** True for a diaper with stool. */
export function isDirty({ type }: Pick<Diaper, 'type'>): boolean {
  return type === 'dirty' || type === 'mixed';
}

/** True for a diaper with urine. */
export function isWet({ type }: Pick<Diaper, 'type'>): boolean {
  return type === 'wet' || type === 'mixed';
}

const TOTALS: KindTotals<Diaper, DiaperSums> = {
  none: { diapers: 0, wet: 0, dirty: 0, mixed: 0, dry: 0 },
  shownBy: ['diapers'],
  isCounted: ({ type }) => type !== 'dry',
  add(diapers, { byDay }) {
    for (const { date, type } of diapers) {
      const sums = byDay.get(date);
      if (!sums) continue;
      if (type !== 'dry') sums.diapers += 1;
      sums[type] += 1;
    }
  },
};

export const diaper = defineKind({
  name: 'diaper',
  table: 'diapers',
  store: 'diapers',
  time: DIAPER_TIME,
  fields: DIAPER_FIELDS,
  variant: ['type'],
  isLoggedAllDay: true,
  identity: ({ at, type }) => [at, type],
  totals: TOTALS,
});
