import { attempt, confirm, type Done } from '#app/acts/confirm.ts';
import { authorOfTap, tapTime } from '#app/early-taps/tap-time.ts';
import { isolated } from '#domain/isolated.ts';
import type { KindName } from '#domain/kinds/registry.ts';
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
import { entriesOfTimer } from '#domain/log/timed-kinds.ts';
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
import type { ToastAction } from '#ui/feedback/toast.ts';
import { speech, words } from '#words/now.ts';
import { describeRecord, doingWords, timerWords } from '#words/say/kinds.ts';
import { minutesAgo, offerToSettle, type TapTarget } from './correct-tap.ts';
import { dedupeTap } from './dedupe-tap.ts';
import type { TimerTap } from './rare-toasts.ts';
import { sayRarely } from './say-rarely.ts';

/**
 * Acts of the tiles on timers. Each writes the change and confirms it in a toast with the baby's name and an undo
 * button.
 */

/** Starts a feed on a side, now. */
export async function startFeed(target: TapTarget, side: Side): Promise<void> {
  await tapOnce(target, 'feed', 'feed', () => start(target, 'feed', side));
}

/** Starts a sleep, now. */
export async function startSleep(target: TapTarget): Promise<void> {
  await tapOnce(target, 'sleep', 'sleep', () => start(target, 'sleep', null));
}

/**
 * Starts a timer without a side, now, of a kind other than feed and sleep. `what` is for a kind with several
 * activities.
 */
export async function startOther(target: TapTarget, kind: KindName, what?: string): Promise<void> {
  await tapOnce(target, kind, 'start', () => start(target, kind, null, what));
}

/** Continues a feed on the other side. */
export async function changeSide(target: TapTarget, timer: Timer): Promise<void> {
  await tapOnce(target, 'feed', 'switch', () => change(target, timer, switchSide));
}

/** Pauses a running timer, or resumes a paused one. */
export async function pauseOrResume(target: TapTarget, timer: Timer): Promise<void> {
  const running = isRunning(timer);
  const act = running ? pauseTimer : resumeTimer;
  await tapOnce(target, timer.kind, running ? 'pause' : 'resume', () => change(target, timer, act));
}

/** Stops a timer with one tap and saves its entries. */
export async function stopAndSave(target: TapTarget, timer: Timer): Promise<void> {
  const tappedAt = tapTime();
  // If the device's clock was set back, the timer may have begun after `tappedAt`.
  const endAt = Math.max(tappedAt, sinceOf(timer));
  const tap = timer.kind === 'sleep' ? 'wake' : 'stop';
  await tapOnce(target, timer.kind, tap, () => stop(target, timer, endAt, tappedAt));
}

/**
 * Runs `act`, but asks about a second tap. The tile changes its function under the thumb, so a second tap would end the
 * sleep or switch the side back.
 */
async function tapOnce(
  target: TapTarget,
  kind: string,
  tap: TimerTap,
  act: () => Promise<Done | true>,
): Promise<void> {
  const run = () => attempt(act);
  await dedupeTap(
    target,
    kind,
    run,
    (first) => void sayRarely(({ askForSecondTap }) => askForSecondTap(first, tap, () => void run())),
  );
}

/** Confirms an act and returns it, because the question about a second tap offers the undo of the first. */
function confirmed(done: Done): Done {
  confirm(done);
  return done;
}

async function start(
  target: TapTarget,
  kind: string,
  side: Side | null,
  what?: string,
): Promise<Done | true> {
  const timer = startTimer(target.baby.babyId, kind, side, authorOfTap(), what);
  const running = await addTimer(target.db, timer);
  if (running.id === timer.id) return confirmStart(target, running, startOf(timer));
  // Another tap, perhaps in another tab, has already started a timer. This tap must not offer to undo that start.
  await sayRarely(({ showRunning }) => showRunning(target, running));
  return true;
}

/** Returns the title and description of a toast about a running or paused timer. */
function stateWords({ baby, zone }: TapTarget, timer: Timer): Pick<Done, 'title' | 'description'> {
  const { feeding, asleep, paused, pausedAt } = words.first.taps;
  const name = isolated(baby.name);
  const clock = formatClock(clockAt(sinceOf(timer), zone), speech.locale);
  if (!isRunning(timer)) return { title: paused, description: pausedAt(name, clock) };
  const side = sideOf(timer);
  if (side) return { title: feeding[side](name, clock) };
  if (kindInWords(timer) === 'sleep') return { title: asleep(name, clock) };
  return { title: words.first.timer.since.none(doingWords(timer, speech), clock) };
}

function confirmStart(target: TapTarget, timer: Timer, tappedAt: number): Done {
  return confirmed({
    ...stateWords(target, timer),
    undo: async () => (await discardTimer(target.db, timer.id, authorNow())) !== undefined || showEnded(),
    more: minutesAgo(tappedAt, async (at) => {
      const moved = await changeTimer(target.db, timer.id, (now) => backdateTimer(now, at, authorNow()));
      if (moved) confirmStart(target, moved, tappedAt);
      else await showEnded();
    }),
  });
}

/** A function of the domain that changes a timer at the instant `at` (epoch milliseconds). */
type Act = (timer: Timer, author: Author, at: number) => Timer;

async function change(target: TapTarget, { id }: Timer, act: Act): Promise<Done | true> {
  const tappedAt = tapTime();
  let before: Timer | undefined;
  const after = await changeTimer(target.db, id, (now) => {
    before = now;
    // Another phone may have changed the timer after an early tap.
    return act(now, authorNow(), Math.max(tappedAt, sinceOf(now)));
  });
  return before && after ? confirmChange(target, { before, after, act, tappedAt }) : true;
}

/** `before` is the timer before the tap. "10 min ago" always counts from `tappedAt`, the time of the tap. */
function confirmChange(
  target: TapTarget,
  change: { before: Timer; after: Timer; act: Act; tappedAt: number },
): Done {
  const { before, after, act, tappedAt } = change;
  return confirmed({
    ...stateWords(target, after),
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
 * Replaces the timer with `next` if it still equals `left`, the timer after the last tap here. Otherwise informs the
 * parent and resolves to false.
 */
export async function replaceAsLeft(target: TapTarget, left: Timer, next: Timer): Promise<boolean> {
  const became = await replaceTimer(target.db, left, next);
  if (became === 'replaced') return true;
  return became === 'changed' ? showElsewhere('changed') : showEnded();
}

/** Saves a timer that ended at `endAt` (epoch milliseconds). Rejects with the storage's error. */
export async function stopAt(target: TapTarget, timer: Timer, endAt: number): Promise<void> {
  await stop(target, timer, endAt);
}

async function stop(target: TapTarget, timer: Timer, endAt: number, tappedAt?: number): Promise<Done | true> {
  const finished = await finishTimer(
    target.db,
    timer.id,
    (now) => entriesOfTimer(now, endAt, target.zone, authorNow()),
    authorNow(),
  );
  return (finished && confirmStop(target, finished, tappedAt)) ?? true;
}

/** `tappedAt` (epoch milliseconds) is the time of the tap that stopped the timer. "10 min ago" counts from it. */
function confirmStop(target: TapTarget, finished: FinishedTimer, tappedAt?: number): Done | undefined {
  const { records } = finished;
  const last = records.at(-1);
  if (!last) return undefined;
  const { savedFor, entries, adjust } = words.first.taps;
  const done = {
    title: savedFor(isolated(target.baby.name)),
    description: entries(records.map((entry) => describeRecord(entry, target.units, speech))),
    undo: () => unfinishTimer(target.db, finished, authorNow()),
    more: [
      ...(tappedAt === undefined ? [] : earlierEnds(target, finished, tappedAt)),
      {
        label: timerWords(last.kind, speech)?.adjust ?? adjust,
        onAct: () => target.adjust(last),
      },
    ],
  };
  void offerToSettle(target, records, confirm(done));
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
export function showEnded(): Promise<false> {
  return showElsewhere('stopped');
}

async function showElsewhere(what: 'stopped' | 'changed'): Promise<false> {
  await sayRarely((toasts) => toasts.showElsewhere(what));
  return false;
}

/** Returns the key of the texts about a timer's kind. */
export function kindInWords({ kind }: Timer): 'feed' | 'sleep' | 'other' {
  return kind === 'feed' || kind === 'sleep' ? kind : 'other';
}
