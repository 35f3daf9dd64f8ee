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
import { doingWords, recordsOf } from '#domain/log/timed-kinds.ts';
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
  restoreTimer,
  unfinishTimer,
} from '#storage/log/timers.ts';
import { type ToastAction, toast } from '#ui/feedback/toast.ts';
import { askForTwo, attempt, type Here, minutesAgo, offerToSettle, once, sayDone } from './quick-tap.ts';

/** Taps on what goes on: each writes, says for which baby, and offers the ways to mend it. */

/** Starts a feed on a side, now. */
export async function startFeed(here: Here, side: Side): Promise<void> {
  await tapOnce(here, 'feed', 'Yes, start one', () => start(here, 'feed', side));
}

/** Starts a sleep, now. */
export async function startSleep(here: Here): Promise<void> {
  await tapOnce(here, 'sleep', 'Yes, asleep again', () => start(here, 'sleep', null));
}

/** Goes on with a feed on the other side. */
export async function changeSide(here: Here, timer: Timer): Promise<void> {
  await tapOnce(here, 'feed', 'Yes, switch', () => change(here, timer, switchSide));
}

/** Pauses what runs, goes on with what is paused. */
export async function pauseOrResume(here: Here, timer: Timer): Promise<void> {
  const [act, yes] = isRunning(timer) ? [pauseTimer, 'Yes, pause'] : [resumeTimer, 'Yes, go on'];
  await tapOnce(here, timer.kind, yes, () => change(here, timer, act));
}

/** Stops a timer with one tap and saves what it came to. */
export async function stopAndSave(here: Here, timer: Timer): Promise<void> {
  const tappedAt = authorNow().now;
  // Behind a clock that was set back meanwhile lie all the minutes that were timed.
  const endAt = Math.max(tappedAt, sinceOf(timer));
  const yes = timer.kind === 'sleep' ? 'Yes, awake' : 'Yes, stop';
  await tapOnce(here, timer.kind, yes, () => stopAt(here, timer, endAt, tappedAt));
}

/**
 * The buttons of a timer change under the thumb: the second of two taps would wake whoever just fell asleep, or switch
 * the side back. So it asks.
 */
async function tapOnce(here: Here, kind: string, yes: string, act: () => Promise<void>): Promise<void> {
  const ask = () =>
    askForTwo(
      `Two taps for ${isolated(here.baby.name)}?`,
      'The first one counts. Was the second one meant?',
      {
        label: yes,
        onAct: () => void attempt(act),
      },
    );
  await once(`${here.baby.babyId} ${kind}`, () => attempt(act), ask);
}

async function start(here: Here, kind: string, side: Side | null): Promise<void> {
  const timer = startTimer(here.baby.babyId, kind, side, authorNow());
  const running = await addTimer(here.db, timer);
  if (running.id === timer.id) return sayStarted(here, running, startOf(timer));
  // Another tap was first, here or in another tab: what runs is not this one's to take back.
  const { title, description } = startedWords(here, running);
  toast({ title, description: `${description}. That one goes on.` });
}

function startedWords({ baby, zone }: Here, timer: Timer): { title: string; description: string } {
  const what = [doingWords(timer), sideOf(timer)].filter(Boolean).join(', ');
  const since = formatClock(clockAt(startOf(timer), zone));
  return { title: `${what}: ${isolated(baby.name)}`, description: `Since ${since}` };
}

function sayStarted(here: Here, timer: Timer, tappedAt: number): void {
  sayDone({
    ...startedWords(here, timer),
    action: {
      label: 'Undo',
      onAct: () => void takeBack(here, () => discardTimer(here.db, timer.id)),
    },
    more: minutesAgo(tappedAt, async (at) => {
      const moved = await changeTimer(here.db, timer.id, (now) => backdateTimer(now, at, authorNow()));
      if (moved) sayStarted(here, moved, tappedAt);
      else sayEnded(here);
    }),
  });
}

/** One of the domain's acts on a timer, done at `at` (epoch milliseconds). */
type Act = (timer: Timer, author: Author, at: number) => Timer;

async function change(here: Here, { id }: Timer, act: Act): Promise<void> {
  const author = authorNow();
  let before: Timer | undefined;
  const after = await changeTimer(here.db, id, (now) => {
    before = now;
    return act(now, author, author.now);
  });
  if (before && after) sayChanged(here, before, after, act, author.now);
}

/** `before` is the timer as it was tapped: "10 min ago" always means before that tap. */
function sayChanged(here: Here, before: Timer, after: Timer, act: Act, tappedAt: number): void {
  sayDone({
    title: `${isRunning(after) ? `Feeding, ${sideOf(after)}` : 'Paused'}: ${isolated(here.baby.name)}`,
    description: `Since ${formatClock(clockAt(sinceOf(after), here.zone))}`,
    action: {
      label: 'Undo',
      onAct: () => void attempt(() => replace(here, after, before, () => sayTakenBack(here))),
    },
    more: minutesAgo(
      tappedAt,
      (at) => {
        const moved = act(before, authorNow(), at);
        return replace(here, after, moved, () => sayChanged(here, before, moved, act, tappedAt));
      },
      sinceOf(before),
    ),
  });
}

/** Puts `next` where the timer still is as a tap here `left` it, and then does `say`. What another tab made of it stays. */
async function replace(here: Here, left: Timer, next: Timer, say: () => void): Promise<void> {
  const became = await replaceTimer(here.db, left, next);
  if (became === 'replaced') say();
  else if (became === 'changed') sayOvertaken(here, 'was changed meanwhile', 'changed');
  else sayEnded(here);
}

/**
 * Stops a timer that ended at `endAt` and saves it; `tappedAt` is when a tap stopped it, for "10 min ago" (both in epoch
 * milliseconds). Rejects when that cannot be written.
 */
export async function stopAt(here: Here, timer: Timer, endAt: number, tappedAt?: number): Promise<void> {
  const finished = await finishTimer(here.db, timer.id, (now) =>
    recordsOf(now, endAt, here.zone, authorNow()),
  );
  if (finished) sayFinished(here, finished, tappedAt);
}

function sayFinished(here: Here, finished: FinishedTimer, tappedAt?: number): void {
  const { records } = finished;
  const last = records.at(-1);
  if (!last) return;
  const offer = sayDone({
    title: `Saved for ${isolated(here.baby.name)}`,
    description: records.map((entry) => describeRecord(entry, here.units)).join(' · '),
    action: {
      label: 'Undo',
      onAct: () =>
        void attempt(async () => {
          await unfinishTimer(here.db, finished, authorNow());
          sayTakenBack(here);
        }),
    },
    more: [
      ...(tappedAt === undefined ? [] : earlierEnds(here, finished, tappedAt)),
      { label: 'Adjust', onAct: () => here.adjust(last) },
    ],
  });
  void offerToSettle(here, records, offer);
}

function earlierEnds(here: Here, finished: FinishedTimer, tappedAt: number): ToastAction[] {
  const move = async (at: number) => {
    const endedThen = (timer: Timer) => recordsOf(timer, at, here.zone, authorNow());
    const again = await refinishTimer(here.db, finished, endedThen, authorNow());
    sayFinished(here, again, tappedAt);
  };
  return isRunning(finished.timer) ? minutesAgo(tappedAt, move, startOf(finished.timer)) : [];
}

/** Does `act`, which answers nothing where the timer has ended meanwhile in another tab, and says what came of it. */
async function takeBack(here: Here, act: () => Promise<Timer | undefined>): Promise<void> {
  await attempt(async () => ((await act()) ? sayTakenBack(here) : sayEnded(here)));
}

function sayTakenBack(here: Here): void {
  toast({ title: `Taken back for ${isolated(here.baby.name)}`, description: 'It is as it was before.' });
}

function sayEnded(here: Here): void {
  sayOvertaken(here, 'has ended already', 'stopped or discarded');
}

function sayOvertaken({ baby }: Here, what: string, how: string): void {
  toast({
    title: `${isolated(baby.name)}’s timer ${what}`,
    description: `It was ${how} in another tab. Nothing is changed here.`,
  });
}

/**
 * Moves the beginning of a timer to `startedAt`, epoch milliseconds. Its word takes the place of the one before: to undo a
 * switch of sides from before would bring the old beginning back. Rejects when that cannot be written.
 */
export async function moveStart(here: Here, { id, kind }: Timer, startedAt: number): Promise<void> {
  let before: Timer | undefined;
  const moved = await changeTimer(here.db, id, (now) => {
    before = now;
    return backdateTimer(now, startedAt, authorNow());
  });
  if (!moved || !before) return sayEnded(here);
  const former = before;
  const began = formatClock(clockAt(startOf(moved), here.zone));
  sayDone({
    title: `Saved for ${isolated(here.baby.name)}`,
    description: `${doingWords({ kind })} since ${began}`,
    action: {
      label: 'Undo',
      onAct: () => void attempt(() => replace(here, moved, former, () => sayTakenBack(here))),
    },
  });
}

/** Forgets a timer; rejects when that cannot be written. */
export async function discard(here: Here, timer: Timer): Promise<void> {
  const discarded = await discardTimer(here.db, timer.id);
  if (!discarded) return sayEnded(here);
  sayDone({
    title: `Timer discarded for ${isolated(here.baby.name)}`,
    description: 'Nothing was logged.',
    action: { label: 'Undo', onAct: () => void attempt(() => restoreTimer(here.db, discarded)) },
  });
}
