import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { NewsletterForm } from '#site/NewsletterForm.tsx';
import { Wordmark } from '#ui/layout/Wordmark.tsx';
import { words } from '#words/now.ts';
import styles from './SiteFooter.module.css';

const COLUMNS = [
  { title: 'product', pages: ['features', 'pricing', 'shop', 'demo'] },
  { title: 'help', pages: ['blog', 'support'] },
  { title: 'legal', pages: ['privacy', 'terms'] },
] as const;

export function SiteFooter() {
  const { footer, pages: names } = words.site;
  return (
    <footer className={styles.footer} data-after-dark="">
      <div className={styles.inner}>
        <div className={styles.about}>
          <Wordmark />
          <p>{footer.motto}</p>
        </div>
        <nav className={styles.columns} aria-label={footer.label}>
          {COLUMNS.map(({ title, pages }) => (
            <div key={title}>
              <h2 className={styles.title}>{footer[title]}</h2>
              <ul role="list">
                {pages.map((page) => (
                  <li key={page}>
                    <Link to={paths[page]} className={styles.link}>
                      {names[page]}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <NewsletterForm />
        <p className={styles.small}>{footer.notAdvice}</p>
      </div>
    </footer>
  );
}
