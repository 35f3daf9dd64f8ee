import { createContext, useContext, useMemo } from 'react';
import type { Baby } from '#domain/baby/baby.ts';
import { withDistinctNames } from '#domain/baby/distinct-names.ts';
import { usePreferences } from '#session/use-preferences.ts';

/** Every baby but the removed ones, as `LiveFamily` reads them. */
export const BabiesContext = createContext<Baby[] | undefined>(undefined);

/** The family's babies and the one in view; undefined while they are being read, `baby` is null when there is none yet. */
export interface Babies {
  /** Archived ones are among them. */
  babies: Baby[];
  /** The same, where those of one name are numbered. */
  named: Baby[];
  /** Of those with distinct names. */
  baby: Baby | null;
  choose: (babyId: string) => void;
}

/** The babies of whoever is here, and the way to look at another; undefined while they are being read. */
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

/** The baby with the id `babyId`, which may be a sibling of the baby in view; `inView` where it is not known. */
export function useOwner(babyId: string | undefined, inView: Baby): Baby {
  return useBabies()?.named.find((baby) => baby.babyId === babyId) ?? inView;
}

/** The baby that was looked at last, else the first that is not put away. */
export function babyInView(babies: readonly Baby[], babyId: string | null): Baby | null {
  return (
    babies.find((candidate) => candidate.babyId === babyId) ??
    babies.find(({ archivedAt }) => archivedAt === undefined) ??
    babies[0] ??
    null
  );
}
