/** Returns whether the page shows the kept screen, which React has not replaced yet. */
export function isKeptScreenShown(): boolean {
  return document.querySelector('[data-kept-screen]') !== null;
}
