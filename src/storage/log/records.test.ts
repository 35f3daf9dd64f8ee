import { liveQuery } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Feed } from '#domain/kinds/feed/feed.ts';
import { newId } from '#domain/record.ts';
import { daysToReport } from '#domain/report/visit-request.ts';
import { summarizeDays } from '#domain/summaries/day-summary.ts';
import { daysToSummarize } from '#domain/summaries/period-summary.ts';
import { daysToDraw } from '#domain/summaries/rhythm.ts';
import { openDemoRecords } from '#storage/database/open-demo.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import { RecordsDb } from '#storage/database/records-db.ts';
import { aDiaper, aFeed, aGrowth, aSleep, TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { makeBreakable } from '#testing/faults/break-storage.ts';
import { addRecord, deleteRecords, readDays, readGrowths, readRecord, updateRecord } from './records.ts';
import { restoreRecords } from './trash.ts';

const author = { device: 'this-device', now: 1_790_000_000_000 };
let db: RecordsDb;

beforeEach(async () => {
  db = await openUserRecords(newId(Date.now()));
});
afterEach(() => db.delete());

describe('one record', () => {
  test('is read as it was written', async () => {
    const feed = aFeed({ amountOz: 4.05, type: 'bottle' });
    await addRecord(db, 'feed', feed);
    expect(await readRecord(db, 'feed', feed.id)).toEqual(feed);
  });

  test('moves between the live queries of two babies when its baby changes', async () => {
    const feed = aFeed();
    await addRecord(db, 'feed', feed);
    const seen = ['baby-1', 'baby-2'].map((babyId) => {
      const counts: number[] = [];
      const reading = liveQuery(() => readDays(db, babyId, [], feed.date, feed.date));
      return { counts, watch: reading.subscribe(({ feed: feeds }) => void counts.push(feeds.length)) };
    });
    await vi.waitFor(() => expect(seen.map(({ counts }) => counts.at(-1))).toEqual([1, 0]));
    await updateRecord(db, 'feed', feed, { babyId: 'baby-2' }, author);
    await vi.waitFor(() => expect(seen.map(({ counts }) => counts.at(-1))).toEqual([0, 1]));
    for (const { watch } of seen) watch.unsubscribe();
  });

  test('exists once after it was written twice', async () => {
    const feed = aFeed();
    await addRecord(db, 'feed', feed);
    await addRecord(db, 'feed', feed);
    expect(await db.feeds.count()).toBe(1);
  });

  test.each([
    ['changed', (tab: RecordsDb, feed: Feed) => updateRecord(tab, 'feed', feed, { note: 'sleepy' }, author)],
    ['deleted', (tab: RecordsDb, { id }: Feed) => deleteRecords(tab, [{ kind: 'feed', id }], author)],
  ])('stays %s by another tab if its commit was not confirmed', async (_, act) => {
    const engine = { indexedDB: new IDBFactory(), IDBKeyRange };
    const [broken, tab] = [new RecordsDb('log', engine), new RecordsDb('log', engine)];
    const breaker = makeBreakable(broken);
    await broken.open();
    const feed = aFeed();
    let left: unknown;
    const all = () => Promise.all([tab.feeds.toArray(), tab.trash.toArray()]);
    vi.spyOn(broken, 'open').mockImplementationOnce((async () => {
      await act(tab, feed);
      left = await all();
      return broken.open();
    }) as never);
    breaker.arm('unheard', 1);
    await addRecord(broken, 'feed', feed);
    expect(breaker.disarm()).toBe(true);
    expect(left).toBeDefined();
    expect(await all()).toEqual(left);
    for (const one of [broken, tab]) one.close();
  });

  test('keeps fields of a newer version when it is edited', async () => {
    const feed = { ...aFeed(), temperature: 37.5 };
    await addRecord(db, 'feed', feed);
    const later = { device: 'another', now: author.now + 1 };
    await updateRecord(db, 'feed', feed, { note: 'sleepy' }, later);
    expect(await readRecord(db, 'feed', feed.id)).toEqual({
      ...feed,
      note: 'sleepy',
      updatedAt: later.now,
      updatedBy: 'another',
    });
  });

  test('goes to the trash when deleted, and is restored unchanged', async () => {
    const diaper = aDiaper();
    await addRecord(db, 'diaper', diaper);
    await deleteRecords(db, [{ kind: 'diaper', id: diaper.id }], author);
    expect(await readRecord(db, 'diaper', diaper.id)).toBeUndefined();
    expect(await db.trash.get(diaper.id)).toMatchObject({ deletedAt: author.now, deletedBy: 'this-device' });

    await restoreRecords(db, [diaper.id], { device: 'this-device', now: author.now + 9 });
    expect(await readRecord(db, 'diaper', diaper.id)).toEqual({
      ...diaper,
      updatedAt: author.now + 9,
      updatedBy: 'this-device',
    });
    expect(await db.trash.count()).toBe(0);
  });

  test('gets a later stamp from each act, even after a write by a fast clock', async () => {
    const ahead = aFeed({ updatedAt: author.now + 5000, updatedBy: 'ahead' });
    await addRecord(db, 'feed', ahead);
    await updateRecord(db, 'feed', ahead, { note: 'mended' }, author);
    expect((await readRecord(db, 'feed', ahead.id))?.updatedAt).toBe(author.now + 5001);
    await deleteRecords(db, [{ kind: 'feed', id: ahead.id }], author);
    expect((await db.trash.get(ahead.id))?.deletedAt).toBe(author.now + 5002);
    await restoreRecords(db, [ahead.id], author);
    expect((await readRecord(db, 'feed', ahead.id))?.updatedAt).toBe(author.now + 5003);
  });

  test('is restored by an edit that is later than its deletion', async () => {
    const sleep = aSleep();
    await addRecord(db, 'sleep', sleep);
    await deleteRecords(db, [{ kind: 'sleep', id: sleep.id }], author);
    await updateRecord(
      db,
      'sleep',
      sleep,
      { note: 'after all' },
      { device: 'this-device', now: author.now + 5 },
    );
    expect((await readRecord(db, 'sleep', sleep.id))?.note).toBe('after all');
    expect(await db.trash.count()).toBe(0);
  });
});

describe('a range of days', () => {
  test('holds its own entries, and none of other days or of another baby', async () => {
    const inside = aFeed({ babyId: 'olive', date: '2026-05-03' });
    const before = aFeed({ babyId: 'olive', date: '2026-05-01' });
    const after = aFeed({ babyId: 'olive', date: '2026-05-05' });
    const other = aFeed({ babyId: 'max', date: '2026-05-03' });
    for (const feed of [inside, before, after, other]) await addRecord(db, 'feed', feed);
    const { feed: feeds } = await readDays(db, 'olive', [], '2026-05-03', '2026-05-04');
    expect(feeds.map(({ id }) => id)).toEqual([inside.id]);
  });

  test('holds a feed from the evening before and a sleep from two days before', async () => {
    const feeds = ['2026-05-01', '2026-05-02'].map((date) =>
      aFeed({ date, startTime: '23:50', endTime: '00:10' }),
    );
    const sleeps = ['2026-04-30', '2026-05-01'].map((day) => aSleep({ startTime: `${day}T23:00` }));
    await db.feeds.bulkPut(feeds);
    await db.sleeps.bulkPut(sleeps);
    const read = await readDays(db, 'baby-1', [], '2026-05-03', '2026-05-03');
    expect(read.feed).toEqual(feeds.slice(1));
    expect(read.sleep).toEqual(sleeps.slice(1));
  });

  test('holds a sleep from the evening before and a sleep late on its last day', async () => {
    const evening = aSleep({ babyId: 'olive', startTime: '2026-05-02T19:30', endTime: '2026-05-03T06:10' });
    const late = aSleep({ babyId: 'olive', startTime: '2026-05-03T23:59', endTime: '2026-05-04T05:00' });
    for (const sleep of [evening, late]) await addRecord(db, 'sleep', sleep);
    const { sleep: sleeps } = await readDays(db, 'olive', [], '2026-05-03', '2026-05-03');
    expect(sleeps.map(({ id }) => id)).toEqual([evening.id, late.id]);
  });

  test('marks the order of sides as unknown only while both sides have the mark', async () => {
    const sides = { sessionId: 's', orderUnknown: true } as const;
    const left = aFeed({ type: 'left', ...sides });
    const right = aFeed({ type: 'right', startTime: '08:20', endTime: '08:30', ...sides });
    for (const feed of [left, right]) await addRecord(db, 'feed', feed);
    const marks = async () =>
      (await readDays(db, 'baby-1', [], TEST_DAY, TEST_DAY)).feed.map(({ orderUnknown }) => orderUnknown);
    expect(await marks()).toEqual([true, true]);
    await deleteRecords(db, [{ kind: 'feed', id: right.id }], author);
    expect(await marks()).toEqual([undefined]);
    await restoreRecords(db, [right.id], author);
    expect(await marks()).toEqual([true, true]);
    await db.feeds.put({ ...left, orderUnknown: undefined });
    expect(await marks()).toEqual([undefined, undefined]);
  });

  test.each([
    ['the calendar', daysToDraw],
    ['a summary', daysToSummarize],
    ['a report', daysToReport],
  ])('holds, for %s, a sleep that another zone dated a day later', async (_, daysFor) => {
    const zone = 'Asia/Tokyo';
    await addRecord(
      db,
      'sleep',
      aSleep({ zone, startTime: '2026-05-10T02:00', endTime: '2026-05-10T05:00' }),
    );
    const week = { from: '2026-05-03', to: '2026-05-09' };
    const { from, to } = daysFor(week);
    const days = summarizeDays(await readDays(db, 'baby-1', [], from, to), week.from, week.to, TEST_ZONE);
    expect(days.at(-1)?.sleepMinutes).toBe(3 * 60);
  });
});

test('readGrowths reads all measurements of one baby, the oldest first', async () => {
  const [late, early, other] = [
    aGrowth({ babyId: 'olive', date: '2026-05-03' }),
    aGrowth({ babyId: 'olive', date: '2016-05-03' }),
    aGrowth({ babyId: 'olivia', date: '2026-05-03' }),
  ];
  for (const growth of [late, early, other]) await addRecord(db, 'growth', growth);
  expect((await readGrowths(db, 'olive')).map(({ id }) => id)).toEqual([early.id, late.id]);
});

test("live queries of other users and of the demo never show this family's rows", async () => {
  const other = await openUserRecords(newId(Date.now()));
  const demo = await openDemoRecords('America/Los_Angeles', author, Number.POSITIVE_INFINITY);
  const seen: Record<string, number[]> = { other: [], demo: [] };
  const subscriptions = [
    liveQuery(() => other.feeds.count()).subscribe((count) => seen.other?.push(count)),
    liveQuery(() => demo.feeds.count()).subscribe((count) => seen.demo?.push(count)),
  ];
  const demoFeeds = await demo.feeds.count();
  await addRecord(db, 'feed', aFeed());
  await addRecord(other, 'feed', aFeed());
  await addRecord(other, 'feed', aFeed());
  await expect.poll(() => seen.other?.at(-1)).toBe(2);
  expect(new Set(seen.demo)).toEqual(new Set([demoFeeds]));
  expect(await db.feeds.count()).toBe(1);
  for (const subscription of subscriptions) subscription.unsubscribe();
  await other.delete();
  demo.close();
});

test('indexedDB.databases() does not list the demo', async () => {
  const demo = await openDemoRecords('America/Los_Angeles', author, 1);
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
  expect(names).toContain(db.name);
  expect(names.filter((name) => name.includes('demo'))).toEqual([]);
  demo.close();
});
