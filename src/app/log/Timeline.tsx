import { KindIcon } from '#app/KindIcon.tsx';
import type { TimelineItem } from '#domain/day-timeline.ts';
import { type Day, MINUTE } from '#domain/when.ts';
import { formatMinutes, formatShortDay } from '#domain/when-words.ts';
import { Badge } from '#ui/Badge.tsx';
import styles from './Timeline.module.css';
import { TimelineEntry } from './TimelineEntry.tsx';

interface TimelineProps {
  items: TimelineItem[];
  day: Day;
  onOpen: (id: string) => void;
}

/** A day in the order of time. The stretches of one sitting stand together; each opens to be mended. */
export function Timeline({ items, day, onOpen }: TimelineProps) {
  return (
    <ol className={styles.timeline} role="list" aria-label="Timeline">
      {items.map((item) => (
        <li key={item.id} className={styles.item} data-tone={item.kind}>
          <span className={styles.icon}>
            <KindIcon kind={item.kind} />
          </span>
          {item.records.length === 1 ? (
            <TimelineEntry entry={item.records[0]} marks={<Marks item={item} day={day} />} onOpen={onOpen} />
          ) : (
            <div className={styles.sitting}>
              <p className={styles.together}>
                One sitting, {formatMinutes((item.endedAt - item.startedAt) / MINUTE)}
                <Marks item={item} day={day} />
              </p>
              <ol className={styles.stretches} role="list">
                {item.records.map((entry) => (
                  <li key={entry.record.id}>
                    <TimelineEntry entry={entry} onOpen={onOpen} />
                  </li>
                ))}
              </ol>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Says where an entry reaches out of the day. */
function Marks({ item, day }: { item: TimelineItem; day: Day }) {
  const { startDay, daysLater } = item;
  return (
    <>
      {startDay < day && <Badge>since {formatShortDay(startDay)}</Badge>}
      {daysLater > 0 && <Badge>{daysLater === 1 ? '+1 day' : `+${daysLater} days`}</Badge>}
    </>
  );
}
