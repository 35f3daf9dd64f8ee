/** Runs acts one at a time, in their order. */
export interface ActQueue {
  /** Runs `act` after all others. If it rejects, the queue ends with its error. */
  add: (act: () => Promise<void>) => void;
  /** Ends the queue: no further act begins. */
  end: (error?: unknown) => void;
  /** Settles when the queue has ended and no act runs any more. Rejects with the error that ended it. */
  ended: Promise<void>;
}

/** Makes a queue. Calls `onEnd` as soon as it ends, while the last act may still run. */
export function actQueue(onEnd: () => void): ActQueue {
  let last: Promise<unknown> = Promise.resolve();
  let isOver = false;
  let finish: (error: unknown) => void = () => {};
  const finished = new Promise<void>((resolve, reject) => {
    finish = (error) => {
      if (error === undefined) resolve();
      else reject(error);
    };
  });
  const ended = finished.finally(() => last);
  // It may reject before anything waits for it.
  ended.catch(() => {});

  function end(error?: unknown): void {
    if (isOver) return;
    isOver = true;
    finish(error);
    onEnd();
  }

  return {
    add: (act) => {
      last = last.then(() => (isOver ? undefined : act())).catch(end);
    },
    end,
    ended,
  };
}
