import type { Table } from 'dexie';
import { settleOrder } from '#domain/kinds/feed/sittings.ts';
import type { Growth } from '#domain/kinds/growth/growth.ts';
import type { MomentEntry } from '#domain/kinds/moment/moment.ts';
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

/** Reads and writes of care records. All kinds are written the same way, so each operation exists once. */

/** What is written in the transaction of an entry, such as its photo. */
export interface WrittenWith {
  stores: Table[];
  /** Runs in the transaction, before the entry is put. */
  write: () => Promise<unknown>;
  /** Reverts the write in the transaction that undoes an update. Missing if the write may stay. */
  undo?: (author: Author) => Promise<unknown>;
}

/**
 * Adds a new record, and in the same transaction what is written with it. The app chooses its id, so a retry cannot
 * duplicate it. The write needs no receipt, which makes the tap faster. The explicit transaction is needed. With
 * Dexie's implicit one for a single put, live queries show the row before it is on the disk. A full disk would also go
 * unrecorded.
 */
export async function addRecord<K extends KindName>(
  db: RecordsDb,
  kind: K,
  record: RecordOf<K>,
  more?: WrittenWith,
): Promise<void> {
  const table = tableOf(db, kind);
  let repeated = false;
  await idempotentWrite(db, [table, db.trash, ...(more?.stores ?? [])], async (transaction) => {
    // The first try may have been committed without a confirmation. Other tabs then saw the row, and their changes are
    // kept.
    const known = repeated && ((await table.get(record.id)) ?? (await db.trash.get(record.id)));
    repeated = true;
    if (known) return;
    if (more) {
      await more.write();
      await table.put(record);
    } else await putAndCommit(transaction, table, record);
  });
}

/** An update that was written. */
export interface Updated<K extends KindName> {
  kind: K;
  before: RecordOf<K>;
  after: RecordOf<K>;
  /** False if another tab had deleted the record, and the update restored it. */
  wasLive: boolean;
  /** The record's row of the trash, if the update restored the record from there. */
  trash: Trash | undefined;
}

/**
 * Merges `changes` into a record. Fields unknown to this version are kept. If another tab deleted the record, the edit
 * is the later write and restores it. Writes `more` in the same transaction.
 */
export async function updateRecord<K extends KindName>(
  db: RecordsDb,
  kind: K,
  record: RecordOf<K>,
  changes: Partial<RecordOf<K>>,
  author: Author,
  more?: WrittenWith,
): Promise<Updated<K>> {
  const table = tableOf(db, kind);
  return durableWrite(db, [table, db.trash, ...(more?.stores ?? [])], async () => {
    await more?.write();
    const live = await readStored(db, kind, record.id);
    // A row that this version cannot read. Its unknown fields are kept in the update.
    const quarantined = live ? undefined : await table.get(record.id);
    const before = live ?? record;
    const trash = await getValid(db, 'trash', record.id);
    const last = Math.max(before.updatedAt, trash?.deletedAt ?? 0);
    const after = { ...quarantined, ...before, ...changes, id: record.id, ...stampAfter(last, author) };
    await table.put(after);
    await db.trash.delete(record.id);
    return { kind, before, after, wasLive: live !== undefined, trash };
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
      const record = await readStored(db, kind, id);
      if (!record) continue;
      await db.trash.put(trashOf({ kind, record } as CareRecord, latest));
      await table.delete(id);
    }
  });
}

/** Reads one record. Returns undefined if there is none. */
export async function readRecord<K extends KindName>(
  db: RecordsDb,
  kind: K,
  id: string,
): Promise<RecordOf<K> | undefined> {
  return withRetry(db, () => readStored(db, kind, id));
}

async function readStored<K extends KindName>(
  db: RecordsDb,
  kind: K,
  id: string,
): Promise<RecordOf<K> | undefined> {
  return (await getValid(db, kind, id)) as RecordOf<K> | undefined;
}

/**
 * Reads every record of a baby that may touch the days from `from` to `to`. Uses an index instead of a table scan. A
 * span may have begun some days before `from`, so those days are read too. The summaries decide which day an entry
 * belongs to. One query reads all kinds of the shared store. Entries of some kinds are read for all `siblings`. These
 * are ids, because each read of the babies would make the read of a day a fifth slower.
 */
export async function readDays(
  db: RecordsDb,
  babyId: string,
  siblings: readonly string[],
  from: Day,
  to: Day,
): Promise<CareLog> {
  const firstDay = (kind: KindName) => addDays(from, -kindOf(kind).time.longestDays);
  const own = kindNames().filter((kind) => kindOf(kind).store);
  const later = kindNames().filter((kind) => !kindOf(kind).store);
  const first = later.map(firstDay).reduce((a, b) => (b < a ? b : a), from);
  const forSiblings = later.filter((kind) => kindOf(kind).isForSiblings);
  const [rows, shared, ofSiblings] = await withRetry(db, () =>
    Promise.all([
      Promise.all(own.map((kind) => recordsOfDays(db, kind, babyId, firstDay(kind), to).toArray())),
      db.entries.where('[babyId+day]').between([babyId, first], [babyId, to], true, true).toArray(),
      Promise.all(
        siblings.flatMap((sibling) =>
          forSiblings.map((kind) => recordsOfDays(db, kind, sibling, first, to).toArray()),
        ),
      ),
    ]),
  );
  const byKind = new Map<string, EntryRow[]>(later.map((kind) => [kind, []]));
  const theirs = ofSiblings.flat() as object[] as EntryRow[];
  for (const row of [...shared, ...theirs]) byKind.get(row.kind)?.push(row);
  const log = careLogOf((kind) => {
    const index = own.indexOf(kind);
    if (index >= 0) return validRows<object>(kind, rows[index] ?? []);
    const firstOfKind = firstDay(kind);
    const within = byKind.get(kind)?.filter(({ day }) => day >= firstOfKind);
    return validRows<object>(kind, within ?? []);
  });
  return { ...log, feed: settleOrder(log.feed) };
}

/** Reads the records of one kind on the days from `from` to `to`, the earliest first. */
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

/** Reads all measurements of a baby by index, the oldest first. There are a few a month at most. */
export async function readGrowths(db: RecordsDb, babyId: string): Promise<Growth[]> {
  return readKind(db, 'growth', babyId, '', '');
}

/** Reads all moments of a baby by index, the earliest first. There are a few a month at most. */
export async function readMoments(db: RecordsDb, babyId: string): Promise<MomentEntry[]> {
  return readKind(db, 'moment', babyId, '', '');
}
