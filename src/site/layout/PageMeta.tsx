import { useLocation } from 'react-router-dom';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { MAIN_LANGUAGE } from '#words/languages.ts';
import { useAddresses } from './addresses.ts';
import { SITE_URL } from './site-url.ts';

interface PageMetaProps {
  title: string;
  /** The description for search results and shared links. */
  description: string;
  type?: 'website' | 'article';
}

/** The head of a public page: title, description, canonical address, and what only crawlers read. */
export function PageMeta({ title, description, ...preview }: PageMetaProps) {
  const { pathname } = useLocation();
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <meta name="description" content={description} />
      {SITE_URL && <link rel="canonical" href={SITE_URL + pathname} />}
      {import.meta.env.SSR && <Preview title={title} description={description} {...preview} />}
    </>
  );
}

/**
 * The link preview, and the addresses of the page in other languages. Only the build renders it. That is enough,
 * because crawlers request each page separately.
 */
function Preview({ title, description, type = 'website' }: PageMetaProps) {
  const { pathname } = useLocation();
  return (
    <>
      {SITE_URL && <Alternates />}
      {SITE_URL && <meta property="og:url" content={SITE_URL + pathname} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content="Wee Hours" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${SITE_URL}/og/${pictureOf(pathname)}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Links to the page in each language. Renders nothing if there is only one language. */
function Alternates() {
  const addresses = useAddresses();
  if (addresses.length < 2) return null;
  return addresses.flatMap(({ code, href }) =>
    (code === MAIN_LANGUAGE ? [code, 'x-default'] : [code]).map((hrefLang) => (
      <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={SITE_URL + href} />
    )),
  );
}

/**
 * Returns the name of a page's picture, such as `blog-how-many-wet-diapers`, or `es-pricing` for a page in Spanish.
 * scripts/og.mjs draws the pictures.
 */
function pictureOf(pathname: string): string {
  return pathname.slice(1).replaceAll('/', '-') || 'home';
}
