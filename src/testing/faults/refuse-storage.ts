import { onTestFinished, vi } from 'vitest';

/**
 * Makes every write to localStorage and sessionStorage throw for the rest of the test, as when site data is blocked.
 */
export function refuseStorage(): void {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  onTestFinished(() => setItem.mockRestore());
}
