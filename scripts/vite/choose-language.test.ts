import { describe, expect, test, vi } from 'vitest';
import { languageFor } from '../../src/words/languages.ts';
import { chooseLanguage, languageScript } from './choose-language.ts';

const LANGUAGES = {
  en: { dir: 'ltr', files: ['/assets/words-en-first.js'] },
  ar: { dir: 'rtl', files: ['/assets/words-ar-first.js'] },
};

/** Runs the script in a page, and returns the page's language, direction and requested files. */
function choose(visit: { pathname: string; chosen?: string; languages?: string[] }) {
  const html = { lang: 'en', dir: '', dataset: {} as Record<string, string> };
  const files: string[] = [];
  vi.stubGlobal('document', {
    documentElement: html,
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => files.push(href) },
  });
  vi.stubGlobal('location', { pathname: visit.pathname });
  vi.stubGlobal('localStorage', { 'weehours:language': visit.chosen });
  vi.stubGlobal('navigator', { languages: visit.languages ?? ['en-US'] });
  chooseLanguage(LANGUAGES);
  vi.unstubAllGlobals();
  return { lang: html.lang, dir: html.dir, language: html.dataset.language, files };
}

describe('chooseLanguage', () => {
  test('sets language and direction, and requests only the words of that language', () => {
    expect(choose({ pathname: '/app', chosen: 'ar' })).toEqual({
      lang: 'ar',
      dir: 'rtl',
      language: 'ar',
      files: ['/assets/words-ar-first.js'],
    });
  });

  test.each([
    [{ pathname: '/app/log', languages: ['fi', 'ar-EG', 'en'] }, 'ar'],
    [{ pathname: '/app/log', chosen: 'en', languages: ['ar-EG'] }, 'en'],
    [{ pathname: '/app/log', chosen: 'constructor', languages: ['ar'] }, 'ar'],
    [{ pathname: '/app/log', languages: ['fi-FI'] }, 'en'],
    [{ pathname: '/ar/no-such-page', chosen: 'en' }, 'ar'],
    [{ pathname: '/no-such-page', chosen: 'ar' }, 'ar'],
    [{ pathname: '/no-such-page', languages: ['ar-EG'] }, 'ar'],
  ])('chooses from %o the language %s', (visit, lang) => {
    expect(choose(visit).lang).toBe(lang);
  });
});

test('languageScript contains the same function, called with its languages', () => {
  expect(languageScript(LANGUAGES)).toContain('function chooseLanguage(languages)');
  expect(() => new Function(languageScript(LANGUAGES))).not.toThrow();
});

test('languageFor takes the first wanted language that exists, else English', () => {
  expect(languageFor([null, 'en-GB'])).toBe('en');
  expect(languageFor(['fi', 'es-MX', 'en'])).toBe('es');
  expect(languageFor(['constructor', 'fi-FI'])).toBe('en');
});
