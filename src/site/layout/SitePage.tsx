import type { ReactNode } from 'react';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { PageMeta } from './PageMeta.tsx';
import styles from './SitePage.module.css';

interface SitePageProps {
  /** The name of the page in the tab. */
  title: string;
  heading: string;
  eyebrow?: string;
  /** Under the heading, and where the page is found or shared. */
  description: string;
  /** For a page that nobody should find or share. */
  unlisted?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}

/** A public page under its one big heading. Home and the articles have an opening of their own. */
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
