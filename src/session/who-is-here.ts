import { hasSavedDemo, hasSavedUser } from '#storage/browser/startup-flags.ts';

/**
 * Predicts who uses the page: the saved user, else a viewer of the demo, else a visitor. It checks only whether values
 * exist, because the first script calls it before the code that validates them is loaded. The session validates the
 * saved user.
 */
export function whoIsHere(): 'user' | 'demo' | 'visitor' {
  if (hasSavedUser()) return 'user';
  return isDemoHere() ? 'demo' : 'visitor';
}

/**
 * Returns whether this tab shows the demo, or the address of the app has `?demo`. A public page with `?demo` stays
 * public.
 */
export function isDemoHere(): boolean {
  // Without a browser, when the build prerenders the public pages, there is no location.
  const { pathname = '', search = '' } = globalThis.location ?? {};
  const isApp = /^\/app(?:\/|$)/.test(pathname);
  return hasSavedDemo() || (isApp && asksForDemo(search));
}

/**
 * Returns whether the `search` of an address has `?demo`. The function is not in `paths.ts`, because that module loads
 * later.
 */
export function asksForDemo(search: string): boolean {
  return new URLSearchParams(search).has('demo');
}
