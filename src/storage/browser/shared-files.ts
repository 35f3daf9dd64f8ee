/**
 * Files that another app shared, from the worker that keeps them to the page that takes them. One entry of a cache of its own
 * holds them all, so that a new share replaces an earlier one as a whole.
 */
export const SHARED_FILES_CACHE = 'weehours-shared-files';

/** Where the manifest's `share_target` sends them, and the key of the entry. */
export const SHARE_TARGET = '/app/share';

/** A header of the entry: epoch milliseconds of the share. */
export const SHARED_AT = 'X-Shared-At';

/** How long a share waits for a page, in milliseconds. */
export const SHARE_WAITS = 3600_000;

/** Deletes a share from before `before` (epoch milliseconds). Never rejects. */
export async function forgetSharedFiles(before: number): Promise<void> {
  try {
    const shared = await caches.match(SHARE_TARGET, { cacheName: SHARED_FILES_CACHE });
    if (Number(shared?.headers.get(SHARED_AT)) < before) await caches.delete(SHARED_FILES_CACHE);
  } catch {
    // Without caches there is no share.
  }
}
