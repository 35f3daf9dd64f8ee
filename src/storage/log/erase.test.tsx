import Dexie from 'dexie';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { User } from '#domain/account/user.ts';
import { startTimer } from '#domain/kinds/timer.ts';
import { newId } from '#domain/record.ts';
import { createAccount, findAccount } from '#storage/accounts/accounts.ts';
import { readSavedUser, saveUser } from '#storage/accounts/saved-session.ts';
import { readFamilyLog } from '#storage/backup/backup.ts';
import { keepDimming } from '#storage/browser/crib-dimming.ts';
import { deviceId } from '#storage/browser/device.ts';
import { defaultPreferences, writePreferences } from '#storage/browser/preferences.ts';
import { lastSeenAt, trackLastSeen } from '#storage/database/eviction-guard.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { aBaby, aFeed } from '#testing/builders.ts';
import { countLog, eraseLog, eraseUser } from './erase.ts';
import { addTimer } from './timers.ts';

const NOW = 1_790_000_000_000;

/** Creates a user with entries and preferences, and saves that user as signed in on this device. */
async function aFamily(name: string): Promise<{ user: User; db: RecordsDb }> {
  const user = await createAccount({ name, email: `${name}@example.com`, password: name }, NOW);
  if (!user) throw new Error('taken');
  const db = await openUserRecords(user.userId);
  await db.babies.put(aBaby());
  await db.feeds.bulkPut([aFeed(), aFeed()]);
  await addTimer(db, startTimer('baby-1', 'sleep', null, { device: deviceId(), now: NOW }));
  writePreferences(user.userId, defaultPreferences('en-US'));
  keepDimming(user.userId, 80);
  saveUser(user);
  localStorage.setItem('weehours:messages', '[{"name":"June"}]');
  sessionStorage.setItem('weehours:demo', 'on');
  return { user, db };
}

/** Mocks the Web Locks API. A request for a held lock waits. */
function haveLocks() {
  const locks = { asked: 0, last: Promise.resolve() as Promise<unknown> };
  const request = (_: string, act: () => Promise<unknown>) => {
    locks.asked += 1;
    const turn = locks.last.then(act);
    locks.last = turn.catch(() => {});
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  return locks;
}

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);
const kept = () => JSON.stringify({ ...localStorage, ...sessionStorage });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(async () => {
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
});

describe('deleting a log', () => {
  test('deletes every row that its preview counted, and keeps the account', async () => {
    const { user, db } = await aFamily('june');
    expect(await countLog(db)).toEqual({ babies: 1, feed: 2, diaper: 0, sleep: 0, growth: 0 });
    await eraseLog(db);
    expect(Object.values(await readFamilyLog(db)).flat()).toEqual([]);
    for (const table of db.tables) expect(await table.count(), table.name).toBe(0);
    expect(await findAccount(user.email, 'june')).toEqual(user);
    db.close();
  });
});

describe('deleting a user', () => {
  test('leaves no data on the device if there is no other user', async () => {
    const { user, db } = await aFamily('june');
    db.close();
    await eraseUser(user.userId);
    expect(await databases()).toEqual([]);
    expect(kept()).toBe('{}');
  });

  test('also removes the database that an interrupted deletion left', async () => {
    (await openUserRecords(newId(Date.now()))).close();
    const { user, db } = await aFamily('june');
    db.close();
    await eraseUser(user.userId);
    expect(await databases()).toEqual([]);
  });

  test("leaves another family's data on the device", async () => {
    const others = await aFamily('rosa');
    const { user, db } = await aFamily('june');
    db.close();
    await eraseUser(user.userId);
    expect(await others.db.feeds.count()).toBe(2);
    expect(await databases()).toEqual(['weehours-accounts', others.db.name]);
    expect(await findAccount('rosa@example.com', 'rosa')).toEqual(others.user);
    expect(await findAccount(user.email, 'june')).toBeNull();
    expect(kept()).not.toContain(user.userId);
    expect(kept()).not.toContain('june');
    expect(kept()).toContain(`preferences:${others.user.userId}`);
    others.db.close();
  });

  test('keeps another user signed in', async () => {
    const { user, db } = await aFamily('june');
    const others = await aFamily('rosa');
    db.close();
    await eraseUser(user.userId);
    expect(readSavedUser()).toEqual(others.user);
    others.db.close();
  });

  test('keeps the account of a user who signs up in another tab during the deletion', async () => {
    const { user, db } = await aFamily('june');
    db.close();
    const locks = haveLocks();
    const rosa = { name: 'rosa', email: 'rosa@example.com', password: 'rosa' };
    let signingUp: Promise<unknown> = Promise.resolve();
    // The deletion calls this after it counted the remaining users, and before it deletes all databases.
    const looking = vi.spyOn(Dexie, 'getDatabaseNames').mockImplementationOnce((async () => {
      signingUp = createAccount(rosa, NOW);
      const waits = vi.waitFor(() => expect(locks.asked).toBe(2), { timeout: 10_000 });
      await Promise.race([signingUp, waits]);
      return databases();
    }) as typeof Dexie.getDatabaseNames);
    onTestFinished(() => looking.mockRestore());
    await eraseUser(user.userId);
    await signingUp;
    expect(await findAccount(rosa.email, 'rosa')).toMatchObject({ name: 'rosa' });
  });

  test('is not mistaken for an eviction at the next opening, if the deletion failed', async () => {
    const { user, db } = await aFamily('june');
    trackLastSeen(db);
    await vi.waitFor(() => expect(lastSeenAt(db.name)).not.toBeNull());
    db.close();
    const failing = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('The disk does not answer.', 'UnknownError');
    });
    await expect(eraseUser(user.userId)).rejects.toThrow();
    failing.mockRestore();
    const again = await openUserRecords(user.userId);
    expect(await again.feeds.count()).toBe(0);
    again.close();
  });
});
