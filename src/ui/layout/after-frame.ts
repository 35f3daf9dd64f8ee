/**
 * Resolves after the next frame has painted. Use it to paint quick feedback before slow renders. In a suspended page it
 * resolves once the page is visible again.
 */
export function afterFrame(): Promise<void> {
  // A frame's callbacks run before its paint. A timer set in one runs after it.
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
