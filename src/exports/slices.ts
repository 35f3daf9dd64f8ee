/** Receives the progress of a file, 0 to 1. It never decreases and is 1 once, at the end. */
export type OnProgress = (share: number) => void;

/** Short enough that the page responds to a tap while a file is made. Long enough that the rests take little time. */
const SLICE_MS = 24;

/** Runs a generator step by step and yields to the page in between. Returns its result. */
export async function takeSteps<Result>(steps: Iterator<undefined, Result, undefined>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await breathe();
  }
}

/**
 * Keeps the page responsive while a file is made on the main thread. Await the returned function between two steps.
 * When a slice is used up, it reports progress and rests. `steps` is the number of calls.
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

/** Yields to waiting tasks. It uses a message, because nested timers wait at least four milliseconds. */
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
