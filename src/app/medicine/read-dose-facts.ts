import type { Dose } from '#domain/kinds/dose/dose.ts';
import { checkDoseTimes, DAYS_AROUND } from '#domain/kinds/dose/dose-check.ts';
import { doseFacts } from '#domain/kinds/dose/dose-question.ts';
import type { DoseFact } from '#domain/question.ts';
import { addDays } from '#domain/time/when.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { readKind } from '#storage/log/records.ts';
import { readMedicines } from './use-medicines.ts';

/**
 * Reads why a dose is outside the limits of the parent. Empty if it is within them. `zone` is that of the clock times.
 * `now` is epoch milliseconds.
 */
export async function readDoseFacts(
  db: RecordsDb,
  dose: Dose,
  at: { zone: string; now: number },
): Promise<DoseFact[]> {
  const [medicines, doses] = await readAround(db, dose);
  return doseFacts(dose, doses, medicines, at);
}

/** True if a dose in the log is outside the limits of the parent. */
export async function isOutsideLimits(db: RecordsDb, dose: Dose): Promise<boolean> {
  const [medicines, doses] = await readAround(db, dose);
  return checkDoseTimes(dose, doses, medicines).length > 0;
}

async function readAround(db: RecordsDb, { babyId, day }: Dose) {
  return Promise.all([
    readMedicines(db),
    readKind(db, 'dose', babyId, addDays(day, -DAYS_AROUND), addDays(day, DAYS_AROUND)),
  ]);
}
