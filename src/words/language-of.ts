import type { Language } from './grammar.ts';
import { MAIN_LANGUAGE } from './languages.ts';
import { language } from './now.ts';

/**
 * The texts of a language that are still English, because they are medical and have no source in the language. Only
 * screens that load later import this module, so the lists of all languages cost the first screen nothing.
 */

const lists = import.meta.glob<readonly string[]>('./*/data/still-english.ts', {
  import: 'stillEnglish',
  eager: true,
});

/** Returns the paths of the texts and groups of a language that are still English: `signs.coldNewborn`, or `signs`. */
export function stillEnglishIn(language: Language): readonly string[] {
  return lists[`./${language}/data/still-english.ts`] ?? [];
}

/** Returns whether one of the `listed` paths is a text or a group around it. */
export function isListed(path: string, listed: readonly string[]): boolean {
  return listed.some((one) => path === one || path.startsWith(`${one}.`));
}

/** Returns the `lang` of the element that shows a text. It is undefined if the text has the language of the page. */
export function languageOf(path: string): Language | undefined {
  return isListed(path, stillEnglishIn(language)) ? MAIN_LANGUAGE : undefined;
}
