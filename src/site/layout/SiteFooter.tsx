import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { hasPage } from '#site/articles.ts';
import { NewsletterForm } from '#site/NewsletterForm.tsx';
import { Wordmark } from '#ui/layout/Wordmark.tsx';
import { LANGUAGES } from '#words/languages.ts';
import { language, words } from '#words/now.ts';
import { useAddresses } from './addresses.ts';
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
                {pages
                  .filter((page) => hasPage(language, `/${page}`))
                  .map((page) => (
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
        <div className={styles.small}>
          <p>{footer.notAdvice}</p>
          <OtherLanguages />
        </div>
      </div>
    </footer>
  );
}

/** Links to this page in the other languages. Each loads a new document, because a document has one language. */
function OtherLanguages() {
  const others = useAddresses().filter(({ code }) => code !== language);
  if (others.length === 0) return null;
  return (
    <nav aria-label={words.site.footer.languages}>
      <ul role="list" className={styles.languages}>
        {others.map(({ code, href }) => (
          <li key={code}>
            <a className={styles.link} href={href} hrefLang={code} lang={code}>
              {LANGUAGES[code].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
