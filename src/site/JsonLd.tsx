/** What a search engine may know of a page, in schema.org's words. It is data: no policy holds it for a script. */
export function JsonLd({ data }: { data: { '@type': string; [property: string]: unknown } }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React escapes text, and JSON must not be; `<` cannot end the element.
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}
