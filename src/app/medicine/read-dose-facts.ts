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

/**
 * Reads the doses that are outside the limits of the parent because of this one in the log: the dose itself, or a later
 * one.
 */
export async function readDosesOutsideLimits(db: RecordsDb, dose: Dose): Promise<Dose[]> {
  const [medicines, doses] = await readAround(db, dose);
  const concerns = checkDoseTimes(dose, doses, medicines);
  return concerns.map((concern) =>
    concern.code === 'near' && concern.which === 'next' ? concern.other : dose,
  );
}

async function readAround(db: RecordsDb, { babyId, day }: Dose) {
  return Promise.all([
    readMedicines(db),
    readKind(db, 'dose', babyId, addDays(day, -DAYS_AROUND), addDays(day, DAYS_AROUND)),
  ]);
}
