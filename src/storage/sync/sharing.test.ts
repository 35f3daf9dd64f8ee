import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { isSharedLog } from '#storage/database/shared-log.ts';
import { addRecord } from '#storage/log/records.ts';
import { aFeed } from '#testing/builders.ts';
import { openSharedLog } from '#testing/sync/open-shared-log.ts';
import { readOwnCopy } from './digest-notes.ts';
import { joinSharing, leaveSharing, newFamilyAccess, readSharing, startSharing } from './sharing.ts';

const server = { server: 'wss://sync.example', pass: 'pass' };
const started = { access: newFamilyAccess(server), copy: 'anna' };
const joined = { access: { ...server, secret: [1, 2, 3], epoch: 4 }, copy: 'ben' };

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
    await joinSharing(db, joined);
    expect(await readSharing(db)).toEqual(joined);
    expect(await db.sync.count()).toBe(1);
    expect(await readOwnCopy(db, Date.now())).toMatchObject({ isComplete: false });
  });

  test('ends without a change of the log', async () => {
    await joinSharing(db, joined);
    await leaveSharing(db);
    expect(await readSharing(db)).toBeNull();
    expect([await db.marks.count(), await db.sync.count(), await db.feeds.count()]).toEqual([0, 0, 1]);
    expect(isSharedLog(db.name)).toBe(false);
  });
});
