import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import styles from './DemoBanner.module.css';

export function DemoBanner() {
  return (
    <aside className={styles.banner} aria-label="Demo" data-no-print>
      <p>
        <strong>This is sample data.</strong> Nothing is saved.
      </p>
      <Link to={paths.pricing} className={styles.link}>
        Sign up<span className={styles.what}> to log your own baby</span>
      </Link>
    </aside>
  );
}
