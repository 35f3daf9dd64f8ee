import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Told {
  onNeedRefresh: () => void;
  onRegisteredSW: (url: string, registration: unknown) => void;
}

/** How the page is told of its worker; the test does the telling. */
const told = vi.hoisted((): Told => ({ onNeedRefresh: () => {}, onRegisteredSW: () => {} }));

vi.mock('virtual:pwa-register', () => ({ registerSW: (ways: Told) => Object.assign(told, ways) }));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const registrationWith = (active: object | null) => ({ active, update: vi.fn(async () => {}) });

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
