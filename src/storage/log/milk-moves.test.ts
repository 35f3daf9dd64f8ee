import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Pump } from '#domain/kinds/pump/pump.ts';
import { newId } from '#domain/record.ts';
import type { MilkMove } from '#domain/stash/milk-move.ts';
import { stashOf } from '#domain/stash/stash.ts';
import { DAY, HOUR } from '#domain/time/when.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { aBaby, aFeed, TEST_DAY } from '#testing/builders.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import { removeBaby } from './change-babies.ts';
import { addFamilyRow } from './family-rows.ts';
import { readStashLog, setMoveRemoved, withMove } from './milk-moves.ts';
import { addRecord, deleteRecords, updateRecord } from './records.ts';
import { purgeTrash, restoreRecords } from './trash.ts';
import { undoUpdate } from './undo-update.ts';

const author = { device: 'this-device', now: Date.parse('2026-05-06T20:00:00Z') };
const HOURS_BEFORE = { startedAt: author.now - 5 * HOUR, endedAt: author.now - 4 * HOUR };
const session = anEntry('pump', { id: 'session', totalOz: 4, kept: 'fridge', ...HOURS_BEFORE }) as Pump;
const bottle = aFeed({ id: 'bottle', type: 'bottle', amountOz: 3, milk: 'breast', endedAt: author.now });
const move: MilkMove = {
  id: 'move',
  kind: 'milk-move',
  createdAt: author.now,
  updatedAt: author.now,
  updatedBy: 'this-device',
  day: TEST_DAY,
  at: author.now,
  oz: 3,
  way: 'out',
  place: 'fridge',
  reason: 'fed',
  milkAt: TEST_DAY,
};
const bottleMove: MilkMove = { ...move, id: 'bottle', feedId: 'bottle' };

let db: RecordsDb;
beforeEach(async () => {
  db = await openUserRecords(newId(Date.now()));
  await db.babies.add(aBaby());
});
afterEach(() => db.delete());

const inFridge = async () => stashOf(await readStashLog(db)).fridge.oz;

describe('the log of the stash', () => {
  test('follows every edit, deletion and restoration of a session', async () => {
    await addRecord(db, 'pump', session);
    expect(await inFridge()).toBe(4);
    await updateRecord(db, 'pump', session, { kept: 'freezer' }, author);
    expect(await inFridge()).toBe(0);
    await updateRecord(db, 'pump', session, { kept: 'fridge', totalOz: 5 }, author);
    await deleteRecords(db, [{ kind: 'pump', id: 'session' }], author);
    expect(await inFridge()).toBe(0);
    await restoreRecords(db, ['session'], author);
    expect(await inFridge()).toBe(5);
  });

  test('has the move of a bottle only while the bottle is in the log', async () => {
    await addRecord(db, 'pump', session);
    await addRecord(db, 'feed', bottle, withMove(db, bottleMove));
    expect(await inFridge()).toBe(1);
    await deleteRecords(db, [{ kind: 'feed', id: 'bottle' }], author);
    expect(await inFridge()).toBe(4);
    await restoreRecords(db, ['bottle'], author);
    expect(await inFridge()).toBe(1);
  });

  test('follows the amount of a bottle, and has none of its milk once it is formula', async () => {
    await addRecord(db, 'pump', session);
    await addRecord(db, 'feed', bottle, withMove(db, bottleMove));
    await updateRecord(db, 'feed', bottle, { amountOz: 2 }, author);
    expect(await inFridge()).toBe(2);
    await updateRecord(db, 'feed', bottle, { milk: 'mixed', breastOz: 1.5 }, author);
    expect(await inFridge()).toBe(2.5);
    await updateRecord(db, 'feed', bottle, { milk: 'formula' }, author);
    expect(await inFridge()).toBe(4);
  });

  test('has the former move again when the update of a bottle is undone', async () => {
    await addRecord(db, 'pump', session);
    await addRecord(db, 'feed', bottle);
    const taken = withMove(db, bottleMove);
    const updated = await updateRecord(db, 'feed', bottle, {}, author, taken);
    expect(await inFridge()).toBe(1);
    await undoUpdate(db, updated, author, taken);
    expect(await inFridge()).toBe(4);
    const before = (await db.family.get('bottle')) as MilkMove;
    const moved = withMove(db, { ...bottleMove, updatedAt: before.updatedAt + 1 }, before);
    const again = await updateRecord(db, 'feed', bottle, {}, author, moved);
    expect(await inFridge()).toBe(1);
    await undoUpdate(db, again, author, moved);
    expect(await inFridge()).toBe(4);
  });

  test('has no move that was removed, until it is brought back', async () => {
    await addRecord(db, 'pump', session);
    await addFamilyRow(db, move);
    await setMoveRemoved(db, 'move', true, author);
    expect(await inFridge()).toBe(4);
    await setMoveRemoved(db, 'move', false, author);
    expect(await inFridge()).toBe(1);
  });
});

describe('the stash of a family that removes a baby', () => {
  const bee = aBaby({ babyId: 'bee', name: 'Bee' });
  const later = author.now + 40 * DAY;

  beforeEach(async () => {
    await db.babies.add(bee);
    await addRecord(db, 'pump', { ...session, totalOz: 8 });
    await addRecord(db, 'feed', { ...bottle, babyId: 'bee' }, withMove(db, bottleMove));
    expect(await inFridge()).toBe(5);
  });

  test('keeps the milk that the baby drank taken out', async () => {
    await removeBaby(db, bee, author);
    expect(await inFridge()).toBe(5);
    await purgeTrash(db, later);
    expect(await db.feeds.count()).toBe(0);
    expect(await inFridge()).toBe(5);
  });

  test('keeps the amount and the time of an edited bottle', async () => {
    await updateRecord(db, 'feed', { ...bottle, babyId: 'bee' }, { amountOz: 2 }, author);
    expect(await inFridge()).toBe(6);
    await removeBaby(db, bee, author);
    await purgeTrash(db, later);
    expect(await inFridge()).toBe(6);
  });

  test('has no move of a bottle that holds no breast milk', async () => {
    await updateRecord(db, 'feed', { ...bottle, babyId: 'bee' }, { milk: 'formula' }, author);
    await removeBaby(db, bee, author);
    await purgeTrash(db, later);
    expect(await inFridge()).toBe(8);
  });

  test('has no move of a bottle that was deleted before', async () => {
    await deleteRecords(db, [{ kind: 'feed', id: 'bottle' }], author);
    await removeBaby(db, bee, author);
    await purgeTrash(db, later);
    expect(await inFridge()).toBe(8);
  });

  test('keeps the milk that was pumped for the baby, with its day', async () => {
    const before = stashOf(await readStashLog(db));
    await removeBaby(db, aBaby(), author);
    expect(stashOf(await readStashLog(db))).toEqual(before);
    await purgeTrash(db, later);
    expect((await readStashLog(db)).pumps).toEqual([]);
    expect(stashOf(await readStashLog(db))).toEqual(before);
  });

  test('counts a session once if a merge brings it back', async () => {
    await removeBaby(db, aBaby(), author);
    await purgeTrash(db, later);
    await db.babies.add(aBaby());
    await addRecord(db, 'pump', { ...session, totalOz: 8 });
    expect(await inFridge()).toBe(5);
  });

  test('writes the same rows on every phone', async () => {
    const purged = async () => {
      await removeBaby(db, aBaby(), author);
      await removeBaby(db, bee, author);
      await purgeTrash(db, later);
      return db.family.toArray();
    };
    const rows = await purged();
    await db.family.clear();
    await db.babies.bulkPut([aBaby(), bee]);
    await addRecord(db, 'pump', { ...session, totalOz: 8 });
    await addRecord(db, 'feed', { ...bottle, babyId: 'bee' }, withMove(db, bottleMove));
    expect(await purged()).toEqual(rows);
  });

  test('does not bring back milk that a parent removed', async () => {
    await removeBaby(db, aBaby(), author);
    await purgeTrash(db, later);
    await setMoveRemoved(db, 'session', true, author);
    await db.babies.add(aBaby());
    await addRecord(db, 'pump', { ...session, totalOz: 8 });
    await removeBaby(db, aBaby(), author);
    await purgeTrash(db, later);
    expect(await inFridge()).toBe(0);
  });
});
