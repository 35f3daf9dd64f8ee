import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTimer } from '#domain/kinds/timer.ts';
import type { FamilyLog } from '#domain/log/family-log.ts';
import { newId } from '#domain/record.ts';
import { mergeLogs } from '#domain/sync/merge.ts';
import { HOUR } from '#domain/time/when.ts';
import { readFamilyLog } from '#storage/backup/backup.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { aBaby, aDiaper, aFeed, aSleep } from '#testing/builders.ts';
import { listBabies, listRemovedBabies } from './babies.ts';
import { archiveBaby, removeBaby, restoreBaby, unarchiveBaby, updateBaby } from './change-babies.ts';
import { readAllRecords } from './read-all-records.ts';
import { addTimer, listTimers } from './timers.ts';
import { listTrash, purgeTrash } from './trash.ts';

const NOW = 1_790_000_000_000;
const DAY = 24 * HOUR;
const author = { device: 'this-device', now: NOW };
const juniper = { ...aBaby(), bloodType: '0' };
const wren = aBaby({ babyId: 'baby-2', name: 'Wren', createdAt: 2 });
let db: RecordsDb;

beforeEach(async () => {
  db = await openUserRecords(newId(Date.now()));
  await db.babies.bulkPut([juniper, wren]);
  await db.feeds.bulkPut([aFeed({ id: 'hers' }), aFeed({ id: 'his', babyId: 'baby-2' })]);
  await db.sleeps.put(aSleep({ id: 'her-nap' }));
  await db.trash.put({
    id: 'gone',
    deleted: { kind: 'diaper', record: aDiaper({ id: 'gone' }) },
    deletedAt: NOW,
    deletedBy: 'this-device',
  });
  await addTimer(db, startTimer('baby-1', 'sleep', null, author));
});
afterEach(() => db.delete());

const names = async () => (await listBabies(db)).map(({ name }) => name);

describe('an archived baby', () => {
  test('stays in the list with its log, and can be restored unchanged', async () => {
    await archiveBaby(db, juniper, author);
    expect(await listBabies(db)).toMatchObject([{ name: 'Juniper', archivedAt: NOW }, { name: 'Wren' }]);
    expect((await readAllRecords(db)).feed).toHaveLength(2);
    await unarchiveBaby(db, juniper, { ...author, now: NOW + 1 });
    const stamp = { updatedAt: NOW + 1, updatedBy: 'this-device' };
    expect(await listBabies(db)).toEqual([{ ...juniper, ...stamp }, wren]);
  });

  test('stays archived when its profile is edited', async () => {
    await archiveBaby(db, juniper, author);
    const { name, birthDate, sex, photoUrl } = juniper;
    await updateBaby(db, juniper, { name: `${name} Ann`, birthDate, sex, photoUrl, dueDate: null }, author);
    expect(await listBabies(db)).toMatchObject([
      { name: 'Juniper Ann', archivedAt: NOW, bloodType: '0' },
      wren,
    ]);
  });
});

test('a baby loses its due date if the form has none', async () => {
  const { name, birthDate, sex, photoUrl } = juniper;
  const fields = { name, birthDate, sex, photoUrl };
  await updateBaby(db, juniper, { ...fields, dueDate: '2026-04-01' }, author);
  expect((await listBabies(db))[0]).toMatchObject({ dueDate: '2026-04-01' });
  await updateBaby(db, juniper, { ...fields, dueDate: null }, author);
  expect((await listBabies(db))[0]).not.toHaveProperty('dueDate');
});

describe('a removed baby', () => {
  test('is hidden with its log, timers and trash', async () => {
    await removeBaby(db, juniper, author);
    expect(await names()).toEqual(['Wren']);
    expect(await listTimers(db)).toEqual([]);
    expect(await listTrash(db)).toEqual([]);
    const { feed: feeds, sleep: sleeps } = await readAllRecords(db);
    expect([feeds.map(({ id }) => id), sleeps]).toEqual([['his'], []]);
  });

  test('is restored with unknown fields, its log and a running timer', async () => {
    await removeBaby(db, juniper, author);
    const [removed] = await listRemovedBabies(db);
    if (!removed) throw new Error('nothing to bring back');
    await restoreBaby(db, removed, { ...author, now: NOW + 1 });
    const stamp = { updatedAt: NOW + 1, updatedBy: 'this-device' };
    expect(await listBabies(db)).toEqual([{ ...juniper, ...stamp }, wren]);
    expect(await listTimers(db)).toHaveLength(1);
    expect(await listTrash(db)).toHaveLength(1);
    expect((await readAllRecords(db)).sleep).toHaveLength(1);
    expect(await listRemovedBabies(db)).toEqual([]);
  });

  test('stays removed after a merge with the other phone’s log, in either direction', async () => {
    const there = await readFamilyLog(db);
    await removeBaby(db, juniper, author);
    const here = await readFamilyLog(db);
    const alive = ({ babies }: FamilyLog) =>
      babies.filter(({ removedAt }) => removedAt === undefined).map(({ name }) => name);
    expect(alive(mergeLogs(here, there))).toEqual(['Wren']);
    expect(alive(mergeLogs(there, here))).toEqual(['Wren']);
  });

  test('can be restored for 30 days, then it is purged', async () => {
    await removeBaby(db, juniper, author);
    expect(await purgeTrash(db, NOW + 30 * DAY)).toBe(0);
    expect(await db.feeds.count()).toBe(2);
    expect(await purgeTrash(db, NOW + 30 * DAY + 1)).toBe(2);
    expect(await listRemovedBabies(db)).toEqual([]);
    const left = await readFamilyLog(db);
    expect(left).toMatchObject({ sleep: [], timers: [], trash: [] });
    expect(left.feed.map(({ id }) => id)).toEqual(['his']);
    expect(left.babies.map(({ name }) => name)).toEqual(['Wren']);
  });
});
