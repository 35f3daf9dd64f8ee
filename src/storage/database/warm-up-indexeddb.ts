/**
 * Makes the browser open its IndexedDB files ahead of the log. With ten years of records that takes a while, and the browser
 * does it at the first call of any kind. Errors are ignored here: opening the log reports them.
 */
export function warmUpIndexedDb(): void {
  try {
    void indexedDB.databases().catch(() => {});
  } catch {
    // The browser has no IndexedDB or no `databases()`.
  }
}
