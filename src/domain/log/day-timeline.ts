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

/** One line of a day: a record, or the stretches of one sitting in order of time. */
export interface TimelineItem {
  /** The first record's id. */
  id: string;
  kind: KindName;
  records: [CareRecord, ...CareRecord[]];
  startedAt: number;
  endedAt: number;
  /** The wall day it began on. Earlier than the shown day if it lasts into that day. */
  startDay: Day;
  /** The number of days after the shown one on which it ended. */
  daysLater: number;
}

/**
 * The timeline of a day. It has what began on `day`, and the sleeps and feeds that began before and lasted into it.
 * `log` may hold more. Ordered by instant, so it is right across a clock change and while traveling.
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

/** A young baby eats, sleeps or is changed more often than this. A longer interval most likely lacks an entry. */
const SILENCE = 3 * HOUR;

/**
 * The silence before each of `items`, in milliseconds, by item id: time in which no other item lasted. Only silences of
 * at least three hours. An entry with a day and no time does not end one.
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

/** True if an entry from an earlier day lasts into `day`. One that ended at midnight does not. */
function lastsInto(entry: CareRecord, day: Day): boolean {
  return dayOfRecord(entry) < day && dayAt(endOfRecord(entry) - 1, entry.record.zone) >= day;
}
