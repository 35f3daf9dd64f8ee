import { createContext, useContext } from 'react';
import type { Baby } from '#domain/baby.ts';
import { usePreferences } from '#session/use-preferences.ts';

/** Every baby but the removed ones, as `LiveFamily` reads them. */
export const BabiesContext = createContext<Baby[] | undefined>(undefined);

/** The family's babies and the one in view; undefined while they are being read, `baby` is null when there is none yet. */
export interface Babies {
  /** Archived ones are among them. */
  babies: Baby[];
  baby: Baby | null;
  choose: (babyId: string) => void;
}

export function useBabies(): Babies | undefined {
  const babies = useContext(BabiesContext);
  const [{ babyId }, change] = usePreferences();
  if (!babies) return undefined;
  const baby =
    babies.find((candidate) => candidate.babyId === babyId) ??
    babies.find(({ archivedAt }) => archivedAt === undefined) ??
    babies[0] ??
    null;
  return { babies, baby, choose: (chosen) => change({ babyId: chosen }) };
}
