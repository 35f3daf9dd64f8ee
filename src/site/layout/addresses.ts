import { useLocation, useMatches } from 'react-router-dom';
import { hasPage } from '#site/articles.ts';
import type { Language } from '#words/grammar.ts';
import { addressIn, folderOf, isLanguage, LANGUAGES } from '#words/languages.ts';
import { language } from '#words/now.ts';

interface PageAddress {
  code: Language;
  href: string;
}

/**
 * Returns the addresses of the current page, without the origin, in each language that has this page. On an unknown
 * address, those are the home pages.
 */
export function useAddresses(): PageAddress[] {
  const { pathname } = useLocation();
  const isUnknown = useMatches().some(({ params }) => '*' in params);
  const main = isUnknown ? '/' : pathname.slice(folderOf(language).length) || '/';
  return Object.keys(LANGUAGES)
    .filter(isLanguage)
    .filter((code) => hasPage(code, main))
    .map((code) => ({ code, href: addressIn(code, main) }));
}
