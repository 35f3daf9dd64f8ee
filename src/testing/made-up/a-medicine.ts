import type { Dose } from '#domain/kinds/dose/dose.ts';
import type { Medicine } from '#domain/kinds/dose/medicine.ts';
import { momentAt } from '#domain/time/when.ts';
import { TEST_ZONE } from '#testing/builders.ts';
import { anEntry } from './an-entry.ts';

/** Makes a medicine of the family's list. Its limits are made up. */
export function aMedicine(overrides: Partial<Medicine> = {}): Medicine {
  return {
    id: 'syrup',
    kind: 'medicine',
    name: 'Fever syrup',
    createdAt: 1,
    updatedAt: 1,
    updatedBy: 'device-1',
    ...overrides,
  };
}

/** Makes a dose that was given at the instant `at` (epoch ms). */
export function aDose(at: number, overrides: Partial<Dose> = {}): Dose {
  const { wall } = momentAt(at, TEST_ZONE);
  const times = { day: wall.slice(0, 10), time: wall.slice(11), at };
  const own = { name: 'Fever syrup', ingredient: undefined, medicineId: undefined, given: true };
  return anEntry('dose', {
    id: `dose-${at}`,
    amount: 1.5,
    unit: 'ml',
    ...own,
    ...times,
    ...overrides,
  }) as Dose;
}
