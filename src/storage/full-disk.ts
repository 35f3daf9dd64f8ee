import Dexie from 'dexie';
import { readText, writeText } from './local-store.ts';
import { namesOf } from './storage-error.ts';

/**
 * Where a disk has no byte left, Chromium tears the end of the one file into which it writes all databases of a site, and
 * once there is room it writes on behind the tear. At its next start it cannot read over that, and drops every log: six of
 * six were gone. So a tear is noted, also for the page after this one, and mended before anything else is written. What is
 * left is a browser that dies within seconds of the tear: localStorage, where the note is, reaches the disk that late.
 */
const TORN = 'storage-torn';

/** More than that file may grow to before Chromium begins another by itself. */
const ROOM = 8 * 1024 * 1024;

/** To be told why a write failed. */
export function noteFullDisk(error: unknown): void {
  if (namesOf(error).includes('NoSpaceError')) writeText('local', TORN, 'yes');
}

/** Whether a write met a full disk, and what was written since is not safe yet. */
export function isTorn(): boolean {
  return readText('local', TORN) !== null;
}

/**
 * Has Chromium write what it has into a new file: it does so when a database is deleted. Rejects where there is still no
 * room for that, without having touched the torn file: a second tear could not be mended.
 */
export async function mend(): Promise<void> {
  if (!(await isRoom()))
    throw new DOMException('There is still no room on this device.', 'QuotaExceededError');
  const scratch = new Dexie('weehours-scratch');
  scratch.version(1).stores({ rows: '' });
  await scratch.open();
  await scratch.delete();
  writeText('local', TORN, null);
}

/** Tried out in the cache, whose files are others: what a browser says of its room is not to be relied on. */
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
