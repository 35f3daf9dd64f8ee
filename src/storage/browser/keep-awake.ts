import { readText, writeText } from './local-store.ts';

const NAME = 'keep-awake';

/** Returns whether the screen of this device stays on while a timer runs. Off unless the parent chose it. */
export function readKeepAwake(): boolean {
  return readText('local', NAME) === 'on';
}

/** Stores the choice on this device. */
export function chooseKeepAwake(on: boolean): void {
  writeText('local', NAME, on ? 'on' : null);
}
