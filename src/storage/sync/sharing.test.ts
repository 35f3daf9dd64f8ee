import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTimer } from '#domain/kinds/timer.ts';
import { newFamilyAccess } from '#domain/sync/letters/family-access.ts';
import { type EntryState, mergeEntry } from '#domain/sync/merge-entry.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { isSharedLog } from '#storage/database/shared-log.ts';
import { listImports, revertImport } from '#storage/log/imports.ts';
import { addRecord, deleteRecords } from '#storage/log/records.ts';
import { aBaby, aFeed } from '#testing/builders.ts';
import { openSharedLog } from '#testing/sync/open-shared-log.ts';
import { readOwnCopy } from './digest-notes.ts';
import { joinSharing, leaveSharing, readSharing, startSharing } from './sharing.ts';

const server = { server: 'wss://sync.example', pass: 'pass' };
const started = { access: newFamilyAccess(server), copy: 'anna' };
const joined = { access: { ...server, secret: [1, 2, 3], epoch: 4 }, copy: 'ben' };

const author = { device: 'phone', now: 1_000_000 };
const nothing = { babies: [], same: new Map<string, string>(), source: 'Ben’s phone', userId: 'user-1' };

let db: RecordsDb;
beforeEach(async () => {
  db = await openSharedLog();
  await addRecord(db, 'feed', aFeed({ id: 'a' }));
  await db.marks.clear();
});
afterEach(() => db.close());

describe('sharing', () => {
  test('starts with a new secret, in a complete log', async () => {
    expect(await readSharing(db)).toBeNull();
    await startSharing(db, started, 5);
    const sharing = (await readSharing(db)) ?? expect.unreachable();
    expect(sharing).toEqual(started);
    expect(new Set(sharing.access.secret).size).toBeGreaterThan(10);
    expect(sharing.access).toMatchObject({ ...server, epoch: 1 });
    expect(await readOwnCopy(db, Date.now())).toMatchObject({ isComplete: true });
  });

  test('keeps its secret when it is started again', async () => {
    await startSharing(db, started, 5);
    const other = { access: newFamilyAccess(server), copy: 'other' };
    expect(await startSharing(db, other, 6)).toMatchObject(started);
  });

  test('of another family begins without notes, and is not complete at first', async () => {
    await startSharing(db, started, 4);
    await joinSharing(db, joined, nothing, author);
    expect(await readSharing(db)).toEqual(joined);
    expect(await db.sync.count()).toBe(1);
    expect(await readOwnCopy(db, Date.now())).toMatchObject({ isComplete: false });
  });

  test('ends without a change of the log', async () => {
    await joinSharing(db, joined, nothing, author);
    await leaveSharing(db);
    expect(await readSharing(db)).toBeNull();
    expect([await db.marks.count(), await db.sync.count(), await db.feeds.count()]).toEqual([0, 0, 1]);
    expect(isSharedLog(db.name)).toBe(false);
  });

  describe('with a log of its own', () => {
    const theirs = aBaby({ babyId: 'theirs', name: 'Wren', updatedAt: 500 });
    const joinWith = (same: [string, string][]) =>
      joinSharing(db, joined, { ...nothing, babies: [theirs], same: new Map(same) }, author);
    const babyOf = async (id: string) => (await db.feeds.get(id))?.babyId;

    beforeEach(async () => {
      await db.babies.bulkPut([aBaby({ babyId: 'own' }), aBaby({ babyId: 'other' })]);
      await addRecord(db, 'feed', aFeed({ id: 'of own', babyId: 'own' }));
      await addRecord(db, 'feed', aFeed({ id: 'of other', babyId: 'other' }));
      await addRecord(db, 'feed', aFeed({ id: 'deleted', babyId: 'own' }));
      await deleteRecords(db, [{ kind: 'feed', id: 'deleted' }], author);
      const timer = startTimer('own', 'pump', null, author);
      await db.timers.put(timer);
    });

    test('moves the entries of the same baby to the family’s baby', async () => {
      await joinWith([['own', 'theirs']]);
      expect(await babyOf('of own')).toBe('theirs');
      expect(await babyOf('of other')).toBe('other');
      expect((await db.trash.get('deleted'))?.deleted.record.babyId).toBe('theirs');
      expect((await db.timers.toArray()).map(({ babyId }) => babyId)).toEqual(['theirs']);
      expect(await db.babies.get('own')).toMatchObject({ removedAt: author.now });
      expect((await db.babies.get('other'))?.removedAt).toBeUndefined();
    });

    test('gets the family’s baby in a version that any other one replaces', async () => {
      await joinWith([]);
      expect(await db.babies.get('theirs')).toMatchObject({ name: 'Wren', userId: 'user-1', updatedAt: 0 });
    });

    test('can be taken out again, also on the other phones', async () => {
      await joinWith([['own', 'theirs']]);
      const [run] = await listImports(db);
      expect(run).toMatchObject({ source: 'Ben’s phone', counts: { feed: 2 }, babyIds: ['other'] });
      await revertImport(db, run?.id ?? '', { ...author, now: author.now + 1 });
      expect(await babyOf('of own')).toBeUndefined();
      // A phone that has the baby would bring it back, if the row were only gone here.
      expect(await db.babies.get('other')).toMatchObject({ removedAt: expect.any(Number) });
      expect((await db.trash.toCollection().primaryKeys()).sort()).toEqual(['deleted', 'of other', 'of own']);
    });

    test('can be taken out whole if an entry had several origins', async () => {
      const from = { '': { written: { updatedAt: 1, updatedBy: 'phone' } }, file: {} };
      await addRecord(db, 'feed', aFeed({ id: 'twice', babyId: 'own', origins: { from } }));
      await joinWith([['own', 'theirs']]);
      const [run] = await listImports(db);
      const row = await db.feeds.get('twice');
      const state = { content: { kind: 'feed', record: row } } as EntryState;
      // A merge with the same state is what the other phones store.
      expect(mergeEntry(state, structuredClone(state)).content.record.importId).toBe(run?.id);
    });

    test('leaves damaged rows and removed babies as they are', async () => {
      const removed = aBaby({ babyId: 'removed', removedAt: 5 });
      const ofRemoved = aFeed({ id: 'of removed', babyId: 'removed' });
      const damaged = { id: 'damaged', babyId: 'own' };
      await db.babies.put(removed);
      await db.feeds.bulkPut([ofRemoved, damaged as never]);
      await db.trash.put({ id: 'damaged', deletedAt: 5 } as never);
      await joinWith([['own', 'theirs']]);
      expect(await db.babies.get('removed')).toEqual(removed);
      expect(await db.feeds.bulkGet(['of removed', 'damaged'])).toEqual([ofRemoved, damaged]);
    });

    test('leaves the entries alone that the family’s log has already', async () => {
      const before = await db.feeds.get('of own');
      const babies = [aBaby({ babyId: 'own' }), aBaby({ babyId: 'other' })];
      await joinSharing(db, joined, { ...nothing, babies }, author);
      expect(await db.feeds.get('of own')).toEqual(before);
      expect(await listImports(db)).toEqual([]);
    });
  });
});
