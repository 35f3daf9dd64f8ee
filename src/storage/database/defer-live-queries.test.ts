import { liveQuery } from 'dexie';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#domain/record.ts';
import { addRecord } from '#storage/log/records.ts';
import { aDiaper } from '#testing/builders.ts';
import { awaitDeferral, deferLiveQueries } from './defer-live-queries.ts';
import { openUserRecords } from './open-log.ts';
import type { RecordsDb } from './records-db.ts';

let db: RecordsDb;
let counts: number[] = [];
let stop = () => {};

beforeEach(async () => {
  db = await openUserRecords(newId(Date.now()));
  counts = [];
  const live = liveQuery(() => awaitDeferral(db).then(() => db.diapers.count()));
  const subscription = live.subscribe((count) => counts.push(count));
  stop = () => subscription.unsubscribe();
  await expect.poll(() => counts).toEqual([0]);
});
afterEach(async () => {
  stop();
  await db.delete();
});

/** A tap that is painted when `show` is called. */
function tap(): { show: () => void; fail: (error: Error) => void } {
  let acts = { show: () => {}, fail: (_error: Error) => {} };
  deferLiveQueries(
    db,
    new Promise<void>((show, fail) => {
      acts = { show, fail };
    }),
  );
  return acts;
}

/** Waits as long as a live query needs without a deferral. */
async function untilAnotherAnswers(): Promise<void> {
  let answered = false;
  const other = liveQuery(() => db.diapers.count()).subscribe(() => {
    answered = true;
  });
  await expect.poll(() => answered).toBe(true);
  other.unsubscribe();
}

test('reads every change at once without a tap', async () => {
  await addRecord(db, 'diaper', aDiaper());
  await expect.poll(() => counts).toEqual([0, 1]);
});

test('reads the change of a tap once it is painted, and later changes at once', async () => {
  const { show } = tap();
  await addRecord(db, 'diaper', aDiaper());
  await untilAnotherAnswers();
  expect(counts).toEqual([0]);
  show();
  await expect.poll(() => counts).toEqual([0, 1]);
  await addRecord(db, 'diaper', aDiaper());
  await expect.poll(() => counts).toEqual([0, 1, 2]);
});

test('waits for the later of two taps, and reads the changes of both', async () => {
  const first = tap();
  await addRecord(db, 'diaper', aDiaper());
  const second = tap();
  await addRecord(db, 'diaper', aDiaper());
  first.show();
  await untilAnotherAnswers();
  expect(counts).toEqual([0]);
  second.show();
  await expect.poll(() => counts.at(-1)).toBe(2);
  await addRecord(db, 'diaper', aDiaper());
  await expect.poll(() => counts.at(-1)).toBe(3);
});

test('ends the deferral when a tap fails', async () => {
  const { fail } = tap();
  await addRecord(db, 'diaper', aDiaper());
  fail(new Error('ignored'));
  await expect.poll(() => counts).toEqual([0, 1]);
  await addRecord(db, 'diaper', aDiaper());
  await expect.poll(() => counts).toEqual([0, 1, 2]);
});

test('does not defer other logs', async () => {
  tap();
  const other = await openUserRecords(newId(Date.now()));
  await awaitDeferral(other);
  await other.delete();
});
