/** How far a file is made: 0 to 1, never less than before, 1 once. */
export type OnProgress = (share: number) => void;

/** Short enough for a tap to be answered while a file is made, long enough that resting costs little. */
const SLICE_MS = 24;

/**
 * Lets the page breathe while a file is made on its own thread: await it between two steps of work. It rests when a
 * slice is used up and says how far the work is; `steps` is how often it will be called.
 */
export function slices(steps: number, onProgress: OnProgress): () => Promise<void> {
  let done = 0;
  let sliceEnd = performance.now() + SLICE_MS;
  return async () => {
    done += 1;
    if (done < steps && performance.now() < sliceEnd) return;
    onProgress(done / steps);
    await new Promise((resolve) => setTimeout(resolve));
    sliceEnd = performance.now() + SLICE_MS;
  };
}
