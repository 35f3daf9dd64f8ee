import { type Author, newId, newStamp, type Stamp, stampAfter } from '#domain/record.ts';
import { momentAt } from '#domain/time/when.ts';
import type { TimeShape } from './time-shape.ts';

export type Side = 'left' | 'right';

/** A stretch that ran without a break; open while `endedAt` is null. `side` is null for sleep. */
export interface Segment {
  side: Side | null;
  startedAt: number;
  endedAt: number | null;
}

/**
 * Something that goes on. A timer is a record of instants from its first tap and never counts ticks, so that it is right
 * after a reload, a crash, a day in the pocket or a clock change. Times are epoch milliseconds.
 */
export interface Timer {
  id: string;
  babyId: string;
  /** A kind that lasts. */
  kind: string;
  /** In order of time; at most the last one is open. */
  segments: Segment[];
  createdAt: number;
  updatedAt: number;
  updatedBy: string;
  /** What a stop wrote that was taken back, in order of time. */
  wrote?: Written[];
}

/** An entry that a stopped timer came to, and when that was last changed or deleted. */
export interface Written {
  id: string;
  updatedAt: number;
}

/** Shorter than this is a slip of the thumb, not a stretch at the breast: it is left out when a sitting is saved. */
export const SHORTEST_STRETCH = 10_000;

/** A timer that starts now; `side` for a feed, null for a sleep. */
export function startTimer(babyId: string, kind: string, side: Side | null, author: Author): Timer {
  return {
    id: newId(author.now),
    babyId,
    kind,
    segments: [{ side, startedAt: author.now, endedAt: null }],
    createdAt: author.now,
    updatedAt: author.now,
    updatedBy: author.device,
  };
}

/** True while a stretch of it is open; false while it is paused. */
export function isRunning(timer: Timer): boolean {
  return openSegment(timer) !== undefined;
}

/** The side of the running stretch, or of the last one while paused. */
export function sideOf(timer: Timer): Side | null {
  return timer.segments.at(-1)?.side ?? null;
}

/** When the first stretch began. */
export function startOf(timer: Timer): number {
  return timer.segments[0]?.startedAt ?? timer.createdAt;
}

/** Since when it is as it is: when the running stretch began, or the pause. */
export function sinceOf({ segments, createdAt }: Timer): number {
  const last = segments.at(-1);
  return last?.endedAt ?? last?.startedAt ?? createdAt;
}

/** Milliseconds of the running stretch, or of the last one while paused. */
export function elapsedLast(timer: Timer, now: number): number {
  return elapsed({ ...timer, segments: timer.segments.slice(-1) }, now);
}

/** Milliseconds that ran, pauses left out, of one side or of all; never negative, even after the clock was set back. */
export function elapsed(timer: Timer, now: number, side?: Side): number {
  return timer.segments
    .filter((segment) => side === undefined || segment.side === side)
    .reduce((sum, { startedAt, endedAt }) => sum + Math.max(0, (endedAt ?? now) - startedAt), 0);
}

/** Stops the running stretch at `at`, now unless told; the timer stays. */
export function pauseTimer(timer: Timer, author: Author, at = author.now): Timer {
  return changed(timer, endLast(timer.segments, at), author);
}

/** Goes on after a pause, at the same side, from `at`, now unless told. */
export function resumeTimer(timer: Timer, author: Author, at = author.now): Timer {
  return isRunning(timer) ? timer : goOn(timer, sideOf(timer), author, at);
}

/** Ends the stretch at this side and begins one at the other at `at`, now unless told. */
export function switchSide(timer: Timer, author: Author, at = author.now): Timer {
  return goOn(timer, sideOf(timer) === 'left' ? 'right' : 'left', author, at);
}

/** A stretch never begins before the one before it: a moment before that counts as its end. */
function goOn(timer: Timer, side: Side | null, author: Author, at: number): Timer {
  const last = timer.segments.at(-1);
  const startedAt = Math.max(at, last?.endedAt ?? last?.startedAt ?? at);
  const next: Segment = { side, startedAt, endedAt: null };
  return changed(timer, [...endLast(timer.segments, at), next], author);
}

/**
 * Moves the beginning to `startedAt`; a beginning after the end of the first stretch is kept at that end. A slip of the thumb
 * that was mended at once goes: it would take the minutes of the side that was meant.
 */
export function backdateTimer(timer: Timer, startedAt: number, author: Author): Timer {
  const [first, ...rest] = timer.segments;
  if (!first) return timer;
  const [next] = rest;
  if (first.endedAt !== null && next) {
    const { endedAt } = first;
    const isSlip = Math.max(endedAt - first.startedAt, next.startedAt - endedAt) < SHORTEST_STRETCH;
    if (isSlip) return backdateTimer({ ...timer, segments: rest }, startedAt, author);
  }
  const latest = first.endedAt ?? author.now;
  return changed(timer, [{ ...first, startedAt: Math.min(startedAt, latest) }, ...rest], author);
}

/** One entry from the first tap to `endAt`, with the times of its kind and without its fields. */
export function entryOfTimer<Times extends object>(
  time: TimeShape<Times>,
  timer: Timer,
  endAt: number,
  zone: string,
  author: Author,
): Stamp & Times {
  const startedAt = startOf(timer);
  const times = time.timesOf(momentAt(startedAt, zone), momentAt(Math.max(startedAt, endAt), zone));
  return { ...stampOf(timer, 0, author), note: '', zone, ...times };
}

/**
 * The first record takes the timer's own id: whoever kept an entry beside what ran has kept it beside that. The ids of the
 * others follow from it, so that two phones that stop a timer which was handed over write the same records.
 */
export function stampOf(
  { id, babyId, wrote }: Timer,
  index: number,
  author: Author,
): ReturnType<typeof newStamp> {
  const before = wrote?.[index];
  const stamp = { ...newStamp(babyId, author), id: idAt(id, index) };
  return before ? { ...stamp, id: before.id, ...stampAfter(before.updatedAt, author) } : stamp;
}

export function idAt(timerId: string, index: number): string {
  return index === 0 ? timerId : `${timerId}-${index + 1}`;
}

function openSegment(timer: Timer): Segment | undefined {
  const last = timer.segments.at(-1);
  return last?.endedAt === null ? last : undefined;
}

/** Ends what runs. What has ended stays as it was timed, also where the clock was set back behind it. */
function endLast(segments: readonly Segment[], at: number): Segment[] {
  return segments.map((segment) => ({
    ...segment,
    endedAt: segment.endedAt ?? Math.max(segment.startedAt, at),
  }));
}

export type ClosedSegment = Segment & { endedAt: number };

/** Every stretch with an end, none of them after `now` unless it began later. */
export function closeOpen(segments: readonly Segment[], now: number): ClosedSegment[] {
  return segments.map((segment) => ({
    ...segment,
    endedAt: Math.max(segment.startedAt, Math.min(segment.endedAt ?? now, now)),
  }));
}

/** A timer with other stretches, stamped as changed now. */
export function changed(timer: Timer, segments: Segment[], author: Author): Timer {
  return { ...timer, segments, updatedAt: author.now, updatedBy: author.device };
}
