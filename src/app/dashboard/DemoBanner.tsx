import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import styles from './DemoBanner.module.css';

export function DemoBanner() {
  return (
    <aside className={styles.banner} aria-label="Demo">
      <p>
        <strong>This is sample data.</strong> Nothing here is saved.{' '}
        <Link to={paths.pricing} className={styles.link}>
          Sign up to log your own baby
        </Link>
      </p>
    </aside>
  );
}
