import { onTestFinished, vi } from 'vitest';

/** For the rest of the test the browser keeps nothing in localStorage and sessionStorage, as where site data is blocked. */
export function refuseStorage(): void {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  onTestFinished(() => setItem.mockRestore());
}
