import type { ReactNode } from 'react';
import styles from './ArticlePicture.module.css';

/** The frame of an article's picture: a night sky of 600 by 300 units, in which the article draws. */
export function ArticlePicture({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.picture} viewBox="0 0 600 300" aria-hidden="true" data-after-dark="">
      <rect className={styles.sky} width="600" height="300" />
      {children}
    </svg>
  );
}
