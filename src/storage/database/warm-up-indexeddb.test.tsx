import { afterEach, expect, test, vi } from 'vitest';
import { warmUpIndexedDb } from './warm-up-indexeddb.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('warmUpIndexedDb calls IndexedDB and makes no database', async () => {
  const databases = vi.spyOn(indexedDB, 'databases');
  warmUpIndexedDb();
  expect(databases).toHaveBeenCalledOnce();
  expect(await indexedDB.databases()).toEqual([]);
});

test.each([
  ['is missing', undefined],
  ['cannot list its databases', {}],
  ['rejects the call', { databases: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
])('warmUpIndexedDb does not throw when IndexedDB %s', (_, factory) => {
  vi.stubGlobal('indexedDB', factory);
  expect(warmUpIndexedDb).not.toThrow();
});
