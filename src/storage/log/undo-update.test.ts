import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#domain/record.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { aFeed } from '#testing/builders.ts';
import { revertImport } from './imports.ts';
import { addRecord, deleteRecords, readRecord, updateRecord } from './records.ts';
import { restoreRecords } from './trash.ts';
import { undoUpdate } from './undo-update.ts';

const author = { device: 'this-device', now: 1_790_000_000_000 };
const feed = aFeed({ note: 'sleepy', importId: 'run' });
const entry = { kind: 'feed', id: feed.id } as const;
let db: RecordsDb;

beforeEach(async () => {
  db = await openUserRecords(newId(Date.now()));
  await addRecord(db, 'feed', feed);
});
afterEach(() => db.delete());

const edit = (note: string) => updateRecord(db, 'feed', feed, { note }, author);
const stored = () => readRecord(db, 'feed', feed.id);

describe('undoUpdate', () => {
  test('restores the changed fields and keeps fields that another tab changed later', async () => {
    const updated = await edit('awake');
    await updateRecord(db, 'feed', feed, { endTime: '09:00' }, author);
    expect(await undoUpdate(db, updated, author)).toBe(true);
    expect(await stored()).toMatchObject({ note: 'sleepy', endTime: '09:00' });
  });

  test('writes nothing if another tab changed the same field later', async () => {
    const updated = await edit('awake');
    await edit('in another tab');
    expect(await undoUpdate(db, updated, author)).toBe(false);
    expect(await stored()).toMatchObject({ note: 'in another tab' });
  });

  test('changes a record in the trash if it was deleted after the update', async () => {
    const updated = await edit('awake');
    await deleteRecords(db, [entry], author);
    expect(await undoUpdate(db, updated, author)).toBe(true);
    expect(await stored()).toBeUndefined();
    await restoreRecords(db, [feed.id], author);
    expect(await stored()).toMatchObject({ note: 'sleepy' });
  });

  test('keeps a record marked as reverted if its import was reverted later', async () => {
    const updated = await edit('awake');
    await revertImport(db, 'run', author);
    const [reverted] = await db.trash.toArray();
    await undoUpdate(db, updated, author);
    const [trash] = await db.trash.toArray();
    expect(trash).toMatchObject({ takenBack: true, deleted: { record: { note: 'sleepy' } } });
    expect(trash?.deletedAt).toBeGreaterThan(reverted?.deletedAt ?? 0);
  });

  test('moves a record back to the trash, as it was, if the update restored it', async () => {
    await revertImport(db, 'run', author);
    const updated = await edit('awake');
    expect(await undoUpdate(db, updated, author)).toBe(true);
    expect(await stored()).toBeUndefined();
    expect(await db.trash.toArray()).toMatchObject([
      { takenBack: true, deleted: { record: { note: 'sleepy' } } },
    ]);
  });

  test('moves a record to the trash if it had vanished before the update', async () => {
    await db.feeds.clear();
    const updated = await edit('awake');
    expect(await undoUpdate(db, updated, author)).toBe(true);
    expect(await stored()).toBeUndefined();
    expect(await db.trash.count()).toBe(1);
  });

  test('keeps a restored record that another tab changed later', async () => {
    await deleteRecords(db, [entry], author);
    const updated = await edit('awake');
    await updateRecord(db, 'feed', feed, { endTime: '09:00' }, author);
    expect(await undoUpdate(db, updated, author)).toBe(false);
    expect(await stored()).toMatchObject({ note: 'awake', endTime: '09:00' });
  });

  test('writes nothing for a record that was purged after the update', async () => {
    const updated = await edit('awake');
    await db.feeds.clear();
    expect(await undoUpdate(db, updated, author)).toBe(true);
    expect(await db.feeds.count()).toBe(0);
    expect(await db.trash.count()).toBe(0);
  });
});

test('updateRecord keeps the unknown fields of a row that this version cannot read', async () => {
  await db.feeds.put({ ...feed, type: 'spoon', utensil: 'silver' } as never);
  await edit('awake');
  expect(await stored()).toMatchObject({ note: 'awake', type: feed.type, utensil: 'silver' });
});
