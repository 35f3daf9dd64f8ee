/**
 * What a search engine may know of a page, in schema.org's words. It is data: no policy holds it for a script. The build
 * moves it to the page's head. The browser leaves it alone: React makes a script element by way of HTML, which the policy
 * refuses (scripts/headers.mjs), and whoever reads it asks for each page anew.
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
