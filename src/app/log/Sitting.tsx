import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useState } from 'react';
import { useFamily } from '#app/family/use-family.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import { minutesOf } from '#domain/time/stretches.ts';
import type { Units } from '#domain/units/units.ts';
import { speech, words } from '#words/now.ts';
import { formatVolume } from '#words/say/amounts.ts';
import { formatMinutes } from '#words/say/spans.ts';
import { timesOf } from './entry-times.ts';
import styles from './Sitting.module.css';
import rows from './TimelineEntry.module.css';

interface SittingProps {
  /** The feeds of the sitting, in order of time. */
  records: readonly [CareRecord, ...CareRecord[]];
  marks: ReactNode;
  /** Whether the feeds must be shown. The parent can hide them, and they never hide by themselves. */
  isOpen: boolean;
  /** A list item for each feed. */
  children: ReactNode;
}

/** Shows a sitting in one row. A press on the row shows or hides its feeds. */
export function Sitting({ records, marks, isOpen, children }: SittingProps) {
  const { units } = useFamily();
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return (
    <details className={styles.sitting} open={wasOpened}>
      <summary className={rows.entry}>
        <span className={rows.clock}>{timesOf(records)}</span>{' '}
        <span className={rows.words}>
          <span className={rows.what}>{sittingWords(records, units)}</span>{' '}
          <span className={rows.more}>{marks}</span>
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </span>
      </summary>
      <ol role="list">{children}</ol>
    </details>
  );
}

/**
 * Returns a text such as "Both sides · 18 min" or "One feed · 20 min nursing · 1 oz bottle". The minutes are those at
 * the breast without pauses, as in every total.
 */
function sittingWords(records: readonly CareRecord[], units: Units): string {
  const { both, breast, other, withBottle } = words.log.timeline.sitting;
  const feeds = records.flatMap(({ kind, record }) => (kind === 'feed' ? [record] : []));
  const minutes = feeds.reduce((sum, feed) => sum + (feed.type === 'bottle' ? 0 : minutesOf(feed)), 0);
  const bottleOz = feeds.reduce((sum, feed) => sum + (feed.type === 'bottle' ? (feed.amountOz ?? 0) : 0), 0);
  const isAt = (side: string) => feeds.some(({ type }) => type === side);
  const nursing = isAt('left') && isAt('right') ? both : breast;
  const said = minutes > 0 ? nursing(formatMinutes(minutes, speech)) : other;
  return bottleOz > 0 ? withBottle(said, formatVolume(bottleOz, units.volume, speech)) : said;
}
