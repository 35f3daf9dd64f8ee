import { asksForDemo, paths } from '#paths.ts';
import { hasSavedDemo, hasSavedUser } from '#storage/browser/startup-flags.ts';

/**
 * Predicts who uses the page: the saved user, else a viewer of the demo, else a visitor. It reads flags but no values,
 * because the first script calls it before the code that validates the values is loaded. The session validates the
 * saved user.
 */
export function whoIsHere(): 'user' | 'demo' | 'visitor' {
  if (hasSavedUser()) return 'user';
  return isDemoHere() ? 'demo' : 'visitor';
}

/** True when this tab shows the demo, or when the app's address asks for it. A public page with `?demo` stays public. */
export function isDemoHere(): boolean {
  // The build prerenders the public pages without a browser, so there is no location.
  const { pathname = '', search = '' } = globalThis.location ?? {};
  const isApp = pathname === paths.dashboard || pathname.startsWith(`${paths.dashboard}/`);
  return hasSavedDemo() || (isApp && asksForDemo(search));
}
