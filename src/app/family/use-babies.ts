import { createContext, useContext, useMemo } from 'react';
import type { Baby } from '#domain/baby/baby.ts';
import { withDistinctNames } from '#domain/baby/distinct-names.ts';
import { usePreferences } from '#session/use-preferences.ts';

/** All babies except removed ones, as `LiveFamily` reads them. */
export const BabiesContext = createContext<Baby[] | undefined>(undefined);

/** The family's babies and the current one. */
export interface Babies {
  /** Includes archived babies. */
  babies: Baby[];
  /** The same babies, with numbers added to equal names. */
  named: Baby[];
  /** The current baby, with its distinct name. Null if there is none yet. */
  baby: Baby | null;
  choose: (babyId: string) => void;
}

/** The babies of the session and a way to select another. Undefined while they load. */
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

/** The baby with the id `babyId`, which may be a sibling of the current baby. Falls back to `inView`. */
export function useOwner(babyId: string | undefined, inView: Baby): Baby {
  return useBabies()?.named.find((baby) => baby.babyId === babyId) ?? inView;
}

/** The baby that was selected last, or else the first that is not archived, or else the first. */
export function babyInView(babies: readonly Baby[], babyId: string | null): Baby | null {
  return (
    babies.find((candidate) => candidate.babyId === babyId) ??
    babies.find(({ archivedAt }) => archivedAt === undefined) ??
    babies[0] ??
    null
  );
}
