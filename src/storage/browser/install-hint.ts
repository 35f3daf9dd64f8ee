import { readText, writeText } from './local-store.ts';

const NAME = 'install-hint';

/** Returns whether the parent has dismissed the hint to install the app on this device. */
export function isInstallHintDismissed(): boolean {
  return readText('local', NAME) !== null;
}

/** Dismisses the hint for good. */
export function dismissInstallHint(): void {
  writeText('local', NAME, 'dismissed');
}
