import type { Rolldown } from 'vite';

const CATALOG = /\/src\/words\/(\w+)\/(?:.+\/)?([\w-]+)\.ts$/;

/**
 * The file name of a chunk. A catalog of words gets its language and name, because every language has the same names:
 * the worker keeps the files of one language.
 */
export function fileNameOf({ facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const [, language, name] = CATALOG.exec(facadeModuleId ?? '') ?? [];
  return language ? `assets/words-${language}-${name}-[hash].js` : 'assets/[name]-[hash].js';
}
