import Dexie, { type EntityTable, type PromiseExtended } from 'dexie';
import type { Baby } from '#domain/baby/baby.ts';
import type { Diaper } from '#domain/kinds/diaper/diaper.ts';
import type { Feed } from '#domain/kinds/feed/feed.ts';
import type { Growth } from '#domain/kinds/growth/growth.ts';
import type { Sleep } from '#domain/kinds/sleep/sleep.ts';
import type { Timer } from '#domain/kinds/timer.ts';
import type { FamilyRow, ImportRun } from '#domain/log/family-log.ts';
import type { LogStore } from '#domain/log/log-stores.ts';
import type { Photo } from '#domain/log/photos.ts';
import type { Trash } from '#domain/log/trash.ts';
import type { LogBefore } from '#domain/sync/revert-file.ts';
import type { TimerEnd } from '#domain/sync/timer-ends.ts';
import type { Day } from '#domain/time/when.ts';
import type { Mark } from './mark-writes.ts';

/** A row of the store shared by later kinds. */
export interface EntryRow {
  id: string;
  babyId: string;
  kind: string;
  day: Day;
}

/** The log and the preferences as they were before a backup file changed them, kept for 30 days. */
export interface Snapshot extends Omit<LogBefore, 'log'> {
  /** The rows by store, as in a backup. */
  log: Record<LogStore, object[]>;
  preferences: object;
  /** The preferences in the file. */
  brought?: object | undefined;
}

/** A photo of an entry, and when this log stored it, in epoch milliseconds. */
interface StoredPhoto extends Photo {
  storedAt: number;
}

/** A backup file that holds everything logged until `madeAt`. */
interface MadeBackup {
  madeAt: number;
  /** When its content was restored to this log. Missing if the backup was made on this device. */
  restoredAt?: number;
}

/**
 * The records of one user, or of the demo. Both use this class, so that every form and screen works with both.
 *
 * The version number is compared on opening (`open-database.ts`). A migration may only add stores and indexes, because
 * rewriting 20,000 rows took up to 34 s on a phone. Never rename a store, because that loses its data.
 */
export class RecordsDb extends Dexie {
  declare babies: EntityTable<Baby, 'babyId'>;
  declare feeds: EntityTable<Feed, 'id'>;
  declare diapers: EntityTable<Diaper, 'id'>;
  declare sleeps: EntityTable<Sleep, 'id'>;
  declare growths: EntityTable<Growth, 'id'>;
  /** The entries of every kind added after the first release. */
  declare entries: EntityTable<EntryRow, 'id'>;
  /** Data of the family, not of a single baby. */
  declare family: EntityTable<FamilyRow, 'id'>;
  /** Pictures as bytes, read only when shown. */
  declare photos: EntityTable<StoredPhoto, 'id'>;
  declare timers: EntityTable<Timer, 'id'>;
  declare trash: EntityTable<Trash, 'id'>;
  declare imports: EntityTable<ImportRun, 'id'>;
  declare snapshots: EntityTable<Snapshot, 'takenAt'>;
  declare backups: EntityTable<MadeBackup, 'madeAt'>;
  declare receipts: EntityTable<{ id: string; write: string }, 'id'>;
  /** The rows of a shared log that other phones have not got yet. */
  declare marks: EntityTable<Mark, 'id'>;
  /** What this phone knows of a shared log: its keys, where it reads on, and the other phones. */
  declare sync: EntityTable<{ id: string }, 'id'>;
  /** The tombstones of timers. */
  declare 'timer-ends': EntityTable<TimerEnd, 'id'>;

  constructor(name: string, engine?: { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange }) {
    // With relaxed durability, the browser's default, 50 writes caused no fsync. Entries that were reported as saved
    // could then be lost when the battery ran out.
    super(name, { ...engine, chromeTransactionDurability: 'strict' });
    this.version(1).stores({
      babies: 'babyId',
      feeds: 'id, [babyId+date], importId',
      diapers: 'id, [babyId+date], importId',
      sleeps: 'id, [babyId+startTime], importId',
      growths: 'id, [babyId+date], importId',
      timers: 'id, babyId',
      trash: 'id, deletedAt',
      imports: 'id, importedAt',
      snapshots: 'takenAt',
      backups: 'madeAt',
    });
    this.version(2).stores({ receipts: 'id' });
    this.version(3).stores({
      entries: 'id, [babyId+day], [babyId+kind+day], importId',
      family: 'id, kind, [kind+day]',
      photos: 'id',
    });
    this.version(4).stores({ marks: 'id', sync: 'id', 'timer-ends': 'id, endedAt' });
  }
}

/**
 * Runs `read` after `wait`, inside a live query. Dexie observes reads after its own promises, and may miss reads after
 * a native promise.
 */
export function observedAfter<T>(
  wait: Promise<void> | undefined,
  read: () => PromiseLike<T>,
): PromiseExtended<T> {
  return Dexie.Promise.resolve(wait).then(read);
}
