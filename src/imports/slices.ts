/** Milliseconds. Longer than most files take, short enough that a tap is answered. */
const SLICE_MS = 40;

/** A function to await between two steps of long work. It lets the page answer whenever a slice of time is over. */
export function slices(): () => Promise<void> {
  let ends = performance.now() + SLICE_MS;
  return async () => {
    if (performance.now() < ends) return;
    await new Promise((resolve) => setTimeout(resolve));
    ends = performance.now() + SLICE_MS;
  };
}
