/** The length of a slice in milliseconds. Most files take less, and the page still responds to a tap. */
const SLICE_MS = 40;

/**
 * Splits long work into time slices. Await `rest` when `isOver` returns true. The page can then respond, and the next
 * slice begins.
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
