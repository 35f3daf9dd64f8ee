import { createContext, useContext, useMemo } from 'react';
import { type Baby, bornTogether } from '#domain/baby/baby.ts';
import { withDistinctNames } from '#domain/baby/distinct-names.ts';
import { usePreferences } from '#session/use-preferences.ts';

/** All babies except removed ones. `LiveFamily` reads them. */
export const BabiesContext = createContext<Baby[] | undefined>(undefined);

/** The family's babies and the current one. */
export interface Babies {
  /** Includes archived babies. */
  babies: Baby[];
  /** The same babies. Babies with equal names have a number after the name. */
  named: Baby[];
  /** The current baby, with its distinct name. Null if there is none yet. */
  baby: Baby | null;
  choose: (babyId: string) => void;
}

/** Returns the babies of the open log and a function that selects another. Undefined while the babies load. */
export function useBabies(): Babies | undefined {
  const babies = useContext(BabiesContext);
  const [{ babyId }, change] = usePreferences();
  const named = useMemo(() => babies && withDistinctNames(babies), [babies]);
  if (!babies || !named) return undefined;
  return {
    babies,
    named,
    baby: babyInView(named, babyId),
    choose: (chosen) => change({ babyId: chosen }),
  };
}

/** Returns the babies to choose from: those that are not archived, and the one with the id `shownId`. */
export function babiesToChoose(babies: readonly Baby[], shownId?: string): Baby[] {
  return babies.filter(({ archivedAt, babyId }) => archivedAt === undefined || babyId === shownId);
}

/** Returns the baby with the id `babyId`, who may be a sibling of the current baby. Falls back to `inView`. */
export function useOwner(babyId: string | undefined, inView: Baby): Baby {
  return useBabies()?.named.find((baby) => baby.babyId === babyId) ?? inView;
}

/** Returns the ids of a baby's siblings. Empty without a baby, and while the babies load. */
export function useSiblings(babyId: string | null): string[] {
  return bornTogether(babyId, useContext(BabiesContext) ?? []);
}

/**
 * Returns the baby with the id `babyId`. Falls back to the first baby that is not archived, and then to the first baby.
 */
export function babyInView(babies: readonly Baby[], babyId: string | null): Baby | null {
  return (
    babies.find((candidate) => candidate.babyId === babyId) ?? babiesToChoose(babies)[0] ?? babies[0] ?? null
  );
}
