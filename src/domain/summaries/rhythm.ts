import type { Baby } from '#domain/baby/baby.ts';
import type { DiaperType } from '#domain/kinds/diaper/diaper.ts';
import type { FeedType } from '#domain/kinds/feed/feed.ts';
import { sittingsOf } from '#domain/kinds/feed/sittings.ts';
import type { CareLog } from '#domain/log/care-record.ts';
import { DAYS_AT_MOST } from '#domain/time/chosen-days.ts';
import { CLOCK_MINUTES, type ClockPiece, clockPieces } from '#domain/time/clock-pieces.ts';
import { boundsOfDays, daysTouched } from '#domain/time/day-bounds.ts';
import type { Period } from '#domain/time/period.ts';
import { addDays, type Day, isDay, MINUTE } from '#domain/time/when.ts';

/** One entry of a day at its clock time. */
export interface RhythmMark {
  what: 'night' | 'nap' | FeedType | DiaperType;
  /** Clock minutes from midnight, 0 to 1440. `from` equals `to` for an entry without a duration. */
  from: number;
  to: number;
  /** False for the continuation of an entry from the evening before, or from before a clock change. */
  begins: boolean;
  /**
   * In a repeated hour, the first occurrence is in the upper half of the row and the second in the lower half. At other
   * times it is null, and the mark fills the row.
   */
  half: 'upper' | 'lower' | null;
}

/** A day of the rhythm: its entries, in the order of kinds, and its clock change. */
export interface RhythmDay {
  day: Day;
  marks: RhythmMark[];
  /** Sleeps within the day, in epoch ms, for the text alternative. A `running` one ends now. */
  sleeps: { startedAt: number; endedAt: number; running: boolean }[];
  /** When the day's sittings began, in epoch ms. A sitting counts as one feed. */
  feeds: number[];
  /** Clock minutes that were skipped or repeated; null on a day without any. */
  skipped: ClockSpan | null;
  twice: ClockSpan | null;
}

/** Clock minutes from midnight, 0 to 1440. */
interface ClockSpan {
  from: number;
  to: number;
}

const RHYTHM_DAYS = 28;

/** The days in an address: by default four weeks up to today, without future days, and at most a year and a day. */
export function rhythmPeriod(query: { from: string | null; to: string | null }, today: Day): Period {
  const to = query.to !== null && isDay(query.to) && query.to < today ? query.to : today;
  const from =
    query.from !== null && isDay(query.from) && query.from <= to ? query.from : addDays(to, 1 - RHYTHM_DAYS);
  const earliest = addDays(to, 1 - DAYS_AT_MOST);
  return { from: from < earliest ? earliest : from, to };
}

/** The period without the days before the birth. For a baby of six weeks, a year becomes six weeks. */
export function sinceBirth({ from, to }: Period, { birthDate }: Baby): Period {
  return { from: birthDate > from && birthDate <= to ? birthDate : from, to };
}

/**
 * The days whose records {@link rhythmOf} needs. Entries logged while traveling have the local date, which may be a day
 * earlier or later than at home.
 */
export function daysToDraw({ from, to }: Period): Period {
  return { from: addDays(from, -1), to: addDays(to, 1) };
}

/**
 * Every day from `from` to `to` with its entries by the clock of `zone`. `log` holds the records of {@link daysToDraw},
 * as from `readDays`. A sleep across midnight is in both days.
 */
export function rhythmOf(log: CareLog, { from, to }: Period, zone: string): RhythmDay[] {
  const bounds = boundsOfDays(from, to, zone);
  const inDays = bounds.map((): Timed[] => []);
  for (const { what, startedAt, endedAt, running } of timesOf(log)) {
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
  return bounds.map((bound, index) => ({
    ...dayOf(bound.day, inDays[index] ?? [], zone),
    feeds: starts.filter((at) => at >= bound.startedAt && at < bound.endedAt),
  }));
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

function timesOf({ feed: feeds, diaper: diapers, sleep: sleeps }: CareLog): Whole[] {
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
    ...diapers.map(({ type, at }): Whole => ({ what: type, startedAt: at, endedAt: at, running: false })),
  ];
}

function dayOf(day: Day, inside: readonly Timed[], zone: string): Omit<RhythmDay, 'feeds'> {
  const pieces = clockPieces(day, zone);
  const twice = doubledBy(pieces);
  return {
    day,
    marks: inside.flatMap((one) => marksOf(one, pieces, twice)),
    sleeps: inside
      .filter(({ what }) => what === 'night' || what === 'nap')
      .map(({ startedAt, endedAt, running }) => ({ startedAt, endedAt, running }))
      .sort((a, b) => a.startedAt - b.startedAt),
    skipped: skippedBy(pieces),
    twice,
  };
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

/** The parts of a mark before, in and after a repeated hour. */
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
 * The clock minutes that a clock change skipped: at the start of the day, between its two pieces, or at its end. Null
 * if none were skipped.
 */
function skippedBy(pieces: readonly ClockPiece[]): ClockSpan | null {
  const [first, second] = pieces;
  if (!first) return null;
  if (first.fromMinute > 0) return { from: 0, to: first.fromMinute };
  if (!second) return missingAtEnd(first);
  const end = endMinute(first);
  return second.fromMinute > end ? { from: end, to: second.fromMinute } : null;
}

/** The clock minutes missing at the end of a day: a clock change exactly at midnight skips the last hour of the day. */
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
