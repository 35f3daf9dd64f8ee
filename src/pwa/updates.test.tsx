import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

interface Told {
  onNeedRefresh: () => void;
  onRegisteredSW: (url: string, registration: unknown) => void;
}

/** The callbacks of the worker registration, which the test calls. */
const told = vi.hoisted((): Told => ({ onNeedRefresh: () => {}, onRegisteredSW: () => {} }));

vi.mock('virtual:pwa-register', () => ({
  registerSW: (ways: Told) => {
    Object.assign(told, ways);
    return async () => {};
  },
}));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const registrationWith = (active: object | null) =>
  Object.assign(new EventTarget(), {
    active,
    installing: null as (EventTarget & { state: string }) | null,
    waiting: null as EventTarget | null,
    update: vi.fn(async () => {}),
  });

test('keepOffline checks for updates a few times a day in a page that stays open', async () => {
  const { keepOffline } = await import('./updates.ts');
  keepOffline();
  const registration = registrationWith({});
  told.onRegisteredSW('/worker.js', registration);
  expect(registration.update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(24 * 3600_000);
  expect(registration.update).toHaveBeenCalledTimes(4);
});

test('keepOffline offers a version that waits beside an active one', async () => {
  const { keepOffline, newVersionWaits } = await import('./updates.ts');
  keepOffline();
  told.onRegisteredSW('/worker.js', registrationWith({}));
  expect(newVersionWaits()).toBe(false);
  told.onNeedRefresh();
  expect(newVersionWaits()).toBe(true);
});

test('keepOffline offers a version that waited before the page opened', async () => {
  const { keepOffline, newVersionWaits } = await import('./updates.ts');
  keepOffline();
  told.onNeedRefresh();
  expect(newVersionWaits()).toBe(true);
});

test('keepOffline does not offer the very first version while it waits on a slow disk', async () => {
  const { keepOffline, newVersionWaits } = await import('./updates.ts');
  keepOffline();
  told.onRegisteredSW('/worker.js', registrationWith(null));
  told.onNeedRefresh();
  expect(newVersionWaits()).toBe(false);
});

test('keepOffline reports a later version after one that failed or was postponed', async () => {
  const { keepOffline, newVersionWaits, updateLater } = await import('./updates.ts');
  keepOffline();
  const registration = registrationWith({});
  told.onRegisteredSW('/worker.js', registration);
  function comes(state: 'redundant' | 'installed') {
    registration.installing = Object.assign(new EventTarget(), { state: 'installing' });
    registration.dispatchEvent(new Event('updatefound'));
    registration.installing.state = state;
    registration.installing.dispatchEvent(new Event('statechange'));
  }
  comes('redundant');
  expect(newVersionWaits()).toBe(false);
  comes('installed');
  expect(newVersionWaits()).toBe(true);
  updateLater();
  expect(newVersionWaits()).toBe(false);
  comes('installed');
  expect(newVersionWaits()).toBe(true);
});

describe('a tab of the first visit, without a controller', () => {
  async function updated(waiting: EventTarget | null) {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
    const { keepOffline, updateNow } = await import('./updates.ts');
    keepOffline();
    told.onRegisteredSW('/worker.js', Object.assign(registrationWith({}), { waiting }));
    updateNow();
    return reload;
  }

  test('reloads once the next version is active, and not before', async () => {
    const next = Object.assign(new EventTarget(), { state: 'installed' });
    const reload = await updated(next);
    for (const state of ['activating', 'activated']) {
      expect(reload).not.toHaveBeenCalled();
      next.state = state;
      next.dispatchEvent(new Event('statechange'));
    }
    expect(reload).toHaveBeenCalledOnce();
  });

  test('reloads immediately if another tab has already updated', async () => {
    expect(await updated(null)).toHaveBeenCalledOnce();
  });
});
