import { onTestFinished, vi } from 'vitest';

/**
 * Makes modules that load on a tap fail until the end of the test, as they do offline before the worker has cached the
 * app.
 */
export function loseSignal(...files: string[]): void {
  for (const file of files) {
    vi.doMock(file, () => {
      throw new TypeError(`Failed to fetch dynamically imported module: ${file}`);
    });
  }
  onTestFinished(() => files.forEach((file) => void vi.doUnmock(file)));
}
