import { useFamily } from '#app/family/use-family.ts';
import { useLive } from '#app/family/use-live.ts';
import type { Dose } from '#domain/kinds/dose/dose.ts';
import { DAYS_AROUND } from '#domain/kinds/dose/dose-check.ts';
import { addDays } from '#domain/time/when.ts';
import { useRecords } from '#session/use-records.ts';
import { readKind } from '#storage/log/records.ts';

/** Returns the doses of the last days as a live query. Empty while they load. */
export function useRecentDoses(babyId: string): readonly Dose[] {
  const { today } = useFamily();
  const doses = useLive(useRecords(), `recent doses ${babyId} ${today}`, (db) =>
    readKind(db, 'dose', babyId, addDays(today, -DAYS_AROUND), addDays(today, 1)),
  );
  return doses ?? NONE;
}

const NONE: readonly never[] = [];
