import type { Rolldown } from 'vite';

const CATALOG = /\/src\/words\/(?!say\/)(\w+)\/(?:.+\/)?([\w-]+)\.ts$/;
const ARTICLES = /\/src\/site\/blog\/articles\.(\w+)\.ts$/;

/**
 * Returns the file name of a chunk. The file name of a catalog of words contains the language, because every language
 * has catalogs of the same names. So does the name of a chunk that catalogs of one language share, such as its grammar.
 * The articles of a language have such a name too, so the worker keeps them only for that language
 * (`pwa/language-files.ts`).
 */
export function fileNameOf(chunk: Pick<Rolldown.PreRenderedChunk, 'facadeModuleId' | 'moduleIds'>): string {
  const id = chunk.facadeModuleId ?? chunk.moduleIds[0] ?? '';
  const [, language, name = 'articles'] = CATALOG.exec(id) ?? ARTICLES.exec(id) ?? [];
  return language ? `assets/words-${language}-${name}-[hash].js` : 'assets/[name]-[hash].js';
}
