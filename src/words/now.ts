import { localeOf } from '#domain/time/locale-of.ts';
import type { Language } from './grammar.ts';
import { MAIN_LANGUAGE } from './languages.ts';
import type { Speech } from './speech.ts';
import type { Catalog, Catalogs, Words } from './words.ts';

/** The language of the interface, and its words. This is the only module of `words/` with a state. */

/** The lists of catalogs, by language. The build has one file for each, so a reader loads one list. */
const lists = import.meta.glob<Catalogs>('./*/catalogs.ts', { import: 'catalogs' });

/** The catalogs of the first screen, which does not wait for a list. */
const early = import.meta.glob<Partial<Words>>('./*/{care,first,ui}.ts');

/** The language of the interface. {@link speak} changes it. */
export let language: Language = MAIN_LANGUAGE;

/** The catalogs that are loaded. {@link withWords} loads those of a screen with its code. */
export const words = {} as Words;

/** The locale of the device. Node 20, which prerenders the public pages, has no navigator. */
const device = globalThis.navigator?.language ?? 'en-US';

/** The speech of the interface, for `say/`. */
export const speech: Speech<Catalog> = { words, locale: localeOf(language, device) };

/** Changes the language of the interface. Call it before any words are loaded or drawn: a page never mixes two. */
export function speak(chosen: Language): void {
  if (chosen === language) return;
  language = chosen;
  Object.assign(speech, { locale: localeOf(language, device) });
  for (const name of Object.keys(words)) Reflect.deleteProperty(words, name);
}

/** Loads code together with the catalogs that it uses. Rejects if either can't be fetched. */
export async function withWords<Part>(code: Promise<Part>, ...catalogs: Catalog[]): Promise<Part> {
  const missing = catalogs.filter((name) => !(name in words));
  const [part, loaded] = await Promise.all([code, missing.length ? load(language, missing) : {}]);
  Object.assign(words, loaded);
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
  return { words: await load(language, catalogs), locale: localeOf(language, device) };
}

/** Loads catalogs of a language. The compiler checks that each is in a file of its name. */
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
