import { useFamily } from '#app/family/use-family.ts';
import { useLive } from '#app/family/use-live.ts';
import { type KindName, kindOf } from '#domain/kinds/registry.ts';
import type { Entry } from '#domain/parsed.ts';
import { addDays } from '#domain/time/when.ts';
import { useRecords } from '#session/use-records.ts';
import { readLatest } from '#storage/log/read-latest.ts';

/** How many days back the latest entry is searched. An older choice says little about today. */
const REMEMBERED_DAYS = 90;

/** Returns the names of the choice fields that start with the value of the latest entry. */
export function rememberedNames(kind: KindName): string[] {
  const { fields } = kindOf(kind);
  return Object.keys(fields).filter((name) => {
    const field = fields[name];
    return field?.is === 'choice' && field.remember;
  });
}

/**
 * Returns the values of the {@link rememberedNames} fields in the baby's latest entry of the kind. Undefined while they
 * load.
 */
export function useRemembered(kind: KindName, babyId: string): Entry | undefined {
  const db = useRecords();
  const { today } = useFamily();
  return useLive(db, `remembered ${kind} ${babyId} ${today}`, async () => {
    const latest = await readLatest(db, kind, babyId, addDays(today, -REMEMBERED_DAYS), addDays(today, 1));
    const used = { ...latest } as Partial<Record<string, string>>;
    return Object.fromEntries(rememberedNames(kind).map((name) => [name, used[name] ?? '']));
  });
}
