import type { Table } from 'dexie';
import type { Baby } from '#domain/baby/baby.ts';
import type { Timer } from '#domain/kinds/timer.ts';
import { type FamilyLog, keyOf, type LogRow, logParts } from '#domain/log/family-log.ts';
import { logOfStores, logStores, rowsByStore } from '#domain/log/log-by-store.ts';
import { partOfRow, storeOf } from '#domain/log/log-stores.ts';
import { type QuarantinedRow, quarantinedRows, withoutInvalid } from '#domain/log/quarantine.ts';
import { type Author, newId } from '#domain/record.ts';
import { inSight, logAfterFile } from '#domain/sync/apply-file.ts';
import type { PhotoSource } from '#domain/sync/backup-photos.ts';
import { isNoDifference, type LogDifference, logDifference } from '#domain/sync/log-difference.ts';
import { type FileAct, logAfterRevert, writesOf } from '#domain/sync/revert-file.ts';
import { endTimer } from '#domain/sync/timer-ends.ts';
import { durableWrite, withRetry } from '#storage/database/durable-write.ts';
import { monotonicTime } from '#storage/database/monotonic-clock.ts';
import type { RecordsDb, Snapshot } from '#storage/database/records-db.ts';
import { readStores } from '#storage/log/read-stores.ts';
import { renewCopy } from '#storage/sync/sync-notes.ts';
import { bringPhotos } from './backup-photos.ts';
import { keepFewSnapshots } from './snapshots.ts';

/** Reads all data of a user, except preferences and quarantined rows, in one transaction. */
export async function readFamilyLog(db: RecordsDb): Promise<FamilyLog> {
  return withRetry(db, () => db.transaction('r', logTables(db), () => readParts(db)));
}

/** Reads the invalid rows as they are stored. All other reads skip them. Backups include them. */
export async function readQuarantined(db: RecordsDb): Promise<QuarantinedRow[]> {
  return quarantinedRows(
    await withRetry(db, () => db.transaction('r', logTables(db), () => readAllParts(db))),
  );
}

interface Arrival {
  act: FileAct;
  log: FamilyLog;
  /** Quarantined rows. Each is written to its store, unless that store already has a row with the same key. */
  setAside?: readonly QuarantinedRow[] | undefined;
  /** The photos of the file. Those that this log has are kept as they are. */
  photos?: PhotoSource | undefined;
  /** The preferences of the device that made the file. */
  preferences?: object;
  /** When the file was made, in epoch milliseconds. */
  created: number;
}

/** The user who applies a file, and their preferences before that. */
interface Owner {
  userId: string;
  preferences: object;
}

/**
 * Replaces the log with the log of a file, or merges the two, in one atomic transaction. Stores the photos before it.
 * If a visible field changes, the former log is kept as a snapshot for 30 days, so that {@link revertFile} can restore
 * it. Returns the visible changes.
 */
export async function applyFile(
  db: RecordsDb,
  arrival: Arrival,
  owner: Owner,
  author: Author,
): Promise<LogDifference> {
  const { act, log, created, preferences: brought, setAside = [], photos } = arrival;
  const takenAt = author.now;
  if (photos) await bringPhotos(db, photos, takenAt);
  return durableWrite(db, writtenTables(db), async () => {
    const before = await readParts(db);
    const difference = logDifference(before, logAfterFile(act, before, log, monotonicTime(takenAt)));
    if (isNoDifference(difference)) {
      await putQuarantined(db, setAside, owner.userId);
      return difference;
    }
    const seen = inSight(before, difference);
    // If another tab wrote between the first try and the retry, the retry finds the snapshot of the first try here.
    // That snapshot holds the log as it was before the file, so it is kept.
    if (!isNoDifference(seen) && !(await db.snapshots.get(takenAt)))
      await db.snapshots.put({
        takenAt,
        act,
        log: rowsByStore(before),
        wrote: writesOf(difference),
        preferences: owner.preferences,
        brought,
      });
    await keepFewSnapshots(db, takenAt);
    await writeDifference(db, difference, owner.userId);
    // A timer that the other phone stopped has stopped on all phones of a shared log.
    if (act === 'merge')
      await db['timer-ends'].bulkPut(
        difference.timers.removed.map((row) => endTimer(row as Timer, 'saved', author)),
      );
    else await renewCopy(db, newId(takenAt));
    await putQuarantined(db, setAside, owner.userId);
    // After a replacement the file holds all of this log, like a backup made here.
    if (act === 'replace' && !(await db.backups.get(created)))
      await db.backups.put({ madeAt: created, restoredAt: takenAt });
    return seen;
  });
}

/**
 * Reverts the file that was applied at `takenAt`, in one transaction. Keeps the entries that this device wrote later.
 * Returns the preferences to restore and those from the file. Returns null if the file was merged, or if the snapshot
 * no longer exists.
 */
export async function revertFile(
  db: RecordsDb,
  takenAt: number,
  userId: string,
  author: Author,
): Promise<Pick<Snapshot, 'preferences' | 'brought'> | null> {
  return durableWrite(db, writtenTables(db), async () => {
    const snapshot = await db.snapshots.get(takenAt);
    if (!snapshot) return null;
    const now = await readParts(db);
    const before = { ...snapshot, log: logOfStores(snapshot.log) };
    await writeDifference(db, logDifference(now, logAfterRevert(before, now, author.device)), userId);
    await renewCopy(db, newId(author.now));
    await db.backups.filter(({ restoredAt }) => restoredAt === takenAt).delete();
    await db.snapshots.where('takenAt').aboveOrEqual(takenAt).delete();
    const { act, preferences, brought } = snapshot;
    return act === 'replace' ? { preferences, brought } : null;
  });
}

function writtenTables(db: RecordsDb): Table[] {
  return [...logTables(db), db.snapshots, db.backups, db.sync, db['timer-ends']];
}

function logTables(db: RecordsDb): Table[] {
  return logStores().map((store) => db.table(store));
}

async function readParts(db: RecordsDb): Promise<FamilyLog> {
  return withoutInvalid(await readAllParts(db));
}

async function readAllParts(db: RecordsDb): Promise<FamilyLog> {
  const log = await readStores(logTables(db));
  return { ...log, babies: (log.babies as Baby[]).map(({ userId: _userId, ...baby }) => baby) };
}

async function putQuarantined(db: RecordsDb, rows: readonly QuarantinedRow[], userId: string): Promise<void> {
  for (const { part: store, row } of rows) {
    const table = db.table(store);
    if (!(await table.get(keyOf(partOfRow(store, row), row as LogRow))))
      await table.put(store === 'babies' ? { ...row, userId } : row);
  }
}

async function writeDifference(db: RecordsDb, difference: LogDifference, userId: string): Promise<void> {
  // Removals come first. An entry whose kind changed is removed from one part and added to another, and the two parts
  // may share a store.
  for (const part of logParts()) {
    const { removed } = difference[part];
    if (removed.length) await db.table(storeOf(part)).bulkDelete(removed.map((row) => keyOf(part, row)));
  }
  for (const part of logParts()) {
    const { added, changed } = difference[part];
    const rows = [...added, ...changed];
    const table = db.table(storeOf(part));
    if (part === 'timers') await db['timer-ends'].bulkDelete(rows.map((row) => keyOf(part, row)));
    if (rows.length)
      await table.bulkPut(part === 'babies' ? rows.map((baby) => ({ ...baby, userId })) : rows);
  }
}
