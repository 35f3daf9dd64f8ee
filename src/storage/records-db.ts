import Dexie, { type Collection, type EntityTable, type Table } from 'dexie';
import type { Baby } from '#domain/baby.ts';
import type { CareKind, CareKinds } from '#domain/care-record.ts';
import type { DemoRecords } from '#domain/demo-records.ts';
import type { ImportRun, Trash } from '#domain/family-log.ts';
import type { Diaper } from '#domain/kinds/diaper/diaper.ts';
import type { Feed } from '#domain/kinds/feed/feed.ts';
import type { Growth } from '#domain/kinds/growth/growth.ts';
import type { Sleep } from '#domain/kinds/sleep/sleep.ts';
import { type Author, newId } from '#domain/record.ts';
import type { LogBefore } from '#domain/take-back.ts';
import type { Timer } from '#domain/timer.ts';
import type { Day } from '#domain/when.ts';
import { openKept } from './kept-log.ts';

/** The log before a backup file changed it, and the preferences of then: the way back, for 30 days. */
export interface Snapshot extends LogBefore {
  preferences: object;
  /** The preferences that came with the file. */
  brought?: object | undefined;
}

/** A backup file that holds all that was logged by then. */
interface MadeBackup {
  madeAt: number;
  /** When its content became this log; missing where it was made on this device. */
  restoredAt?: number;
}

/**
 * The records of one user, or of the demo. One class, several factories: forms and screens cannot tell which they have.
 *
 * The version number is compared on opening (`open-in-time.ts`), and a migration only ever adds stores and indexes:
 * rewriting 20,000 rows took up to 34 s on a phone. Renaming a store loses what families wrote; never do it.
 */
export class RecordsDb extends Dexie {
  declare babies: EntityTable<Baby, 'babyId'>;
  declare feeds: EntityTable<Feed, 'id'>;
  declare diapers: EntityTable<Diaper, 'id'>;
  declare sleeps: EntityTable<Sleep, 'id'>;
  declare growths: EntityTable<Growth, 'id'>;
  declare timers: EntityTable<Timer, 'id'>;
  declare trash: EntityTable<Trash, 'id'>;
  declare imports: EntityTable<ImportRun, 'id'>;
  declare snapshots: EntityTable<Snapshot, 'takenAt'>;
  declare backups: EntityTable<MadeBackup, 'madeAt'>;
  declare receipts: EntityTable<{ id: string; write: string }, 'id'>;

  constructor(name: string, engine?: { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange }) {
    // Relaxed, the browser's default, made no fsync in 50 writes: what was shown as saved could be lost with the battery.
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
  }

  /** The store of one kind of record. */
  tableOf<K extends CareKind>(kind: K): Table<CareKinds[K], string> {
    const tables = { feed: this.feeds, diaper: this.diapers, sleep: this.sleeps, growth: this.growths };
    return tables[kind] as unknown as Table<CareKinds[K], string>;
  }
}

/** Every store that holds care records. */
export function careTables(db: RecordsDb): Table[] {
  return [db.feeds, db.diapers, db.sleeps, db.growths];
}

/** The records of one kind that belong to a baby's days from `from` to `to`, both included, by index, the earliest first. */
export function recordsOfDays<K extends CareKind>(
  db: RecordsDb,
  kind: K,
  babyId: string,
  from: Day,
  to: Day,
): Collection<CareKinds[K], string> {
  const day = kind === 'sleep' ? 'startTime' : 'date';
  // '~' sorts after every day, and after every clock of a day.
  return db
    .tableOf(kind)
    .where(`[babyId+${day}]`)
    .between([babyId, from], [babyId, `${to}~`]);
}

/** Everything of one kind that was logged about a baby, by index, the earliest first. */
export function recordsOfBaby<K extends CareKind>(
  db: RecordsDb,
  kind: K,
  babyId: string,
): Collection<CareKinds[K], string> {
  return recordsOfDays(db, kind, babyId, '', '');
}

/** The name of a user's own database: one for each, so that nobody can read another's by mistake. */
export function userRecordsName(userId: string): string {
  return `weehours-records-${userId}`;
}

/** What may be said about opening a log. */
interface Opening {
  /**
   * Told what befalls the open log: a newer tab took it over, a newer app has been in it, the browser dropped it. What is on
   * the screen can be read on; every write is refused.
   */
  onTrouble?: (error: Error) => void;
  /** Where the browser dropped the log: makes an empty one in its place. */
  afresh?: boolean;
}

/**
 * Opens the records of a user. Rejects with an error that `storageProblem` can put into words, also where there was a log
 * and the browser has dropped it: that is never taken for a new one, unless `afresh`.
 */
export async function openUserRecords(
  userId: string,
  { onTrouble = () => {}, afresh = false }: Opening = {},
): Promise<RecordsDb> {
  return openKept(new RecordsDb(userRecordsName(userId)), onTrouble, afresh);
}

/**
 * A demo in memory, filled with records made for now in `zone`; closing it is the end of them. Of its days the last
 * `daysAtOnce` are there when it opens, the others follow. The name is unique because two databases of one name share
 * their live queries, even across engines: rows would show in the wrong one.
 */
export async function openDemoRecords(zone: string, author: Author, daysAtOnce: number): Promise<RecordsDb> {
  const [{ IDBFactory, IDBKeyRange }, { demoDays }] = await Promise.all([
    import('./memory-engine.ts'),
    import('#domain/demo-records.ts'),
  ]);
  const db = new RecordsDb(`weehours-demo-${newId(author.now)}`, {
    indexedDB: new IDBFactory(),
    IDBKeyRange,
  });
  await db.open();
  const days = demoDays(zone, author);
  const addNext = async () => {
    const { value } = days.next();
    return value !== undefined && addDay(db, value);
  };
  for (let day = 0; day < daysAtOnce; day += 1) {
    if (!(await addNext())) break;
  }
  void fill(db, addNext);
  return db;
}

/** Day by day between what the page has to do: all at once held up the first screen for longer than it took to draw. */
async function fill(db: RecordsDb, addNext: () => Promise<boolean>): Promise<void> {
  let more = true;
  while (more) {
    await idle();
    more = db.isOpen() && (await addNext());
  }
}

function idle(): Promise<void> {
  // Safari has no such callback.
  if (!('requestIdleCallback' in globalThis)) return new Promise((resolve) => setTimeout(resolve));
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 100 }));
}

/** Answers false, and adds nothing, where the visitor has put another log in the place of the demo's. */
async function addDay(
  db: RecordsDb,
  { babies, timers, feeds, diapers, sleeps, growths }: DemoRecords,
): Promise<boolean> {
  return db.transaction('rw', [db.babies, db.timers, ...careTables(db)], async () => {
    await db.babies.bulkAdd(babies);
    if (!(await db.babies.get((babies[0] ?? feeds[0])?.babyId ?? ''))) return false;
    await Promise.all([
      db.feeds.bulkAdd(feeds),
      db.diapers.bulkAdd(diapers),
      db.sleeps.bulkAdd(sleeps),
      db.growths.bulkAdd(growths),
      db.timers.bulkAdd(timers),
    ]);
    return true;
  });
}

/** Removes a user's records from this device. There is no way back. */
export async function deleteUserRecords(userId: string): Promise<void> {
  await Dexie.delete(userRecordsName(userId));
}
