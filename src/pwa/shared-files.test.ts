import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '#paths.ts';
import { SHARE_TARGET, SHARED_FILES_CACHE } from '#storage/browser/shared-files.ts';
import { keepShare, someCaches } from '#testing/some-caches.ts';
import { isFromOtherSite, keepSharedFiles, SHARED_FILES_PAGE, takeSharedFiles } from './shared-files.ts';

beforeEach(() => {
  vi.stubGlobal('caches', someCaches());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function shared(...files: File[]): Request {
  const form = new FormData();
  form.append('title', 'A log');
  for (const file of files) form.append('files', file);
  return new Request(`https://weehours.test${SHARE_TARGET}`, { method: 'POST', body: form });
}

const namesTaken = async () => (await takeSharedFiles()).map(({ name }) => name);

/** Makes a file of `megabytes` of zeros that needs only one megabyte of memory. */
function largeFile(megabytes: number): File {
  return new File(Array(megabytes).fill(new Uint8Array(1_000_000)), 'large.csv');
}

describe('keepSharedFiles', () => {
  test('keeps files with their names until they are taken once', async () => {
    await keepSharedFiles(shared(new File(['a,b'], 'Zoë’s log.csv'), new File(['c'], 'two.csv')));
    const files = await takeSharedFiles();
    expect(await Promise.all(files.map(async (file) => [file.name, await file.text()]))).toEqual([
      ['Zoë’s log.csv', 'a,b'],
      ['two.csv', 'c'],
    ]);
    expect(await takeSharedFiles()).toEqual([]);
  });

  test('replaces an earlier share once the new one is complete', async () => {
    await keepSharedFiles(shared(new File(['1'], 'one.csv'), new File(['2'], 'two.csv')));
    await keepSharedFiles(shared(new File(['3'], 'three.csv')));
    expect(await namesTaken()).toEqual(['three.csv']);
  });

  test.each([
    ['is not a form', () => new Request('https://weehours.test', { method: 'POST', body: 'no form' })],
    ['has no file', () => shared()],
    ['is larger than 50 MB', () => shared(largeFile(30), largeFile(21))],
  ])('keeps the earlier share if the new one %s', async (_, next) => {
    await keepSharedFiles(shared(new File(['1'], 'one.csv')));
    await keepSharedFiles(next());
    expect(await namesTaken()).toEqual(['one.csv']);
  });

  test('keeps the earlier share if the disk has no room for the new one', async () => {
    await keepSharedFiles(shared(new File(['1'], 'one.csv')));
    vi.spyOn(caches, 'open').mockRejectedValueOnce(
      new DOMException('The disk is full.', 'QuotaExceededError'),
    );
    await keepSharedFiles(shared(new File(['2'], 'two.csv')));
    expect(await namesTaken()).toEqual(['one.csv']);
  });

  test('stops reading a form at the limit', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1_000_000));
        if (sent === 300) controller.close();
      },
    });
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const init = { method: 'POST', body, headers, duplex: 'half' };
    await keepSharedFiles(new Request('https://weehours.test', init));
    expect(sent).toBeLessThan(60);
  });
});

describe('takeSharedFiles', () => {
  test('deletes files that were shared an hour ago, and does not return them', async () => {
    await keepShare('late.csv', '1', Date.now() - 3600_000);
    expect(await takeSharedFiles()).toEqual([]);
    expect(await caches.has(SHARED_FILES_CACHE)).toBe(false);
  });

  test('returns nothing without caches', async () => {
    vi.unstubAllGlobals();
    expect(await takeSharedFiles()).toEqual([]);
  });
});

describe('isFromOtherSite', () => {
  test.each([
    ['', false],
    ['about:client', false],
    ['android-app://com.example.files/', false],
    ['https://weehours.test/app/log', false],
    ['https://other.example/', true],
    ['http://weehours.test/', true],
    ['https://weehours.test.other.example/', true],
  ])('evaluates the referrer %j as %s', (referrer, expected) => {
    expect(isFromOtherSite({ referrer } as Request, 'https://weehours.test')).toBe(expected);
  });
});

test('the manifest sends files to the expected address', async () => {
  const { share_target: share, file_handlers: handlers } = JSON.parse(
    await readFile('manifest.webmanifest', 'utf8'),
  );
  expect(share.action).toBe(SHARE_TARGET);
  expect(share.params.files.map(({ name }: { name: string }) => name)).toEqual(['files']);
  for (const address of [SHARED_FILES_PAGE, ...handlers.map(({ action }: { action: string }) => action)]) {
    expect(new URL(address, 'https://wee.test').pathname).toBe(paths.profileSection('data'));
  }
});
