import { type Feed, LONGEST_FEED_DAYS, LONGEST_FEED_UNASKED } from '#domain/kinds/feed/feed.ts';
import { SAME_SITTING_WITHIN } from '#domain/kinds/feed/sittings.ts';
import { isLikelyNight, LONGEST_SLEEP_DAYS, type Sleep } from '#domain/kinds/sleep/sleep.ts';
import type { CareRecord } from './care-record.ts';
import { type Author, newId, newStamp, stampAfter } from './record.ts';
import { feedTimes, sleepTimes } from './record-times.ts';
import { DAY, HOUR, momentAt } from './when.ts';

export type TimerKind = 'feed' | 'sleep';
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
  kind: TimerKind;
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
const SLEEP_FORGOTTEN = 16 * HOUR;

/** A timer that starts now; `side` for a feed, null for a sleep. */
export function startTimer(babyId: string, kind: TimerKind, side: Side | null, author: Author): Timer {
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
 * A timer that nobody stopped: it ran longer than any feed or sleep, so that saving it asks first. One that is paused has its
 * end, unless the pause came that late itself.
 */
export function seemsForgotten(timer: Timer, now: number): boolean {
  const limit = longestUnasked(timer.kind);
  if (isRunning(timer)) return elapsed(timer, now) > limit;
  return closeOpen(timer.segments, now).some((one) => one.endedAt - one.startedAt > limit);
}

/** The longest that a timer of a kind runs before its end needs a question, in milliseconds. */
export function longestUnasked(kind: TimerKind): number {
  return kind === 'feed' ? LONGEST_FEED_UNASKED : SLEEP_FORGOTTEN;
}

/** Says why a timer cannot have ended at `endAt`: a stretch of it would be longer than any that is kept; null where it can. */
export function tooLong({ kind, segments }: Timer, endAt: number): string | null {
  const days = kind === 'feed' ? LONGEST_FEED_DAYS : LONGEST_SLEEP_DAYS;
  const isLonger = closeOpen(segments, endAt).some((one) => one.endedAt - one.startedAt > days * DAY);
  if (!isLonger) return null;
  return `That makes a ${kind} of more than ${kind === 'feed' ? '24 hours' : '2 days'}.`;
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

/**
 * What a timer comes to when it ends at `endAt`: its feeds, or a sleep. What it `wrote` before it writes again,
 * later than that: under new ids, the first ones could come back from the trash beside them.
 */
export function recordsOf(timer: Timer, endAt: number, zone: string, author: Author): CareRecord[] {
  return timer.kind === 'feed'
    ? feedsOf(timer, endAt, zone, author).map((record) => ({ kind: 'feed' as const, record }))
    : [{ kind: 'sleep', record: sleepOf(timer, endAt, zone, author) }];
}

/**
 * The feeds of a timer that ended at `endAt`, one for each stretch, pauses left out. A sitting counts as one feed, and after
 * more than {@link SAME_SITTING_WITHIN} another begins.
 */
export function feedsOf(timer: Timer, endAt: number, zone: string, author: Author): Feed[] {
  const stretches = closeOpen(timer.segments, endAt);
  const long = stretches.filter(({ startedAt, endedAt }) => endedAt - startedAt >= SHORTEST_STRETCH);
  const kept = joined(long.length ? long : stretches.slice(0, 1));
  const firsts = firstsOfSittings(kept);
  return kept.map(({ side, startedAt, endedAt }, index) => {
    const first = firsts[index] ?? 0;
    return {
      ...stampOf(timer, index, author),
      note: '',
      zone,
      ...feedTimes(momentAt(startedAt, zone), momentAt(endedAt, zone)),
      type: side ?? 'left',
      amountOz: null,
      ...(firsts.filter((one) => one === first).length > 1 && { sessionId: idAt(timer.id, first) }),
    };
  });
}

/** The sleep from the first tap to `endAt`. */
export function sleepOf(timer: Timer, endAt: number, zone: string, author: Author): Sleep {
  const startedAt = startOf(timer);
  const times = sleepTimes(momentAt(startedAt, zone), momentAt(Math.max(startedAt, endAt), zone));
  return {
    ...stampOf(timer, 0, author),
    note: '',
    zone,
    ...times,
    isNight: isLikelyNight(times.startTime, times.endTime),
  };
}

/**
 * The first record takes the timer's own id: whoever kept an entry beside what ran has kept it beside that. The ids of the
 * others follow from it, so that two phones that stop a timer which was handed over write the same records.
 */
function stampOf({ id, babyId, wrote }: Timer, index: number, author: Author): ReturnType<typeof newStamp> {
  const before = wrote?.[index];
  const stamp = { ...newStamp(babyId, author), id: idAt(id, index) };
  return before ? { ...stamp, id: before.id, ...stampAfter(before.updatedAt, author) } : stamp;
}

function idAt(timerId: string, index: number): string {
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

type ClosedSegment = Segment & { endedAt: number };

/** Every stretch with an end, none of them after `now` unless it began later. */
function closeOpen(segments: readonly Segment[], now: number): ClosedSegment[] {
  return segments.map((segment) => ({
    ...segment,
    endedAt: Math.max(segment.startedAt, Math.min(segment.endedAt ?? now, now)),
  }));
}

/** Stretches at one side with a real pause between them stay two; those that nearly touch become one. */
function joined(segments: ClosedSegment[]): ClosedSegment[] {
  const result: ClosedSegment[] = [];
  for (const segment of segments) {
    const last = result.at(-1);
    if (last && last.side === segment.side && segment.startedAt - last.endedAt < SHORTEST_STRETCH) {
      last.endedAt = segment.endedAt;
    } else result.push({ ...segment });
  }
  return result;
}

/** For each stretch the index of the one that its sitting began with. */
function firstsOfSittings(stretches: readonly ClosedSegment[]): number[] {
  let first = 0;
  return stretches.map(({ startedAt }, index) => {
    const before = stretches[index - 1];
    if (before && startedAt - before.endedAt > SAME_SITTING_WITHIN) first = index;
    return first;
  });
}

/** A timer with other stretches, stamped as changed now. */
export function changed(timer: Timer, segments: Segment[], author: Author): Timer {
  return { ...timer, segments, updatedAt: author.now, updatedBy: author.device };
}
