/**
 * Files shared from another app, passed from the service worker to the page. They are one entry of a separate cache, so
 * that a new share replaces an earlier one entirely.
 */
export const SHARED_FILES_CACHE = 'weehours-shared-files';

/** The URL of the manifest's `share_target`. It is also the key of the cache entry. */
export const SHARE_TARGET = '/app/share';

/** The header of the cache entry with the time when the files were shared, in epoch milliseconds. */
export const SHARED_AT = 'X-Shared-At';

/** How long shared files wait for a page to read them, in milliseconds. */
export const SHARE_WAITS = 3600_000;

/** Deletes files that were shared before `before` (epoch milliseconds). Never rejects. */
export async function forgetSharedFiles(before: number): Promise<void> {
  try {
    const shared = await caches.match(SHARE_TARGET, { cacheName: SHARED_FILES_CACHE });
    if (Number(shared?.headers.get(SHARED_AT)) < before) await caches.delete(SHARED_FILES_CACHE);
  } catch {
    // A browser without caches has no shared files.
  }
}
