import { countEntries } from '#domain/kinds/count-entries.ts';
import { defineKind, type EntryOf } from '#domain/kinds/define-kind.ts';
import type { Fields } from '#domain/kinds/fields.ts';
import { dayOnly } from '#domain/kinds/time-shape.ts';
import type { Stamp } from '#domain/record.ts';

const TIME = dayOnly('date');

const FIELDS = {
  weightKg: { is: 'measure', unit: 'kg', orNull: true, column: 'weight_kg', shown: true },
  lengthCm: { is: 'measure', unit: 'cm', orNull: true, column: 'length_cm', shown: true },
  headCm: { is: 'measure', unit: 'cm', orNull: true, column: 'head_cm', shown: true },
} as const satisfies Fields;

/** One measurement visit with at least one of the three measures. */
export type Growth = EntryOf<'growth', typeof TIME, typeof FIELDS, 'growths'>;

export type GrowthFields = Omit<Growth, keyof Stamp> & Pick<Stamp, 'note' | 'zone'>;

/**
 * These limits are wider than the ranges of living children up to 24 months. They therefore reject only typing errors.
 */
export const GROWTH_LIMITS = { weightKg: [0.2, 40], lengthCm: [20, 130], headCm: [15, 65] } as const;

export const growth = defineKind({
  name: 'growth',
  table: 'growth',
  store: 'growths',
  time: TIME,
  fields: FIELDS,
  identity: ({ date, weightKg, lengthCm, headCm }) => [date, weightKg, lengthCm, headCm],
  totals: countEntries(TIME, 'growths'),
});
