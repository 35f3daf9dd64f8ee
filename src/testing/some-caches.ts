import { SHARE_TARGET, SHARED_AT, SHARED_FILES_CACHE } from '#storage/browser/shared-files.ts';

/** Makes the part of `caches` that shared files use. Pass it to `vi.stubGlobal('caches', …)`. */
export function someCaches() {
  const all = new Map<string, Map<string, Response>>();
  return {
    open: async (name: string) => ({
      // As in a browser, nothing is stored if the body cannot be read to its end.
      put: async (key: string, response: Response) => {
        const whole = new Response(await response.arrayBuffer(), { headers: response.headers });
        all.set(name, new Map(all.get(name)).set(key, whole));
      },
    }),
    match: async (key: string, { cacheName }: { cacheName: string }) => all.get(cacheName)?.get(key)?.clone(),
    delete: async (name: string) => all.delete(name),
    has: async (name: string) => all.has(name),
  };
}

/**
 * Stores one shared file as the worker does, with the time `at` in epoch milliseconds. The multipart body is written by
 * hand, because Node's `Response` does not accept a form of jsdom.
 */
export async function keepShare(name: string, text: string, at: number): Promise<void> {
  const part = `Content-Disposition: form-data; name="files"; filename="${name}"`;
  const headers = { 'Content-Type': 'multipart/form-data; boundary=end-of-a-file', [SHARED_AT]: String(at) };
  const share = new Response(`--end-of-a-file\r\n${part}\r\n\r\n${text}\r\n--end-of-a-file--\r\n`, {
    headers,
  });
  await (await caches.open(SHARED_FILES_CACHE)).put(SHARE_TARGET, share);
}
