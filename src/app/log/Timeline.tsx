import { Fragment } from 'react';
import { useFamily } from '#app/family/use-family.ts';
import { KindIcon } from '#app/kinds/KindIcon.tsx';
import { toneOf } from '#app/kinds/kind-views.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { type KindName, kindOf } from '#domain/kinds/registry.ts';
import { type CareLog, type CareRecord, entriesOf } from '#domain/log/care-record.ts';
import { conflictsWithin } from '#domain/log/conflict.ts';
import { silencesBefore, type TimelineItem } from '#domain/log/day-timeline.ts';
import { minutesOf } from '#domain/time/stretches.ts';
import { type Day, hasCome, MINUTE } from '#domain/time/when.ts';
import { formatMinutes, formatShortDay } from '#domain/time/when-words.ts';
import { Badge } from '#ui/layout/Badge.tsx';
import { ConflictMark } from './ConflictMark.tsx';
import styles from './Timeline.module.css';
import { TimelineEntry } from './TimelineEntry.tsx';

interface TimelineProps {
  baby: Baby;
  /** All entries that can conflict with the shown ones. */
  log: CareLog;
  items: TimelineItem[];
  day: Day;
  /** The kind of all items, if the day is filtered. */
  only: KindName | null;
  /** The id of the entry to focus on mount. */
  followed: string | null;
  onOpen: (id: string) => void;
}

/** A day in order of time, with its gaps and conflicts. Groups the segments of a sitting. */
export function Timeline({ baby, log, items, day, only, followed, onOpen }: TimelineProps) {
  const { now } = useFamily();
  const silences = silencesBefore(items.filter(({ startedAt }) => hasCome(startedAt, now)));
  const conflicts = conflictsWithin(log);
  // `items` may be cut at now. An answer to a conflict changes the log, so the dialog needs the entry as stored.
  const stored = new Map(entriesOf(log).map((entry) => [entry.record.id, entry]));

  function entryOf(entry: CareRecord, item?: TimelineItem) {
    const { id } = entry.record;
    const [first, ...more] = conflicts.get(id) ?? [];
    return (
      <>
        <TimelineEntry
          entry={entry}
          marks={item && <DayMarks item={item} day={day} />}
          autoFocus={id === followed}
          onOpen={onOpen}
        />
        {first && <ConflictMark baby={baby} entry={stored.get(id) ?? entry} conflicts={[first, ...more]} />}
      </>
    );
  }

  return (
    <ol className={styles.timeline} data-no-print role="list" aria-label="Timeline">
      {items.map((item) => (
        <Fragment key={item.id}>
          <Silence length={silences.get(item.id)} only={only} />
          <li className={styles.item} data-tone={toneOf(item.kind)}>
            <span className={styles.icon}>
              <KindIcon kind={item.kind} />
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

/**
 * "One sitting, 18 min at the breast": the minutes without pauses, as in every total. "One sitting" without a
 * breastfeed.
 */
function sittingWords(records: readonly CareRecord[]): string {
  const minutes = records.map(({ kind, record }) =>
    kind === 'feed' && record.type !== 'bottle' ? minutesOf(record) : 0,
  );
  const breast = minutes.reduce((sum, one) => sum + one, 0);
  return breast > 0 ? `One sitting, ${formatMinutes(breast)} at the breast` : 'One sitting';
}

/** A gap without entries. `length` is in milliseconds. */
function Silence({ length, only }: { length: number | undefined; only: KindName | null }) {
  if (length === undefined) return null;
  const what = only ? `no ${kindOf(only).words.one}` : 'nothing';
  return <li className={styles.silence}>{`${formatMinutes(Math.floor(length / MINUTE))} ${what} logged`}</li>;
}

/** Marks an entry that begins before or ends after the day. */
function DayMarks({ item, day }: { item: TimelineItem; day: Day }) {
  const { startDay, daysLater, records } = item;
  const running = records.some(({ record }) => record.running === 'open');
  return (
    <>
      {startDay < day && <Badge>{`since ${formatShortDay(startDay)}`}</Badge>}
      {daysLater > 0 && !running && <Badge>{daysLater === 1 ? '+1 day' : `+${daysLater} days`}</Badge>}
    </>
  );
}
