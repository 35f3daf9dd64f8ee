import { localeOf } from '#domain/time/locale-of.ts';
import type { Language } from './grammar.ts';
import type { Speech } from './speech.ts';
import type { Catalog, Words } from './words.ts';

/** The language of the interface. This is the only module of `words/` with a state. */

/** The language of the interface. */
export const language: Language = 'en';

/** The catalogs of all languages. Each is a file of the build. */
const files = import.meta.glob<Partial<Words>>(['./*/**/*.ts', '!./say/**']);

/** The catalogs that are loaded. {@link withWords} loads those of a screen with its code. */
export const words = {} as Words;

/** The locale of the device. Node 20, which prerenders the public pages, has no navigator. */
const device = globalThis.navigator?.language ?? 'en-US';

/** The speech of the interface, for `say/`. */
export const speech: Speech<Catalog> = { words, locale: localeOf(chosen, device) };

/** Loads code together with the catalogs that it uses. Rejects if either can't be fetched. */
export async function withWords<Part>(code: Promise<Part>, ...catalogs: Catalog[]): Promise<Part> {
  const missing = catalogs.filter((name) => !(name in words));
  const [part, ...parts] = await Promise.all([code, ...missing.map((name) => load(language, name))]);
  Object.assign(words, ...parts);
  return part;
}

/**
 * Loads the speech of a report, which may have another language than the interface. `device` is the locale of the
 * reader's device. Rejects if the words can't be fetched.
 */
export async function speechOf<const C extends Catalog>(
  language: Language,
  device: string,
  ...catalogs: readonly C[]
): Promise<Speech<C>> {
  const parts = await Promise.all(catalogs.map((name) => load(language, name)));
  return { words: Object.assign({}, ...parts), locale: localeOf(language, device) };
}

/** `scripts/words.test.mjs` checks that each catalog is in a file of its name. */
async function load(language: Language, name: Catalog): Promise<Partial<Words>> {
  const path = Object.keys(files).find(
    (one) => one.startsWith(`./${language}/`) && one.endsWith(`/${name}.ts`),
  );
  return path ? (files[path]?.() ?? {}) : {};
}
