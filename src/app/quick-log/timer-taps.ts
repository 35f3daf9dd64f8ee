import { attempt, confirm, type Done } from '#app/acts/confirm.ts';
import { isolated } from '#domain/isolated.ts';
import {
  backdateTimer,
  isRunning,
  pauseTimer,
  resumeTimer,
  type Side,
  sideOf,
  sinceOf,
  startOf,
  startTimer,
  switchSide,
  type Timer,
} from '#domain/kinds/timer.ts';
import { describeRecord } from '#domain/log/care-record.ts';
import { doingWords, entriesOfTimer } from '#domain/log/timed-kinds.ts';
import type { Author } from '#domain/record.ts';
import { clockAt } from '#domain/time/when.ts';
import { formatClock } from '#domain/time/when-words.ts';
import { authorNow } from '#storage/browser/device.ts';
import {
  addTimer,
  changeTimer,
  discardTimer,
  type FinishedTimer,
  finishTimer,
  refinishTimer,
  replaceTimer,
  unfinishTimer,
} from '#storage/log/timers.ts';
import { type ToastAction, toast } from '#ui/feedback/toast.ts';
import { minutesAgo, offerToSettle, type TapTarget } from './correct-tap.ts';
import { askForTwo, dedupeTap } from './dedupe-tap.ts';

/** Taps on timers. Each writes, confirms with the baby's name, and offers its undo. */

/** Starts a feed on a side, now. */
export async function startFeed(target: TapTarget, side: Side): Promise<void> {
  await tapOnce(target, 'feed', 'Yes, start one', () => start(target, 'feed', side));
}

/** Starts a sleep, now. */
export async function startSleep(target: TapTarget): Promise<void> {
  await tapOnce(target, 'sleep', 'Yes, asleep again', () => start(target, 'sleep', null));
}

/** Continues a feed on the other side. */
export async function changeSide(target: TapTarget, timer: Timer): Promise<void> {
  await tapOnce(target, 'feed', 'Yes, switch', () => change(target, timer, switchSide));
}

/** Pauses a running timer, or resumes a paused one. */
export async function pauseOrResume(target: TapTarget, timer: Timer): Promise<void> {
  const [act, yes] = isRunning(timer) ? [pauseTimer, 'Yes, pause'] : [resumeTimer, 'Yes, go on'];
  await tapOnce(target, timer.kind, yes, () => change(target, timer, act));
}

/** Stops a timer with one tap and saves its entries. */
export async function stopAndSave(target: TapTarget, timer: Timer): Promise<void> {
  const tappedAt = authorNow().now;
  // If the clock was set back, the timed minutes lie in its future.
  const endAt = Math.max(tappedAt, sinceOf(timer));
  const yes = timer.kind === 'sleep' ? 'Yes, awake' : 'Yes, stop';
  await tapOnce(target, timer.kind, yes, () => stop(target, timer, endAt, tappedAt));
}

/**
 * Asks about a second tap instead of acting on it. The buttons change under the thumb, so the second tap would wake the
 * baby or switch the side back.
 */
async function tapOnce(
  target: TapTarget,
  kind: string,
  yes: string,
  act: () => Promise<Done | true>,
): Promise<void> {
  const run = () => attempt(act);
  const question = {
    title: `Two taps for ${isolated(target.baby.name)}?`,
    description: 'The first one counts. Was the second one meant?',
    yes: { label: yes, onAct: () => void run() },
  };
  await dedupeTap(target, kind, run, (first) => askForTwo(target, question, first));
}

/** Confirms an act and returns it, so that the question about a second tap can offer its undo. */
function confirmed(target: TapTarget, done: Done): Done {
  confirm(target, done);
  return done;
}

async function start(target: TapTarget, kind: string, side: Side | null): Promise<Done | true> {
  const timer = startTimer(target.baby.babyId, kind, side, authorNow());
  const running = await addTimer(target.db, timer);
  if (running.id === timer.id) return confirmStart(target, running, startOf(timer));
  // Another tap was first, perhaps in another tab. This tap must not undo that one.
  const { title, description } = startedWords(target, running);
  toast({ title, description: `${description}. That one goes on.` });
  return true;
}

function startedWords({ baby, zone }: TapTarget, timer: Timer): { title: string; description: string } {
  const what = [doingWords(timer), sideOf(timer)].filter(Boolean).join(', ');
  const since = formatClock(clockAt(startOf(timer), zone));
  return { title: `${what}: ${isolated(baby.name)}`, description: `Since ${since}` };
}

function confirmStart(target: TapTarget, timer: Timer, tappedAt: number): Done {
  return confirmed(target, {
    ...startedWords(target, timer),
    undo: async () => (await discardTimer(target.db, timer.id)) !== undefined || showEnded(target),
    more: minutesAgo(tappedAt, async (at) => {
      const moved = await changeTimer(target.db, timer.id, (now) => backdateTimer(now, at, authorNow()));
      if (moved) confirmStart(target, moved, tappedAt);
      else showEnded(target);
    }),
  });
}

/** One of the domain's acts on a timer, done at `at` (epoch milliseconds). */
type Act = (timer: Timer, author: Author, at: number) => Timer;

async function change(target: TapTarget, { id }: Timer, act: Act): Promise<Done | true> {
  const author = authorNow();
  let before: Timer | undefined;
  const after = await changeTimer(target.db, id, (now) => {
    before = now;
    return act(now, author, author.now);
  });
  return before && after ? confirmChange(target, { before, after, act, tappedAt: author.now }) : true;
}

/** `before` is the timer as tapped. "10 min ago" always counts from that tap. */
function confirmChange(
  target: TapTarget,
  change: { before: Timer; after: Timer; act: Act; tappedAt: number },
): Done {
  const { before, after, act, tappedAt } = change;
  return confirmed(target, {
    title: `${isRunning(after) ? `Feeding, ${sideOf(after)}` : 'Paused'}: ${isolated(target.baby.name)}`,
    description: `Since ${formatClock(clockAt(sinceOf(after), target.zone))}`,
    undo: () => replaceAsLeft(target, after, before),
    more: minutesAgo(
      tappedAt,
      async (at) => {
        const moved = act(before, authorNow(), at);
        if (await replaceAsLeft(target, after, moved)) confirmChange(target, { ...change, after: moved });
      },
      sinceOf(before),
    ),
  });
}

/**
 * Replaces the timer with `next`, if it is still as a tap here `left` it. Otherwise informs the parent and resolves to
 * false.
 */
export async function replaceAsLeft(target: TapTarget, left: Timer, next: Timer): Promise<boolean> {
  const became = await replaceTimer(target.db, left, next);
  if (became === 'replaced') return true;
  if (became !== 'changed') return showEnded(target);
  return showOvertaken(target, 'was changed meanwhile', 'changed');
}

/** Saves a timer that ended at `endAt` (epoch milliseconds). Rejects with the storage's error. */
export async function stopAt(target: TapTarget, timer: Timer, endAt: number): Promise<void> {
  await stop(target, timer, endAt);
}

async function stop(target: TapTarget, timer: Timer, endAt: number, tappedAt?: number): Promise<Done | true> {
  const finished = await finishTimer(target.db, timer.id, (now) =>
    entriesOfTimer(now, endAt, target.zone, authorNow()),
  );
  return (finished && confirmStop(target, finished, tappedAt)) ?? true;
}

/** `tappedAt` (epoch milliseconds) is when a tap stopped it, for "10 min ago". */
function confirmStop(target: TapTarget, finished: FinishedTimer, tappedAt?: number): Done | undefined {
  const { records } = finished;
  const last = records.at(-1);
  if (!last) return undefined;
  const done = {
    title: `Saved for ${isolated(target.baby.name)}`,
    description: records.map((entry) => describeRecord(entry, target.units)).join(' · '),
    undo: () => unfinishTimer(target.db, finished, authorNow()),
    more: [
      ...(tappedAt === undefined ? [] : earlierEnds(target, finished, tappedAt)),
      { label: 'Adjust', onAct: () => target.adjust(last) },
    ],
  };
  void offerToSettle(target, records, confirm(target, done));
  return done;
}

function earlierEnds(target: TapTarget, finished: FinishedTimer, tappedAt: number): ToastAction[] {
  const move = async (at: number) => {
    const endedThen = (timer: Timer) => entriesOfTimer(timer, at, target.zone, authorNow());
    const again = await refinishTimer(target.db, finished, endedThen, authorNow());
    confirmStop(target, again, tappedAt);
  };
  return isRunning(finished.timer) ? minutesAgo(tappedAt, move, startOf(finished.timer)) : [];
}

/** Informs the parent that another tab ended the timer. */
export function showEnded(target: TapTarget): false {
  return showOvertaken(target, 'has ended already', 'stopped or discarded');
}

function showOvertaken({ baby }: TapTarget, what: string, how: string): false {
  toast({
    title: `${isolated(baby.name)}’s timer ${what}`,
    description: `It was ${how} in another tab. Nothing is changed here.`,
  });
  return false;
}
