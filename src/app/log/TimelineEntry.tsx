import type { ReactNode } from 'react';
import { useFamily } from '#app/family/use-family.ts';
import {
  type CareRecord,
  clockOfDayOnly,
  instantOfRecord,
  isDayOnly,
  isSpan,
} from '#domain/log/care-record.ts';
import { isToCome } from '#domain/log/log-so-far.ts';
import { wordsBeside } from '#domain/record.ts';
import { clockAt } from '#domain/time/when.ts';
import { formatClock } from '#domain/time/when-words.ts';
import { Badge } from '#ui/layout/Badge.tsx';
import { speech, words } from '#words/now.ts';
import { clockOfRecord, describeRecord, otherZone } from '#words/say/kinds.ts';
import styles from './TimelineEntry.module.css';

interface TimelineEntryProps {
  entry: CareRecord;
  /** The entry that this one is tied to, such as the feed before a spit-up. */
  earlier: CareRecord | undefined;
  marks?: ReactNode;
  autoFocus: boolean;
  onOpen: (id: string) => void;
}

/** Shows one entry as a full-width button that opens the form of the entry. */
export function TimelineEntry({ entry, earlier, marks, autoFocus, onOpen }: TimelineEntryProps) {
  const { units, zone: familyZone, now } = useFamily();
  const { id, zone, running } = entry.record;
  const note = wordsBeside(entry.record);
  const startedAt = instantOfRecord(entry);
  const start = isDayOnly(entry) ? clockOfDayOnly(entry) : clockAt(startedAt, zone);
  const place = otherZone(startedAt, zone, familyZone, speech);
  const end =
    running !== 'open' &&
    isSpan(entry) &&
    entry.record.endedAt > startedAt &&
    clockAt(entry.record.endedAt, zone);
  return (
    <button
      type="button"
      className={styles.entry}
      aria-haspopup="dialog"
      // biome-ignore lint/a11y/noAutofocus: a parent who opens a note from the search needs the focus at its entry
      autoFocus={autoFocus}
      onClick={() => onOpen(id)}
    >
      <span className={styles.clock}>{start && formatClock(start, speech.locale)}</span>{' '}
      <span className={styles.words}>
        <span className={styles.what}>{describeRecord(entry, units, speech)}</span>{' '}
        <span className={styles.more}>
          {end && <span>{`${words.log.timeline.until(formatClock(end, speech.locale))} `}</span>}
          {place && <span>{`${place} `}</span>}
          {earlier && <span>{`${afterWords(earlier, familyZone)} `}</span>}
          {marks}
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
