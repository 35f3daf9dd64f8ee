import { kindNames } from '#domain/kinds/registry.ts';
import { entriesOf } from '#domain/log/care-record.ts';
import { type DemoRecords, demoDays } from '#domain/log/demo-records.ts';
import { type Author, newId } from '#domain/record.ts';
import { entryTables, tableOf } from '#storage/log/kind-stores.ts';
import { IDBFactory, IDBKeyRange } from './memory-engine.ts';
import { RecordsDb } from './records-db.ts';

/**
 * A demo in memory, filled with records made for now in `zone`; closing it is the end of them. Of its days the last
 * `daysAtOnce` are there when it opens, the others follow. The name is unique because two databases of one name share
 * their live queries, even across engines: rows would show in the wrong one.
 */
export async function openDemoRecords(zone: string, author: Author, daysAtOnce: number): Promise<RecordsDb> {
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
async function addDay(db: RecordsDb, { babies, timers, ...log }: DemoRecords): Promise<boolean> {
  const entries = entriesOf(log);
  return db.transaction('rw', [db.babies, db.timers, ...entryTables(db)], async () => {
    await db.babies.bulkAdd(babies);
    if (!(await db.babies.get((babies[0] ?? entries[0]?.record)?.babyId ?? ''))) return false;
    await Promise.all([
      ...kindNames().map((kind) => tableOf(db, kind).bulkAdd(log[kind] as never[])),
      db.timers.bulkAdd(timers),
    ]);
    return true;
  });
}
