import { Link } from 'react-router-dom';
import styles from './ViewNav.module.css';

interface View {
  label: string;
  to: string;
  current: boolean;
}

interface ViewNavProps {
  label: string;
  views: readonly View[];
  /** `tabs` joins the links to one bar, for the parts of a screen. `chips` are separate, for a choice within a part. */
  look?: 'chips' | 'tabs';
}

/** Navigates between views of the same data. Each view has its own address. */
export function ViewNav({ label, views, look = 'chips' }: ViewNavProps) {
  return (
    <nav aria-label={label} className={styles.nav} data-look={look}>
      {views.map(({ label, to, current }) => (
        <Link key={label} to={to} preventScrollReset aria-current={current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
