import { type Author, newId, newStamp, type Stamp, stampAfter } from '#domain/record.ts';
import { momentAt } from '#domain/time/when.ts';
import type { TimeShape } from './time-shape.ts';

export type Side = 'left' | 'right';

/** An uninterrupted part of a timer. It is open while `endedAt` is null. `side` is null except for a feed. */
export interface Segment {
  side: Side | null;
  startedAt: number;
  endedAt: number | null;
}

/**
 * A running or paused activity. A timer stores the instants of its taps and does not count ticks. It is therefore right
 * after a reload, a crash, standby or a clock change. Times are epoch milliseconds.
 */
export interface Timer {
  id: string;
  babyId: string;
  /** A kind with a duration. */
  kind: string;
  /** What the baby does, for a kind with several activities. Missing in the timers of other kinds. */
  what?: string;
  /** In order of time; at most the last one is open. */
  segments: Segment[];
  createdAt: number;
  updatedAt: number;
  updatedBy: string;
  /** The entries that a stop of this timer wrote before it was undone, in order of time. */
  wrote?: Written[];
}

/** An entry that a stopped timer wrote, and when it was last changed or deleted. */
export interface Written {
  id: string;
  updatedAt: number;
}

/** Milliseconds. A shorter segment is a mistaken tap, and is not saved as a feed. */
export const SHORTEST_STRETCH = 10_000;

/** Makes a timer that starts now. `side` is for a feed, and null for a sleep. `what` is for an activity. */
export function startTimer(
  babyId: string,
  kind: string,
  side: Side | null,
  author: Author,
  what?: string,
): Timer {
  return {
    id: newId(author.now),
    babyId,
    kind,
    ...(what !== undefined && { what }),
    segments: [{ side, startedAt: author.now, endedAt: null }],
    createdAt: author.now,
    updatedAt: author.now,
    updatedBy: author.device,
  };
}

/** True while a segment is open. False while the timer is paused. */
export function isRunning(timer: Timer): boolean {
  return openSegment(timer) !== undefined;
}

/** Returns the side of the open segment. While the timer is paused, returns the side of the last segment. */
export function sideOf(timer: Timer): Side | null {
  return timer.segments.at(-1)?.side ?? null;
}

/** Returns the instant at which the first segment began. */
export function startOf(timer: Timer): number {
  return timer.segments[0]?.startedAt ?? timer.createdAt;
}

/** Returns the instant at which the open segment began. While the timer is paused, returns the instant of the pause. */
export function sinceOf({ segments, createdAt }: Timer): number {
  const last = segments.at(-1);
  return last?.endedAt ?? last?.startedAt ?? createdAt;
}

/** Returns the milliseconds of the open segment. While the timer is paused, returns those of the last segment. */
export function elapsedLast(timer: Timer, now: number): number {
  return elapsed({ ...timer, segments: timer.segments.slice(-1) }, now);
}

/**
 * Adds up the milliseconds of all segments, or of those at one side, without pauses. Never negative, even after the
 * clock was set back.
 */
export function elapsed(timer: Timer, now: number, side?: Side): number {
  return timer.segments
    .filter((segment) => side === undefined || segment.side === side)
    .reduce((sum, { startedAt, endedAt }) => sum + Math.max(0, (endedAt ?? now) - startedAt), 0);
}

/** Ends the open segment at `at`, by default now. The timer is kept. */
export function pauseTimer(timer: Timer, author: Author, at = author.now): Timer {
  return changed(timer, endLast(timer.segments, at), author);
}

/** Opens a segment at the same side after a pause, at `at`, by default now. */
export function resumeTimer(timer: Timer, author: Author, at = author.now): Timer {
  return isRunning(timer) ? timer : goOn(timer, sideOf(timer), author, at);
}

/** Ends the open segment and opens one at the other side, both at `at`, by default now. */
export function switchSide(timer: Timer, author: Author, at = author.now): Timer {
  return goOn(timer, sideOf(timer) === 'left' ? 'right' : 'left', author, at);
}

/** Opens a segment at `at`, but never before the previous one ended. */
function goOn(timer: Timer, side: Side | null, author: Author, at: number): Timer {
  const last = timer.segments.at(-1);
  const startedAt = Math.max(at, last?.endedAt ?? last?.startedAt ?? at);
  const next: Segment = { side, startedAt, endedAt: null };
  return changed(timer, [...endLast(timer.segments, at), next], author);
}

/**
 * Moves the start to `startedAt`, but not beyond the end of the first segment. Drops a first segment that was a
 * mistaken tap and was corrected within seconds. Otherwise the mistaken side would get the minutes of the intended
 * side.
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

/** Makes one entry from the first tap to `endAt`. It has the times of its kind, but not the kind's other fields. */
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
 * Makes the stamp of one record of a timer. The first record has the timer's id. The parent may have kept an entry in
 * spite of its conflict with the running timer. Because of the id, that entry does not conflict with this record
 * either. The other ids derive from the timer's id. Two phones that stop the same timer after a handover therefore
 * write the same records.
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

/** Ends the open segment. Ended segments keep their times, even if the clock was set back later. */
function endLast(segments: readonly Segment[], at: number): Segment[] {
  return segments.map((segment) => ({
    ...segment,
    endedAt: segment.endedAt ?? Math.max(segment.startedAt, at),
  }));
}

export type ClosedSegment = Segment & { endedAt: number };

/** Gives every segment an end. No end is after `now`, unless the segment began later. */
export function closeOpen(segments: readonly Segment[], now: number): ClosedSegment[] {
  return segments.map((segment) => ({
    ...segment,
    endedAt: Math.max(segment.startedAt, Math.min(segment.endedAt ?? now, now)),
  }));
}

/** Gives the timer other segments, and stamps it as changed now. */
export function changed(timer: Timer, segments: Segment[], author: Author): Timer {
  return { ...timer, segments, updatedAt: author.now, updatedBy: author.device };
}
