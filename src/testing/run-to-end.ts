/** What the steps of some work come to, taken at once: a test has no page to keep alive. */
export function runToEnd<Result>(steps: Iterator<undefined, Result, undefined>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
