import { afterEach, beforeEach, expect, test } from 'vitest';
import { feedsOf } from '#domain/kinds/feed/feed-timer.ts';
import { startTimer, switchSide, type Timer } from '#domain/kinds/timer.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import { newId } from '#domain/record.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { updateRecord } from './records.ts';
import {
  addTimer,
  changeTimer,
  discardTimer,
  finishTimer,
  listTimers,
  RivalTimerError,
  refinishTimer,
  restoreTimer,
  unfinishTimer,
} from './timers.ts';

const author = { device: 'd', now: Date.parse('2026-05-06T10:00:00Z') };
const later = { device: 'd', now: author.now + 10 * 60_000 };
const latest = { device: 'd', now: author.now + 15 * 60_000 };
let db: RecordsDb;

beforeEach(async () => {
  db = await openUserRecords(newId(Date.now()));
});
afterEach(() => db.delete());

function records(timer: Timer, endAt = latest.now): CareRecord[] {
  return feedsOf(timer, endAt, 'America/Los_Angeles', latest).map((record) => ({
    kind: 'feed',
    record,
  }));
}

test('addTimer keeps the running timer of the same kind and baby', async () => {
  const first = await addTimer(db, startTimer('olive', 'feed', 'left', author));
  expect(await addTimer(db, startTimer('olive', 'feed', 'right', later))).toEqual(first);
  await addTimer(db, startTimer('olive', 'sleep', null, later));
  await addTimer(db, startTimer('max', 'feed', 'right', later));
  expect((await listTimers(db)).map(({ babyId, kind }) => [babyId, kind])).toEqual([
    ['olive', 'feed'],
    ['olive', 'sleep'],
    ['max', 'feed'],
  ]);
});

test('finishTimer writes the feeds of one sitting and removes the timer', async () => {
  const timer = await addTimer(db, startTimer('olive', 'feed', 'left', author));
  await changeTimer(db, timer.id, (now) => switchSide(now, later));
  await finishTimer(db, timer.id, (now) => records(now), latest);
  const feeds = await db.feeds.toArray();
  expect(feeds.map(({ type, sessionId }) => [type, sessionId])).toEqual([
    ['left', timer.id],
    ['right', timer.id],
  ]);
  expect(await listTimers(db)).toEqual([]);
});

test('finishTimer keeps the timer and writes no feed if a write fails', async () => {
  const timer = await addTimer(db, startTimer('olive', 'feed', 'left', author));
  db.feeds.hook('creating', () => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  await expect(finishTimer(db, timer.id, (now) => records(now), latest)).rejects.toThrow();
  expect(await listTimers(db)).toEqual([timer]);
  expect(await db.feeds.count()).toBe(0);
});

test('finishTimer writes its entries once when two tabs finish a timer', async () => {
  const timer = await addTimer(db, startTimer('olive', 'feed', 'left', author));
  const [one, two] = await Promise.all([
    finishTimer(db, timer.id, (now) => records(now), latest),
    finishTimer(db, timer.id, (now) => records(now), latest),
  ]);
  expect([one, two].filter(Boolean)).toHaveLength(1);
  expect(await db.feeds.count()).toBe(1);
  expect(await changeTimer(db, timer.id, (now) => now)).toBeUndefined();
});

test('unfinishTimer starts the timer again and moves its feeds to the trash', async () => {
  const timer = await addTimer(db, startTimer('olive', 'feed', 'left', author));
  const finished = await finishTimer(db, timer.id, (now) => records(now), latest);
  if (!finished) throw new Error('nothing was finished');
  expect(await db['timer-ends'].toArray()).toMatchObject([{ id: timer.id, how: 'saved' }]);
  await unfinishTimer(db, finished, latest);
  expect(await listTimers(db), 'later than its end').toMatchObject([{ ...timer, updatedAt: latest.now + 1 }]);
  expect(await db['timer-ends'].count()).toBe(0);
  expect(await db.feeds.count()).toBe(0);
  expect(await db.trash.count()).toBe(1);
});

test('finishTimer writes the same entries after an undone finish', async () => {
  const timer = await addTimer(db, startTimer('olive', 'feed', 'left', author));
  await changeTimer(db, timer.id, (now) => switchSide(now, later));
  const first = await finishTimer(db, timer.id, (now) => records(now), latest);
  if (!first) throw new Error('nothing was finished');
  await unfinishTimer(db, first, latest);
  const [deletion] = await db.trash.toArray();
  const again = await finishTimer(db, timer.id, (now) => records(now, latest.now + 60_000), latest);
  const ids = (entries: CareRecord[] = []) => entries.map(({ record }) => record.id);
  expect(ids(again?.records)).toEqual(ids(first.records));
  expect(await db.feeds.count()).toBe(2);
  expect(await db.trash.count()).toBe(0);
  const [feed] = await db.feeds.toArray();
  expect(feed?.updatedAt, 'later than the deletion, so that it wins a merge').toBeGreaterThan(
    deletion?.deletedAt ?? 0,
  );
});

test('refinishTimer keeps ids, and moves the entry of an empty segment to the trash', async () => {
  const timer = await addTimer(db, startTimer('olive', 'feed', 'left', author));
  await changeTimer(db, timer.id, (now) => switchSide(now, later));
  const finished = await finishTimer(db, timer.id, (now) => records(now), latest);
  if (!finished) throw new Error('nothing was finished');
  const again = await refinishTimer(db, finished, (now) => records(now, later.now - 60_000), latest);
  const [left, right] = finished.records;
  expect(await db.feeds.toArray()).toMatchObject([{ id: left?.record.id, endedAt: later.now - 60_000 }]);
  expect((await db.trash.toArray()).map(({ id }) => id)).toEqual([right?.record.id]);
  expect(again.records.map(({ record }) => record.id)).toEqual([left?.record.id]);
  expect(await listTimers(db)).toEqual([]);
});

test('refinishTimer restores an entry from the trash when a later end includes it', async () => {
  const timer = await addTimer(db, startTimer('olive', 'feed', 'left', author));
  await changeTimer(db, timer.id, (now) => switchSide(now, later));
  const finished = await finishTimer(db, timer.id, (now) => records(now), latest);
  if (!finished) throw new Error('nothing was finished');
  const ids = (entries: CareRecord[] = []) => entries.map(({ record }) => record.id);
  const earlier = await refinishTimer(db, finished, (now) => records(now, later.now - 60_000), latest);
  const again = await refinishTimer(db, earlier, (now) => records(now, later.now + 60_000), latest);
  expect(ids(again.records)).toEqual(ids(finished.records));
  expect(await db.trash.count()).toBe(0);

  const shorter = await refinishTimer(db, again, (now) => records(now, later.now - 60_000), latest);
  await unfinishTimer(db, shorter, latest);
  const last = await finishTimer(db, timer.id, (now) => records(now, latest.now + 60_000), latest);
  expect(ids(last?.records)).toEqual(ids(finished.records));
  expect(await db.trash.count()).toBe(0);
});

test('a finished feed keeps the note of another tab when its timer changes', async () => {
  const timer = await addTimer(db, startTimer('baby-1', 'feed', 'left', author));
  const finished = await finishTimer(db, timer.id, (now) => records(now, later.now), latest);
  const [entry] = finished?.records ?? [];
  if (!finished || entry?.kind !== 'feed') throw new Error('Nothing was finished.');
  await updateRecord(db, 'feed', entry.record, { note: 'sleepy' }, latest);
  const again = await refinishTimer(db, finished, (now) => records(now, later.now - 60_000), latest);
  expect(await db.feeds.get(entry.record.id)).toMatchObject({
    note: 'sleepy',
    endedAt: later.now - 60_000,
  });
  await unfinishTimer(db, again, latest);
  expect(await db.trash.toArray()).toMatchObject([{ deleted: { record: { note: 'sleepy' } } }]);
  await finishTimer(db, timer.id, (now) => records(now, later.now), latest);
  expect(await db.feeds.get(entry.record.id)).toMatchObject({ note: 'sleepy' });
});

test('refinishTimer changes only the times of an entry edited in another tab', async () => {
  const timer = await addTimer(db, startTimer('baby-1', 'feed', 'left', author));
  const finished = await finishTimer(db, timer.id, (now) => records(now, later.now), latest);
  const [entry] = finished?.records ?? [];
  if (!finished || entry?.kind !== 'feed') throw new Error('Nothing was finished.');
  const ahead = { device: 'tab', now: latest.now + 60 * 60_000 };
  await updateRecord(db, 'feed', entry.record, { type: 'right' }, ahead);
  await refinishTimer(db, finished, (now) => records(now, later.now - 60_000), latest);
  const feed = await db.feeds.get(entry.record.id);
  expect(feed).toMatchObject({ type: 'right', endedAt: later.now - 60_000 });
  expect(feed?.updatedAt).toBeGreaterThan(ahead.now);
});

test('refinishTimer keeps the note of an entry that it restores', async () => {
  const timer = await addTimer(db, startTimer('baby-1', 'feed', 'left', author));
  await changeTimer(db, timer.id, (now) => switchSide(now, later));
  const finished = await finishTimer(db, timer.id, (now) => records(now), latest);
  const right = finished?.records[1];
  if (!finished || right?.kind !== 'feed') throw new Error('There is no second side.');
  await updateRecord(db, 'feed', right.record, { note: 'spit up' }, latest);
  const shorter = await refinishTimer(db, finished, (now) => records(now, later.now), latest);
  expect(await db.feeds.get(right.record.id)).toBeUndefined();
  await refinishTimer(db, shorter, (now) => records(now), latest);
  expect(await db.feeds.get(right.record.id)).toMatchObject({ note: 'spit up' });
});

test('restoreTimer restores a discarded timer', async () => {
  const timer = await addTimer(db, startTimer('olive', 'sleep', null, author));
  await discardTimer(db, timer.id, latest);
  expect(await listTimers(db)).toEqual([]);
  expect(await db['timer-ends'].toArray()).toMatchObject([{ id: timer.id, how: 'discarded' }]);
  await restoreTimer(db, timer, latest);
  expect(await listTimers(db), 'later than its end').toEqual([{ ...timer, updatedAt: latest.now + 1 }]);
  expect(await db['timer-ends'].count()).toBe(0);
});

test('a timer is not restored while another tab runs one of its kind', async () => {
  const first = await addTimer(db, startTimer('olive', 'feed', 'left', author));
  const finished = await finishTimer(db, first.id, records, latest);
  const second = await addTimer(db, startTimer('olive', 'feed', 'right', latest));
  if (!finished) throw new Error('nothing was finished');
  await expect(unfinishTimer(db, finished, latest)).rejects.toThrow(RivalTimerError);
  await expect(restoreTimer(db, first, latest)).rejects.toThrow(RivalTimerError);
  expect(await listTimers(db)).toEqual([second]);
  expect(await db.feeds.toArray()).toEqual(finished.records.map(({ record }) => record));
  expect(await db.trash.count()).toBe(0);
});
