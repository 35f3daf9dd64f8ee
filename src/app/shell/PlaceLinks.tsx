import { NavLink } from 'react-router-dom';
import { paths } from '#paths.ts';
import { words } from '#words/now.ts';
import styles from './PlaceLinks.module.css';
import { PLACES } from './places.ts';

interface PlaceLinksProps {
  /** `column` is beside the page or in the drawer. `bar` is at the bottom. */
  look: 'column' | 'bar';
  onFollow?: () => void;
}

/** Links to the five places. */
export function PlaceLinks({ look, onFollow }: PlaceLinksProps) {
  return (
    <ul className={styles.places} data-look={look}>
      {PLACES.map(({ to, name, icon: Icon }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={to === paths.dashboard}
            className={({ isPending }) => `${styles.place} ${isPending ? styles.pending : ''}`}
            onClick={onFollow}
          >
            <span className={styles.icon}>
              <Icon aria-hidden="true" />
            </span>
            <span className={styles.name}>{words.first.places[name]}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
