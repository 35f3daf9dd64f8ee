/** Milliseconds. Longer than most files take, and short enough to respond to a tap. */
const SLICE_MS = 40;

/**
 * Splits long work into time slices. Await `rest` when `isOver`: the page can respond then, and the next slice begins.
 */
export function slices(): { isOver: () => boolean; rest: () => Promise<void> } {
  let ends = performance.now() + SLICE_MS;
  return {
    isOver: () => performance.now() >= ends,
    async rest() {
      await new Promise((resolve) => setTimeout(resolve));
      ends = performance.now() + SLICE_MS;
    },
  };
}
