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
  const isApp = /^\/app(?:\/|$)/.test(pathname);
  return hasSavedDemo() || (isApp && asksForDemo(search));
}

/** Returns whether an address's `search` is that of the demo's link. Not in `paths.ts`, which loads later. */
export function asksForDemo(search: string): boolean {
  return new URLSearchParams(search).has('demo');
}
