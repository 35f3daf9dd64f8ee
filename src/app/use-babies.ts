import { useLiveQuery } from 'dexie-react-hooks';
import type { Baby } from '#domain/baby.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { useRecords } from '#session/use-records.ts';
import { listBabies } from '#storage/babies.ts';

/** The family's babies and the one in view; undefined while they are being read, `baby` is null when there is none yet. */
export interface Babies {
  /** Archived ones are among them. */
  babies: Baby[];
  baby: Baby | null;
  choose: (babyId: string) => void;
}

export function useBabies(): Babies | undefined {
  const db = useRecords();
  const babies = useLiveQuery(() => listBabies(db), [db]);
  const [{ babyId }, change] = usePreferences();
  if (!babies) return undefined;
  const baby =
    babies.find((candidate) => candidate.babyId === babyId) ??
    babies.find(({ archivedAt }) => archivedAt === undefined) ??
    babies[0] ??
    null;
  return { babies, baby, choose: (chosen) => change({ babyId: chosen }) };
}
