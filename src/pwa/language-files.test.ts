import { afterEach, describe, expect, test, vi } from 'vitest';
import { addressInLanguage, divideByLanguage, fileAt, keepOnDemand } from './language-files.ts';

const FILES = [
  { url: 'assets/react-1.js', revision: null },
  { url: 'assets/words-en-first-1.js', revision: null },
  { url: 'assets/words-es-first-2.js', revision: null },
  { url: 'app.html', revision: 'a' },
  { url: 'index.html', revision: 'b' },
  { url: 'blog/sleep.html', revision: 'c' },
  { url: 'es.html', revision: 'd' },
  { url: 'es/pricing.html', revision: 'e' },
];

describe('divideByLanguage', () => {
  test('gives each language its words and pages, and shares the shell', () => {
    const { shared, languages } = divideByLanguage(FILES);
    const urls = Object.fromEntries(
      [...languages].map(([code, files]) => [code, files.map(({ url }) => url)]),
    );
    expect(shared.map(({ url }) => url)).toEqual(['assets/react-1.js', 'app.html']);
    expect(urls).toEqual({
      en: ['assets/words-en-first-1.js', 'index.html', 'blog/sleep.html'],
      es: ['assets/words-es-first-2.js', 'es.html', 'es/pricing.html'],
    });
  });

  test('shares all files of an app with one language', () => {
    const one = FILES.filter(({ url }) => !/\bes\b/.test(url));
    expect(divideByLanguage(one)).toEqual({ shared: one, languages: new Map(), onDemand: [] });
  });

  test('leaves the connection of a shared log to the devices that fetch it', () => {
    const connection = { url: 'assets/connection-3.js', revision: null };
    const files = divideByLanguage([...FILES, connection]);
    expect(files.shared).not.toContain(connection);
    expect(fileAt('/assets/connection-3.js', files)).toBe(connection);
  });
});

describe('keepOnDemand', () => {
  const { onDemand } = divideByLanguage([{ url: 'assets/connection-3.js', revision: null }]);
  const opened: string[] = [];

  function cachesWith(names: string[]) {
    opened.length = 0;
    vi.stubGlobal('caches', {
      has: async (name: string) => names.includes(name),
      open: async (name: string) => {
        opened.push(name);
        return { keys: async () => [] };
      },
    });
  }
  afterEach(() => vi.unstubAllGlobals());

  test('makes no cache on a device that has none', async () => {
    cachesWith([]);
    await keepOnDemand({ shared: [], languages: new Map(), onDemand });
    expect(opened).toEqual([]);
  });

  test('fetches nothing for a device that never shared its log', async () => {
    const fetched = vi.fn();
    cachesWith(['language']);
    vi.stubGlobal('fetch', fetched);
    await keepOnDemand({ shared: [], languages: new Map(), onDemand });
    expect(opened).toEqual(['language']);
    expect(fetched).not.toHaveBeenCalled();
  });
});

test('fileAt finds the file of a page at its address', () => {
  const files = divideByLanguage(FILES);
  const at = (pathname: string) => fileAt(pathname, files)?.url;
  expect(['/', '/es', '/es/pricing', '/assets/words-es-first-2.js', '/app/log', '/app'].map(at)).toEqual([
    'index.html',
    'es.html',
    'es/pricing.html',
    'assets/words-es-first-2.js',
    undefined,
    undefined,
  ]);
});

test('addressInLanguage finds the same page in another language', () => {
  const files = divideByLanguage(FILES);
  const to = (code: string, url: string) => addressInLanguage(code, { url }, files);
  expect(to('es', 'index.html')).toBe('/es');
  expect(to('es', 'blog/sleep.html')).toBe('/es/blog/sleep');
  expect(to('en', 'es.html')).toBe('/');
  expect(to('en', 'es/pricing.html')).toBe('/pricing');
  expect(to('en', 'assets/words-es-first-2.js')).toBeUndefined();
});
