/** How far a file is made: 0 to 1, never less than before, 1 once. */
export type OnProgress = (share: number) => void;

/** Short enough for a tap to be answered while a file is made, long enough that resting costs little. */
const SLICE_MS = 24;

/** Takes the steps of some work, and lets the page answer between each two; gives what they come to. */
export async function takeSteps<Result>(steps: Iterator<undefined, Result, undefined>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await breathe();
  }
}

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
    await breathe();
    sliceEnd = performance.now() + SLICE_MS;
  };
}

/** Lets whatever else waits have its turn. A timer that sets the next one waits four milliseconds at least, a message none. */
function breathe(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
