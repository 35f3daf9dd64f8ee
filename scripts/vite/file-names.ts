import type { Rolldown } from 'vite';

/** A catalog of words, or the list of a language's articles (`src/site/blog/es.articles.ts`). */
const CATALOG = /\/src\/(?:words\/(?!say\/)|site\/blog\/)(\w+)[/.](?:.+\/)?([\w-]+)\.ts$/;

/**
 * Returns the file name of a chunk. The file name of a catalog of words contains the language, because every language
 * has catalogs of the same names. So does the name of a chunk that only catalogs of one language share, such as its
 * grammar. The worker keeps files with a language in their name only for that language.
 */
export function fileNameOf(chunk: Pick<Rolldown.PreRenderedChunk, 'facadeModuleId' | 'moduleIds'>): string {
  const parts = chunk.facadeModuleId ? [chunk.facadeModuleId] : chunk.moduleIds;
  const [first, ...others] = parts.map((id) => CATALOG.exec(id));
  const [, language, name] = first ?? [];
  const isOfOne = language !== undefined && others.every((other) => other?.[1] === language);
  return isOfOne ? `assets/words-${language}-${name}-[hash].js` : 'assets/[name]-[hash].js';
}
