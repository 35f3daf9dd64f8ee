/**
 * Makes the browser open its IndexedDB files before the log needs them. With ten years of records, opening them takes a
 * while. The first call of any IndexedDB function opens them. Errors are ignored here, because opening the log reports
 * them.
 */
export function warmUpIndexedDb(): void {
  try {
    void indexedDB.databases().catch(() => {});
  } catch {
    // The browser has no IndexedDB or no `databases()`.
  }
}
