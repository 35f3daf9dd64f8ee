import { sittingsOf } from '#domain/kinds/feed/sittings.ts';
import type { KindName } from '#domain/kinds/registry.ts';
import { type Day, dayAt, daysBetween, HOUR } from '#domain/time/when.ts';
import {
  type CareLog,
  type CareRecord,
  dayOfRecord,
  endOfRecord,
  entriesOf,
  instantOfRecord,
  isDayOnly,
} from './care-record.ts';

/** One line of a day: a record, or the feeds of one sitting in order of time. */
export interface TimelineItem {
  /** The first record's id. */
  id: string;
  kind: KindName;
  records: [CareRecord, ...CareRecord[]];
  startedAt: number;
  endedAt: number;
  /** The day on which the item began. It is earlier than the shown day if the item lasts into that day. */
  startDay: Day;
  /** The number of days from the shown day to the day on which the item ended. */
  daysLater: number;
}

/**
 * Makes the timeline of a day from the entries that began on `day` and the earlier ones that lasted into it. `log` may
 * hold other entries too. Items are ordered by instant, so that the order is right across a clock change and while
 * traveling.
 */
export function timelineOf(log: CareLog, day: Day): TimelineItem[] {
  const sittings = sittingsOf(log.feed).map((feeds) =>
    feeds.map((record): CareRecord => ({ kind: 'feed', record })),
  );
  const singles = entriesOf({ ...log, feed: [] }).map((entry) => [entry]);
  return [...sittings, ...singles]
    .filter((records) => records.some((entry) => dayOfRecord(entry) === day || lastsInto(entry, day)))
    .map((records) => itemOf(records as [CareRecord, ...CareRecord[]], day))
    .sort((a, b) => a.startedAt - b.startedAt || (a.id < b.id ? -1 : 1));
}

/** A young baby is fed, asleep or changed at least this often. In a longer interval an entry is most likely missing. */
const SILENCE = 3 * HOUR;

/**
 * Finds the silences before `items`. Returns their lengths in milliseconds, by the id of the item that follows. A
 * silence is a time of at least three hours without an item. An entry with a day and no time does not end a silence.
 */
export function silencesBefore(items: readonly TimelineItem[]): Map<string, number> {
  const silences = new Map<string, number>();
  let quietSince: number | null = null;
  for (const { id, kind, startedAt, endedAt } of items) {
    if (isDayOnly({ kind })) continue;
    if (quietSince !== null && startedAt - quietSince >= SILENCE) silences.set(id, startedAt - quietSince);
    quietSince = Math.max(quietSince ?? endedAt, endedAt);
  }
  return silences;
}

function itemOf(records: [CareRecord, ...CareRecord[]], day: Day): TimelineItem {
  const [first] = records;
  const last = records.reduce((latest, entry) => (endOfRecord(entry) > endOfRecord(latest) ? entry : latest));
  return {
    id: first.record.id,
    kind: first.kind,
    records,
    startedAt: instantOfRecord(first),
    endedAt: endOfRecord(last),
    startDay: dayOfRecord(first),
    daysLater: Math.max(0, daysBetween(day, dayAt(endOfRecord(last), last.record.zone))),
  };
}

/** True if an entry from an earlier day lasts into `day`. An entry that ended at midnight does not. */
function lastsInto(entry: CareRecord, day: Day): boolean {
  return dayOfRecord(entry) < day && dayAt(endOfRecord(entry) - 1, entry.record.zone) >= day;
}
