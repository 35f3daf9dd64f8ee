import Dexie from 'dexie';
import { readText, writeText } from '#storage/browser/local-store.ts';
import { namesOf } from './storage-error.ts';

/**
 * Chromium stores all databases of a site in one file. A full disk truncates the last write to it. Once there is room,
 * Chromium appends after the torn part. At its next start Chromium cannot read past the torn part and drops every log
 * (6 of 6 trials). The tear is therefore recorded in localStorage, and the file is replaced before the next write. One
 * gap remains: localStorage reaches the disk seconds later, and a crash before that loses the record.
 */
const TORN = 'storage-torn';

/**
 * The free space that a replacement needs, in bytes. It exceeds the size at which Chromium starts a new file by itself.
 */
const ROOM = 8 * 1024 * 1024;

/** Records the tear if the `error` of a failed write reports a full disk. */
export function noteFullDisk(error: unknown): void {
  if (namesOf(error).includes('NoSpaceError')) writeText('local', TORN, 'yes');
}

/** True if a write failed on a full disk and the torn file was not replaced yet. */
export function hasTornFile(): boolean {
  return readText('local', TORN) !== null;
}

/**
 * Makes Chromium write a new file, by deleting a database. Rejects if the disk has no room for that, and leaves the
 * torn file untouched: a second tear could not be repaired.
 */
export async function replaceTornFile(): Promise<void> {
  if (!(await isRoom()))
    throw new DOMException('There is still no room on this device.', 'QuotaExceededError');
  const scratch = new Dexie('weehours-scratch');
  scratch.version(1).stores({ rows: '' });
  await scratch.open();
  await scratch.delete();
  writeText('local', TORN, null);
}

/**
 * Tests for free space by writing to the cache, which has separate files. The free space that a browser reports is not
 * reliable.
 */
async function isRoom(): Promise<boolean> {
  const name = 'weehours-room';
  try {
    const cache = await caches.open(name);
    await cache.put('/room', new Response(new Uint8Array(ROOM)));
    return true;
  } catch {
    return false;
  } finally {
    await caches.delete(name).catch(() => {});
  }
}
