import type { Stamp } from '#domain/record.ts';
import { formatLength, formatWeight, type Units } from '#domain/units.ts';
import type { Day } from '#domain/when.ts';

/** One visit to the scales and the tape; at least one of the three was measured. */
export interface Growth extends Stamp {
  date: Day;
  weightKg: number | null;
  lengthCm: number | null;
  headCm: number | null;
}

export type GrowthFields = Omit<Growth, keyof Stamp> & Pick<Stamp, 'note' | 'zone'>;

/** Wider than any living child of this age, so that only slips are stopped. */
export const GROWTH_LIMITS = { weightKg: [0.2, 40], lengthCm: [20, 130], headCm: [15, 65] } as const;

/** "4.2 kg · 52 cm · head 36 cm", only what was measured. */
export function describeGrowth(growth: Growth, units: Units): string {
  const parts = [
    growth.weightKg !== null && formatWeight(growth.weightKg, units.weight),
    growth.lengthCm !== null && formatLength(growth.lengthCm, units.length),
    growth.headCm !== null && `head ${formatLength(growth.headCm, units.length)}`,
  ];
  return parts.filter(Boolean).join(' · ');
}
