import { afterEach, expect, test, vi } from 'vitest';
import { newId } from '#domain/record.ts';
import { addRecord } from '#storage/log/records.ts';
import { aDiaper } from '#testing/builders.ts';
import { hasTornFile } from './full-disk.ts';
import { openUserRecords } from './open-log.ts';
import { storageProblem } from './storage-error.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Stubs a cache that accepts writes while there is room. */
function disk() {
  const state = { hasRoom: false };
  const put = async () => {
    if (!state.hasRoom) throw new DOMException('Unexpected internal error.', 'UnknownError');
  };
  vi.stubGlobal('caches', { open: async () => ({ put }), delete: async () => true });
  return state;
}

test('a write fails while the disk is full, then replaces the torn file first', async () => {
  const room = disk();
  const db = await openUserRecords(newId(Date.now()));
  const told = new DOMException(
    'Connection is closing because of: IO error: 3.log: FILE_ERROR_NO_SPACE',
    'UnknownError',
  );
  const transaction = vi.spyOn(db, 'transaction').mockRejectedValueOnce(told);
  const [deleted, opened] = [vi.spyOn(indexedDB, 'deleteDatabase'), vi.spyOn(indexedDB, 'open')];
  const save = () => addRecord(db, 'diaper', aDiaper());

  await expect(save()).rejects.toBe(told);
  expect(transaction).toHaveBeenCalledTimes(1);
  expect(hasTornFile()).toBe(true);

  await expect(save().catch((error) => storageProblem(error))).resolves.toBe('full');
  expect(transaction, 'no transaction was started').toHaveBeenCalledTimes(1);
  expect(opened).not.toHaveBeenCalled();

  room.hasRoom = true;
  await save();
  expect(deleted).toHaveBeenCalledExactlyOnceWith('weehours-scratch');
  expect(deleted.mock.invocationCallOrder[0]).toBeLessThan(transaction.mock.invocationCallOrder[1] ?? 0);
  expect(await db.diapers.count()).toBe(1);
  expect(hasTornFile()).toBe(false);

  await save();
  expect(deleted, 'the file is replaced only once').toHaveBeenCalledTimes(1);
  await db.delete();
});
