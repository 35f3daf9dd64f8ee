import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Timer } from '#domain/kinds/timer.ts';
import { type FamilyLog, logParts, rowsOf } from '#domain/log/family-log.ts';
import { storeOf } from '#domain/log/log-stores.ts';
import { keyOfState } from '#domain/sync/log-state.ts';
import { mergeLogs } from '#domain/sync/merge.ts';
import { readFamilyLog } from '#storage/backup/backup.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { aFeed } from '#testing/builders.ts';
import { familyLogs } from '#testing/random-log.ts';
import { sortedLog } from '#testing/sorted-log.ts';
import { openSharedLog } from '#testing/sync/open-shared-log.ts';
import { statesOfLog } from '#testing/sync/states-of-log.ts';
import { applyStates, endJoinedTimers, readCursor } from './apply-states.ts';

const at = (number: number) => ({ number, envelope: 'name' });
const user = 'user-1';

async function logWith(log?: FamilyLog): Promise<RecordsDb> {
  const db = await openSharedLog();
  for (const part of log ? logParts() : [])
    await db.table(storeOf(part)).bulkAdd([...rowsOf(log as FamilyLog, part)]);
  await db.marks.clear();
  return db;
}

const shared = (log: FamilyLog) => sortedLog({ ...log, timers: [], imports: [] });

test('applyStates stores what a merge of the two logs gives, and marks nothing', async () => {
  await fc.assert(
    fc.asyncProperty(familyLogs, familyLogs, async (here, there) => {
      const db = await logWith(here);
      const states = statesOfLog({ ...there, timers: [] });
      await applyStates(db, { states, cursor: at(5) }, user);
      const merged = await readFamilyLog(db);
      expect(shared(merged)).toEqual(shared(mergeLogs(here, { ...there, timers: here.timers })));
      expect(await db.marks.count()).toBe(0);
      expect(await readCursor(db)).toMatchObject(at(5));
      // Again, in another order and in parts: nothing changes.
      for (const state of states.toReversed())
        expect(await applyStates(db, { states: [state, state], cursor: at(5) }, user)).toEqual([]);
      expect(await readFamilyLog(db)).toEqual(merged);
      db.close();
    }),
    { numRuns: 60 },
  );
});

test('applyStates reports and notes the changed rows only', async () => {
  const db = await logWith();
  const state = (id: string) => ({
    of: 'entry' as const,
    content: { kind: 'feed' as const, record: aFeed({ id }) },
  });
  await applyStates(db, { states: [state('a')], cursor: at(1) }, user);
  const changed = await applyStates(db, { states: [state('a'), state('b')], cursor: at(2) }, user);
  expect(changed.map(({ state }) => keyOfState(state))).toEqual(['entry b']);
  const notes = await db.sync.where('id').startsWith('held ').toArray();
  expect(notes.map(({ id }) => id)).toEqual(['held entry a', 'held entry b']);
  db.close();
});

test('applyStates replaces a damaged row with the row of another phone', async () => {
  const db = await logWith();
  const record = aFeed({ id: 'a' });
  await db.feeds.put({ ...record, updatedAt: 'damaged' } as never);
  await applyStates(
    db,
    { states: [{ of: 'entry', content: { kind: 'feed', record } }], cursor: at(1) },
    user,
  );
  expect(await db.feeds.toArray()).toEqual([record]);
  db.close();
});

test('applyStates ends a timer, and starts it again after a later change', async () => {
  const db = await logWith();
  const timer = {
    id: 't',
    babyId: 'b',
    kind: 'sleep',
    segments: [],
    createdAt: 1,
    updatedAt: 5,
    updatedBy: 'a',
  };
  const end = { id: 't', endedAt: 6, endedBy: 'a', how: 'saved' as const };
  await applyStates(
    db,
    {
      states: [
        { of: 'timer', row: end },
        { of: 'timer', row: timer },
      ],
      cursor: at(1),
    },
    user,
  );
  expect([await db.timers.toArray(), await db['timer-ends'].toArray()]).toEqual([[], [end]]);
  const again = { ...timer, updatedAt: 7 };
  await applyStates(db, { states: [{ of: 'timer', row: again }], cursor: at(2) }, user);
  expect([await db.timers.toArray(), await db['timer-ends'].toArray()]).toEqual([[again], []]);
  db.close();
});

test('endJoinedTimers joins two timers of one kind that were started apart', async () => {
  const db = await logWith();
  const timer = (id: string, createdAt: number, kind = 'sleep'): Timer => ({
    id,
    babyId: 'b',
    kind,
    segments: [{ side: null, startedAt: createdAt, endedAt: null }],
    createdAt,
    updatedAt: createdAt,
    updatedBy: id,
  });
  await db.timers.bulkPut([timer('mine', 7), timer('pump', 8, 'pump')]);
  const changed = await applyStates(
    db,
    { states: [{ of: 'timer', row: timer('theirs', 5) }], cursor: at(1) },
    user,
  );
  expect(changed.map(({ state }) => keyOfState(state))).toEqual(['timer theirs']);
  expect(await endJoinedTimers(db)).toMatchObject([{ id: 'mine' }]);
  expect((await db.timers.toCollection().primaryKeys()).sort()).toEqual(['pump', 'theirs']);
  const end = { id: 'mine', how: 'joined', endedAt: 8, endedBy: 'theirs' };
  expect(await db['timer-ends'].toArray()).toEqual([end]);
  expect(await endJoinedTimers(db)).toEqual([]);
  db.close();
});

test('applyStates keeps the account of a baby, which never leaves the device', async () => {
  const db = await logWith();
  const row = { babyId: 'b', name: 'Wren', updatedAt: 1, updatedBy: 'a' } as never;
  await applyStates(db, { states: [{ of: 'baby', row }], cursor: at(1) }, user);
  expect(await db.babies.toArray()).toMatchObject([{ babyId: 'b', userId: 'user-1' }]);
  db.close();
});
