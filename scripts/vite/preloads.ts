/** The files of the first chunks, which are loaded on every page before any code requests another chunk. */
const OF_EVERY_PAGE = /^assets\/(?:first|index|react|rolldown-runtime)-[\w-]{8}\.(?:css|js)$/;

/** The chunk of the app's first screen. */
const FIRST_SCREEN = /^assets\/app-[\w-]{8}\.js$/;

/**
 * Returns the files to preload with a chunk `file` that the chunk `hostId` requests. Leaves out files that every page
 * has loaded, because their names would otherwise be in the code of each page twice. If all other files of the chunk
 * are loaded, the list is empty.
 *
 * The first chunks and the first screen list only style sheets, because their names take kilobytes of every page. A
 * public page preloads its scripts in its HTML. The app prefetches all its lazy code soon after it is shown.
 */
export function filesToPreload(
  file: string,
  dependencies: string[],
  { hostId }: { hostId: string },
): string[] {
  const missing = dependencies.filter((name) => !OF_EVERY_PAGE.test(name));
  if (OF_EVERY_PAGE.test(hostId) || FIRST_SCREEN.test(hostId))
    return missing.filter((name) => name.endsWith('.css'));
  return missing.length === 1 && missing[0] === file ? [] : missing;
}
