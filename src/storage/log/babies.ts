import { type Baby, byCreation } from '#domain/baby/baby.ts';
import { validRows } from '#domain/log/validate-row.ts';
import { withRetry } from '#storage/database/durable-write.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';

/** Lists the babies in order of creation, including archived babies but not removed ones. */
export async function listBabies(db: RecordsDb): Promise<Baby[]> {
  const babies = await readBabies(db);
  return babies.filter(({ removedAt }) => removedAt === undefined).sort(byCreation);
}

type RemovedBaby = Baby & { removedAt: number };

/** Lists the removed babies that can be restored with their logs, the latest removal first. */
export async function listRemovedBabies(db: RecordsDb): Promise<RemovedBaby[]> {
  const babies = await readBabies(db);
  return babies
    .filter((baby): baby is RemovedBaby => baby.removedAt !== undefined)
    .sort((a, b) => b.removedAt - a.removedAt);
}

function readBabies(db: RecordsDb): PromiseLike<Baby[]> {
  return withRetry(db, () => db.babies.toArray()).then((babies) => validRows('babies', babies));
}
