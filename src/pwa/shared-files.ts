import { SHARE_TARGET, SHARE_WAITS, SHARED_AT, SHARED_FILES_CACHE } from '#storage/browser/shared-files.ts';

/** Files that another app shares come as a form to the worker, before there is a page. They wait until the page takes them. */

/** The page that takes them. */
export const SHARED_FILES_PAGE = '/app/profile?import=shared#import';

/** Bytes of all files together. No reader takes more (imports/backup/backup-file.ts). */
const LARGEST = 50_000_000;

/**
 * Whether a page of another site sent the form: any page can, without a tap. The system's own share names no web page. A page
 * that hides its address can't be told from it, so the preview says that files came from outside.
 */
export function isFromOtherSite({ referrer }: Request, origin: string): boolean {
  return /^https?:/.test(referrer) && new URL(referrer).origin !== origin;
}

/** Keeps the files of a shared form in place of an earlier share. Keeps nothing where it is too large or can't be read. */
export async function keepSharedFiles(request: Request): Promise<void> {
  try {
    const files = (await formOf(request)).getAll('files').filter((entry) => entry instanceof File);
    if (!files.length) return;
    const form = new FormData();
    for (const file of files) form.append('files', file);
    const share = new Response(form, { headers: { [SHARED_AT]: String(Date.now()) } });
    await (await caches.open(SHARED_FILES_CACHE)).put(SHARE_TARGET, share);
  } catch {
    // The page opens all the same and says that nothing arrived. Else the parent would see the browser's own error.
  }
}

/** The form of a request, read no further than the limit. Rejects beyond it. */
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

/** Takes what was shared within the last hour, once: it isn't kept any longer. */
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
