/** Receives the progress of a file, from 0 to 1. The progress never decreases. It is 1 only once, at the end. */
export type OnProgress = (share: number) => void;

/**
 * The length of a slice in milliseconds. It is short, so the page responds to a tap while a file is made. It is long
 * enough that the rests take little time.
 */
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
 * Keeps the page responsive while a file is made on the main thread. Returns a function; await it after each step. When
 * a slice is over, the function reports progress and rests. `steps` is the number of its calls.
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

/** Yields to waiting tasks. Uses a message, because nested timers wait for at least four milliseconds. */
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
