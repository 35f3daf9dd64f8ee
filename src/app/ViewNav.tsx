import { Link } from 'react-router-dom';
import styles from './ViewNav.module.css';

interface View {
  label: string;
  to: string;
  current: boolean;
}

/** Navigates between views of the same data. Each view has its own address. */
export function ViewNav({ label, views }: { label: string; views: readonly View[] }) {
  return (
    <nav aria-label={label} className={styles.nav}>
      {views.map(({ label, to, current }) => (
        <Link key={label} to={to} preventScrollReset aria-current={current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
