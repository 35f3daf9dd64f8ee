import type { Day } from '#domain/time/when.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { readMedicinesAhead } from './use-medicines.ts';
import { readRecentDosesAhead } from './use-recent-doses.ts';

/** Prefetches the doses and the medicines for the first render. */
export async function readDosesAhead(db: RecordsDb, babyId: string, today: Day): Promise<void> {
  await Promise.all([readRecentDosesAhead(db, babyId, today), readMedicinesAhead(db)]);
}
