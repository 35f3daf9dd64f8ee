import { afterEach, expect, test, vi } from 'vitest';
import { emptyLog } from '#domain/log/family-log.ts';
import { rowsByStore } from '#domain/log/log-by-store.ts';
import type { Author } from '#domain/record.ts';
import { defaultPreferences, readPreferences, writePreferences } from '#storage/browser/preferences.ts';
import { SHARED_FILES_CACHE } from '#storage/browser/shared-files.ts';
import { noteTime } from '#storage/database/monotonic-clock.ts';
import { deleteUserRecords, openUserRecords } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { removeBaby } from '#storage/log/change-babies.ts';
import { revertImport } from '#storage/log/imports.ts';
import { deleteRecords } from '#storage/log/records.ts';
import { aBaby, aDiaper } from '#testing/builders.ts';

import { keepShare, someCaches } from '#testing/some-caches.ts';
import { tidyLog } from './tidy-log.ts';

const DAY = 24 * 3600_000;
const NOW = Date.parse('2026-05-06T12:00:00Z');
let db: RecordsDb;

afterEach(async () => {
  db.close();
  await deleteUserRecords('june');
  localStorage.clear();
});

test('tidyLog removes only the visit notes of a purged baby', async () => {
  db = await openUserRecords('june');
  const old = aBaby({ babyId: 'old', removedAt: NOW - 31 * DAY });
  const restorable = aBaby({ babyId: 'restorable', removedAt: NOW - 29 * DAY });
  const here = aBaby();
  await db.babies.bulkPut([old, restorable, here]);
  const words = { notes: 'sleeps badly', questions: '' };
  const visitWords = Object.fromEntries([old, restorable, here].map(({ babyId }) => [babyId, words]));
  writePreferences('june', { ...defaultPreferences('en-US'), zone: 'UTC', visitWords });

  await tidyLog(db, 'june', NOW);
  const kept = readPreferences('june', 'en-US');
  expect(Object.keys(kept.visitWords).sort()).toEqual([restorable.babyId, here.babyId].sort());
  expect(kept.zone).toBe('UTC');
});

test('tidyLog removes snapshots older than 30 days', async () => {
  db = await openUserRecords('june');
  const snapshot = { act: 'merge' as const, log: rowsByStore(emptyLog()), wrote: [], preferences: {} };
  await db.snapshots.bulkPut([31, 29].map((days) => ({ ...snapshot, takenAt: NOW - days * DAY })));
  await tidyLog(db, 'june', NOW);
  expect((await db.snapshots.toArray()).map(({ takenAt }) => takenAt)).toEqual([NOW - 29 * DAY]);
});

test('tidyLog removes nothing when the clock is months ahead for a moment', async () => {
  noteTime(NOW);
  noteTime(NOW + 90 * DAY);
  db = await openUserRecords('june');
  await db.babies.put(aBaby({ removedAt: NOW - DAY }));
  await tidyLog(db, 'june', NOW + 90 * DAY);
  expect(await db.babies.count()).toBe(1);
});

test('tidyLog keeps a baby that was removed while the clock was a year behind', async () => {
  noteTime(NOW);
  db = await openUserRecords('june');
  const baby = aBaby({ updatedAt: NOW - 400 * DAY });
  await db.babies.put(baby);
  await removeBaby(db, baby, { device: 'this', now: NOW - 365 * DAY });
  await tidyLog(db, 'june', NOW);
  expect(await db.babies.count()).toBe(1);
});

test.each([
  ['deleted', (id: string, author: Author) => deleteRecords(db, [{ kind: 'diaper', id }], author)],
  ['reverted with its import', (_: string, author: Author) => revertImport(db, 'run', author)],
])('tidyLog keeps an entry that was %s while the clock was a year behind', async (_, act) => {
  noteTime(NOW);
  db = await openUserRecords('june');
  const diaper = aDiaper({ importId: 'run', updatedAt: NOW - 400 * DAY });
  await db.diapers.put(diaper);
  await act(diaper.id, { device: 'this', now: NOW - 365 * DAY });
  await tidyLog(db, 'june', NOW + 29 * DAY);
  expect(await db.trash.count()).toBe(1);
});

test('tidyLog removes shared files that no page read within an hour', async () => {
  db = await openUserRecords('june');
  vi.stubGlobal('caches', someCaches());
  for (const [minutes, waits] of [
    [59, true],
    [61, false],
  ] as const) {
    await keepShare('log.csv', 'a,b', Date.now() - minutes * 60_000);
    await tidyLog(db, 'june', NOW);
    expect(await caches.has(SHARED_FILES_CACHE), `${minutes} minutes`).toBe(waits);
  }
  vi.unstubAllGlobals();
});
