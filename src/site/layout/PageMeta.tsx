import { useLocation } from 'react-router-dom';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { addressIn, folderOf, isLanguage, LANGUAGES } from '#words/languages.ts';
import { language } from '#words/now.ts';
import { SITE_URL } from './site-url.ts';

interface PageMetaProps {
  title: string;
  /** The description for search results and shared links. */
  description: string;
  type?: 'website' | 'article';
}

/** The head of a public page: title, description, canonical address and link preview. */
export function PageMeta({ title, description, type = 'website' }: PageMetaProps) {
  const { pathname } = useLocation();
  const address = SITE_URL + pathname;
  /** The address of the page in the main language. */
  const main = pathname.slice(folderOf(language).length) || '/';
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <meta name="description" content={description} />
      {SITE_URL && <link rel="canonical" href={address} />}
      {SITE_URL && <Alternates main={main} />}
      {SITE_URL && <meta property="og:url" content={address} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content="Wee Hours" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${SITE_URL}/og/${pictureOf(main)}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Links to the page in each language. Renders nothing if there is only one language. */
function Alternates({ main }: { main: string }) {
  const codes = Object.keys(LANGUAGES).filter(isLanguage);
  if (codes.length < 2) return null;
  const links = codes.map((code) => ({ hrefLang: code, href: SITE_URL + addressIn(code, main) }));
  return [...links, { hrefLang: 'x-default', href: SITE_URL + main }].map((link) => (
    <link key={link.hrefLang} rel="alternate" {...link} />
  ));
}

/** Returns the name of a page's picture, such as `blog-how-many-wet-diapers`. scripts/og.mjs draws the pictures. */
function pictureOf(pathname: string): string {
  return pathname.slice(1).replaceAll('/', '-') || 'home';
}
