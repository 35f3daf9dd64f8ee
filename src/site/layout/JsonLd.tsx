/**
 * Structured data of a page for search engines, as schema.org JSON-LD. The content security policy for scripts does not
 * apply to data. Only the build renders this component, and moves the data to the page's head. That is enough, because
 * crawlers request each page separately. In the browser, React would create the script element from HTML, which the
 * policy refuses (scripts/headers.mjs).
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
