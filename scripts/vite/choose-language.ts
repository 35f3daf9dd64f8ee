/** What a page needs of a language before its first paint: the direction, and the first files of its words. */
export type ChoosableLanguages = Record<string, { dir: string; files: string[] }>;

/**
 * Returns the inline script that chooses the language of the app shell. All screens of the app and all unknown
 * addresses use this page. The script requests the words of the chosen language only.
 */
export function languageScript(languages: ChoosableLanguages): string {
  return `(${chooseLanguage})(${JSON.stringify(languages)});`;
}

/**
 * Runs in the page, before the first paint. In the app, the choice on this device comes before the browser's languages
 * (`languageFor` in `src/words/languages.ts`). An unknown address in the folder of a language has that language. Any
 * other unknown address has the reader's. The language is also in a data attribute, because a translator changes
 * `lang`.
 */
export function chooseLanguage(languages: ChoosableLanguages): void {
  const html = document.documentElement;
  const [, folder] = location.pathname.split('/');
  let chosen: string | undefined;
  try {
    chosen = localStorage['weehours:language'];
  } catch {
    // If storage is blocked, no chosen language can be read.
  }
  const ofAddress = folder === 'app' ? undefined : folder;
  const tags = [ofAddress, chosen, ...navigator.languages];
  const codes = tags.flatMap((tag) => (tag ? [tag, tag.split('-')[0] ?? ''] : []));
  const code = codes.find((one) => Object.hasOwn(languages, one)) ?? 'en';
  html.lang = code;
  html.dir = languages[code]?.dir ?? 'ltr';
  html.dataset.language = code;
  for (const href of languages[code]?.files ?? []) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href });
    document.head.append(link);
  }
}
