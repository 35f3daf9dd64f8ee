import { Link } from 'react-router-dom';
import { KindIcon } from '#app/KindIcon.tsx';
import type { CareNow } from '#app/quick-log/use-care-state.ts';
import { useFamily } from '#app/use-family.ts';
import {
  type CareRecord,
  dayOfRecord,
  describeRecord,
  instantOfRecord,
  recordsInOrder,
} from '#domain/care-record.ts';
import { clockAt } from '#domain/when.ts';
import { formatClock } from '#domain/when-words.ts';
import { paths } from '#paths.ts';
import { Card } from '#ui/Card.tsx';
import styles from './LatestToday.module.css';

const SHOWN = 5;

/** The last few things of today, the newest on top, then what is still to come; each opens to be changed. */
export function LatestToday({ care: { log, now } }: { care: CareNow }) {
  const { today, units } = useFamily();
  const isToCome = (entry: CareRecord) => instantOfRecord(entry) > now;
  const latest = recordsInOrder(log)
    .filter((entry) => dayOfRecord(entry) === today)
    .reverse()
    .sort((a, b) => Number(isToCome(a)) - Number(isToCome(b)))
    .slice(0, SHOWN);
  return (
    <Card title="Latest today">
      {latest.length === 0 ? (
        <p className={styles.none}>Nothing yet. What you log today shows up here.</p>
      ) : (
        <ol className={styles.list}>
          {latest.map((entry) => (
            <li key={entry.record.id}>
              <Link className={styles.entry} to={paths.log({ day: today, edit: entry.record.id })}>
                <span className={styles.icon} data-tone={entry.kind}>
                  <KindIcon kind={entry.kind} />
                </span>
                <span className={styles.words}>{describeRecord(entry, units)}</span>
                {/* Growth has a day and no hour. */}
                {entry.kind !== 'growth' && (
                  <span className={styles.clock}>
                    {formatClock(clockAt(instantOfRecord(entry), entry.record.zone))}
                    {isToCome(entry) && ', still to come'}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
