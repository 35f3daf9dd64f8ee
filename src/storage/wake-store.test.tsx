import { afterEach, expect, test, vi } from 'vitest';
import { wakeStore } from './wake-store.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the store is asked something, and nothing is made in it', async () => {
  const ask = vi.spyOn(indexedDB, 'databases');
  wakeStore();
  expect(ask).toHaveBeenCalledOnce();
  expect(await indexedDB.databases()).toEqual([]);
});

test.each([
  ['is missing', undefined],
  ['cannot list what it holds', {}],
  ['refuses', { databases: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
])('a store that %s keeps nothing from starting', (_, store) => {
  vi.stubGlobal('indexedDB', store);
  expect(wakeStore).not.toThrow();
});
