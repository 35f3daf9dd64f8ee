import type { Language } from './grammar.ts';

interface LanguageLine {
  /** The name of the language in the language itself. */
  name: string;
  dir: 'ltr' | 'rtl';
}

/**
 * The languages of the interface. To add a language, add a line here, a line in `Categories` of `grammar.ts`, and a
 * folder with its catalogs.
 */
export const LANGUAGES: Readonly<Record<Language, LanguageLine>> = {
  en: { name: 'English', dir: 'ltr' },
  es: { name: 'Español', dir: 'ltr' },
  de: { name: 'Deutsch', dir: 'ltr' },
  fr: { name: 'Français', dir: 'ltr' },
  pt: { name: 'Português (Brasil)', dir: 'ltr' },
};

/** The main language. Its public pages have no folder. It is used if none of the reader's languages is in the list. */
export const MAIN_LANGUAGE: Language = 'en';

/**
 * Returns the first wanted language that the list has: `es` for `es-MX`. `scripts/vite/choose-language.ts` does the
 * same before the first paint.
 */
export function languageFor(wanted: readonly (string | null)[]): Language {
  const codes = wanted.flatMap((tag) => (tag ? [tag, tag.split('-')[0] ?? ''] : []));
  return codes.find(isLanguage) ?? MAIN_LANGUAGE;
}

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}

/** Returns the folder of a language's public pages, such as `/es`. It is empty for the main language. */
export function folderOf(language: Language): string {
  return language === MAIN_LANGUAGE ? '' : `/${language}`;
}

/** Returns the address of a public page in a language: `/es/pricing` for `/pricing`. */
export function addressIn(language: Language, main: string): string {
  const folder = folderOf(language);
  return folder && main === '/' ? folder : folder + main;
}
