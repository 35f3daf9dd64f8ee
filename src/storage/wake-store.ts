/**
 * Has the browser open its store, which takes a while with ten years of records: it does so at the first question, whatever
 * that is. What stands in the way is told by whoever opens the log.
 */
export function wakeStore(): void {
  try {
    void indexedDB.databases().catch(() => {});
  } catch {
    // A browser that gives no store, or does not list what is in it.
  }
}
