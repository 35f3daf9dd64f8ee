import { liveQuery } from 'dexie';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#domain/record.ts';
import { aDiaper } from '#testing/builders.ts';
import { openUserRecords } from './open-log.ts';
import { addRecord } from './records.ts';
import type { RecordsDb } from './records-db.ts';
import { readAfter, turnToRead } from './turn-to-read.ts';

let db: RecordsDb;
let counts: number[] = [];
let stop = () => {};

beforeEach(async () => {
  db = await openUserRecords(newId(Date.now()));
  counts = [];
  const live = liveQuery(() => turnToRead(db).then(() => db.diapers.count()));
  const subscription = live.subscribe((count) => counts.push(count));
  stop = () => subscription.unsubscribe();
  await expect.poll(() => counts).toEqual([0]);
});
afterEach(async () => {
  stop();
  await db.delete();
});

/** A tap that is seen when it is told. */
function tap(): { show: () => void; fail: (error: Error) => void } {
  let acts = { show: () => {}, fail: (_error: Error) => {} };
  readAfter(
    db,
    new Promise<void>((show, fail) => {
      acts = { show, fail };
    }),
  );
  return acts;
}

/** As long as a live query needs to answer when nothing holds it. */
async function untilAnotherAnswers(): Promise<void> {
  let answered = false;
  const other = liveQuery(() => db.diapers.count()).subscribe(() => {
    answered = true;
  });
  await expect.poll(() => answered).toBe(true);
  other.unsubscribe();
}

test('without a tap every change is read as it comes', async () => {
  await addRecord(db, 'diaper', aDiaper());
  await expect.poll(() => counts).toEqual([0, 1]);
});

test('what a tap changes is read once the tap has been seen, and what comes later is watched as before', async () => {
  const { show } = tap();
  await addRecord(db, 'diaper', aDiaper());
  await untilAnotherAnswers();
  expect(counts).toEqual([0]);
  show();
  await expect.poll(() => counts).toEqual([0, 1]);
  await addRecord(db, 'diaper', aDiaper());
  await expect.poll(() => counts).toEqual([0, 1, 2]);
});

test('of two taps the later one is waited for, and nothing that either changed is missed', async () => {
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

test('a tap that comes to no good end holds nothing', async () => {
  const { fail } = tap();
  await addRecord(db, 'diaper', aDiaper());
  fail(new Error('of which nobody is told here'));
  await expect.poll(() => counts).toEqual([0, 1]);
  await addRecord(db, 'diaper', aDiaper());
  await expect.poll(() => counts).toEqual([0, 1, 2]);
});

test('nor does a tap in one log hold another', async () => {
  tap();
  const other = await openUserRecords(newId(Date.now()));
  await turnToRead(other);
  await other.delete();
});
