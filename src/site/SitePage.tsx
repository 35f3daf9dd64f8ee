import type { ReactNode } from 'react';
import { PageHeader } from '#ui/PageHeader.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import styles from './SitePage.module.css';

interface SitePageProps {
  /** The name of the page in the tab. */
  title: string;
  heading: string;
  eyebrow?: string;
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A public page under its one big heading. Home and the articles have an opening of their own. */
export function SitePage({ title, heading, children, ...header }: SitePageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className={styles.opening}>
        <PageHeader title={heading} {...header} />
      </div>
      {children}
    </>
  );
}
