import { useFamily } from '#app/family/use-family.ts';
import { readAhead, useLive } from '#app/family/use-live.ts';
import type { Dose } from '#domain/kinds/dose/dose.ts';
import { DAYS_AROUND } from '#domain/kinds/dose/dose-check.ts';
import { addDays, type Day } from '#domain/time/when.ts';
import { useRecords } from '#session/use-records.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { readKind } from '#storage/log/records.ts';

/** Returns the doses of the last days as a live query. Empty while they load. */
export function useRecentDoses(babyId: string): readonly Dose[] {
  const { today } = useFamily();
  const { question, read } = recentDoses(babyId, today);
  return useLive(useRecords(), question, read) ?? NONE;
}

/** Prefetches the doses of the last days for the first render. */
export async function readRecentDosesAhead(db: RecordsDb, babyId: string, today: Day): Promise<void> {
  const { question, read } = recentDoses(babyId, today);
  await readAhead(db, question, () => read(db));
}

function recentDoses(babyId: string, today: Day) {
  return {
    question: `recent doses ${babyId} ${today}`,
    read: async (db: RecordsDb): Promise<readonly Dose[]> =>
      readKind(db, 'dose', babyId, addDays(today, -DAYS_AROUND), addDays(today, 1)),
  };
}

const NONE: readonly never[] = [];
