import type { Baby, BabyFields } from '#domain/baby.ts';
import { stampAfter } from '#domain/merge.ts';
import type { Author } from '#domain/record.ts';
import { durableWrite } from './durable-write.ts';
import type { RecordsDb } from './records-db.ts';

/** Every baby, the one whose profile was made first in front. */
export async function listBabies(db: RecordsDb): Promise<Baby[]> {
  const babies = await db.babies.toArray();
  return babies.sort((a, b) => a.createdAt - b.createdAt || (a.babyId < b.babyId ? -1 : 1));
}

export async function addBaby(db: RecordsDb, baby: Baby): Promise<void> {
  await durableWrite(db, [db.babies], () => db.babies.put(baby));
}

/** Merges what a form says into a baby's profile; fields that this version does not know stay as they are. */
export async function updateBaby(
  db: RecordsDb,
  baby: Baby,
  fields: BabyFields,
  author: Author,
): Promise<void> {
  await durableWrite(db, [db.babies], async () => {
    const { dueDate: _former, ...current } = (await db.babies.get(baby.babyId)) ?? baby;
    const { dueDate, ...changes } = fields;
    await db.babies.put({
      ...current,
      ...changes,
      ...(dueDate === null ? {} : { dueDate }),
      ...stampAfter(current.updatedAt, author),
    });
  });
}
