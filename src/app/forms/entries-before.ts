import { kindNames } from '#domain/kinds/registry.ts';
import { addDays, type Day } from '#domain/time/when.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { readKind } from '#storage/log/records.ts';

/**
 * Counts the entries of a baby that are before the new `birthDate`. Returns 0 if all of them are also before the
 * `former` birth date, because the change then affects no entry.
 */
export async function entriesBefore(
  db: RecordsDb,
  babyId: string,
  former: Day,
  birthDate: Day,
): Promise<number> {
  const count = async (day: Day) => {
    const kinds = kindNames().map((kind) => readKind(db, kind, babyId, '', addDays(day, -1)));
    return (await Promise.all(kinds)).flat().length;
  };
  if (birthDate <= former) return 0;
  const [then, now] = await Promise.all([count(former), count(birthDate)]);
  return now > then ? now : 0;
}
