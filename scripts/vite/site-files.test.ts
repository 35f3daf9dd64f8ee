import { describe, expect, test } from 'vitest';
import { feed, sitemap } from './site-files.ts';

const POST = { path: '/blog/naps', title: 'Siestas & noches', excerpt: 'Qué se sabe', date: '2026-11-20' };

function languageOf(code: string, posts: (typeof POST)[]) {
  const folder = code === 'en' ? '' : `/${code}`;
  return {
    code,
    addressOf: (path: string) => folder + path,
    hasPage: (path: string) => posts.length > 0 || !path.startsWith('/blog'),
    feed: { title: 'Wee Hours', description: 'Lecturas cortas', posts },
  };
}

const [ENGLISH, SPANISH, OTHER] = [
  languageOf('en', [POST]),
  languageOf('es', [POST]),
  languageOf('xx', []),
] as const;

describe('sitemap', () => {
  const map = sitemap('https://wee.test', ['/pricing', '/blog/naps'], [POST], [ENGLISH, SPANISH, OTHER]);
  const listed = [...map.matchAll(/<loc>https:\/\/wee\.test(.*?)<\/loc>/g)].map(([, path]) => path);

  test('lists each page in the languages that have it', () => {
    expect(listed).toEqual(['/pricing', '/es/pricing', '/xx/pricing', '/blog/naps', '/es/blog/naps']);
  });

  test('names the page in the other languages, and the date of an article', () => {
    const [, naps = ''] = /<loc>https:\/\/wee\.test\/es\/blog\/naps<\/loc>(.*?)<\/url>/.exec(map) ?? [];
    expect(naps).toContain('<lastmod>2026-11-20</lastmod>');
    expect([...naps.matchAll(/hreflang="(\w+)"/g)].map(([, code]) => code)).toEqual(['en', 'es']);
  });
});

test('feed has the language, its words and the addresses of its articles', () => {
  const rss = feed('https://wee.test', SPANISH);
  expect(rss).toContain('<language>es</language>');
  expect(rss).toContain('<link>https://wee.test/es/blog</link>');
  expect(rss).toContain('<title>Siestas &amp; noches</title><link>https://wee.test/es/blog/naps</link>');
  expect(rss).toContain('<description>Lecturas cortas</description>');
});
