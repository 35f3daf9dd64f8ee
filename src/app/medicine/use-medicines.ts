import { readAhead, useLive } from '#app/family/use-live.ts';
import { isMedicine, type Medicine } from '#domain/kinds/dose/medicine.ts';
import { useRecords } from '#session/use-records.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { readFamilyRows } from '#storage/log/family-rows.ts';

/** Reads the family's medicines, including archived ones, in the order in which they were added. */
export async function readMedicines(db: RecordsDb): Promise<Medicine[]> {
  const medicines = await readFamilyRows(db, 'medicine', isMedicine);
  return medicines.sort((one, other) => one.createdAt - other.createdAt);
}

const MEDICINES = 'medicines';

/** Prefetches the medicines for the first render. */
export async function readMedicinesAhead(db: RecordsDb): Promise<void> {
  await readAhead(db, MEDICINES, () => readMedicines(db));
}

/** Returns the family's medicines as a live query. Undefined while they load. */
export function useMedicines(): Medicine[] | undefined {
  return useLive(useRecords(), MEDICINES, readMedicines);
}
