import { Link } from 'react-router-dom';
import type { CareNow } from '#app/family/use-care-state.ts';
import { useFamily } from '#app/family/use-family.ts';
import { EntryIcon } from '#app/kinds/EntryIcon.tsx';
import { toneOf } from '#app/kinds/kind-views.ts';
import { useKindWords } from '#app/kinds/use-kind-words.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { isFirstKind } from '#domain/kinds/registry.ts';
import { type CareRecord, dayOfRecord, recordsInOrder } from '#domain/log/care-record.ts';
import { type Day, daysBetween } from '#domain/time/when.ts';
import type { Units } from '#domain/units/units.ts';
import { paths } from '#paths.ts';
import { Card } from '#ui/layout/Card.tsx';
import { prefetchedComponent } from '#ui/layout/lazy-component.tsx';
import { speech, withWords, words } from '#words/now.ts';
import { clockOfRecord, describeRecord } from '#words/say/kinds.ts';
import { formatRelativeDay } from '#words/say/spans.ts';
import styles from './LatestEntries.module.css';

const AskDoctor = prefetchedComponent(
  async () => (await withWords(import('./AskDoctor.tsx'), 'forms')).AskDoctor,
);

const SHOWN = 5;

interface LatestEntriesProps {
  baby: Baby | null;
  care: CareNow;
}

/** Lists the latest five entries of today and yesterday, newest first. Each entry links to its form. */
export function LatestEntries({ baby, care: { log } }: LatestEntriesProps) {
  const { today, units, zone } = useFamily();
  const recent = recordsInOrder(log).filter((entry) => daysBetween(dayOfRecord(entry), today) < 2);
  const hasWords = useKindWords(recent.some(({ kind }) => !isFirstKind(kind)));
  const latest = recent
    .filter(({ kind }) => hasWords || isFirstKind(kind))
    .slice(-SHOWN)
    .reverse();
  return (
    <Card
      title={words.first.dashboard.latest}
      action={<div className={styles.ask}>{baby && <AskDoctor baby={baby} />}</div>}
    >
      {latest.length === 0 ? (
        <p className={styles.none}>{words.first.dashboard.noneLatest}</p>
      ) : (
        <ol className={styles.list}>
          {latest.map((entry) => (
            <Latest key={entry.record.id} entry={entry} today={today} units={units} zone={zone} />
          ))}
        </ol>
      )}
    </Card>
  );
}

interface LatestProps {
  entry: CareRecord;
  today: Day;
  units: Units;
  /** The family's zone. */
  zone: string;
}

function Latest({ entry, today, units, zone }: LatestProps) {
  const day = dayOfRecord(entry);
  return (
    <li>
      <Link className={styles.entry} to={paths.log({ day, edit: entry.record.id })}>
        <span className={styles.icon} data-tone={toneOf(entry.kind)}>
          <EntryIcon entry={entry} />
        </span>
        <span className={styles.words}>{describeRecord(entry, units, speech)}</span>
        <span className={styles.clock}>
          {[day !== today && formatRelativeDay(day, today, speech), clockOfRecord(entry, zone, speech)]
            .filter(Boolean)
            .join(', ')}
        </span>
      </Link>
    </li>
  );
}
