import type { Rolldown } from 'vite';

/** A catalog of words, or the list of a language's articles (`src/site/blog/es.articles.ts`). */
const CATALOG = /\/src\/(?:words\/(?!say\/)|site\/blog\/)(\w+)[/.](?:.+\/)?([\w-]+)\.ts$/;

/**
 * Returns the file name of a chunk. The file name of a catalog of words contains the language, because every language
 * has catalogs of the same names. So does the name of a chunk that catalogs of one language share, such as its grammar.
 */
export function fileNameOf(chunk: Pick<Rolldown.PreRenderedChunk, 'facadeModuleId' | 'moduleIds'>): string {
  const [, language, name] = CATALOG.exec(chunk.facadeModuleId ?? chunk.moduleIds[0] ?? '') ?? [];
  return language ? `assets/words-${language}-${name}-[hash].js` : 'assets/[name]-[hash].js';
}
