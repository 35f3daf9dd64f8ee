/** The files of the first chunks, which are loaded on every page before any code requests another chunk. */
const OF_EVERY_PAGE = /^assets\/(?:first|index|react|rolldown-runtime)-[\w-]{8}\.(?:css|js)$/;

/**
 * Returns the files to preload with a chunk `file`. Leaves out those that are loaded already. Otherwise the names of all
 * these files are in the code of each page a second time. A chunk without other files needs no preload.
 */
export function filesToPreload(file: string, dependencies: string[]): string[] {
  const missing = dependencies.filter((name) => !OF_EVERY_PAGE.test(name));
  return missing.length === 1 && missing[0] === file ? [] : missing;
}
