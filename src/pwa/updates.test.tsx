import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const workerIn = (state: string) => Object.assign(new EventTarget(), { state, postMessage: vi.fn() });

type Worker = ReturnType<typeof workerIn>;

const registrationWith = (workers: { active?: Worker; waiting?: Worker; installing?: Worker }) =>
  Object.assign(new EventTarget(), {
    active: workers.active ?? null,
    waiting: workers.waiting ?? null,
    installing: workers.installing ?? null,
    update: vi.fn(async () => {}),
  });

/** Starts `updates.ts` in a page with this registration, and waits until it is registered. */
async function started(registration: ReturnType<typeof registrationWith>, controller: Worker | null = null) {
  const register = vi.fn(async () => registration);
  const serviceWorker = Object.assign(new EventTarget(), { controller, register });
  vi.stubGlobal('navigator', { serviceWorker });
  const updates = await import('./updates.ts');
  updates.keepOffline();
  await vi.advanceTimersByTimeAsync(0);
  return { ...updates, register };
}

function changes(worker: Worker, state: string) {
  worker.state = state;
  worker.dispatchEvent(new Event('statechange'));
}

describe('keepOffline', () => {
  test('registers the worker only after the page has loaded', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const { register } = await started(registrationWith({}));
    expect(register).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    expect(register).toHaveBeenCalledExactlyOnceWith('/worker.js');
  });

  test('starts in a browser without workers', async () => {
    vi.stubGlobal('navigator', {});
    const { keepOffline, newVersionWaits } = await import('./updates.ts');
    keepOffline();
    expect(newVersionWaits()).toBe(false);
  });

  test('checks for updates a few times a day in a page that stays open', async () => {
    const registration = registrationWith({ active: workerIn('activated') });
    await started(registration);
    expect(registration.update).not.toHaveBeenCalled();
    vi.advanceTimersByTime(24 * 3600_000);
    expect(registration.update).toHaveBeenCalledTimes(4);
  });

  test('offers a version that waited before the page opened', async () => {
    const active = workerIn('activated');
    const { newVersionWaits } = await started(registrationWith({ active, waiting: workerIn('installed') }));
    expect(newVersionWaits()).toBe(true);
  });

  test('offers a version that another tab found, once it has installed', async () => {
    const installing = workerIn('installing');
    const { newVersionWaits } = await started(
      registrationWith({ active: workerIn('activated'), installing }),
    );
    expect(newVersionWaits()).toBe(false);
    changes(installing, 'installed');
    expect(newVersionWaits()).toBe(true);
  });

  test('does not offer the very first version while it waits on a slow disk', async () => {
    const installing = workerIn('installing');
    const { newVersionWaits } = await started(registrationWith({ installing }));
    changes(installing, 'installed');
    expect(newVersionWaits()).toBe(false);
  });

  test('offers a later version after one that failed or was postponed', async () => {
    const registration = registrationWith({ active: workerIn('activated') });
    const { newVersionWaits, updateLater } = await started(registration);
    function comes(state: 'redundant' | 'installed') {
      const next = workerIn('installing');
      registration.installing = next;
      registration.dispatchEvent(new Event('updatefound'));
      changes(next, state);
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
});

describe('updateNow', () => {
  test('activates the version that waits', async () => {
    const active = workerIn('activated');
    const waiting = workerIn('installed');
    const { updateNow } = await started(registrationWith({ active, waiting }), active);
    updateNow();
    expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
  });
});

describe('a tab of the first visit, without a controller', () => {
  async function updated(waiting: Worker | undefined) {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    const active = workerIn('activated');
    const { updateNow } = await started(registrationWith({ active, ...(waiting && { waiting }) }));
    updateNow();
    return reload;
  }

  test('reloads once the next version is active, and not before', async () => {
    const next = workerIn('installed');
    const reload = await updated(next);
    for (const state of ['activating', 'activated']) {
      expect(reload).not.toHaveBeenCalled();
      changes(next, state);
    }
    expect(reload).toHaveBeenCalledOnce();
  });

  test('reloads immediately if another tab has already updated', async () => {
    expect(await updated(undefined)).toHaveBeenCalledOnce();
  });
});
