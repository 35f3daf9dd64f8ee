import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

interface Told {
  onNeedRefresh: () => void;
  onRegisteredSW: (url: string, registration: unknown) => void;
}

/** How the page is told of its worker; the test does the telling. */
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

test('a tablet that nobody leaves looks for a new version a few times a day', async () => {
  const { keepOffline } = await import('./updates.ts');
  keepOffline();
  const registration = registrationWith({});
  told.onRegisteredSW('/worker.js', registration);
  expect(registration.update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(24 * 3600_000);
  expect(registration.update).toHaveBeenCalledTimes(4);
});

test('a version that waits beside one in charge is offered', async () => {
  const { keepOffline, newVersionWaits } = await import('./updates.ts');
  keepOffline();
  told.onRegisteredSW('/worker.js', registrationWith({}));
  expect(newVersionWaits()).toBe(false);
  told.onNeedRefresh();
  expect(newVersionWaits()).toBe(true);
});

test('so is one that waited before the page was opened, which is told before the registration', async () => {
  const { keepOffline, newVersionWaits } = await import('./updates.ts');
  keepOffline();
  told.onNeedRefresh();
  expect(newVersionWaits()).toBe(true);
});

test('the first version of all is no new one, however long it waits for a slow disk', async () => {
  const { keepOffline, newVersionWaits } = await import('./updates.ts');
  keepOffline();
  told.onRegisteredSW('/worker.js', registrationWith(null));
  told.onNeedRefresh();
  expect(newVersionWaits()).toBe(false);
});

test('a page that stays open hears of every version: after one that failed, and after one that was put off', async () => {
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

describe('a tab of the first visit, which no worker controls', () => {
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

  test('is loaded anew once the next version is in charge, and not before', async () => {
    const next = Object.assign(new EventTarget(), { state: 'installed' });
    const reload = await updated(next);
    for (const state of ['activating', 'activated']) {
      expect(reload).not.toHaveBeenCalled();
      next.state = state;
      next.dispatchEvent(new Event('statechange'));
    }
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is loaded anew at once where another tab has let it in', async () => {
    expect(await updated(null)).toHaveBeenCalledOnce();
  });
});
