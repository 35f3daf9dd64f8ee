import type { DiaperType } from '#domain/kinds/diaper/diaper.ts';
import type { FeedType } from '#domain/kinds/feed/feed.ts';
import {
  addDays,
  type Clock,
  type Day,
  dayAt,
  MINUTE,
  type Moment,
  momentAt,
  momentOf,
} from '#domain/time/when.ts';

/** An entry of the sample baby's day, in clock times. One without `to` has no duration. */
export type PlannedEntry = { from: Clock; to?: Clock } & (
  | { kind: 'feed'; type: FeedType; amountOz?: number }
  | { kind: 'diaper'; type: DiaperType }
  | { kind: 'sleep'; isNight: boolean }
);

/** A planned entry with its instants. */
export type PlacedEntry = PlannedEntry & { start: Moment; end: Moment };

/**
 * A whole day and night of a baby of six weeks, in order of clock time. The entries marked `sample` are those of the
 * specification. No feed begins more than four hours after the previous one, even in a night that is an hour longer.
 */
const PLAN: readonly PlannedEntry[] = [
  { kind: 'feed', from: '00:08', to: '00:21', type: 'right' },
  { kind: 'sleep', from: '00:25', to: '02:36', isNight: true },
  { kind: 'feed', from: '02:40', to: '02:53', type: 'left' },
  { kind: 'diaper', from: '02:54', type: 'wet' },
  { kind: 'sleep', from: '02:58', to: '05:11', isNight: true },
  { kind: 'feed', from: '05:15', to: '05:27', type: 'right' },
  { kind: 'diaper', from: '05:28', type: 'mixed' },
  { kind: 'sleep', from: '05:33', to: '07:45', isNight: true },
  { kind: 'feed', from: '08:00', to: '08:20', type: 'left' }, // sample
  { kind: 'diaper', from: '09:00', type: 'wet' }, // sample
  { kind: 'sleep', from: '10:00', to: '11:15', isNight: false }, // sample
  { kind: 'feed', from: '11:30', to: '11:45', type: 'right' }, // sample
  { kind: 'diaper', from: '12:00', type: 'dirty' }, // sample
  { kind: 'sleep', from: '13:05', to: '14:10', isNight: false },
  { kind: 'feed', from: '14:15', to: '14:30', type: 'bottle', amountOz: 4 }, // sample
  { kind: 'diaper', from: '15:30', type: 'mixed' }, // sample
  { kind: 'sleep', from: '15:50', to: '17:30', isNight: false },
  { kind: 'feed', from: '17:50', to: '18:10', type: 'left' },
  { kind: 'diaper', from: '18:14', type: 'wet' },
  { kind: 'sleep', from: '18:30', to: '21:22', isNight: false },
  { kind: 'feed', from: '21:28', to: '21:42', type: 'right' },
  { kind: 'diaper', from: '21:46', type: 'wet' },
  { kind: 'sleep', from: '22:00', to: '23:30', isNight: true }, // sample
  { kind: 'diaper', from: '23:31', type: 'wet' },
  { kind: 'sleep', from: '23:34', to: '23:59', isNight: true },
];

/** Yesterday's entries are this much earlier than today's, so that the two days differ. */
const EARLIER = 7 * MINUTE;

/**
 * Returns the entries of today and yesterday that have ended by `now` (epoch ms), in `zone`. `asleepSince` is the start
 * (epoch ms) of a running sleep, or null. Between two night sleeps the baby still counts as asleep. The entries between
 * them appear once the later sleep has begun.
 */
export function lastTwoDays(now: number, zone: string) {
  const today = dayAt(now, zone);
  const before = placedOn(addDays(today, -1), zone);
  const planned = placedOn(today, zone);
  const asleepSince = sleepingSince([...before, ...planned, ...placedOn(addDays(today, 1), zone)], now);
  const isOver = ({ end }: PlacedEntry) => end.at <= (asleepSince ?? now);
  return {
    asleepSince,
    today: planned.filter(isOver),
    yesterday: before
      .map((entry, index) => (planned[index] && isOver(planned[index]) ? earlier(entry) : entry))
      .filter(isOver),
  };
}

function sleepingSince(entries: readonly PlacedEntry[], now: number): number | null {
  const sleeps = entries.filter(({ kind }) => kind === 'sleep');
  const index = sleeps.findLastIndex(({ start }) => start.at <= now);
  const [last, next] = [sleeps[index], sleeps[index + 1]];
  if (!last) return null;
  return now < last.end.at || (isOfNight(last) && isOfNight(next)) ? last.start.at : null;
}

function isOfNight(entry: PlannedEntry | undefined): boolean {
  return entry?.kind === 'sleep' && entry.isNight;
}

function placedOn(day: Day, zone: string): PlacedEntry[] {
  return PLAN.map((entry) => {
    const start = momentIn(day, entry.from, zone);
    return { ...entry, start, end: entry.to === undefined ? start : momentIn(day, entry.to, zone) };
  });
}

/**
 * Returns the moment at which the clock of `zone` shows a time. A time that clocks skip becomes the later reading, so
 * that it does not overlap the entries before it.
 */
export function momentIn(day: Day, clock: Clock, zone: string): Moment {
  const moment = momentOf(`${day}T${clock}`, zone);
  if (!('clockChange' in moment)) return moment;
  return moment.clockChange === 'skipped' ? moment.later : moment.earlier;
}

function earlier({ start, end, ...entry }: PlacedEntry): PlacedEntry {
  const shifted = ({ at, zone }: Moment) => momentAt(at - EARLIER, zone);
  return { ...entry, start: shifted(start), end: shifted(end) };
}
