import type { EntryDone } from '#app/acts/add-entry.ts';
import { ANSWER_MS, type Done, type LogTarget, undoAction } from '#app/acts/confirm.ts';
import { isolated } from '#domain/isolated.ts';
import { sideOf, sinceOf, type Timer } from '#domain/kinds/timer.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import { clockAt } from '#domain/time/when.ts';
import { formatClock } from '#domain/time/when-words.ts';
import { toast } from '#ui/feedback/toast.ts';
import { speech, words } from '#words/now.ts';
import { formatVolume } from '#words/say/amounts.ts';
import type { Words } from '#words/words.ts';

/** Toasts of the quick log that the first screen does not need: questions about a second tap, and changes of other tabs. */

/** A tap on a timer, for the answer to the question about the second tap. */
export type TimerTap = keyof Words['taps']['twice']['yes'];

/** Asks whether to log another entry. The `first` one stays, and the question offers to undo it. */
export function askForSecondEntry(
  { units }: LogTarget,
  first: EntryDone,
  second: CareRecord,
  log: () => void,
): void {
  const texts = words.taps.second;
  const [saved, other] = [first.entry, second].map((entry) => {
    const oz = bottleOf(entry);
    return oz === null ? null : formatVolume(oz, units.volume, speech);
  });
  ask(
    {
      title: texts[second.kind === 'diaper' ? second.record.type : 'bottle'],
      description: saved && other && saved !== other ? texts.savedOther(saved, other) : texts.savedOnce,
      yes: texts.log,
    },
    log,
    first,
  );
}

function bottleOf(entry: CareRecord): number | null {
  return entry.kind === 'feed' ? entry.record.amountOz : null;
}

/** Asks whether a second tap on a timer was meant. The `first` one counts, and the question offers to undo it. */
export function askForSecondTap(first: Done | true, second: TimerTap, act: () => void): void {
  const { title, description, yes } = words.taps.twice;
  ask({ title, description, yes: yes[second] }, act, first);
}

function ask(
  { title, description, yes }: { title: string; description: string; yes: string },
  onAct: () => void,
  first: Done | true,
): void {
  const more = first === true ? [] : [undoAction(first, words.taps.undoFirst)];
  toast({ title, description, duration: ANSWER_MS, action: { label: yes, onAct }, more });
}

/** Informs the parent that another tap had started the timer. */
export function showRunning({ baby, zone }: LogTarget, timer: Timer): void {
  const { feeding, asleep } = words.taps.elsewhere;
  const side = sideOf(timer);
  const say = side ? feeding[side] : asleep;
  toast({ title: say(isolated(baby.name), formatClock(clockAt(sinceOf(timer), zone), speech.locale)) });
}

/** Informs the parent that another tab `stopped` or `changed` the timer, so that nothing was written. */
export function showElsewhere(what: 'stopped' | 'changed'): void {
  toast({ title: words.taps.elsewhere[what] });
}
