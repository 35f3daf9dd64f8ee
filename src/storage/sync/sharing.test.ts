import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { isSharedLog } from '#storage/database/shared-log.ts';
import { addRecord } from '#storage/log/records.ts';
import { aFeed } from '#testing/builders.ts';
import { openSharedLog } from '#testing/sync/open-shared-log.ts';
import { readOwnCopy } from './compare-logs.ts';
import { joinSharing, leaveSharing, readSharing, startSharing } from './sharing.ts';

const server = { server: 'wss://sync.example', pass: 'pass' };
const access = { ...server, secret: [1, 2, 3], epoch: 4 };

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
    const sharing = await startSharing(db, server, 5);
    expect(await readSharing(db)).toEqual(sharing);
    expect(new Set(sharing.access.secret).size).toBeGreaterThan(10);
    expect(sharing.access).toMatchObject({ ...server, epoch: 1 });
    expect(await readOwnCopy(db)).toMatchObject({ isComplete: true });
  });

  test('keeps its secret when it is started again', async () => {
    const sharing = await startSharing(db, server, 5);
    expect(await startSharing(db, server, 6)).toMatchObject(sharing);
  });

  test('of another family begins without notes, and is not complete at first', async () => {
    await startSharing(db, server, 4);
    const sharing = await joinSharing(db, access, 5);
    expect(await readSharing(db)).toEqual(sharing);
    expect(sharing.access).toEqual(access);
    expect(await db.sync.count()).toBe(1);
    expect(await readOwnCopy(db)).toMatchObject({ isComplete: false });
  });

  test('ends without a change of the log', async () => {
    await joinSharing(db, access, 5);
    await leaveSharing(db);
    expect(await readSharing(db)).toBeNull();
    expect([await db.marks.count(), await db.sync.count(), await db.feeds.count()]).toEqual([0, 0, 1]);
    expect(isSharedLog(db.name)).toBe(false);
  });
});
