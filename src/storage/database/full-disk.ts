import Dexie from 'dexie';
import { readText, writeText } from '#storage/browser/local-store.ts';
import { namesOf } from './storage-error.ts';

/**
 * Chromium stores all databases of a site in one file. A full disk truncates the last write to it. Once there is room,
 * Chromium appends after the torn part. At its next start it cannot read past it and drops every log (6 of 6 trials).
 * The tear is therefore recorded, also for the next page, and the file is replaced before the next write. One gap
 * remains: a browser that crashes within seconds of the tear, because localStorage reaches the disk that late.
 */
const TORN = 'storage-torn';

/** Bytes. More than the size at which Chromium starts a new file by itself. */
const ROOM = 8 * 1024 * 1024;

/** Records the tear if `error`, the reason of a failed write, is a full disk. */
export function noteFullDisk(error: unknown): void {
  if (namesOf(error).includes('NoSpaceError')) writeText('local', TORN, 'yes');
}

/** True if a write failed on a full disk and the torn file was not replaced yet. */
export function hasTornFile(): boolean {
  return readText('local', TORN) !== null;
}

/**
 * Makes Chromium write a new file, by deleting a database. Rejects if the disk has no room for that. The torn file is
 * then untouched, because a second tear could not be repaired.
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

/** Writes to the cache, which has separate files. The free space that a browser reports is not reliable. */
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
