import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MOST_DELETIONS } from '#domain/sync/missing-entries.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { addRecord } from '#storage/log/records.ts';
import { aBaby, aFeed } from '#testing/builders.ts';
import { openSharedLog } from '#testing/sync/open-shared-log.ts';
import { noteEqual, removeMissing, settleLacking } from './compare-logs.ts';
import { noteAsked } from './digest-notes.ts';
import { readUnsent, settleSent } from './unsent.ts';

const author = { device: 'anna', now: 5000 };

let db: RecordsDb;
beforeEach(async () => {
  db = await openSharedLog();
});
afterEach(() => db.close());

/** Logs feeds that all phones have. */
async function logAndSend(...ids: string[]): Promise<void> {
  for (const id of ids) await addRecord(db, 'feed', aFeed({ id, updatedAt: 1 }));
  await settleSent(db, await readUnsent(db, 1000));
}

const equal = (isComplete = true, now = 1000) => noteEqual(db, { id: 'ben', isComplete }, now);

/** Asks Ben's copy, which answers that it lacks these feeds. */
async function lacks(ids: readonly string[], change: object = {}) {
  await noteAsked(db, 'ben', { want: 'want', difference: '' }, 1);
  const keys = ids.map((id) => `entry ${id}`);
  return settleLacking(
    db,
    { from: 'ben', isComplete: true, want: 'want', keys, others: [], ...change },
    author,
  );
}

describe('settleLacking', () => {
  test('removes an entry that the other copy had', async () => {
    await logAndSend('a', 'b');
    await equal();
    expect(await lacks(['a'])).toEqual({ send: [], unconfirmed: [] });
    expect(await db.trash.toArray()).toMatchObject([{ id: 'a', deletedBy: 'anna' }]);
    expect(await db.marks.toCollection().primaryKeys()).toEqual(['entry a']);
  });

  test('sends an entry that was sent after the logs were equal, whatever the clock showed', async () => {
    await equal(true, 9e12);
    await logAndSend('a');
    expect(await lacks(['a'])).toMatchObject({ send: [{ of: 'entry' }] });
  });

  test('sends an entry that was written without a mark', async () => {
    await equal(true, 1000);
    await addRecord(db, 'feed', aFeed({ id: 'a', updatedAt: 2000 }));
    await db.marks.clear();
    expect(await lacks(['a'])).toMatchObject({ send: [{ of: 'entry' }] });
  });

  test('removes an entry from before the sharing, and a baby', async () => {
    await db.feeds.put(aFeed({ id: 'a', updatedAt: 1 }));
    await db.babies.put(aBaby({ babyId: 'b', updatedAt: 1 }));
    await db.marks.clear();
    await equal();
    await noteAsked(db, 'ben', { want: 'want', difference: '' }, 1);
    const answer = { from: 'ben', isComplete: true, want: 'want', keys: ['entry a', 'baby b'], others: [] };
    expect(await settleLacking(db, answer, author)).toMatchObject({ send: [] });
    expect(await db.trash.get('a')).toMatchObject({ deletedBy: 'anna' });
    expect(await db.babies.get('b')).toMatchObject({ removedAt: 5000, userId: aBaby().userId });
  });

  test('counts no answer to another question, nor one from before the logs were equal', async () => {
    await logAndSend('a');
    await equal();
    expect(await lacks(['a'], { want: 'another' })).toBeNull();
    await noteAsked(db, 'ben', { want: 'want', difference: '' }, 1);
    await equal();
    const answer = { from: 'ben', isComplete: true, want: 'want', keys: ['entry a'], others: [] };
    expect(await settleLacking(db, answer, author)).toBeNull();
  });

  test('leaves many entries until a parent confirms it', async () => {
    const ids = Array.from({ length: MOST_DELETIONS + 1 }, (_, n) => `feed ${n}`);
    await logAndSend(...ids);
    await equal();
    const settled = await lacks(ids);
    expect(settled).toMatchObject({ send: [] });
    expect(await db.trash.count()).toBe(0);
    expect(settled?.unconfirmed).toHaveLength(ids.length);
    await db.feeds.update('feed 1', { note: 'edited since' });
    await db.marks.put({ id: 'entry feed 1', write: 'w', at: 1 });
    await removeMissing(db, settled?.unconfirmed ?? [], author);
    expect(await db.feeds.toCollection().primaryKeys()).toEqual(['feed 1']);
  });
});
