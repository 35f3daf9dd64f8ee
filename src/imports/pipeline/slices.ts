/** Milliseconds. Longer than most files take, short enough that a tap is answered. */
const SLICE_MS = 40;

/** Cuts long work into slices of time. Await `rest` where `isOver`: the page answers then, and the next slice begins. */
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
