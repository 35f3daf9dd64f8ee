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

/** A language of the public pages. `addressOf` returns the address in this language of a page of the main language. */
interface PageLanguage {
  code: string;
  addressOf(path: string): string;
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
    const places = languages.map(({ code, addressOf }) => [code, escaped(origin + addressOf(path))] as const);
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

export function feed(origin: string, posts: readonly Post[]): string {
  const items = posts.map(({ path, title, excerpt, date }) =>
    [
      '<item>',
      `<title>${escaped(title)}</title>`,
      `<link>${escaped(origin + path)}</link>`,
      `<guid isPermaLink="${origin !== ''}">${escaped(origin + path)}</guid>`,
      `<pubDate>${new Date(`${date}T12:00:00Z`).toUTCString()}</pubDate>`,
      `<description>${escaped(excerpt)}</description>`,
      '</item>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0"><channel>',
    '<title>Wee Hours: short reads for long nights</title>',
    `<link>${escaped(origin)}/blog</link>`,
    '<description>What the sources say about feeding, diapers and sleep, and what is worth writing down.</description>',
    '<language>en-us</language>',
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
