/** The files of the first chunks, which are loaded on every page before any code requests another chunk. */
const OF_EVERY_PAGE = /^assets\/(?:first|index|react|rolldown-runtime)-[\w-]{8}\.(?:css|js)$/;

/**
 * Returns the files to preload with a chunk `file`. Leaves out files that every page has loaded, because their names
 * would otherwise be in the code of each page twice. If all other files of the chunk are loaded, the list is empty.
 */
export function filesToPreload(file: string, dependencies: string[]): string[] {
  const missing = dependencies.filter((name) => !OF_EVERY_PAGE.test(name));
  return missing.length === 1 && missing[0] === file ? [] : missing;
}
