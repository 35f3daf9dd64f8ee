/** Whether the app runs from the home screen, in a window of its own. */
export function isInstalled(): boolean {
  return window.matchMedia?.('(display-mode: standalone)').matches ?? false;
}

/**
 * Whether this is a tab of Safari on an iPhone or iPad, which alone has `navigator.standalone`. What is added to the home
 * screen there begins with an empty storage of its own, and the browser makes no offer to install.
 */
export function isAppleTab(): boolean {
  return 'standalone' in navigator && !navigator.standalone && !isInstalled();
}
