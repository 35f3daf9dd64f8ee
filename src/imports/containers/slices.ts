/** The length of a slice in milliseconds. It is short enough that a tap is answered quickly. */
const SLICE_MS = 24;

/** The number of rows after which a slice may end. Each look at the clock takes a tenth of the time of a row. */
export const ROWS_IN_STEP = 8;

/**
 * Splits long work into slices of time. Await `rest` when `isOver` returns true. The page can respond before the next
 * slice begins.
 */
export function slices(): { isOver: () => boolean; rest: () => Promise<void> } {
  let ends = performance.now() + SLICE_MS;
  return {
    isOver: () => performance.now() >= ends,
    async rest() {
      await untilIdle();
      ends = performance.now() + SLICE_MS;
    },
  };
}

/** Runs the steps of a generator in slices. Returns its result. Rejects with the signal's reason when it is aborted. */
export async function takeSteps<Result>(
  steps: Iterator<undefined, Result, undefined>,
  signal?: AbortSignal,
): Promise<Result> {
  const slice = slices();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (!slice.isOver()) continue;
    await slice.rest();
    signal?.throwIfAborted();
  }
}

/**
 * Resolves when the page has no other work. A screen that opens meanwhile is drawn first. Safari cannot postpone a task
 * so far, and gives other tasks only one turn.
 */
async function untilIdle(): Promise<void> {
  if ('scheduler' in globalThis) await scheduler.postTask(() => {}, { priority: 'background' });
  else await new Promise((resolve) => setTimeout(resolve));
}
