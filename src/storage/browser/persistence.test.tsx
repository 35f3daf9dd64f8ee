import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { startTimer } from '#domain/kinds/timer.ts';
import { newId } from '#domain/record.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { addRecord } from '#storage/log/records.ts';
import { addTimer } from '#storage/log/timers.ts';
import { aDiaper } from '#testing/builders.ts';
import { askToPersistWhenKept, readKeeping, requestKeeping } from './persistence.ts';

/** Stubs a browser that gives these answers. */
function browser(answers: { persisted?: boolean; usage?: number; installed?: boolean }) {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', {
    storage: {
      persist,
      persisted: async () => answers.persisted ?? false,
      estimate: async () => ({ usage: answers.usage }),
    },
  });
  vi.stubGlobal('matchMedia', () => ({ matches: answers.installed ?? false }));
  return persist;
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('readKeeping reports whether storage is persistent, and how much is used', async () => {
  browser({ persisted: true, usage: 2_400_000 });
  expect(await readKeeping()).toEqual({ promised: true, usedBytes: 2_400_000 });
});

test('readKeeping reports null if the browser gives no answer', async () => {
  vi.stubGlobal('navigator', {});
  expect(await readKeeping()).toEqual({ promised: null, usedBytes: null });
  expect(await requestKeeping()).toBe(false);
});

const logs = {
  'an entry': (db: RecordsDb) => addRecord(db, 'diaper', aDiaper()),
  'a timer': (db: RecordsDb) =>
    addTimer(db, startTimer('baby-1', 'sleep', null, { device: 'device-1', now: 1 })),
};

test.each(Object.entries(logs))(
  'persistence is requested after the log holds %s, and not before',
  async (_, logIt) => {
    const asked = browser({});
    const db = await openUserRecords(newId(Date.now()));
    askToPersistWhenKept(db);
    await db.babies.toArray();
    expect(asked).not.toHaveBeenCalled();
    await logIt(db);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    await db.delete();
  },
);

test('persistence is requested once in the browser and once in the installed app', async () => {
  const db = await openUserRecords(newId(Date.now()));
  await addRecord(db, 'diaper', aDiaper());
  const asked = browser({});
  askToPersistWhenKept(db);
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  const askedAgain = browser({ installed: true });
  askToPersistWhenKept(db);
  await waitFor(() => expect(askedAgain).toHaveBeenCalledTimes(1));
  askToPersistWhenKept(db);
  await addRecord(db, 'diaper', aDiaper());
  expect([asked, askedAgain].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await db.delete();
});
