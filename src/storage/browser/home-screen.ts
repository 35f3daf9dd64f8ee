/** True if the app runs from the home screen, in its own window. */
export function isInstalled(): boolean {
  return window.matchMedia?.('(display-mode: standalone)').matches ?? false;
}

/**
 * True in a tab of Safari on an iPhone or iPad, the only browser with `navigator.standalone`. On these devices an app
 * on the home screen starts with empty storage, and the browser offers no install prompt.
 */
export function isAppleTab(): boolean {
  return 'standalone' in navigator && !navigator.standalone && !isInstalled();
}
