import type { CareLog } from './care-record.ts';
import type { DiaperType } from './diaper.ts';
import type { FeedType } from './feed.ts';
import type { PeriodDay } from './period-summary.ts';
import { addDays, clockAt, type Day, HOUR, startOfDay } from './when.ts';

/** A stretch of a day by the clock on the wall, in hours from 0 to 24. */
export interface RasterSpan {
  from: number;
  to: number;
}

/** One day as a row of 24 hours. What goes on over midnight is in both rows. */
export interface RasterDay {
  day: Day;
  feeds: (RasterSpan & { type: FeedType })[];
  sleeps: RasterSpan[];
  diapers: { at: number; type: DiaperType }[];
  /** Where nothing was logged for too long to believe it. */
  gaps: RasterSpan[];
}

interface RowFrame {
  row: RasterDay;
  start: number;
  end: number;
  zone: string;
}

/** The rows of `days`, which follow one another, in `zone`; `log` may hold more than their records. */
export function rasterOf(
  log: CareLog,
  { days }: { days: readonly Pick<PeriodDay, 'day' | 'gaps'>[] },
  zone: string,
): RasterDay[] {
  const frames: RowFrame[] = days.map(({ day }) => ({
    row: { day, feeds: [], sleeps: [], diapers: [], gaps: [] },
    start: startOfDay(day, zone),
    end: startOfDay(addDays(day, 1), zone),
    zone,
  }));
  for (const feed of log.feeds) {
    for (const [frame, span] of placesOf(feed, frames)) frame.row.feeds.push({ ...span, type: feed.type });
  }
  for (const sleep of log.sleeps) {
    for (const [frame, span] of placesOf(sleep, frames)) frame.row.sleeps.push(span);
  }
  for (const { at, type } of log.diapers) {
    const frame = frames[frameAt(at, frames)];
    if (frame && at >= frame.start && at < frame.end) {
      frame.row.diapers.push({ at: hourAt(at, frame), type });
    }
  }
  days.forEach(({ gaps }, index) => {
    const frame = frames[index];
    for (const gap of gaps) if (frame) frame.row.gaps.push(spanIn(frame, gap));
  });
  return frames.map(({ row }) => row);
}

type Stretch = { startedAt: number; endedAt: number };

function placesOf(stretch: Stretch, frames: readonly RowFrame[]): [RowFrame, RasterSpan][] {
  const places: [RowFrame, RasterSpan][] = [];
  for (let index = Math.max(0, frameAt(stretch.startedAt, frames)); ; index += 1) {
    const frame = frames[index];
    if (!frame || frame.start > stretch.endedAt) break;
    if (touches(stretch, frame)) places.push([frame, spanIn(frame, stretch)]);
  }
  return places;
}

/** One that ends at midnight is not in the next row; one that only begins there, without an end, is. */
function touches({ startedAt, endedAt }: Stretch, { start, end }: RowFrame): boolean {
  return startedAt < end && (endedAt > start || startedAt >= start);
}

function spanIn(frame: RowFrame, { startedAt, endedAt }: Stretch): RasterSpan {
  return {
    from: startedAt <= frame.start ? 0 : hourAt(startedAt, frame),
    to: endedAt >= frame.end ? 24 : hourAt(endedAt, frame),
  };
}

/** What the clock reads, in hours; on a day without a clock change it is simply how long the day has lasted. */
function hourAt(at: number, { start, end, zone }: RowFrame): number {
  if (end - start === 24 * HOUR) return (at - start) / HOUR;
  const [hours = 0, minutes = 0] = clockAt(at, zone).split(':').map(Number);
  return hours + minutes / 60;
}

/** The row that an instant falls into, the last one that has begun: -1 before the first. */
function frameAt(at: number, frames: readonly RowFrame[]): number {
  let low = 0;
  let high = frames.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((frames[middle]?.start ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
