import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#paths.ts';
import { keepSharedFiles, SHARE_TARGET, SHARED_FILES_PAGE, takeSharedFiles } from './shared-files.ts';

/** The browser's caches, as far as they are used here. */
function someCaches() {
  const all = new Map<string, Map<string, Response>>();
  return {
    open: async (name: string) => {
      const cache = all.get(name) ?? new Map<string, Response>();
      all.set(name, cache);
      return {
        put: async (key: string, response: Response) => void cache.set(key, response),
        keys: async () => [...cache.keys()],
        match: async (key: string) => cache.get(key),
      };
    },
    delete: async (name: string) => all.delete(name),
    has: async (name: string) => all.has(name),
  };
}

beforeEach(() => {
  vi.stubGlobal('caches', someCaches());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function shared(...files: File[]): Request {
  const form = new FormData();
  form.append('title', 'A log');
  for (const file of files) form.append('files', file);
  return new Request(`https://weehours.test${SHARE_TARGET}`, { method: 'POST', body: form });
}

test('what was shared is taken once, under its own name, and not kept', async () => {
  await keepSharedFiles(shared(new File(['a,b'], 'Zoë’s log.csv'), new File(['c'], 'two.csv')));
  const files = await takeSharedFiles();
  expect(await Promise.all(files.map(async (file) => [file.name, await file.text()]))).toEqual([
    ['Zoë’s log.csv', 'a,b'],
    ['two.csv', 'c'],
  ]);
  expect(await takeSharedFiles()).toEqual([]);
});

test('what nobody took makes room for what is shared next', async () => {
  await keepSharedFiles(shared(new File(['1'], 'one.csv'), new File(['2'], 'two.csv')));
  await keepSharedFiles(shared(new File(['3'], 'three.csv')));
  expect((await takeSharedFiles()).map(({ name }) => name)).toEqual(['three.csv']);
});

test('of what finds no room nothing is kept, and the page is opened all the same', async () => {
  const room = await caches.open('any');
  vi.spyOn(caches, 'open').mockResolvedValueOnce({
    ...room,
    put: async (key: string, response: Response) => {
      if (key.endsWith('/1')) throw new DOMException('The disk is full.', 'QuotaExceededError');
      await (await caches.open('weehours-shared-files')).put(key, response);
    },
  });
  await keepSharedFiles(shared(new File(['1'], 'one.csv'), new File(['2'], 'two.csv')));
  expect(await takeSharedFiles()).toEqual([]);
  await keepSharedFiles(new Request('https://weehours.test', { method: 'POST', body: 'no form' }));
  expect(await takeSharedFiles()).toEqual([]);
});

test('without caches there is nothing to take', async () => {
  vi.unstubAllGlobals();
  expect(await takeSharedFiles()).toEqual([]);
});

test('the manifest sends files where they are awaited', async () => {
  const { share_target: share, file_handlers: handlers } = JSON.parse(
    await readFile('manifest.webmanifest', 'utf8'),
  );
  expect(share.action).toBe(SHARE_TARGET);
  expect(share.params.files.map(({ name }: { name: string }) => name)).toEqual(['files']);
  for (const address of [SHARED_FILES_PAGE, ...handlers.map(({ action }: { action: string }) => action)]) {
    expect(new URL(address, 'https://wee.test').pathname).toBe(paths.profile);
  }
});
