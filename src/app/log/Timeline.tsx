import { Fragment } from 'react';
import { EntryAdvice } from '#app/advice/EntryAdvice.tsx';
import { useFamily } from '#app/family/use-family.ts';
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
import { minutesOf } from '#domain/time/stretches.ts';
import { type Day, hasCome, MINUTE } from '#domain/time/when.ts';
import { formatShortDay } from '#domain/time/when-words.ts';
import { Badge } from '#ui/layout/Badge.tsx';
import { lazyComponentOrNothing } from '#ui/layout/lazy-component.tsx';
import { speech, words } from '#words/now.ts';
import { formatMinutes } from '#words/say/spans.ts';
import { ConflictMark } from './ConflictMark.tsx';
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

/** Lists the entries of a day in order of time, with gaps and conflicts. Groups the feeds of a sitting. */
export function Timeline({ baby, log, items, day, only, followed, onOpen }: TimelineProps) {
  const { now } = useFamily();
  const silences = silencesBefore(items.filter(({ startedAt }) => hasCome(startedAt, now)));
  const conflicts = conflictsWithin(log);
  // Entries in `items` may end at the current time instead of their stored end. An answer to a conflict changes the
  // log, so the dialog needs the stored entries.
  const stored = new Map(entriesOf(log).map((entry) => [entry.record.id, entry]));

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
          autoFocus={id === followed}
          onOpen={onOpen}
        />
        {photoId && <EntryPhoto entry={entry} photoId={photoId} />}
        {first && <ConflictMark baby={baby} entry={stored.get(id) ?? entry} conflicts={[first, ...more]} />}
        <EntryAdvice baby={baby} entry={entry} />
      </>
    );
  }

  return (
    <ol className={styles.timeline} data-no-print role="list" aria-label={words.log.timeline.title}>
      {items.map((item) => (
        <Fragment key={item.id}>
          <Silence length={silences.get(item.id)} only={only} />
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
              <div className={styles.sitting}>
                <p className={styles.together}>
                  <span>{sittingWords(item.records)}</span>
                  <DayMarks item={item} day={day} />
                </p>
                <ol className={styles.stretches} role="list">
                  {item.records.map((entry) => (
                    <li key={entry.record.id}>{entryOf(entry)}</li>
                  ))}
                </ol>
              </div>
            )}
          </li>
        </Fragment>
      ))}
    </ol>
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

/**
 * Returns a text such as "Both sides · 18 min". The minutes are those at the breast without pauses, as in every total.
 */
function sittingWords(records: readonly CareRecord[]): string {
  const minutes = records.reduce(
    (sum, { kind, record }) => sum + (kind === 'feed' && record.type !== 'bottle' ? minutesOf(record) : 0),
    0,
  );
  const { both, breast, other } = words.log.timeline.sitting;
  if (minutes === 0) return other;
  const isAt = (side: string) => records.some(({ kind, record }) => kind === 'feed' && record.type === side);
  return (isAt('left') && isAt('right') ? both : breast)(formatMinutes(minutes, speech));
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
