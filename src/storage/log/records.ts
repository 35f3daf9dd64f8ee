import { settleOrder } from '#domain/kinds/feed/sittings.ts';
import type { Growth } from '#domain/kinds/growth/growth.ts';
import { type KindName, kindNames, kindOf, type RecordOf } from '#domain/kinds/registry.ts';
import { type CareLog, type CareRecord, careLogOf } from '#domain/log/care-record.ts';
import { type Trash, trashOf } from '#domain/log/trash.ts';
import { validRows } from '#domain/log/validate-row.ts';
import { type Author, stampAfter } from '#domain/record.ts';
import { addDays, type Day } from '#domain/time/when.ts';
import { durableWrite, idempotentWrite, putAndCommit, withRetry } from '#storage/database/durable-write.ts';
import { monotonicTime } from '#storage/database/monotonic-clock.ts';
import type { EntryRow, RecordsDb } from '#storage/database/records-db.ts';
import { entryTables, getValid, recordsOfDays, tableOf } from './kind-stores.ts';
import { siblingIds } from './sibling-ids.ts';

/** Reads and writes of care records. All kinds are written the same way, so each operation exists once. */

/**
 * Adds a new record. The app chooses its id, so a retry cannot duplicate it. The write needs no receipt, which makes
 * the tap faster. The explicit transaction is needed. With Dexie's implicit one for a single put, live queries show the
 * row before it is on the disk. A full disk would also go unrecorded.
 */
export async function addRecord<K extends KindName>(
  db: RecordsDb,
  kind: K,
  record: RecordOf<K>,
): Promise<void> {
  const table = tableOf(db, kind);
  let repeated = false;
  await idempotentWrite(db, [table, db.trash], async (transaction) => {
    // The first try may have been committed without a confirmation. Other tabs then saw the row, and their changes are
    // kept.
    const known = repeated && ((await table.get(record.id)) ?? (await db.trash.get(record.id)));
    repeated = true;
    if (!known) await putAndCommit(transaction, table, record);
  });
}

/**
 * Merges `changes` into a record and returns it before and after. Fields unknown to this version are kept. If another
 * tab deleted the record, the edit is the later write and restores it. `revived` is then its row of the trash.
 */
export async function updateRecord<K extends KindName>(
  db: RecordsDb,
  kind: K,
  record: RecordOf<K>,
  changes: Partial<RecordOf<K>>,
  author: Author,
): Promise<{ before: RecordOf<K>; after: RecordOf<K>; revived: Trash | undefined }> {
  const table = tableOf(db, kind);
  return durableWrite(db, [table, db.trash], async () => {
    const live = await getCare(db, kind, record.id);
    const current = live ?? record;
    const deleted = await getValid(db, 'trash', record.id);
    const last = Math.max(current.updatedAt, deleted?.deletedAt ?? 0);
    const after = { ...current, ...changes, id: record.id, ...stampAfter(last, author) };
    await table.put(after);
    await db.trash.delete(record.id);
    return { before: current, after, revived: live ? undefined : deleted };
  });
}

/**
 * Undoes an update: writes the `former` values of its fields. A record that was deleted since changes in the trash and
 * stays there, deleted or reverted as before. A record that the update restored from `revived` moves back there.
 */
export async function undoUpdate<K extends KindName>(
  db: RecordsDb,
  { kind, id }: { kind: K; id: string },
  former: Partial<RecordOf<K>>,
  revived: Trash | undefined,
  author: Author,
): Promise<void> {
  const table = tableOf(db, kind);
  await durableWrite(db, [table, db.trash], async () => {
    const live = await getCare(db, kind, id);
    const trash = live ? revived : await getValid(db, 'trash', id);
    const current = live ?? (trash?.deleted.record as RecordOf<K> | undefined);
    // It was deleted and then purged, or its baby was.
    if (!current) return;
    const last = Math.max(current.updatedAt, trash?.deletedAt ?? 0);
    const record = { ...current, ...former, ...stampAfter(last, author) };
    if (trash) {
      await db.trash.put({ ...trash, ...trashOf({ kind, record } as CareRecord, author) });
      await table.delete(id);
    } else {
      await table.put(record);
    }
  });
}

/**
 * Moves records to the trash for 30 days. Deletions have monotonic time, because a slow clock would shorten the 30
 * days. Records that no longer exist are skipped.
 */
export async function deleteRecords(
  db: RecordsDb,
  entries: readonly { kind: KindName; id: string }[],
  author: Author,
): Promise<void> {
  const latest = { ...author, now: monotonicTime(author.now) };
  await durableWrite(db, [...entryTables(db), db.trash], async () => {
    for (const { kind, id } of entries) {
      const table = tableOf(db, kind);
      const record = await getCare(db, kind, id);
      if (!record) continue;
      await db.trash.put(trashOf({ kind, record } as CareRecord, latest));
      await table.delete(id);
    }
  });
}

/** One record, or undefined when there is none. */
export async function readRecord<K extends KindName>(
  db: RecordsDb,
  kind: K,
  id: string,
): Promise<RecordOf<K> | undefined> {
  return withRetry(db, () => getCare(db, kind, id));
}

async function getCare<K extends KindName>(
  db: RecordsDb,
  kind: K,
  id: string,
): Promise<RecordOf<K> | undefined> {
  return (await getValid(db, kind, id)) as RecordOf<K> | undefined;
}

/**
 * Every record of a baby that may touch the days from `from` to `to`, by index, without a table scan. A span may have
 * begun some days before `from`, so those days are read too. The summaries decide which day an entry belongs to. One
 * query reads all kinds of the shared store.
 */
export async function readDays(db: RecordsDb, babyId: string, from: Day, to: Day): Promise<CareLog> {
  const firstDay = (kind: KindName) => addDays(from, -kindOf(kind).time.longestDays);
  const own = kindNames().filter((kind) => kindOf(kind).store);
  const later = kindNames().filter((kind) => !kindOf(kind).store);
  const first = later.map(firstDay).reduce((a, b) => (b < a ? b : a), from);
  const [rows, shared, ofSiblings] = await withRetry(db, () =>
    Promise.all([
      Promise.all(own.map((kind) => recordsOfDays(db, kind, babyId, firstDay(kind), to).toArray())),
      db.entries.where('[babyId+day]').between([babyId, first], [babyId, to], true, true).toArray(),
      readOfSiblings(db, babyId, first, to),
    ]),
  );
  const byKind = new Map<string, EntryRow[]>(later.map((kind) => [kind, []]));
  for (const row of [...shared, ...ofSiblings]) byKind.get(row.kind)?.push(row);
  const log = careLogOf((kind) => {
    const index = own.indexOf(kind);
    if (index >= 0) return validRows<object>(kind, rows[index] ?? []);
    const firstOfKind = firstDay(kind);
    const within = byKind.get(kind)?.filter(({ day }) => day >= firstOfKind);
    return validRows<object>(kind, within ?? []);
  });
  return { ...log, feed: settleOrder(log.feed) };
}

/** The entries of a baby's twins, of the kinds that are shown for all siblings. */
function readOfSiblings(
  db: RecordsDb,
  babyId: string,
  from: Day,
  to: Day,
): PromiseLike<EntryRow[]> | EntryRow[] {
  const kinds = kindNames().filter((kind) => kindOf(kind).isForSiblings);
  if (kinds.length === 0) return [];
  return siblingIds(db, babyId, kinds)
    .then((siblings) =>
      Promise.all(
        siblings.flatMap((sibling) =>
          kinds.map((kind) => recordsOfDays(db, kind, sibling, from, to).toArray()),
        ),
      ),
    )
    .then((rows) => rows.flat() as object[] as EntryRow[]);
}

/** The records of one kind on the days from `from` to `to`, the earliest first. */
export async function readKind<K extends KindName>(
  db: RecordsDb,
  kind: K,
  babyId: string,
  from: Day,
  to: Day,
): Promise<RecordOf<K>[]> {
  const rows = await withRetry(db, () => recordsOfDays(db, kind, babyId, from, to).toArray());
  return validRows(kind, rows);
}

/** All measurements of a baby, by index, oldest first: a few rows a month at most. */
export async function readGrowths(db: RecordsDb, babyId: string): Promise<Growth[]> {
  return readKind(db, 'growth', babyId, '', '');
}
