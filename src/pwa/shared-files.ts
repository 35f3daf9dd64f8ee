/**
 * Files that another app shared with this one come as a form sent to the worker, before there is a page. They wait in a
 * cache of their own until the page takes them, and are deleted then.
 */

/** The cache's name is for ever: a new version of the app must find what an old worker kept. */
const CACHE = 'weehours-shared-files';

/** Where the manifest's `share_target` sends them. */
export const SHARE_TARGET = '/app/share';
/** The page that takes them. */
export const SHARED_FILES_PAGE = '/app/profile?import=shared#import';

/** Keeps the files of a form that was shared: all of them, or none where the form cannot be read or the device is full. */
export async function keepSharedFiles(request: Request): Promise<void> {
  await caches.delete(CACHE);
  try {
    const form = await request.formData();
    const files = form.getAll('files').filter((entry) => entry instanceof File);
    const cache = await caches.open(CACHE);
    for (const [index, file] of files.entries()) {
      const headers = { 'Content-Type': file.type, 'X-File-Name': encodeURIComponent(file.name) };
      await cache.put(`${SHARE_TARGET}/${index}`, new Response(file, { headers }));
    }
  } catch {
    // The page is opened all the same and says that nothing arrived; else the parent would see the browser's own error.
    await caches.delete(CACHE);
  }
}

/** Takes what was shared, once: it is not kept any longer. */
export async function takeSharedFiles(): Promise<File[]> {
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(CACHE);
  const files: File[] = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    if (!response) continue;
    const name = decodeURIComponent(response.headers.get('X-File-Name') ?? 'shared.csv');
    files.push(new File([await response.arrayBuffer()], name));
  }
  await caches.delete(CACHE);
  return files;
}
