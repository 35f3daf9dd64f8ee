import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { NewsletterForm } from '#site/NewsletterForm.tsx';
import { Wordmark } from '#ui/layout/Wordmark.tsx';
import styles from './SiteFooter.module.css';

const COLUMNS = [
  {
    title: 'Product',
    links: [
      { to: paths.features, name: 'Features' },
      { to: paths.pricing, name: 'Pricing' },
      { to: paths.shop, name: 'Shop' },
      { to: paths.demo, name: 'Try Demo' },
    ],
  },
  {
    title: 'Help',
    links: [
      { to: paths.blog, name: 'Blog' },
      { to: paths.support, name: 'Support' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: paths.privacy, name: 'Privacy Policy' },
      { to: paths.terms, name: 'Terms of Service' },
    ],
  },
];

export function SiteFooter() {
  return (
    <footer className={styles.footer} data-after-dark="">
      <div className={styles.inner}>
        <div className={styles.about}>
          <Wordmark />
          <p>For the hours that nobody else sees. Somewhere, another light is on too.</p>
        </div>
        <nav className={styles.columns} aria-label="Footer">
          {COLUMNS.map(({ title, links }) => (
            <div key={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul role="list">
                {links.map(({ to, name }) => (
                  <li key={name}>
                    <Link to={to} className={styles.link}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <NewsletterForm />
        <p className={styles.small}>
          © Wee Hours. A logbook, not medical advice. If you are worried about your baby, call your clinician
          or your local emergency number.
        </p>
      </div>
    </footer>
  );
}
