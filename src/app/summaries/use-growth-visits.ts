import { useFamily } from '#app/family/use-family.ts';
import { useLive } from '#app/family/use-live.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { type GrowthVisit, growthHistory } from '#domain/kinds/growth/growth-history.ts';
import { useRecords } from '#session/use-records.ts';
import { readGrowths } from '#storage/log/records.ts';

/** Returns all measurements up to today, oldest first. Returns undefined while they are read for the first time. */
export function useGrowthVisits(baby: Baby): GrowthVisit[] | undefined {
  const { today } = useFamily();
  const growths = useLive(useRecords(), `growths ${baby.babyId}`, (db) => readGrowths(db, baby.babyId));
  return (
    growths &&
    growthHistory(
      baby,
      growths.filter(({ date }) => date <= today),
    )
  );
}
