/**
 * Makes the files for search engines and feed readers. `origin` is the origin of the site, without a trailing slash. It
 * is empty if the deployer set none.
 */

export interface Post {
  path: string;
  title: string;
  excerpt: string;
  /** YYYY-MM-DD. */
  date: string;
}

/**
 * A language of the public pages. `path` is the address of a page in the main language. `addressOf` returns the address
 * of the page in this language.
 */
interface PageLanguage {
  code: string;
  addressOf(path: string): string;
  hasPage(path: string): boolean;
}

interface FeedLanguage extends PageLanguage {
  feed: { title: string; description: string; posts: readonly Post[] };
}

/** Makes the site map, with the addresses of each page in all languages. */
export function sitemap(
  origin: string,
  paths: readonly string[],
  posts: readonly Post[],
  languages: readonly PageLanguage[],
): string {
  const urls = paths.flatMap((path) => {
    const date = posts.find((post) => post.path === path)?.date;
    const modified = date ? `<lastmod>${date}</lastmod>` : '';
    const places = languages
      .filter(({ hasPage }) => hasPage(path))
      .map(({ code, addressOf }) => [code, escaped(origin + addressOf(path))] as const);
    const alternates = places.map(
      ([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`,
    );
    const others = places.length > 1 ? alternates.join('') : '';
    return places.map(([, href]) => `<url><loc>${href}</loc>${modified}${others}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * Makes robots.txt. Of the app, search engines may index only `/app`, where the demo begins. Other screens are empty
 * for a visitor.
 */
export function robots(origin: string): string {
  const lines = ['User-agent: *', 'Disallow: /app/'];
  // The protocol requires a full address here.
  if (origin) lines.push('', `Sitemap: ${origin}/sitemap.xml`);
  return `${lines.join('\n')}\n`;
}

/** Makes the RSS feed of the articles in a language. */
export function feed(
  origin: string,
  { code, addressOf, feed: { title: name, description, posts } }: FeedLanguage,
): string {
  const addressAt = (path: string) => escaped(origin + addressOf(path));
  const items = posts.map(({ path, title, excerpt, date }) =>
    [
      '<item>',
      `<title>${escaped(title)}</title>`,
      `<link>${addressAt(path)}</link>`,
      `<guid isPermaLink="${origin !== ''}">${addressAt(path)}</guid>`,
      `<pubDate>${new Date(`${date}T12:00:00Z`).toUTCString()}</pubDate>`,
      `<description>${escaped(excerpt)}</description>`,
      '</item>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0"><channel>',
    `<title>${escaped(name)}</title>`,
    `<link>${addressAt('/blog')}</link>`,
    `<description>${escaped(description)}</description>`,
    `<language>${code}</language>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
