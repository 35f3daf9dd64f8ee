import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { keepDelivering } from '#storage/browser/outbox.ts';
import { SkipLink } from '#ui/layout/SkipLink.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import styles from './SiteLayout.module.css';

/** The layout of every public page. */
export function SiteLayout() {
  useEffect(() => keepDelivering(), []);
  return (
    <div className={styles.site}>
      <SkipLink />
      <SiteHeader />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
