import { SHARE_TARGET, SHARE_WAITS, SHARED_AT, SHARED_FILES_CACHE } from '#storage/browser/shared-files.ts';

/**
 * When another app shares files, the worker receives them as a form before a page is open. The worker stores the files
 * until the page takes them.
 */

/** The page that takes the files. */
export const SHARED_FILES_PAGE = '/app/profile/data?import=shared#import';

/** The largest share in bytes, all files together. No import accepts more (imports/backup/backup-file.ts). */
const LARGEST = 50_000_000;

/**
 * Returns whether a page of another site sent the form. Any page can send it, even without a tap. A share from the
 * system has no referrer. A page that hides its referrer cannot be distinguished from it, so the preview says that the
 * files came from outside.
 */
export function isFromOtherSite({ referrer }: Request, origin: string): boolean {
  return /^https?:/.test(referrer) && new URL(referrer).origin !== origin;
}

/**
 * Stores the files of a shared form in place of an earlier share. Stores nothing if the form is too large or
 * unreadable.
 */
export async function keepSharedFiles(request: Request): Promise<void> {
  try {
    const files = (await formOf(request)).getAll('files').filter((entry) => entry instanceof File);
    if (!files.length) return;
    const form = new FormData();
    for (const file of files) form.append('files', file);
    const share = new Response(form, { headers: { [SHARED_AT]: String(Date.now()) } });
    await (await caches.open(SHARED_FILES_CACHE)).put(SHARE_TARGET, share);
  } catch {
    // The page opens after an error too, and reports that nothing arrived. Otherwise the parent would see an error page
    // of the browser.
  }
}

/** Reads the form of a request. Rejects if the form is larger than the limit. */
async function formOf({ body, headers }: Request): Promise<FormData> {
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > LARGEST) controller.error(new RangeError('The files are too large.'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(body?.pipeThrough(limit), { headers }).formData();
}

/** Takes and deletes the files shared within the last hour. */
export async function takeSharedFiles(): Promise<File[]> {
  if (!('caches' in globalThis)) return [];
  const share = await caches.match(SHARE_TARGET, { cacheName: SHARED_FILES_CACHE });
  const files = share && isWaiting(share) ? (await share.formData()).getAll('files') : [];
  await caches.delete(SHARED_FILES_CACHE);
  return files.filter((entry) => typeof entry !== 'string');
}

function isWaiting({ headers }: Response): boolean {
  return Number(headers.get(SHARED_AT)) > Date.now() - SHARE_WAITS;
}
