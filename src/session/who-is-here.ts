import { asksForDemo } from '#paths.ts';
import { hasSavedDemo, hasSavedUser } from '#storage/browser/startup-flags.ts';

/**
 * Decides who is here: the saved user, else the demo when this tab shows it or the address asks for it, else nobody. It reads
 * flags and no values, because the first script calls it before any code is loaded that can parse them.
 */
export function whoIsHere(): 'user' | 'demo' | 'nobody' {
  if (hasSavedUser()) return 'user';
  return isDemoHere() ? 'demo' : 'nobody';
}

/** True when this tab shows the demo or the address asks for it. */
export function isDemoHere(): boolean {
  // The build draws the public pages without a browser, which has the location.
  return hasSavedDemo() || asksForDemo(globalThis.location?.search ?? '');
}
