import type { CareKind, CareKinds, CareLog, CareRecord } from '#domain/care-record.ts';
import { partOf, trashOf, withoutRemoved } from '#domain/family-log.ts';
import { LONGEST_FEED_DAYS } from '#domain/kinds/feed/feed.ts';
import { settleOrder } from '#domain/kinds/feed/sittings.ts';
import type { Growth } from '#domain/kinds/growth/growth.ts';
import { LONGEST_SLEEP_DAYS } from '#domain/kinds/sleep/sleep.ts';
import { type Author, stampAfter } from '#domain/record.ts';
import { addDays, type Day } from '#domain/when.ts';
import { wholeRows } from '#domain/whole-row.ts';
import { durableWrite, putAlone, repeatableWrite } from './durable-write.ts';
import { getWhole } from './get-whole.ts';
import { latestTime } from './latest-time.ts';
import { despiteLostConnection } from './lost-connection.ts';
import { careTables, type RecordsDb, recordsOfBaby, recordsOfDays } from './records-db.ts';

/**
 * All that the app does to the care records. The four kinds are written alike, so each act is here once, by kind,
 * and not four times by table.
 */

/**
 * Puts a new record. Its id is ours, so that a repeated write cannot double it: that spares the receipt, and the tap waits
 * the less. The transaction is not spared: of one that Dexie makes for a single put, live queries show the row before it is
 * on the disk, and nobody notes that the disk is full.
 */
export async function addRecord<K extends CareKind>(
  db: RecordsDb,
  kind: K,
  record: CareKinds[K],
): Promise<void> {
  const table = db.tableOf(kind);
  let repeated = false;
  await repeatableWrite(db, [table, db.trash], async (transaction) => {
    // Committed unheard, it was there for other tabs: what became of it since then stays.
    const known = repeated && ((await table.get(record.id)) ?? (await db.trash.get(record.id)));
    repeated = true;
    if (!known) await putAlone(transaction, table, record);
  });
}

/**
 * Merges `changes` into a record and answers what it was and is. Fields that this version does not know stay as they are. Where
 * the record was deleted meanwhile in another tab, the edit is the later act and brings it back; `revived` says so.
 */
export async function updateRecord<K extends CareKind>(
  db: RecordsDb,
  kind: K,
  record: CareKinds[K],
  changes: Partial<CareKinds[K]>,
  author: Author,
): Promise<{ before: CareKinds[K]; after: CareKinds[K]; revived: boolean }> {
  const table = db.tableOf(kind);
  return durableWrite(db, [table, db.trash], async () => {
    const live = await getCare(db, kind, record.id);
    const current = live ?? record;
    const deleted = await getWhole(db, 'trash', record.id);
    const last = Math.max(current.updatedAt, deleted?.deletedAt ?? 0);
    const after = { ...current, ...changes, id: record.id, ...stampAfter(last, author) };
    await table.put(after);
    await db.trash.delete(record.id);
    return { before: current, after, revived: !live };
  });
}

/**
 * Moves records to the trash, where they stay for 30 days, also where the clock is behind and is set right the next day;
 * records that are gone already are passed over.
 */
export async function deleteRecords(
  db: RecordsDb,
  entries: readonly { kind: CareKind; id: string }[],
  author: Author,
): Promise<void> {
  const latest = { ...author, now: latestTime(author.now) };
  await durableWrite(db, [...careTables(db), db.trash], async () => {
    for (const { kind, id } of entries) {
      const table = db.tableOf(kind);
      const record = await getCare(db, kind, id);
      if (!record) continue;
      await db.trash.put(trashOf({ kind, record } as CareRecord, latest));
      await table.delete(id);
    }
  });
}

/** Takes records out of the trash again, as the latest act on them; ids that are not there are passed over. */
export async function restoreRecords(db: RecordsDb, ids: readonly string[], author: Author): Promise<void> {
  await durableWrite(db, [...careTables(db), db.trash], async () => {
    for (const id of ids) {
      const trash = await getWhole(db, 'trash', id);
      if (!trash) continue;
      const { kind, record } = trash.deleted;
      await db.tableOf(kind).put({ ...record, ...stampAfter(trash.deletedAt, author) });
      await db.trash.delete(id);
    }
  });
}

/** One record, or undefined when there is none. */
export async function readRecord<K extends CareKind>(
  db: RecordsDb,
  kind: K,
  id: string,
): Promise<CareKinds[K] | undefined> {
  return despiteLostConnection(db, () => getCare(db, kind, id));
}

async function getCare<K extends CareKind>(
  db: RecordsDb,
  kind: K,
  id: string,
): Promise<CareKinds[K] | undefined> {
  return (await getWhole(db, partOf(kind), id)) as CareKinds[K] | undefined;
}

/**
 * Every record of a baby that touches the days from `from` to `to`, by index, never the whole table. Sittings may have
 * begun the evening before and sleeps up to two days before: those are read too, and the summaries know which day owns them.
 */
export async function readDays(db: RecordsDb, babyId: string, from: Day, to: Day): Promise<CareLog> {
  const [feeds, diapers, sleeps, growths] = await despiteLostConnection(db, () =>
    Promise.all([
      recordsOfDays(db, 'feed', babyId, addDays(from, -LONGEST_FEED_DAYS), to).toArray(),
      recordsOfDays(db, 'diaper', babyId, from, to).toArray(),
      recordsOfDays(db, 'sleep', babyId, addDays(from, -LONGEST_SLEEP_DAYS), to).toArray(),
      recordsOfDays(db, 'growth', babyId, from, to).toArray(),
    ]),
  );
  const log = wholeLog({ feeds, diapers, sleeps, growths });
  return { ...log, feeds: settleOrder(log.feeds) };
}

/** The records of one kind alone that belong to the days from `from` to `to`, the earliest first. */
export async function readKind<K extends CareKind>(
  db: RecordsDb,
  kind: K,
  babyId: string,
  from: Day,
  to: Day,
): Promise<CareKinds[K][]> {
  const rows = await despiteLostConnection(db, () => recordsOfDays(db, kind, babyId, from, to).toArray());
  return wholeRows(partOf(kind), rows) as CareKinds[K][];
}

function wholeLog({ feeds, diapers, sleeps, growths }: CareLog): CareLog {
  return {
    feeds: wholeRows('feeds', feeds),
    diapers: wholeRows('diapers', diapers),
    sleeps: wholeRows('sleeps', sleeps),
    growths: wholeRows('growths', growths),
  };
}

/** Everything that was ever measured of a baby, by index, oldest first: a few rows a month at most. */
export async function readGrowths(db: RecordsDb, babyId: string): Promise<Growth[]> {
  const growths = await despiteLostConnection(db, () => recordsOfBaby(db, 'growth', babyId).toArray());
  return wholeRows('growths', growths);
}

/** Every record of every baby but the removed ones: for exports, never for a screen. */
export async function readAllRecords(db: RecordsDb): Promise<CareLog> {
  const [babies, feeds, diapers, sleeps, growths] = await despiteLostConnection(db, () =>
    db.transaction('r', [...careTables(db), db.babies], () =>
      Promise.all([
        db.babies.toArray(),
        db.feeds.toArray(),
        db.diapers.toArray(),
        db.sleeps.toArray(),
        db.growths.toArray(),
      ]),
    ),
  );
  const log = { ...wholeLog({ feeds, diapers, sleeps, growths }), babies: wholeRows('babies', babies) };
  const { babies: _babies, ...records } = withoutRemoved(log);
  return records;
}
