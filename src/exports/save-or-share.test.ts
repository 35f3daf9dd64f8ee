// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveOrShare } from './save-or-share.ts';

const file = new File(['a,b'], 'week.csv', { type: 'text/csv' });
let downloads: { name: string; href: string }[] = [];
let revoked: string[] = [];

interface Device {
  touch: boolean;
  /** A home-screen app of iOS. */
  standalone?: boolean;
  share?: (data: ShareData) => Promise<void>;
}

function device({ touch, standalone = false, share }: Device) {
  vi.stubGlobal('matchMedia', () => ({ matches: touch }));
  Object.assign(navigator, {
    standalone,
    share,
    canShare: share && (({ files }: ShareData) => files?.length === 1),
  });
}

beforeEach(() => {
  downloads = [];
  revoked = [];
  vi.useFakeTimers();
  URL.createObjectURL = () => 'blob:week';
  URL.revokeObjectURL = (url) => revoked.push(url);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push({ name: this.download, href: this.href });
  });
});

afterEach(() => {
  device({ touch: false });
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('saveOrShare uses the share sheet on a touch device', async () => {
  const shared: ShareData[] = [];
  device({ touch: true, share: async (data) => void shared.push(data) });
  expect(await saveOrShare(file)).toBe('shared');
  expect(shared).toEqual([{ files: [file] }]);
  expect(downloads).toEqual([]);
});

test('saveOrShare saves nothing if the share sheet is closed', async () => {
  device({ touch: true, share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
  expect(await saveOrShare(file)).toBe('cancelled');
  expect(downloads).toEqual([]);
});

test('saveOrShare downloads the file if the user activation expired', async () => {
  device({ touch: true, share: () => Promise.reject(new DOMException('no gesture', 'NotAllowedError')) });
  expect(await saveOrShare(file)).toBe('saved');
  expect(downloads).toEqual([{ name: 'week.csv', href: 'blob:week' }]);
});

test('saveOrShare downloads on a touch device that cannot share files', async () => {
  device({ touch: true });
  expect(await saveOrShare(file)).toBe('saved');
});

test('saveOrShare downloads with a mouse, and releases the memory later', async () => {
  device({ touch: false, share: () => Promise.reject(new Error('not asked for')) });
  expect(await saveOrShare(file)).toBe('saved');
  expect(downloads).toHaveLength(1);
  expect(document.querySelector('a')).toBeNull();
  expect(revoked).toEqual([]);
  vi.runAllTimers();
  expect(revoked).toEqual(['blob:week']);
});

describe('a home-screen app of iOS', () => {
  const app = { touch: true, standalone: true };

  test.each([
    ['NotAllowedError', 'ready'],
    ['AbortError', 'cancelled'],
    ['DataError', 'unable'],
  ])('downloads nothing after %s and returns %s', async (name, handed) => {
    device({ ...app, share: () => Promise.reject(new DOMException('no', name)) });
    expect(await saveOrShare(file)).toBe(handed);
    expect(downloads).toEqual([]);
  });

  test('downloads nothing if it cannot share', async () => {
    device(app);
    expect(await saveOrShare(file)).toBe('unable');
    expect(downloads).toEqual([]);
  });

  test('shares with a mouse as well', async () => {
    device({ ...app, touch: false, share: async () => {} });
    expect(await saveOrShare(file)).toBe('shared');
  });
});
