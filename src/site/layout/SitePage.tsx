import type { ReactNode } from 'react';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { PageMeta } from './PageMeta.tsx';
import styles from './SitePage.module.css';

interface SitePageProps {
  /** The title of the tab. */
  title: string;
  heading: string;
  eyebrow?: string;
  /** Shown under the heading, in search results and in shared links. */
  description: string;
  /** Hides the page from search engines, and leaves out its description and link preview. */
  unlisted?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}

/** A public page with one large heading. Home and the articles have their own. */
export function SitePage({ title, heading, unlisted = false, children, ...header }: SitePageProps) {
  return (
    <>
      {unlisted ? (
        <>
          <PageTitle>{title}</PageTitle>
          <meta name="robots" content="noindex" />
        </>
      ) : (
        <PageMeta title={title} description={header.description} />
      )}
      <div className={styles.opening}>
        <PageHeader title={heading} {...header} />
      </div>
      {children}
    </>
  );
}
