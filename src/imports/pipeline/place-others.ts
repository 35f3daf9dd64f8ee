import type { AnyEntry } from '#domain/log/any-entry.ts';
import type { Held } from '#domain/sync/fingerprint.ts';
import type { RowFault } from '#domain/sync/row-fault.ts';
import type { NotImported, ReadOther } from './read-rows.ts';

/** The result for entries of unknown kinds. Each row is in one list or in one count. */
interface PlacedOthers {
  fresh: AnyEntry[];
  known: number;
  repeated: number;
  notImported: NotImported[];
}

/**
 * Returns the fault that excludes the entries of a baby; null if they are imported. `described` has the ids of the
 * babies in the log and in the files. It is null if the parent assigned the rows to a baby.
 */
export function faultOfBaby(
  babyId: string,
  held: Held,
  described: ReadonlySet<string> | null,
): RowFault | null {
  if (held.removed.has(babyId)) return 'babyRemoved';
  return !described || described.has(babyId) ? null : 'babyUnknown';
}

/**
 * Decides whether each entry is imported. Entries are the same if they have the same id. If the files have several
 * versions of an entry, the latest counts.
 */
export function placeOthers(
  others: readonly ReadOther[],
  held: Held,
  described: ReadonlySet<string>,
  importId: string,
): PlacedOthers {
  const latest = new Map<string, ReadOther>();
  for (const other of others) {
    const before = latest.get(other.entry.id);
    if (!before || isLater(other, before)) latest.set(other.entry.id, other);
  }
  const placed: PlacedOthers = { fresh: [], known: 0, repeated: 0, notImported: [] };
  for (const other of others) {
    const { row, entry } = other;
    const fault = faultOfBaby(entry.babyId, held, described);
    if (fault) placed.notImported.push({ row, kind: entry.kind, fault, found: [] });
    else if (latest.get(entry.id) !== other) placed.repeated += 1;
    else if (held.ids.has(entry.id)) placed.known += 1;
    else placed.fresh.push({ kind: entry.kind, record: { ...entry, importId } });
  }
  return placed;
}

function isLater({ entry: one }: ReadOther, { entry: other }: ReadOther): boolean {
  if (one.updatedAt !== other.updatedAt) return one.updatedAt > other.updatedAt;
  return one.updatedBy >= other.updatedBy;
}
