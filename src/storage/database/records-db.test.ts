import { forceCloseDatabase } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { newId } from '#domain/record.ts';
import { dropListeners } from '#storage/browser/kept-screen.ts';
import { addRecord, readRecord } from '#storage/log/records.ts';
import { aFeed } from '#testing/builders.ts';
import { makeBreakable } from '#testing/faults/break-storage.ts';
import { durableWrite } from './durable-write.ts';
import { openDatabase } from './open-database.ts';
import { openDemoRecords } from './open-demo.ts';
import { deleteUserRecords, openUserRecords } from './open-log.ts';
import { RecordsDb } from './records-db.ts';
import { storageProblem } from './storage-error.ts';

test('every write has strict durability', async () => {
  const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const db = await openUserRecords(newId(Date.now()));
  begun.mockClear();
  await addRecord(db, 'feed', aFeed());
  const writes = begun.mock.calls.filter(([, mode]) => mode === 'readwrite');
  expect(writes.map(([, , options]) => options?.durability)).toEqual(['strict']);
  begun.mockRestore();
  await db.delete();
});

test('a write drops the kept screen, unless no dashboard shows its store', async () => {
  const db = await openUserRecords(newId(Date.now()));
  const dropped = vi.fn();
  dropListeners.add(dropped);
  await durableWrite(db, [db.sync], () => db.sync.put({ id: 'note' }));
  expect(dropped).not.toHaveBeenCalled();
  await addRecord(db, 'feed', aFeed());
  // Before the write and after it, because a screen may be kept meanwhile.
  expect(dropped).toHaveBeenCalledTimes(2);
  dropListeners.delete(dropped);
  await db.delete();
});

/** Makes the database of a later app version, with one more store. */
function newerApp(name: string, verno: number): RecordsDb {
  const newer = new RecordsDb(name);
  newer.version(verno + 1).stores({ photos: 'id' });
  return newer;
}

test('an app that is older than its database reads it and refuses to write', async () => {
  const userId = newId(Date.now());
  const db = await openUserRecords(userId);
  const kept = aFeed();
  await addRecord(db, 'feed', kept);
  const { name, verno } = db;
  db.close();
  const newer = newerApp(name, verno);
  await newer.open();
  newer.close();

  const onTrouble = vi.fn();
  const old = await openUserRecords(userId, { onTrouble });
  const [[told] = []] = onTrouble.mock.calls;
  expect(storageProblem(told)).toBe('newer');
  const refusal = await addRecord(old, 'feed', aFeed()).catch((error: unknown) => error);
  expect(storageProblem(refusal)).toBe('newer');
  expect(await old.feeds.toArray()).toEqual([kept]);
  old.close();
  await deleteUserRecords(userId);
});

test('a tab closes its database when a newer tab upgrades it, and reports this', async () => {
  const userId = newId(Date.now());
  const onTrouble = vi.fn();
  const old = await openUserRecords(userId, { onTrouble });
  const newer = newerApp(old.name, old.verno);
  await newer.open();

  expect(onTrouble.mock.calls.map(([error]) => storageProblem(error))).toEqual(['superseded']);
  const refusal = await addRecord(old, 'feed', aFeed()).catch((error: unknown) => error);
  expect(storageProblem(refusal)).toBe('superseded');
  expect(await newer.table('feeds').count()).toBe(0);
  await newer.delete();
});

test('openUserRecords rejects within 10 s when another tab blocks an upgrade', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const userId = newId(Date.now());
  const open = await openUserRecords(userId);
  const { name } = open;
  open.close();
  // This connection has a lower version and does not close on request, like a frozen tab.
  await deleteUserRecords(userId);
  const holder = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const opening = openUserRecords(userId).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(storageProblem(await opening)).toBe('blocked');
  vi.useRealTimers();
  holder.close();
});

test('a write reopens a lost connection and is stored once', async () => {
  const db = await openUserRecords(newId(Date.now()));
  let tries = 0;
  const feed = aFeed();
  await durableWrite(db, [db.feeds], async () => {
    tries += 1;
    if (tries === 1) throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    await db.feeds.put(feed);
  });
  expect(tries).toBe(2);
  expect(await db.feeds.toArray()).toEqual([feed]);
  await db.delete();
});

test('two writes that lose the same connection are each stored once', async () => {
  const db = new RecordsDb(newId(Date.now()));
  const breaker = makeBreakable(db);
  await db.open();
  const [one, other] = [aFeed(), aFeed()];
  breaker.arm('lost', 1);
  await Promise.all([
    addRecord(db, 'feed', one),
    addRecord(db, 'feed', other),
    readRecord(db, 'feed', 'none'),
  ]);
  expect(breaker.disarm()).toBe(true);
  expect((await db.feeds.toArray()).map(({ id }) => id).sort()).toEqual([one.id, other.id].sort());
  await db.delete();
});

test('a write is not retried if its act throws an error', async () => {
  const db = await openUserRecords(newId(Date.now()));
  let tries = 0;
  const stopped = durableWrite(db, [db.feeds], async () => {
    tries += 1;
    await db.feeds.put(aFeed());
    AbortSignal.abort().throwIfAborted();
  });
  await expect(stopped).rejects.toThrow('aborted');
  expect(tries).toBe(1);
  expect(await db.feeds.count()).toBe(0);
  await db.delete();
});

test('a write is refused if a newer app upgraded the database before the reconnect', async () => {
  const db = await openDatabase(new RecordsDb(newId(Date.now())), () => {});
  forceCloseDatabase(db.backendDB() as never);
  await expect.poll(() => db.isOpen()).toBe(false);
  const newer = newerApp(db.name, db.verno);
  await newer.open();
  newer.close();
  const refusal = await addRecord(db, 'feed', aFeed()).catch((error: unknown) => error);
  expect(storageProblem(refusal)).toBe('newer');
  await newer.open();
  expect(await newer.table('feeds').count()).toBe(0);
  await newer.delete();
});

test('a quota error inside an AbortError is reported as a full disk', async () => {
  const db = await openUserRecords(newId(Date.now()));
  const kept = aFeed();
  await addRecord(db, 'feed', kept);
  const refusal = await durableWrite(db, [db.feeds], async () => {
    await db.feeds.put(aFeed());
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  }).catch((error: unknown) => error);
  expect(storageProblem({ name: 'AbortError', inner: refusal })).toBe('full');
  expect(await db.feeds.toArray()).toEqual([kept]);
  await db.delete();
});

test('a write in one demo does not appear in another demo', async () => {
  const author = { device: 'd', now: Date.parse('2026-11-21T11:00:00Z') };
  const demo = () => openDemoRecords('UTC', author, Number.POSITIVE_INFINITY);
  const [one, two] = await Promise.all([demo(), demo()]);
  await addRecord(one, 'feed', aFeed());
  expect(await one.feeds.count()).toBe((await two.feeds.count()) + 1);
  one.close();
  two.close();
});

test('a demo opens with its last days and adds earlier weeks until it is closed', async () => {
  const author = { device: 'd', now: Date.parse('2026-11-21T11:00:00Z') };
  const demo = () => openDemoRecords('UTC', author, 2);
  const [stays, left, replaced] = await Promise.all([demo(), demo(), demo()]);
  const daysOf = async (db: RecordsDb) =>
    [...new Set((await db.feeds.toArray()).map(({ date }) => date))].sort();
  expect(await daysOf(left)).toEqual(['2026-11-20', '2026-11-21']);
  // Closes this demo while it adds a day. No caller awaits that write, so an unhandled error would fail the test run.
  left.diapers.hook('creating', () => left.close());
  await replaced.babies.clear();
  const feeds = await replaced.feeds.count();
  await expect.poll(async () => (await daysOf(stays)).length).toBe(44);
  expect(left.isOpen()).toBe(false);
  expect(await replaced.feeds.count(), 'no demo day is added to a log that replaced the demo').toBe(feeds);
  stays.close();
  replaced.close();
});
