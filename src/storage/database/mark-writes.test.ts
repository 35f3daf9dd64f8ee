import { liveQuery } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '#domain/record.ts';
import { canonicalJson } from '#domain/sync/canonical-json.ts';
import { addRecord, updateRecord } from '#storage/log/records.ts';
import { aFeed } from '#testing/builders.ts';
import { type Act, LOG_BEFORE, WRITES } from '#testing/faults/acts.ts';
import { makeBreakable } from '#testing/faults/break-storage.ts';
import { openSharedLog } from '#testing/sync/open-shared-log.ts';
import { markWrites } from './mark-writes.ts';
import { RecordsDb } from './records-db.ts';

const author = { device: 'mine', now: 1 };
const OF_STORE = { babies: 'baby', family: 'family', timers: 'timer', 'timer-ends': 'timer' } as const;
const SHARED = [
  'babies',
  'feeds',
  'diapers',
  'sleeps',
  'growths',
  'entries',
  'family',
  'trash',
  'timers',
  'timer-ends',
];

async function sharedLog(): Promise<RecordsDb> {
  const db = await openSharedLog();
  await db.transaction('rw', db.tables, async () => {
    for (const table of db.tables) await table.bulkPut(LOG_BEFORE[table.name] ?? []);
  });
  await db.marks.clear();
  return db;
}

/** Reads the rows of the shared stores as text, by the id of their mark. */
async function sharedRows(db: RecordsDb): Promise<Map<string, string>> {
  const rows = new Map<string, string>();
  for (const store of SHARED) {
    const of = Object.hasOwn(OF_STORE, store) ? OF_STORE[store as keyof typeof OF_STORE] : 'entry';
    const table = db.table(store);
    await table.each((row, { primaryKey }) => {
      rows.set(`${of} ${primaryKey}`, `${store} ${canonicalJson(row)}`);
    });
  }
  return rows;
}

const table = Object.entries(WRITES).flatMap(([name, ways]) =>
  ways.map((act, index) => [`${name} ${index + 1}`, name, act] as const),
);

/** Writes what other phones have, or what no phone shows. */
const UNMARKED = ['applyStates'];

let marked = 0;
afterAll(() =>
  console.info(`${table.length} acts on a shared log: ${marked} written rows, each with its mark`),
);

describe('a shared log', () => {
  test.each(table)('has a mark for each row that was written: %s', async (_, name, act: Act) => {
    const db = await sharedLog();
    const before = await sharedRows(db);
    await act(db);
    const written = [...(await sharedRows(db))]
      .filter(([id, row]) => before.get(id) !== row)
      .map(([id]) => id);
    const marks = new Set(await db.marks.toCollection().primaryKeys());
    if (UNMARKED.includes(name)) expect([...marks]).toEqual([]);
    else for (const id of written) expect(marks).toContain(id);
    marked += written.length;
    db.close();
  });

  test('has one mark for a row that is edited again, with another id of the write', async () => {
    const db = await sharedLog();
    const feed = aFeed({ id: 'a' });
    await addRecord(db, 'feed', feed);
    const [first] = await db.marks.toArray();
    await updateRecord(db, 'feed', feed, { note: 'edited' }, author);
    const marks = await db.marks.toArray();
    expect(marks.map(({ id }) => id)).toEqual(['entry a']);
    expect(marks[0]?.write).not.toBe(first?.write);
    db.close();
  });

  test('never has a row without its mark, if the disk refuses an operation', async () => {
    for (let at = 1; at < 8; at += 1) {
      for (const fault of ['full', 'full later', 'lost', 'lost later'] as const) {
        const db = new RecordsDb(newId(Date.now()), { indexedDB: new IDBFactory(), IDBKeyRange });
        markWrites(db);
        const breaker = makeBreakable(db);
        await db.open();
        breaker.arm(fault, at);
        await addRecord(db, 'feed', aFeed({ id: 'a' })).catch(() => undefined);
        breaker.disarm();
        const [rows, marks] = [await db.feeds.count(), await db.marks.count()];
        expect(marks).toBeGreaterThanOrEqual(rows);
        db.close();
      }
    }
  });

  test('wakes the live queries of its rows, as any log does', async () => {
    const db = await sharedLog();
    let feeds = 0;
    const watching = liveQuery(() => db.feeds.count()).subscribe((count) => {
      feeds = count;
    });
    await expect.poll(() => feeds).toBe(3);
    await addRecord(db, 'feed', aFeed());
    await expect.poll(() => feeds).toBe(4);
    watching.unsubscribe();
    db.close();
  });
});
