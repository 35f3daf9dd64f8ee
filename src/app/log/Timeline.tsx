import { Fragment } from 'react';
import { EntryAdvice } from '#app/advice/EntryAdvice.tsx';
import { useFamily } from '#app/family/use-family.ts';
import { useLoggedBy } from '#app/family/use-logged-by.ts';
import { BreastIcon } from '#app/kinds/BreastIcon.tsx';
import { EntryIcon } from '#app/kinds/EntryIcon.tsx';
import { toneOf } from '#app/kinds/kind-views.ts';
import type { Baby } from '#domain/baby/baby.ts';
import type { KindName } from '#domain/kinds/registry.ts';
import { type CareLog, type CareRecord, entriesOf } from '#domain/log/care-record.ts';
import { conflictsWithin } from '#domain/log/conflict.ts';
import { silencesBefore, type TimelineItem } from '#domain/log/day-timeline.ts';
import { earlierEntryOf } from '#domain/log/earlier-entry.ts';
import { photoIdOf } from '#domain/log/photos.ts';
import { wordsBeside } from '#domain/record.ts';
import { clockAt, type Day, hasCome, MINUTE } from '#domain/time/when.ts';
import { formatClock, formatShortDay } from '#domain/time/when-words.ts';
import { Badge } from '#ui/layout/Badge.tsx';
import { lazyComponentOrNothing } from '#ui/layout/lazy-component.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { speech, words } from '#words/now.ts';
import { formatMinutes } from '#words/say/spans.ts';
import { ConflictMark } from './ConflictMark.tsx';
import { Sitting } from './Sitting.tsx';
import styles from './Timeline.module.css';
import { TimelineEntry } from './TimelineEntry.tsx';

/** Loads with the first photo, because most logs have none. */
const EntryPhoto = lazyComponentOrNothing(
  async () => (await import('#app/photos/EntryPhoto.tsx')).EntryPhoto,
);

interface TimelineProps {
  baby: Baby;
  /** All entries that can conflict with the shown entries. */
  log: CareLog;
  items: TimelineItem[];
  day: Day;
  /** The kind of all items, if the day is filtered. */
  only: KindName | null;
  /** The id of the entry to focus on mount. */
  followed: string | null;
  onOpen: (id: string) => void;
}

/**
 * Lists the entries of a day, with gaps and conflicts. The newest is first on every day, so that a parent who changes
 * the day finds earlier entries in the same direction. A line marks the current time. A sitting is one row, which opens
 * to its feeds.
 */
export function Timeline({ baby, log, items, day, only, followed, onOpen }: TimelineProps) {
  const { now, today, zone } = useFamily();
  const loggedBy = useLoggedBy();
  const past = items.filter(({ startedAt }) => hasCome(startedAt, now));
  const silences = silencesBefore(past);
  const conflicts = conflictsWithin(log);
  // Entries in `items` may end at the current time instead of their stored end. An answer to a conflict changes the
  // log, so the dialog needs the stored entries.
  const stored = new Map(entriesOf(log).map((entry) => [entry.record.id, entry]));
  const isPlain = ({ record }: CareRecord) =>
    !conflicts.has(record.id) && !photoIdOf(record) && !wordsBeside(record) && record.id !== followed;

  function entryOf(entry: CareRecord, item?: TimelineItem) {
    const { id } = entry.record;
    const photoId = photoIdOf(entry.record);
    const [first, ...more] = conflicts.get(id) ?? [];
    return (
      <>
        <TimelineEntry
          entry={entry}
          earlier={earlierEntryOf(entry, stored)}
          marks={item && <DayMarks item={item} day={day} />}
          by={loggedBy(entry.record.updatedBy)}
          autoFocus={id === followed}
          onOpen={onOpen}
        />
        {photoId && <EntryPhoto entry={entry} photoId={photoId} />}
        {first && <ConflictMark baby={baby} entry={stored.get(id) ?? entry} conflicts={[first, ...more]} />}
        <EntryAdvice baby={baby} entry={entry} />
      </>
    );
  }

  function itemOf(item: TimelineItem) {
    return (
      <>
        <li className={styles.item} data-tone={toneOf(item.kind)}>
          <span className={styles.icon}>
            {item.records.length === 1 ? (
              <EntryIcon entry={item.records[0]} />
            ) : (
              <SittingIcon records={item.records} />
            )}
          </span>
          {item.records.length === 1 ? (
            <div className={styles.single}>{entryOf(item.records[0], item)}</div>
          ) : (
            <Sitting
              records={item.records}
              marks={<DayMarks item={item} day={day} />}
              isOpen={!item.records.every(isPlain)}
            >
              {item.records.toReversed().map((entry) => (
                <li key={entry.record.id}>{entryOf(entry)}</li>
              ))}
            </Sitting>
          )}
        </li>
        <Silence length={silences.get(item.id)} only={only} />
      </>
    );
  }

  return (
    <>
      <h2 className={styles.title} data-no-print tabIndex={-1}>
        <VisuallyHidden>{words.log.timeline.title}</VisuallyHidden>
      </h2>
      <ol className={styles.timeline} data-no-print role="list" aria-label={words.log.timeline.title}>
        {items
          .slice(past.length)
          .reverse()
          .map((item) => (
            <Fragment key={item.id}>{itemOf(item)}</Fragment>
          ))}
        {day === today && (
          <li className={styles.now}>
            <span>{words.log.timeline.now(formatClock(clockAt(now, zone), speech.locale))}</span>
          </li>
        )}
        {past.reverse().map((item) => (
          <Fragment key={item.id}>{itemOf(item)}</Fragment>
        ))}
      </ol>
    </>
  );
}

/** Shows the icon that all feeds of a sitting share, or a breast without a side. */
function SittingIcon({ records }: { records: readonly CareRecord[] }) {
  const [first, ...others] = records;
  const typeOf = ({ kind, record }: CareRecord) => kind === 'feed' && record.type;
  return first && others.every((entry) => typeOf(entry) === typeOf(first)) ? (
    <EntryIcon entry={first} />
  ) : (
    <BreastIcon />
  );
}

/** Shows a gap without entries. `length` is in milliseconds. */
function Silence({ length, only }: { length: number | undefined; only: KindName | null }) {
  if (length === undefined) return null;
  const { gap, gapOf } = words.log.timeline;
  return (
    <li className={styles.silence}>
      {(only ? gapOf[only] : gap)(formatMinutes(Math.floor(length / MINUTE), speech))}
    </li>
  );
}

/** Marks an entry that begins before the day or ends after it. */
function DayMarks({ item, day }: { item: TimelineItem; day: Day }) {
  const { startDay, daysLater, records } = item;
  const running = records.some(({ record }) => record.running === 'open');
  return (
    <>
      {startDay < day && <Badge>{words.log.timeline.since(formatShortDay(startDay, speech.locale))}</Badge>}
      {daysLater > 0 && !running && <Badge>{words.log.timeline.later(daysLater)}</Badge>}
    </>
  );
}
