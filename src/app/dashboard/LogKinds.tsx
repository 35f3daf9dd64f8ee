import { Link } from 'react-router-dom';
import { KindIcon } from '#app/KindIcon.tsx';
import { CARE_KINDS, type CareKind } from '#domain/care-record.ts';
import { paths } from '#paths.ts';
import { Card } from '#ui/Card.tsx';
import styles from './LogKinds.module.css';

const NAMES: Record<CareKind, string> = { feed: 'Feed', diaper: 'Diaper', sleep: 'Sleep', growth: 'Growth' };

/** The shortest way to each of the four forms. */
export function LogKinds() {
  return (
    <Card title="Log now">
      <ul className={styles.kinds}>
        {CARE_KINDS.map((kind) => (
          <li key={kind}>
            <Link className={styles.kind} data-tone={kind} to={paths.log({ add: kind })}>
              <KindIcon kind={kind} />
              {NAMES[kind]}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
