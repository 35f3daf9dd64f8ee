import type { Baby } from '#domain/baby/baby.ts';
import type { UsedDiaperType } from '#domain/kinds/diaper/diaper.ts';
import type { FeedType } from '#domain/kinds/feed/feed.ts';
import { sittingsOf } from '#domain/kinds/feed/sittings.ts';
import type { CareLog } from '#domain/log/care-record.ts';
import { DAYS_AT_MOST } from '#domain/time/chosen-days.ts';
import { CLOCK_MINUTES, type ClockPiece, clockPieces } from '#domain/time/clock-pieces.ts';
import { boundsOfDays, daysTouched } from '#domain/time/day-bounds.ts';
import type { Period } from '#domain/time/period.ts';
import { addDays, type Day, isDay, MINUTE } from '#domain/time/when.ts';

/** The kinds that a rhythm can show beside sleep, feeds and diapers. */
export const OTHER_KINDS = ['pump', 'activity'] as const;

export type OtherKind = (typeof OTHER_KINDS)[number];

/** One entry of a day at its clock time. */
export interface RhythmMark {
  what: 'night' | 'nap' | FeedType | UsedDiaperType | OtherKind;
  /** Clock minutes from midnight, 0 to 1440. `from` equals `to` for an entry without a duration. */
  from: number;
  to: number;
  /** False if the mark continues an entry from the evening before, or from before a clock change. */
  begins: boolean;
  /**
   * In a repeated hour, the first occurrence is in the upper half of the row and the second in the lower half. Null at
   * other times, when the mark fills the row.
   */
  half: 'upper' | 'lower' | null;
}

/** A day of the rhythm. It has the day's entries, grouped by kind, and its clock change. */
export interface RhythmDay {
  day: Day;
  marks: RhythmMark[];
  /** Sleeps within the day, in epoch ms, for the text alternative. A `running` one ends now. */
  sleeps: DaySpan[];
  /** The starts of the day's sittings, in epoch ms. A sitting counts as one feed. */
  feeds: number[];
  /** The times of the day's diapers, in epoch ms. Dry diapers are left out. */
  diapers: number[];
  /** The entries of other kinds within the day, in epoch ms. */
  others: Record<OtherKind, DaySpan[]>;
  /** The clock minutes that a clock change `skipped` or repeated (`twice`). Null if there are none. */
  skipped: ClockSpan | null;
  twice: ClockSpan | null;
}

/** The part of an entry within one day, in epoch ms. */
interface DaySpan {
  startedAt: number;
  endedAt: number;
  running: boolean;
}

/** Clock minutes from midnight, 0 to 1440. */
interface ClockSpan {
  from: number;
  to: number;
}

const RHYTHM_DAYS = 28;

/**
 * Reads the days of the chart from an address. The default is four weeks up to today. Future days are left out. A
 * longer period keeps its last 366 days.
 */
export function rhythmPeriod(query: { from: string | null; to: string | null }, today: Day): Period {
  const to = query.to !== null && isDay(query.to) && query.to < today ? query.to : today;
  const from =
    query.from !== null && isDay(query.from) && query.from <= to ? query.from : addDays(to, 1 - RHYTHM_DAYS);
  const earliest = addDays(to, 1 - DAYS_AT_MOST);
  return { from: from < earliest ? earliest : from, to };
}

/**
 * Removes the days before the birth from a period. For a baby of six weeks, a year becomes six weeks. A period that
 * ends before the birth is unchanged.
 */
export function sinceBirth({ from, to }: Period, { birthDate }: Baby): Period {
  return { from: birthDate > from && birthDate <= to ? birthDate : from, to };
}

/**
 * Returns the days whose records {@link rhythmOf} needs. Entries logged while traveling have the local date, which may
 * be a day earlier or later than at home.
 */
export function daysToDraw({ from, to }: Period): Period {
  return { from: addDays(from, -1), to: addDays(to, 1) };
}

/**
 * Returns every day from `from` to `to`, with its entries at their clock times in `zone`. `log` must hold the records
 * of {@link daysToDraw}, for example from `readDays`. A sleep across midnight is on both days. `shown` are the other
 * kinds to include.
 */
export function rhythmOf(
  log: CareLog,
  { from, to }: Period,
  zone: string,
  shown: readonly OtherKind[] = [],
): RhythmDay[] {
  const bounds = boundsOfDays(from, to, zone);
  const inDays = bounds.map((): Timed[] => []);
  for (const { what, startedAt, endedAt, running } of timesOf(log, shown)) {
    const { first, beyond } = daysTouched(bounds, startedAt, endedAt);
    for (let index = first; index < beyond; index += 1) {
      const bound = bounds[index];
      if (!bound) continue;
      inDays[index]?.push({
        what,
        begins: startedAt >= bound.startedAt,
        startedAt: Math.max(startedAt, bound.startedAt),
        endedAt: Math.min(endedAt, bound.endedAt),
        running: running && endedAt <= bound.endedAt,
      });
    }
  }
  const starts = sittingsOf(log.feed).flatMap(([first]) => first?.startedAt ?? []);
  const changes = log.diaper.flatMap(({ type, at }) => (type === 'dry' ? [] : at)).sort((a, b) => a - b);
  return bounds.map((bound, index) => {
    const isHere = (at: number) => at >= bound.startedAt && at < bound.endedAt;
    return {
      ...dayOf(bound.day, inDays[index] ?? [], zone),
      feeds: starts.filter(isHere),
      diapers: changes.filter(isHere),
    };
  });
}

interface Whole {
  what: RhythmMark['what'];
  startedAt: number;
  endedAt: number;
  running: boolean;
}

/** The part of an entry within one day. */
interface Timed extends Whole {
  begins: boolean;
}

function timesOf(log: CareLog, shown: readonly OtherKind[]): Whole[] {
  const { feed: feeds, diaper: diapers, sleep: sleeps } = log;
  return [
    ...sleeps.map(
      ({ isNight, startedAt, endedAt, running }): Whole => ({
        what: isNight ? 'night' : 'nap',
        startedAt,
        endedAt,
        running: running === 'open',
      }),
    ),
    ...feeds.map(
      ({ type, startedAt, endedAt, running }): Whole => ({
        what: type,
        startedAt,
        endedAt,
        running: running === 'open',
      }),
    ),
    ...diapers.flatMap(({ type, at }): Whole[] =>
      type === 'dry' ? [] : [{ what: type, startedAt: at, endedAt: at, running: false }],
    ),
    ...shown.flatMap((what) =>
      log[what].map(
        ({ startedAt, endedAt, running }): Whole => ({
          what,
          startedAt,
          endedAt,
          running: running === 'open',
        }),
      ),
    ),
  ];
}

function dayOf(day: Day, inside: readonly Timed[], zone: string): Omit<RhythmDay, 'feeds' | 'diapers'> {
  const pieces = clockPieces(day, zone);
  const twice = doubledBy(pieces);
  return {
    day,
    marks: inside.flatMap((one) => marksOf(one, pieces, twice)),
    sleeps: spansOf(inside, 'night', 'nap'),
    others: { pump: spansOf(inside, 'pump'), activity: spansOf(inside, 'activity') },
    skipped: skippedBy(pieces),
    twice,
  };
}

function spansOf(inside: readonly Timed[], ...kinds: Whole['what'][]): DaySpan[] {
  return inside
    .filter(({ what }) => kinds.includes(what))
    .map(({ startedAt, endedAt, running }) => ({ startedAt, endedAt, running }))
    .sort((a, b) => a.startedAt - b.startedAt);
}

function marksOf(
  { what, begins, startedAt, endedAt }: Timed,
  pieces: readonly ClockPiece[],
  twice: ClockSpan | null,
): RhythmMark[] {
  return pieces.flatMap((piece, index) => {
    const from = Math.max(startedAt, piece.startedAt);
    const to = Math.min(endedAt, piece.endedAt);
    const here = endedAt > startedAt ? to > from : from === to && from < piece.endedAt;
    if (!here) return [];
    const minute = (at: number) => piece.fromMinute + (at - piece.startedAt) / MINUTE;
    const mark = { what, begins: begins && from === startedAt, from: minute(from), to: minute(to) };
    return twice ? splitAt(mark, twice, index === 0 ? 'upper' : 'lower') : [{ ...mark, half: null }];
  });
}

/** Splits a mark into its parts before, in and after a repeated hour. */
function splitAt(
  { what, begins, from, to }: Omit<RhythmMark, 'half'>,
  twice: ClockSpan,
  half: 'upper' | 'lower',
): RhythmMark[] {
  const parts = [
    { from, to: Math.min(to, twice.from), half: null },
    { from: Math.max(from, twice.from), to: Math.min(to, twice.to), half },
    { from: Math.max(from, twice.to), to, half: null },
  ];
  if (from < to) {
    return parts
      .filter((part) => part.from < part.to)
      .map((part) => ({ what, begins: begins && part.from === from, ...part }));
  }
  const within = from >= twice.from && from < twice.to;
  return [{ what, begins, from, to, half: within ? half : null }];
}

/**
 * Returns the clock minutes that a clock change skipped. They are at the start of the day, between its two pieces, or
 * at its end. Null if no minutes were skipped.
 */
function skippedBy(pieces: readonly ClockPiece[]): ClockSpan | null {
  const [first, second] = pieces;
  if (!first) return null;
  if (first.fromMinute > 0) return { from: 0, to: first.fromMinute };
  if (!second) return missingAtEnd(first);
  const end = endMinute(first);
  return second.fromMinute > end ? { from: end, to: second.fromMinute } : null;
}

/**
 * Returns the clock minutes that are missing at the end of a day. They are missing if clocks go forward exactly to
 * midnight.
 */
function missingAtEnd(piece: ClockPiece): ClockSpan | null {
  const end = endMinute(piece);
  return end < CLOCK_MINUTES ? { from: end, to: CLOCK_MINUTES } : null;
}

function doubledBy([first, second]: readonly ClockPiece[]): ClockSpan | null {
  if (!first || !second) return null;
  const end = endMinute(first);
  return second.fromMinute < end ? { from: second.fromMinute, to: end } : null;
}

function endMinute({ startedAt, endedAt, fromMinute }: ClockPiece): number {
  return fromMinute + (endedAt - startedAt) / MINUTE;
}
