import type { Language } from './grammar.ts';

interface LanguageLine {
  /** Its name in the language itself. */
  name: string;
  dir: 'ltr' | 'rtl';
}

/**
 * The languages of the interface. A further language is one line here, one in `Categories` of `grammar.ts`, and a folder
 * with the catalogs.
 */
export const LANGUAGES: Readonly<Record<Language, LanguageLine>> = {
  en: { name: 'English', dir: 'ltr' },
};

/** The language of the public pages without a folder. It is also the language of a reader whose languages don't exist. */
export const MAIN_LANGUAGE: Language = 'en';

/**
 * The first of the wanted languages that exists: `es-MX` is Spanish. `scripts/vite/choose-language.ts` does the
 * same before the first paint.
 */
export function languageFor(wanted: readonly (string | null)[]): Language {
  const codes = wanted.flatMap((tag) => (tag ? [tag, tag.split('-')[0] ?? ''] : []));
  return codes.find(isLanguage) ?? MAIN_LANGUAGE;
}

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}

/** The folder of a language's public pages, such as `/es`. The main language has none. */
export function folderOf(language: Language): string {
  return language === MAIN_LANGUAGE ? '' : `/${language}`;
}

/** The address of a public page in a language: `/es/pricing` for `/pricing`. */
export function addressIn(language: Language, main: string): string {
  const folder = folderOf(language);
  return folder && main === '/' ? folder : folder + main;
}
