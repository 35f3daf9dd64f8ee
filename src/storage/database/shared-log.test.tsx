import { expect, test } from 'vitest';
import { newId } from '#domain/record.ts';
import { addRecord } from '#storage/log/records.ts';
import { aFeed } from '#testing/builders.ts';
import { openUserRecords, userRecordsName } from './open-log.ts';
import { noteSharedLog } from './shared-log.ts';

test('openUserRecords marks the writes of a shared log only', async () => {
  const userId = newId(Date.now());
  const alone = await openUserRecords(userId);
  await addRecord(alone, 'feed', aFeed());
  expect(await alone.marks.count()).toBe(0);
  alone.close();
  noteSharedLog(userRecordsName(userId), true);
  const shared = await openUserRecords(userId);
  await addRecord(shared, 'feed', aFeed());
  expect(await shared.marks.count()).toBe(1);
  await shared.delete();
  noteSharedLog(userRecordsName(userId), false);
});
