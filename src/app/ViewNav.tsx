import type { CSSProperties } from 'react';
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
  /** The number of chips in a row of a phone. By default, no row has a single chip. */
  columns?: number;
}

/** Navigates between views of the same data. Each view has its own address. */
export function ViewNav({ label, views, look = 'chips', columns = columnsOf(views.length) }: ViewNavProps) {
  return (
    <nav
      aria-label={label}
      className={styles.nav}
      data-look={look}
      style={{ '--columns': columns } as CSSProperties}
    >
      {views.map(({ label, to, current }) => (
        <Link key={label} to={to} preventScrollReset aria-current={current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** Returns 3, or 4 if the last row of three would have one chip. */
function columnsOf(count: number): number {
  return count % 3 === 1 ? Math.min(4, count) : 3;
}
