import type { ReactNode } from 'react';
import { useFamily } from '#app/family/use-family.ts';
import { type CareRecord, instantOfRecord, isDayOnly, isSpan } from '#domain/log/care-record.ts';
import { isToCome } from '#domain/log/log-so-far.ts';
import { wordsBeside } from '#domain/record.ts';
import { clockAt } from '#domain/time/when.ts';
import { formatClock } from '#domain/time/when-words.ts';
import { Badge } from '#ui/layout/Badge.tsx';
import { speech, words } from '#words/now.ts';
import { describeRecord, otherZone } from '#words/say/kinds.ts';
import styles from './TimelineEntry.module.css';

interface TimelineEntryProps {
  entry: CareRecord;
  marks?: ReactNode;
  autoFocus: boolean;
  onOpen: (id: string) => void;
}

/** One record as a full-width button that opens its form. */
export function TimelineEntry({ entry, marks, autoFocus, onOpen }: TimelineEntryProps) {
  const { units, zone: familyZone, now } = useFamily();
  const { id, zone, running } = entry.record;
  const note = wordsBeside(entry.record);
  const startedAt = instantOfRecord(entry);
  const start = clockAt(startedAt, zone);
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
      <span className={styles.clock}>{!isDayOnly(entry) && formatClock(start, speech.locale)}</span>{' '}
      <span className={styles.words}>
        <span className={styles.what}>{describeRecord(entry, units, speech)}</span>{' '}
        <span className={styles.more}>
          {end && <span>{`${words.log.timeline.until(formatClock(end, speech.locale))} `}</span>}
          {place && <span>{`${place} `}</span>}
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
