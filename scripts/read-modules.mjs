import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the code. */
export const SOURCES = fileURLToPath(new URL('../src', import.meta.url));

/**
 * Reads the code of every module of `src/` that is not a test.
 *
 * @returns {Promise<Map<string, string>>} the code by the path in `src/`
 */
export async function readModules() {
  const paths = (await readdir(SOURCES, { recursive: true }))
    .map((path) => path.split(sep).join('/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.d\.ts$/.test(path));
  return new Map(
    await Promise.all(
      paths.map(async (path) => /** @type {const} */ ([path, await readFile(join(SOURCES, path), 'utf8')])),
    ),
  );
}

/** Returns the path in `src/` that a module imports. @param {string} from @param {string} specifier */
export function pathOfImport(from, specifier) {
  return specifier.startsWith('#') ? specifier.slice(1) : join(dirname(from), specifier).split(sep).join('/');
}
