import type { ReactNode } from 'react';
import { useFamily } from '#app/family/use-family.ts';
import { isolated } from '#domain/isolated.ts';
import { type CareRecord, instantOfRecord } from '#domain/log/care-record.ts';
import { isToCome } from '#domain/log/log-so-far.ts';
import { wordsBeside } from '#domain/record.ts';
import { Badge } from '#ui/layout/Badge.tsx';
import { speech, words } from '#words/now.ts';
import { clockOfRecord, describeRecord, otherZone } from '#words/say/kinds.ts';
import { timesOf } from './entry-times.ts';
import styles from './TimelineEntry.module.css';

interface TimelineEntryProps {
  entry: CareRecord;
  /** The entry that this one is tied to, such as the feed before a spit-up. */
  earlier: CareRecord | undefined;
  marks?: ReactNode;
  /** The parent who logged it, or changed it last, on another phone. */
  by?: string | undefined;
  autoFocus: boolean;
  onOpen: (id: string) => void;
}

/** Shows one entry in a row. The row is a button that opens the form of the entry. */
export function TimelineEntry({ entry, earlier, marks, by, autoFocus, onOpen }: TimelineEntryProps) {
  const { units, zone: familyZone, now } = useFamily();
  const { id, zone, createdAt, updatedAt } = entry.record;
  const isChanged = updatedAt !== createdAt;
  const note = wordsBeside(entry.record);
  const place = otherZone(instantOfRecord(entry), zone, familyZone, speech);
  return (
    <button
      type="button"
      className={styles.entry}
      aria-haspopup="dialog"
      // biome-ignore lint/a11y/noAutofocus: a parent who opens a note from the search needs the focus at its entry
      autoFocus={autoFocus}
      onClick={() => onOpen(id)}
    >
      <span className={styles.clock}>{timesOf([entry]) || words.log.timeline.noTime}</span>{' '}
      <span className={styles.words}>
        <span className={styles.what}>{describeRecord(entry, units, speech)}</span>{' '}
        <span className={styles.more}>
          {place && <span>{`${place} `}</span>}
          {earlier && <span>{`${afterWords(earlier, familyZone)} `}</span>}
          {marks}
          {by && <span>{words.log.timeline[isChanged ? 'changedBy' : 'by'](isolated(by))}</span>}
          {isToCome(entry, now) && <Badge>{words.log.timeline.toCome}</Badge>}
        </span>{' '}
        {note && (
          <span className={styles.note} dir="auto">
            {note}
          </span>
        )}
      </span>
    </button>
  );
}

/** Returns a text such as "after the 3:10 PM feed". */
function afterWords(earlier: CareRecord, zone: string): string {
  return words.log.timeline.after.feed(clockOfRecord(earlier, zone, speech));
}
