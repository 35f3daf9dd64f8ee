import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KINDS } from '#domain/kinds/registry.ts';
import { span } from '#domain/kinds/time-shape.ts';
import { newId } from '#domain/record.ts';
import { settledMomentOf } from '#domain/time/when.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { addRecord } from '#storage/log/records.ts';
import { aFeed, TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import {
  addMadeUpKinds,
  anOuting,
  madeUp,
  madeUpRecord,
  removeMadeUpKinds,
} from '#testing/made-up/made-up-kinds.ts';
import { conflictsNow } from './new-conflicts.ts';

let db: RecordsDb;

beforeEach(async () => {
  addMadeUpKinds();
  const time = span({ longestDays: 6 });
  Object.assign(KINDS, { outing: { ...KINDS[madeUp('outing')], isExclusive: true, time } });
  db = await openUserRecords(newId(Date.now()));
});
afterEach(async () => {
  removeMadeUpKinds();
  await db.delete();
});

describe('newConflicts', () => {
  test('includes an entry that begins near the end of a very long entry', async () => {
    const endedAt = settledMomentOf('2026-05-12T12:00', TEST_ZONE).at;
    const outing = madeUpRecord('outing', anOuting({ endTime: '12:00', endedAt }));
    const feed = aFeed({ date: '2026-05-12', startTime: '08:00' });
    await addRecord(db, 'feed', feed);
    const found = await conflictsNow({ db, zone: TEST_ZONE }, outing);
    expect(found.map(({ other }) => other.record.id)).toEqual([feed.id]);
    expect(outing.record).toMatchObject({ day: TEST_DAY });
  });
});
