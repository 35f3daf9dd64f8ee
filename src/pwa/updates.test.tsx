import { expect, test, vi } from 'vitest';
import { keepOffline } from './updates.ts';

const worker = vi.hoisted(() => ({ update: vi.fn(async () => {}) }));

vi.mock('virtual:pwa-register', () => ({
  registerSW: ({ onRegisteredSW }: { onRegisteredSW: (url: string, registration: unknown) => void }) =>
    onRegisteredSW('/worker.js', worker),
}));

test('a tablet that nobody leaves looks for a new version a few times a day', () => {
  vi.useFakeTimers();
  keepOffline();
  expect(worker.update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(24 * 3600_000);
  expect(worker.update).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
});
