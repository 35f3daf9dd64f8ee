import type { PromiseExtended, Table } from 'dexie';
import type { Baby } from '#domain/baby/baby.ts';
import { mapKinds } from '#domain/kinds/registry.ts';
import { type AnyEntry, isKnown, partOf } from '#domain/log/any-entry.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import type { AddedDetails, DetailsToAdd, EntryCounts, ImportRun } from '#domain/log/family-log.ts';
import { storeOfKind } from '#domain/log/log-stores.ts';
import { markReverted, trashOf } from '#domain/log/trash.ts';
import { isValidRow, validRows } from '#domain/log/validate-row.ts';
import { pick } from '#domain/pick.ts';
import { type Author, stampAfter } from '#domain/record.ts';
import { fingerprint, type Held } from '#domain/sync/fingerprint.ts';
import { DAY } from '#domain/time/when.ts';
import { durableWrite, withRetry } from '#storage/database/durable-write.ts';
import { monotonicTime } from '#storage/database/monotonic-clock.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { entryTables, getValid, tableOfEntry } from './kind-stores.ts';
import { collectionsOfBaby, entriesOfRows, inBatches, knownOfRows } from './store-rows.ts';
import { TRASH_DAYS } from './trash.ts';
import { writeBatches } from './write-batches.ts';

/**
 * Writes an import, babies, records and details of other records, in one atomic transaction. Returns the stored run.
 * `onProgress` receives the written share, from 0 to 1. Every record must have the run's id as `importId`. If the
 * signal is aborted before all batches are written, rejects with its reason and writes nothing.
 */
export async function saveImport(
  db: RecordsDb,
  run: ImportRun,
  content: { babies: readonly Baby[]; records: readonly AnyEntry[]; filled?: readonly DetailsToAdd[] },
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<ImportRun> {
  const { filled = [] } = content;
  const total = content.records.length + filled.length;
  return durableWrite(db, [...entryTables(db), db.babies, db.imports, db.trash], async () => {
    let done = 0;
    const report = (rows: number) => {
      done += rows;
      onProgress(done / total);
      signal.throwIfAborted();
    };
    const trashed = new Set(await db.trash.toCollection().primaryKeys());
    await db.babies.bulkPut([...content.babies]);
    const written: AddedDetails[] = [];
    for (const table of entryTables(db)) {
      const records = content.records
        .filter((entry) => tableOfEntry(db, entry).name === table.name)
        .map(({ record }) => record);
      await writeBatches(records, (batch) => putRecords(db, table, batch, { trashed, run }), report);
      const additions = filled.filter(({ entry }) => tableOfEntry(db, entry).name === table.name);
      const add = (batch: DetailsToAdd[]) =>
        addDetails(table, batch, run).then((added) => {
          written.push(...added);
        });
      await writeBatches(additions, add, report);
    }
    const saved = { ...run, ...(written.length > 0 && { filled: written }) };
    await db.imports.put(saved);
    return saved;
  });
}

/** Puts records of an import, and takes them out of the trash. */
function putRecords(
  db: RecordsDb,
  table: Table,
  records: readonly AnyEntry['record'][],
  { trashed, run }: { trashed: ReadonlySet<string>; run: ImportRun },
): PromiseExtended<void> {
  const back = records.map(({ id }) => id).filter((id) => trashed.has(id));
  return db.trash
    .bulkGet(back)
    .then((rows) => {
      const deletedAt = new Map(validRows('trash', rows).map((trash) => [trash?.id, trash?.deletedAt]));
      // A record that was in the trash gets a stamp later than its deletion. Otherwise a merge with the other phone
      // would delete it again.
      const puts = records.map((record) => {
        const before = deletedAt.get(record.id);
        return before === undefined ? record : { ...record, updatedAt: Math.max(run.importedAt, before + 1) };
      });
      return table.bulkPut(puts);
    })
    .then(() => db.trash.bulkDelete(back));
}

/** Adds details to entries. Leaves out an entry that another tab deleted or changed meanwhile. */
function addDetails(
  table: Table,
  additions: readonly DetailsToAdd[],
  run: ImportRun,
): PromiseExtended<AddedDetails[]> {
  return table.bulkGet(additions.map(({ entry }) => entry.record.id)).then((rows) => {
    const filled = additions.flatMap(({ entry: { kind, record }, ...added }, at) => {
      const row = rows[at];
      if (row?.updatedAt !== record.updatedAt) return [];
      const stamp = stampAfter(row.updatedAt, { now: run.importedAt, device: record.updatedBy });
      const { importNote: _, ...kept } = row;
      const words = { note: record.note, ...(record.importNote && { importNote: record.importNote }) };
      const details = pick(record, added.names);
      const after = { ...kept, ...details, ...words, ...stamp };
      return [{ after, filled: { kind, id: record.id, ...added, updatedAt: stamp.updatedAt } }];
    });
    return table.bulkPut(filled.map(({ after }) => after)).then(() => filled.map((one) => one.filled));
  });
}

/**
 * Removes the details that an import added, and restores the notes. An entry that was changed since keeps its details,
 * because the parent has seen them. It gets back the lines that became entries, because those go to the trash.
 */
async function removeDetails(db: RecordsDb, filled: readonly AddedDetails[], author: Author): Promise<void> {
  for (const { kind, id, names, before, moved, updatedAt } of filled) {
    const table = db.table(storeOfKind(kind));
    const row = await table.get(id);
    if (!row) continue;
    const stamp = stampAfter(row.updatedAt, author);
    if (row.updatedAt !== updatedAt) {
      const importNote = [row.importNote, ...moved].filter(Boolean).join('\n');
      if (moved.length > 0) await table.put({ ...row, importNote, ...stamp });
      continue;
    }
    const gone = ['note', 'importNote', ...names];
    const rest = Object.fromEntries(Object.entries(row).filter(([name]) => !gone.includes(name)));
    await table.put({ ...rest, ...before, ...stamp });
  }
}

/**
 * Returns the instant (epoch milliseconds) from which an import can no longer be reverted. It is 30 days after the
 * import, because the trash is kept for 30 days.
 */
export function undoEnds(run: ImportRun): number {
  return run.importedAt + TRASH_DAYS * DAY;
}

/** Reads the entries of an import that are left in one store. */
async function entriesOfImport(table: Table, importId: string): Promise<AnyEntry[]> {
  const entries: AnyEntry[] = [];
  const ids = await table.where('importId').equals(importId).primaryKeys();
  await inBatches(table, ids, (rows) => {
    entries.push(...entriesOfRows(table, rows));
  });
  return entries;
}

/** Lists the imports that were not reverted, the latest first. */
export async function listImports(db: RecordsDb): Promise<ImportRun[]> {
  const runs = await withRetry(db, () => db.imports.orderBy('importedAt').reverse().toArray());
  return validRows('imports', runs);
}

/**
 * `counts` are the records, by kind, that a revert of the import would move to the trash. `isAny` is false if the
 * revert would change nothing.
 */
export interface LeftOfImport {
  counts: EntryCounts;
  isAny: boolean;
}

/**
 * Counts the entries that a revert would move to the trash, edited ones included. Entries that the parent deleted are
 * not counted. After the revert they can be imported again. If another phone imported the same Wee Hours file and the
 * logs were merged, some entries belong to the other phone's import. They are neither counted nor reverted.
 */
export async function leftOfImport(db: RecordsDb, run: ImportRun): Promise<LeftOfImport> {
  const { id } = run;
  return withRetry(db, async () => {
    const left = (await Promise.all(entryTables(db).map((table) => entriesOfImport(table, id)))).flat();
    const deleted = validRows('trash', await db.trash.toArray());
    const profiles = await Promise.all(run.babyIds.map((babyId) => goesAlong(db, run, babyId)));
    const isAny =
      left.length > 0 ||
      (run.filled?.length ?? 0) > 0 ||
      deleted.some((trash) => trash.deleted.record.importId === id) ||
      profiles.includes(true);
    const count = (part: keyof EntryCounts) => left.filter((entry) => partOf(entry) === part).length;
    return { counts: { ...mapKinds(count), others: count('others') }, isAny };
  });
}

/**
 * Returns the zone in which files of `source` were last read, or null if none were imported. In another zone the times
 * of the same files would be hours off. Edited records are skipped, because they may have the zone of the edit.
 */
export async function zoneOfImport(db: RecordsDb, source: string): Promise<string | null> {
  const runs = (await listImports(db)).filter((run) => run.source === source);
  for (const { id } of runs) {
    for (const table of entryTables(db)) {
      const row = await withRetry(db, () =>
        table
          .where('importId')
          .equals(id)
          .filter((one) => one.updatedAt === one.createdAt && knownOfRows(table, [one]).length > 0)
          .first(),
      );
      if (row) return row.zone;
    }
  }
  return null;
}

/**
 * Reverts a whole import in one transaction. Its records go to the trash, including edited ones in their edited state.
 * Babies that the import added are deleted, unless they have other entries or a timer, or their profile was edited.
 * Deletions have monotonic time, because a slow clock would shorten the 30 days in the trash. Returns the number of
 * records that went to the trash.
 */
export async function revertImport(db: RecordsDb, importId: string, author: Author): Promise<number> {
  const latest = { ...author, now: monotonicTime(author.now) };
  const tables = [...entryTables(db), db.babies, db.imports, db.timers, db.trash, db.sync];
  return durableWrite(db, tables, async () => {
    const run = await getValid(db, 'imports', importId);
    // Entries of the import that the parent deleted earlier are marked too, so that the whole file can be imported
    // again.
    const deleted = validRows('trash', await db.trash.toArray());
    const ofImport = deleted.filter((trash) => trash.deleted.record.importId === importId);
    await db.trash.bulkPut(ofImport.map((trash) => markReverted(trash, latest)));
    let count = 0;
    for (const table of entryTables(db)) {
      const entries = await entriesOfImport(table, importId);
      await db.trash.bulkPut(
        entries.map((entry) => ({ ...trashOf(entry, latest), takenBack: true as const })),
      );
      await table.bulkDelete(entries.map(({ record }) => record.id));
      count += entries.length;
    }
    for (const babyId of run?.babyIds ?? []) {
      if (run && (await goesAlong(db, run, babyId))) await deleteAdded(db, babyId, latest);
    }
    await removeDetails(db, run?.filled ?? [], latest);
    await db.imports.delete(importId);
    return count;
  });
}

/** Deletes a baby that an import added. In a shared log the row stays, because other phones would bring it back. */
async function deleteAdded(db: RecordsDb, babyId: string, author: Author): Promise<void> {
  const baby = await getValid(db, 'babies', babyId);
  const isShared = (await db.sync.count()) > 0;
  if (!baby || !isShared) await db.babies.delete(babyId);
  else await db.babies.update(babyId, { removedAt: author.now, ...stampAfter(baby.updatedAt, author) });
}

/**
 * True if a revert also deletes this baby, which the import added. The baby's profile must not have been edited after
 * the import, and the baby must have no entries or timers left.
 */
async function goesAlong(db: RecordsDb, { importedAt }: ImportRun, babyId: string): Promise<boolean> {
  const baby = await getValid(db, 'babies', babyId);
  return baby !== undefined && baby.updatedAt <= importedAt && !(await hasRecords(db, babyId));
}

async function hasRecords(db: RecordsDb, babyId: string): Promise<boolean> {
  for (const collection of collectionsOfBaby(db, babyId)) {
    if (await collection.count()) return true;
  }
  // A running timer counts as well, because it could not be stopped without the baby.
  return (await db.timers.where({ babyId }).count()) > 0;
}

/** Reads every id of the log, and the fingerprints of the entries of `babyIds`. */
export async function readHeld(db: RecordsDb, babyIds: readonly string[]): Promise<Held> {
  return withRetry(db, () =>
    db.transaction('r', [...entryTables(db), db.babies, db.trash], () => gatherHeld(db, babyIds)),
  );
}

async function gatherHeld(db: RecordsDb, babyIds: readonly string[]): Promise<Held> {
  const babies = await db.babies.toArray();
  const removed = validRows('babies', babies).filter(({ removedAt }) => removedAt !== undefined);
  const held = {
    ids: new Set<string>(),
    babyIds: new Set(babies.map(({ babyId }) => babyId)),
    removed: new Set(removed.map(({ babyId }) => babyId)),
    fingerprints: new Map<string, string[]>(),
    entries: new Map<string, CareRecord>(),
    deleted: new Set<string>(),
  };
  for (const table of entryTables(db)) {
    await inBatches(table, await table.toCollection().primaryKeys(), (rows) => {
      for (const { id } of rows) held.ids.add(id);
      for (const entry of knownOfRows(table, rows)) {
        const { id, babyId, importKey } = entry.record;
        held.entries.set(id, entry);
        // An entry that was moved to another baby is recognized by its imported fingerprint.
        const print = babyIds.includes(babyId) && fingerprint(entry);
        for (const known of new Set([print, importKey])) {
          if (known) held.fingerprints.set(known, [...(held.fingerprints.get(known) ?? []), id]);
        }
      }
    });
  }
  await db.trash.each((trash) => {
    if (!isValidRow('trash', trash)) return;
    if (!isKnown(trash.deleted) || trash.takenBack) return;
    const { importKey } = trash.deleted.record;
    if (importKey) held.deleted.add(importKey);
  });
  return held;
}
