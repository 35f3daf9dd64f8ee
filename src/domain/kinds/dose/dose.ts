import { defineKind, type EntryOf, type KindTotals } from '#domain/kinds/define-kind.ts';
import type { Fields } from '#domain/kinds/fields.ts';
import { instant } from '#domain/kinds/time-shape.ts';

export const DOSE_TIME = instant();

export const DOSE_UNITS = ['ml', 'mg', 'drops', 'IU', 'tablet', 'puff', 'other'] as const;

export type DoseUnit = (typeof DOSE_UNITS)[number];

/** The amounts that a form accepts, in the unit of the dose. */
export const DOSE_LIMITS = [0.001, 1000] as const;

export const DOSE_FIELDS = {
  name: { is: 'key', limit: 80, column: 'medicine', shown: true },
  /** The number as typed. The units have no common unit to convert to. */
  amount: { is: 'measure', unit: 'number', limits: DOSE_LIMITS, optional: true, column: 'dose', shown: true },
  unit: { is: 'choice', of: DOSE_UNITS, optional: true, column: 'dose_unit', shown: true },
  /** False for a dose that the baby refused or spat out. */
  given: { is: 'flag', cells: ['refused', 'given'], column: 'given', shown: true },
  ingredient: { is: 'text', limit: 80, optional: true, column: 'ingredient', shown: true },
  /** The medicine of the family's list. The app fills it in. */
  medicineId: { is: 'key', optional: true },
} as const satisfies Fields;

export type Dose = EntryOf<'dose', typeof DOSE_TIME, typeof DOSE_FIELDS>;

interface DoseSums {
  /** Doses that were given. */
  doses: number;
  refusedDoses: number;
}

const TOTALS: KindTotals<Dose, DoseSums> = {
  none: { doses: 0, refusedDoses: 0 },
  shownBy: ['doses', 'refusedDoses'],
  add(doses, { byDay }) {
    for (const { day, given } of doses) {
      const sums = byDay.get(day);
      if (sums) sums[given ? 'doses' : 'refusedDoses'] += 1;
    }
  },
};

export const dose = defineKind({
  name: 'dose',
  table: 'medicine',
  offAtFirst: true,
  time: DOSE_TIME,
  fields: DOSE_FIELDS,
  // A refused dose is often followed at once by a second attempt. The two are not duplicates.
  variant: ['name', 'given'],
  identity: ({ at, name, amount, unit }) => [at, name, amount, unit],
  totals: TOTALS,
});
