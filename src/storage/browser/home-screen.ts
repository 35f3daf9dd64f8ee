/** True if the app runs from the home screen, in its own window. */
export function isInstalled(): boolean {
  return window.matchMedia?.('(display-mode: standalone)').matches ?? false;
}

/** True on an iPhone or iPad. Their Safari alone has `navigator.standalone`. */
export function isAppleDevice(): boolean {
  return 'standalone' in navigator;
}

/**
 * True in a tab of Safari on an iPhone or iPad. On these devices an app on the home screen starts with empty storage,
 * and the browser offers no install prompt.
 */
export function isAppleTab(): boolean {
  return 'standalone' in navigator && !navigator.standalone && !isInstalled();
}
