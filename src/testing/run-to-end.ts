/** Runs a generator to its result without pauses: a test has no page to keep responsive. */
export function runToEnd<Result>(steps: Iterator<undefined, Result, undefined>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
