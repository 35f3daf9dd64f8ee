import { kindNames } from '#domain/kinds/registry.ts';
import { entriesOf } from '#domain/log/care-record.ts';
import { type DemoRecords, demoDays } from '#domain/log/demo-records.ts';
import { type Author, newId } from '#domain/record.ts';
import { entryTables, tableOf } from '#storage/log/kind-stores.ts';
import { IDBFactory, IDBKeyRange } from './memory-engine.ts';
import { RecordsDb } from './records-db.ts';

/**
 * Opens an in-memory log of demo records, which end at `author.now` in `zone`. Closing the log deletes the records.
 * When the log opens, it holds the latest `daysAtOnce` days. Earlier days are added in idle time. The name is unique,
 * because databases of the same name share their live queries, even across engines.
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

/** Adds day by day in idle time. Adding all days in one go delayed the first screen by more than its rendering time. */
async function fill(db: RecordsDb, addNext: () => Promise<boolean>): Promise<void> {
  let more = true;
  while (more) {
    await idle();
    more = db.isOpen() && (await addNext());
  }
}

function idle(): Promise<void> {
  // Safari has no `requestIdleCallback`.
  if (!('requestIdleCallback' in globalThis)) return new Promise((resolve) => setTimeout(resolve));
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 100 }));
}

/** Adds the records of one day. Adds nothing and returns false if the visitor replaced the demo's log with another. */
async function addDay(db: RecordsDb, { babies, timers, family, ...log }: DemoRecords): Promise<boolean> {
  const entries = entriesOf(log);
  return db.transaction('rw', [db.babies, db.timers, db.family, ...entryTables(db)], async () => {
    await db.babies.bulkAdd(babies);
    if (!(await db.babies.get((babies[0] ?? entries[0]?.record)?.babyId ?? ''))) return false;
    await Promise.all([
      ...kindNames().map((kind) => tableOf(db, kind).bulkAdd(log[kind] as never[])),
      db.timers.bulkAdd(timers),
      db.family.bulkAdd(family),
    ]);
    return true;
  });
}
