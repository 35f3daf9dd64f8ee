import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { Rich } from '#ui/layout/Rich.tsx';
import { words } from '#words/now.ts';
import styles from './DemoBanner.module.css';

export function DemoBanner() {
  const { dashboard } = words.first;
  return (
    <aside className={styles.banner} aria-label={dashboard.demo} data-no-print>
      <p>
        <Rich of={dashboard.sample((text) => <strong>{text}</strong>)} />
      </p>
      <Link to={paths.pricing} className={styles.link}>
        <Rich of={dashboard.signUp((text) => <span className={styles.what}>{text}</span>)} />
      </Link>
    </aside>
  );
}
