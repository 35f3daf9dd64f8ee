import { onTestFinished, vi } from 'vitest';

/** Files that are asked for only at a tap do not come, until the test is over: the signal went before the worker had the app. */
export function loseSignal(...files: string[]): void {
  for (const file of files) {
    vi.doMock(file, () => {
      throw new TypeError(`Failed to fetch dynamically imported module: ${file}`);
    });
  }
  onTestFinished(() => files.forEach((file) => void vi.doUnmock(file)));
}
