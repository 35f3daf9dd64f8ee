import type { Rolldown } from 'vite';

const CATALOG = /\/src\/words\/(?!say\/)(\w+)\/(?:.+\/)?([\w-]+)\.ts$/;

/**
 * Returns the file name of a chunk. The file name of a catalog of words contains the language, because every language
 * has catalogs of the same names.
 */
export function fileNameOf({ facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const [, language, name] = CATALOG.exec(facadeModuleId ?? '') ?? [];
  return language ? `assets/words-${language}-${name}-[hash].js` : 'assets/[name]-[hash].js';
}
