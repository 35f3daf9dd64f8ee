import { afterEach, expect, test, vi } from 'vitest';
import { warmUpIndexedDb } from './warm-up-indexeddb.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('calls IndexedDB and makes no database', async () => {
  const databases = vi.spyOn(indexedDB, 'databases');
  warmUpIndexedDb();
  expect(databases).toHaveBeenCalledOnce();
  expect(await indexedDB.databases()).toEqual([]);
});

test.each([
  ['is missing', undefined],
  ['cannot list its databases', {}],
  ['refuses', { databases: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
])('never throws when IndexedDB %s', (_, factory) => {
  vi.stubGlobal('indexedDB', factory);
  expect(warmUpIndexedDb).not.toThrow();
});
