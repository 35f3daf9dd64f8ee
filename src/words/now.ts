import type { Language } from './grammar.ts';
import type { Catalog, Words } from './words.ts';

/** The words of the interface. This is the only module of `words/` with a state. */

/** The language of the interface. */
const chosen: Language = 'en';

/** The catalogs of all languages. Each is a file of the build. */
const files = import.meta.glob<Partial<Words>>('./*/**/*.ts');

/** The catalogs that are loaded. {@link withWords} loads those of a screen with its code. */
export const words = {} as Words;

/** Loads code together with the catalogs that it uses. Rejects if either can't be fetched. */
export async function withWords<Part>(code: Promise<Part>, ...catalogs: Catalog[]): Promise<Part> {
  const missing = catalogs.filter((name) => !(name in words));
  const [part, ...parts] = await Promise.all([code, ...missing.map(load)]);
  Object.assign(words, ...parts);
  return part;
}

/** `scripts/words.test.mjs` checks that each catalog is in a file of its name. */
async function load(name: Catalog): Promise<Partial<Words>> {
  const path = Object.keys(files).find(
    (one) => one.startsWith(`./${chosen}/`) && one.endsWith(`/${name}.ts`),
  );
  return path ? (files[path]?.() ?? {}) : {};
}
