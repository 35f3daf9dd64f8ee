/**
 * Once the next frame is on the screen: what is small and known is seen before what takes a slow phone long to draw. A phone
 * that was put to sleep meanwhile has that frame when it is looked at again.
 */
export function afterFrame(): Promise<void> {
  // A frame's own callbacks come before it is painted; a timer set there comes after.
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
