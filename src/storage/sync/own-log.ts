import type { Table } from 'dexie';
import { mapKinds } from '#domain/kinds/registry.ts';
import { type AnyEntry, partOf } from '#domain/log/any-entry.ts';
import type { FamilyBaby, ImportRun } from '#domain/log/family-log.ts';
import { validRows } from '#domain/log/validate-row.ts';
import { type Author, stampAfter } from '#domain/record.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { entryTables } from '#storage/log/kind-stores.ts';
import { entriesOfRows } from '#storage/log/store-rows.ts';

/** What joins the log of a family. */
export interface JoiningLog {
  /** The babies of the family's log. */
  babies: readonly FamilyBaby[];
  /** The id in the family's log of each baby of this log that is the same. The other babies come along. */
  same: ReadonlyMap<string, string>;
  /** The name under which a parent finds the joined entries, to take them out again. */
  source: string;
  userId: string;
}

/** The stores that {@link addOwnLog} writes. */
export function tablesOfOwnLog(db: RecordsDb): Table[] {
  return [...entryTables(db), db.babies, db.timers, db.trash, db.imports];
}

/**
 * Makes the entries of this log entries of the family's log. Those of a baby that is the same get its id there, and the
 * own profile of that baby is removed. All joined entries are one import, so that a parent can revert it for 30 days.
 * Adds the family's babies, as an old version of their profiles. Call it inside a transaction with
 * {@link tablesOfOwnLog}.
 */
export async function addOwnLog(
  db: RecordsDb,
  { babies, same, source, userId }: JoiningLog,
  importId: string,
  author: Author,
): Promise<void> {
  const ofFamily = new Set(babies.map(({ babyId }) => babyId));
  const own = validRows('babies', await db.babies.toArray()).filter(
    ({ babyId, removedAt }) => !ofFamily.has(babyId) && removedAt === undefined,
  );
  const ownIds = new Set(own.map(({ babyId }) => babyId));
  const idOf = (babyId: string) => same.get(babyId) ?? babyId;
  const run: ImportRun = {
    id: importId,
    source,
    importedAt: author.now,
    counts: {},
    babyIds: own.map(({ babyId }) => babyId).filter((babyId) => !same.has(babyId)),
  };
  const joined: AnyEntry[] = [];
  for (const table of entryTables(db)) {
    const entries = entriesOfRows(table, await table.toArray()).filter(({ record }) =>
      ownIds.has(record.babyId),
    );
    await table.bulkPut(
      // The family has none of the origins that an entry had in this log.
      entries.map(({ record: { origins: _, ...record } }) => ({
        ...record,
        babyId: idOf(record.babyId),
        importId,
        ...stampAfter(record.updatedAt, author),
      })),
    );
    for (const entry of entries) joined.push(entry);
  }
  const count = (part: string) => joined.filter((entry) => partOf(entry) === part).length;
  if (joined.length > 0)
    await db.imports.put({ ...run, counts: { ...mapKinds(count), others: count('others') } });
  const timers = validRows('timers', await db.timers.toArray()).filter(({ babyId }) => same.has(babyId));
  await db.timers.bulkPut(
    timers.map((timer) => ({
      ...timer,
      babyId: idOf(timer.babyId),
      ...stampAfter(timer.updatedAt, author),
    })),
  );
  const trash = validRows('trash', await db.trash.toArray());
  await db.trash.bulkPut(
    trash
      .filter(({ deleted }) => same.has(deleted.record.babyId))
      .map(({ deleted: { kind, record }, ...deletion }) => ({
        ...deletion,
        deleted: { kind, record: { ...record, babyId: idOf(record.babyId) } } as AnyEntry,
      })),
  );
  // The profile can be restored for 30 days.
  await db.babies.bulkPut(
    own
      .filter(({ babyId }) => same.has(babyId))
      .map((baby) => ({ ...baby, removedAt: author.now, ...stampAfter(baby.updatedAt, author) })),
  );
  const known = new Set(await db.babies.toCollection().primaryKeys());
  // The family's own version is newer, so it replaces these rows.
  const added = babies
    .filter(({ babyId }) => !known.has(babyId))
    .map((baby) => ({ ...baby, userId, updatedAt: 0, updatedBy: '' }));
  await db.babies.bulkPut(added);
}
