import type { ReactNode } from 'react';
import { Prose } from '#site/layout/Prose.tsx';
import { SitePage } from '#site/layout/SitePage.tsx';
import styles from './LegalPage.module.css';

interface LegalPageProps {
  title: string;
  /** The line with the effective date. */
  effective: string;
  description: string;
  children: ReactNode;
}

/** A legal page with its effective date. */
export function LegalPage({ title, effective, description, children }: LegalPageProps) {
  return (
    <div className={styles.page}>
      <SitePage title={title} heading={title} eyebrow={effective} description={description}>
        <Prose>{children}</Prose>
      </SitePage>
    </div>
  );
}
