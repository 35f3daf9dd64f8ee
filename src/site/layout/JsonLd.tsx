/**
 * Structured data of a page for search engines, as schema.org JSON-LD. It is data, so no script policy applies. The
 * build moves it to the page's head. The browser does not render it. React creates script elements through HTML, which
 * the policy refuses (scripts/headers.mjs). Crawlers request each page separately.
 */
export function JsonLd({ data }: { data: { '@type': string; [property: string]: unknown } }) {
  if (!import.meta.env.SSR) return null;
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React escapes text, and JSON must not be; `<` cannot end the element.
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}
