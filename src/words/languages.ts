import type { Language } from './grammar.ts';

interface LanguageLine {
  /** Its name in the language itself. */
  name: string;
}

/** The languages of the interface and of reports. */
export const LANGUAGES: Readonly<Record<Language, LanguageLine>> = {
  en: { name: 'English' },
};

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}
