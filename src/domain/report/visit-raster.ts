import type { UsedDiaperType } from '#domain/kinds/diaper/diaper.ts';
import type { FeedType } from '#domain/kinds/feed/feed.ts';
import type { CareLog } from '#domain/log/care-record.ts';
import type { PeriodDay } from '#domain/summaries/period-summary.ts';
import { type ClockPiece, clockPieces } from '#domain/time/clock-pieces.ts';
import { daysTouched } from '#domain/time/day-bounds.ts';
import type { Stretch } from '#domain/time/stretches.ts';
import { type Day, MINUTE } from '#domain/time/when.ts';

/** A stretch of a day in clock time, in hours from 0 to 24. */
export interface RasterSpan {
  from: number;
  to: number;
}

/**
 * One day as a row of 24 hours. An entry over midnight is in both rows. An entry across a clock change is two spans.
 * When clocks go back, the spans may overlap. When clocks go forward, the skipped hour is between them.
 */
export interface RasterDay {
  day: Day;
  feeds: (RasterSpan & { type: FeedType })[];
  sleeps: RasterSpan[];
  diapers: { at: number; type: UsedDiaperType }[];
  /** Times without entries that are too long to be plausible. */
  gaps: RasterSpan[];
}

/** A part of a day without a clock change, and the day's row. It is the whole day unless clocks changed on that day. */
interface Frame extends ClockPiece {
  row: RasterDay;
}

/** Makes the rows of consecutive `days` in `zone`. `log` may hold records of other days. */
export function rasterOf(
  log: CareLog,
  { days }: { days: readonly Pick<PeriodDay, 'day' | 'gaps'>[] },
  zone: string,
): RasterDay[] {
  const rows = days.map(({ day }): RasterDay => ({ day, feeds: [], sleeps: [], diapers: [], gaps: [] }));
  const frames = rows.flatMap((row) => clockPieces(row.day, zone).map((piece): Frame => ({ ...piece, row })));
  for (const feed of log.feed) {
    for (const [row, span] of placesOf(feed, frames)) row.feeds.push({ ...span, type: feed.type });
  }
  for (const sleep of log.sleep) {
    for (const [row, span] of placesOf(sleep, frames)) row.sleeps.push(span);
  }
  for (const { at, type } of log.diaper) {
    if (type === 'dry') continue;
    for (const [row, { from }] of placesOf({ startedAt: at, endedAt: at }, frames)) {
      row.diapers.push({ at: from, type });
    }
  }
  for (const gap of days.flatMap(({ gaps }) => gaps)) {
    for (const [row, span] of placesOf(gap, frames)) row.gaps.push(span);
  }
  return rows;
}

function placesOf(stretch: Stretch, frames: readonly Frame[]): [RasterDay, RasterSpan][] {
  const { first, beyond } = daysTouched(frames, stretch.startedAt, stretch.endedAt);
  return frames.slice(first, beyond).map((frame) => [frame.row, spanIn(frame, stretch)]);
}

function spanIn(frame: Frame, { startedAt, endedAt }: Stretch): RasterSpan {
  const hour = (at: number) => (frame.fromMinute + (at - frame.startedAt) / MINUTE) / 60;
  return {
    from: hour(Math.max(startedAt, frame.startedAt)),
    to: hour(Math.min(endedAt, frame.endedAt)),
  };
}
