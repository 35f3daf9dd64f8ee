/**
 * Structured data of a page for search engines, as schema.org JSON-LD. It is data, so no script policy applies. Only
 * the build renders it, and moves it to the page's head. Crawlers request each page separately. In the browser, React
 * would create the script element through HTML, which the policy refuses (scripts/headers.mjs).
 */
export function JsonLd({ data }: { data: { '@type': string; [property: string]: unknown } }) {
  if (!import.meta.env.SSR) return null;
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the JSON. Every `<` is replaced, so no text ends the element.
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}
