import { useLive } from '#app/family/use-live.ts';
import type { Meal } from '#domain/kinds/meal/meal.ts';
import { useRecords } from '#session/use-records.ts';
import { readKind } from '#storage/log/records.ts';

/**
 * Returns all meals of a baby, the earliest first, because a first taste may be long ago. Undefined while they load.
 */
export function useMeals(babyId: string): Meal[] | undefined {
  const db = useRecords();
  return useLive(db, `meals of ${babyId}`, (open) => readKind(open, 'meal', babyId, '', ''));
}
