import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#domain/record.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { aFeed } from '#testing/builders.ts';
import { revertImport } from './imports.ts';
import { addRecord, deleteRecords, readRecord, undoUpdate, updateRecord } from './records.ts';
import { restoreRecords } from './trash.ts';

const author = { device: 'this-device', now: 1_790_000_000_000 };
const feed = aFeed({ note: 'sleepy', importId: 'run' });
const entry = { kind: 'feed', id: feed.id } as const;
let db: RecordsDb;

beforeEach(async () => {
  db = await openUserRecords(newId(Date.now()));
  await addRecord(db, 'feed', feed);
});
afterEach(() => db.delete());

describe('undoUpdate', () => {
  test('writes back the changed fields and keeps what another tab changed since', async () => {
    await updateRecord(db, 'feed', feed, { note: 'awake' }, author);
    await updateRecord(db, 'feed', feed, { endTime: '09:00' }, author);
    await undoUpdate(db, entry, { note: 'sleepy' }, undefined, author);
    expect(await readRecord(db, 'feed', feed.id)).toMatchObject({ note: 'sleepy', endTime: '09:00' });
  });

  test('changes a record that was deleted since in the trash', async () => {
    await updateRecord(db, 'feed', feed, { note: 'awake' }, author);
    await deleteRecords(db, [entry], author);
    await undoUpdate(db, entry, { note: 'sleepy' }, undefined, author);
    expect(await readRecord(db, 'feed', feed.id)).toBeUndefined();
    await restoreRecords(db, [feed.id], author);
    expect(await readRecord(db, 'feed', feed.id)).toMatchObject({ note: 'sleepy' });
  });

  test('leaves a record reverted whose import was reverted since', async () => {
    await updateRecord(db, 'feed', feed, { note: 'awake' }, author);
    await revertImport(db, 'run', author);
    const [reverted] = await db.trash.toArray();
    await undoUpdate(db, entry, { note: 'sleepy' }, undefined, author);
    const [trash] = await db.trash.toArray();
    expect(trash).toMatchObject({ takenBack: true, deleted: { record: { note: 'sleepy' } } });
    expect(trash?.deletedAt).toBeGreaterThan(reverted?.deletedAt ?? 0);
  });

  test('moves a record that the update revived back to where it was', async () => {
    await revertImport(db, 'run', author);
    const { revived } = await updateRecord(db, 'feed', feed, { note: 'awake' }, author);
    await undoUpdate(db, entry, { note: 'sleepy' }, revived, author);
    expect(await readRecord(db, 'feed', feed.id)).toBeUndefined();
    expect(await db.trash.toArray()).toMatchObject([{ takenBack: true }]);
  });

  test('writes nothing for a record that was purged since', async () => {
    await updateRecord(db, 'feed', feed, { note: 'awake' }, author);
    await db.feeds.clear();
    await undoUpdate(db, entry, { note: 'sleepy' }, undefined, author);
    expect(await db.feeds.count()).toBe(0);
    expect(await db.trash.count()).toBe(0);
  });
});
