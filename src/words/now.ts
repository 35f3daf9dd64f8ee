import { localeOf } from '#domain/time/locale-of.ts';
import type { Language } from './grammar.ts';
import { MAIN_LANGUAGE } from './languages.ts';
import type { Speech } from './speech.ts';
import type { Catalog, Catalogs, Words } from './words.ts';

/** The language of the interface and its words. No other module of `words/` has a state. */

/** Loads the list of catalogs of a language. Each list is a separate file of the build, so a reader loads only one. */
const lists = import.meta.glob<Catalogs>('./*/catalogs.ts', { import: 'catalogs' });

/** Loads the catalogs of the first screen. They are loaded directly, without the list. */
const early = import.meta.glob<Partial<Words>>('./*/{care,first,ui}.ts');

/** The language of the interface. {@link speak} changes it. */
export let language: Language = MAIN_LANGUAGE;

/** The catalogs that are loaded. {@link withWords} loads more of them, together with the code of a screen. */
export const words = {} as Words;

/** The locale of the device. Node 20, which prerenders the public pages, has no navigator. */
const device = globalThis.navigator?.language ?? 'en-US';

/** The words and the locale of the interface. Functions in `say/` need them. */
export const speech: Speech<Catalog> = { words, locale: localeOf(language, device) };

/**
 * Changes the language of the interface. Call it before any words are loaded or shown, because a page must have only
 * one language.
 */
export function speak(chosen: Language): void {
  if (chosen === language) return;
  language = chosen;
  Object.assign(speech, { locale: localeOf(language, device) });
  for (const name of Object.keys(words)) Reflect.deleteProperty(words, name);
}

/** Loads code together with the catalogs that it uses. Rejects if one of them can't be fetched. */
export async function withWords<Part>(code: Promise<Part>, ...catalogs: Catalog[]): Promise<Part> {
  const missing = catalogs.filter((name) => !(name in words));
  const [part, loaded] = await Promise.all([code, missing.length ? load(language, missing) : {}]);
  Object.assign(words, loaded);
  return part;
}

/**
 * Loads the words of a report. Their language may differ from that of the interface. `device` is the locale of the
 * reader's device. Rejects if the words can't be fetched.
 */
export async function speechOf<const C extends Catalog>(
  language: Language,
  device: string,
  ...catalogs: readonly C[]
): Promise<Speech<C>> {
  return { words: await load(language, catalogs), locale: localeOf(language, device) };
}

/** Loads catalogs of a language by name. The compiler checks that each catalog is in the file with its name. */
async function load<C extends Catalog>(language: Language, names: readonly C[]): Promise<Pick<Words, C>> {
  const parts = await Promise.all(names.map((name) => loadOne(language, name)));
  return Object.assign({}, ...parts);
}

async function loadOne(language: Language, name: Catalog): Promise<Partial<Words> | undefined> {
  const first = early[`./${language}/${name}.ts`];
  if (first) return first();
  const list = await lists[`./${language}/catalogs.ts`]?.();
  return list?.[name]();
}
