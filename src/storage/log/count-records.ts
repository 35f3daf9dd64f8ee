import { kindNames } from '#domain/kinds/registry.ts';
import { isValidRow } from '#domain/log/validate-row.ts';
import type { CountedPart } from '#domain/sync/backup-preview.ts';
import { withRetry } from '#storage/database/durable-write.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { recordsOfDays } from './kind-stores.ts';

/** Counts a baby's records by kind, and its running timers. Records of unknown kinds count as `others`. */
export async function countRecords(
  db: RecordsDb,
  babyId: string,
): Promise<Partial<Record<CountedPart, number>> & { timers: number }> {
  const kinds = kindNames();
  const [timers = 0, others = 0, ...counts] = await withRetry(db, () =>
    Promise.all([
      db.timers.where({ babyId }).count(),
      db.entries.filter((row) => row.babyId === babyId && isValidRow('others', row)).count(),
      ...kinds.map((kind) => recordsOfDays(db, kind, babyId, '', '').count()),
    ]),
  );
  return { ...Object.fromEntries(kinds.map((kind, index) => [kind, counts[index] ?? 0])), others, timers };
}
